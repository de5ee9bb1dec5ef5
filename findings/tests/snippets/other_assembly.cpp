static inline void pause() { asm volatile("pause"); }
static inline long add(long a) { asm("addq %1, %0" : "+r"(a) : "m"(a)); return a; }
