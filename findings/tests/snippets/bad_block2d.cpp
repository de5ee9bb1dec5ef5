// platforms: PVC_XT
typedef unsigned short __attribute__((ext_vector_type(32))) ushort32;
[[intel::reqd_sub_group_size(16)]]
void load(ushort32 &tile, long base, int width, int height, int pitch, int x, int y) {
  asm("lsc_load_block2d.ugm (M1, 1) %0:d16.2x32x32nn flat[%1,%2,%3,%4,%5,%6]"
      : "=rw"(tile) : "rw.u"(base), "rw.u"(width), "rw.u"(height), "rw.u"(pitch), "rw.u"(x), "rw.u"(y));
  asm("lsc_load_block2d.ugm (M1, 1) %0:d16.1x16x32nn flat[%1,%2,%3,%4,%5,%6]"
      : "=rw"(tile) : "rw.u"(base), "rw.u"(width), "rw.u"(height), "rw.u"(pitch), "rw.u"(x), "rw.u"(y));
}
