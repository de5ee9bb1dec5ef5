// Each line has one mistake, and each is found: the third operand and the name do not exist, `ad` and the type are wrong.
void scale(float16 a, float16 &sum) {
    asm volatile("mul (M1, 16) %0(0,0)<1> %2(0,0)<1;1,0> 0x40000000:f\n"
                 "ad (M1, 16) %0(0,0)<1> %0(0,0)<1;1,0> %1(0,0)<1;1,0>\n"
                 "add (M1, 16) %0(0,0)<1> %[b](0,0)<1;1,0> %1(0,0)<1;1,0>\n"
                 "mul (M1, 16) %0(0,0)<1> %0(0,0)<1;1,0> 0x2\n"
                 "add (M1, 16) %0(0,0)<1> %0(0,0)<1;1,0> %1(0,0)<1;1,0>\n"
                 : "+rw"(sum) : "rw"(a));
}
