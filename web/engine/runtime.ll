; The memory behind arrays that compiled functions make for themselves (Numba's runtime), and behind
; those that JavaScript reserves. Freed blocks are kept by size, a power of two, and used again.

target triple = "wasm32-unknown-unknown"

%info = type { i64, ptr, ptr, ptr, i64 } ; references, destructor, its argument, where it is, size

@__heap_base = external global i8
@top = internal global ptr @__heap_base
@free = internal global [32 x ptr] zeroinitializer

declare i32 @llvm.wasm.memory.size.i32(i32)
declare i32 @llvm.wasm.memory.grow.i32(i32, i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
declare void @llvm.trap()

; Memory that is never given back, zeroed as it comes, at a multiple of 64.
define ptr @reserve(i32 %size) {
  %top = load ptr, ptr @top
  %at = ptrtoint ptr %top to i32
  %over = add i32 %at, 63
  %start = and i32 %over, -64
  %end = add i32 %start, %size
  %wraps = icmp ult i32 %end, %at
  br i1 %wraps, label %full, label %measure
measure:
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %rest = add i32 %end, 65535
  %needed = lshr i32 %rest, 16
  %enough = icmp ule i32 %needed, %pages
  br i1 %enough, label %done, label %grow
grow:
  %more = sub i32 %needed, %pages
  %grown = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %more)
  %failed = icmp eq i32 %grown, -1
  br i1 %failed, label %full, label %done
done:
  %next = inttoptr i32 %end to ptr
  store ptr %next, ptr @top
  %found = inttoptr i32 %start to ptr
  ret ptr %found
full:
  call void @llvm.trap()
  unreachable
}

; The power of two that a size fits into, at least 64.
define internal i32 @power(i32 %size) {
  %less = sub i32 %size, 1
  %zeros = call i32 @llvm.ctlz.i32(i32 %less, i1 false)
  %bits = sub i32 32, %zeros
  %small = icmp ult i32 %size, 65
  %power = select i1 %small, i32 6, i32 %bits
  ret i32 %power
}

define internal ptr @take(i32 %size) {
  %power = call i32 @power(i32 %size)
  %list = getelementptr [32 x ptr], ptr @free, i32 0, i32 %power
  %first = load ptr, ptr %list
  %none = icmp eq ptr %first, null
  br i1 %none, label %new, label %old
old:
  %next = load ptr, ptr %first
  store ptr %next, ptr %list
  ret ptr %first
new:
  %whole = shl i32 1, %power
  %reserved = call ptr @reserve(i32 %whole)
  ret ptr %reserved
}

define internal void @give(ptr %block, i32 %size) {
  %power = call i32 @power(i32 %size)
  %list = getelementptr [32 x ptr], ptr @free, i32 0, i32 %power
  %first = load ptr, ptr %list
  store ptr %first, ptr %block
  store ptr %block, ptr %list
  ret void
}

define internal ptr @describe(ptr %info, ptr %data, i64 %size) {
  store i64 1, ptr %info
  %to = getelementptr %info, ptr %info, i32 0, i32 3
  store ptr %data, ptr %to
  %long = getelementptr %info, ptr %info, i32 0, i32 4
  store i64 %size, ptr %long
  ret ptr %info
}

; An array: 64 bytes that describe it, then its data.
define noalias ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %short = trunc i64 %size to i32
  %whole = add i32 %short, 64
  %block = call ptr @take(i32 %whole)
  %data = getelementptr i8, ptr %block, i32 64
  %info = call ptr @describe(ptr %block, ptr %data, i64 %size)
  ret ptr %info
}

; A list: its data lies elsewhere, because it can grow.
define noalias ptr @NRT_MemInfo_new_varsize_dtor(i64 %size, ptr %destructor) {
  %block = call ptr @take(i32 64)
  %short = trunc i64 %size to i32
  %data = call ptr @take(i32 %short)
  %info = call ptr @describe(ptr %block, ptr %data, i64 %size)
  ret ptr %info
}

define noalias ptr @NRT_MemInfo_varsize_realloc(ptr %info, i64 %size) {
  %to = getelementptr %info, ptr %info, i32 0, i32 3
  %old = load ptr, ptr %to
  %long = getelementptr %info, ptr %info, i32 0, i32 4
  %was = load i64, ptr %long
  %before = trunc i64 %was to i32
  %after = trunc i64 %size to i32
  %less = icmp ult i32 %before, %after
  %kept = select i1 %less, i32 %before, i32 %after
  %data = call ptr @take(i32 %after)
  call void @llvm.memcpy.p0.p0.i32(ptr %data, ptr %old, i32 %kept, i1 false)
  call void @give(ptr %old, i32 %before)
  store ptr %data, ptr %to
  store i64 %size, ptr %long
  ret ptr %data
}

; Nobody refers to it any more.
define void @NRT_MemInfo_call_dtor(ptr %info) {
  %to = getelementptr %info, ptr %info, i32 0, i32 3
  %data = load ptr, ptr %to
  %long = getelementptr %info, ptr %info, i32 0, i32 4
  %was = load i64, ptr %long
  %size = trunc i64 %was to i32
  %own = getelementptr i8, ptr %info, i32 64
  %array = icmp eq ptr %data, %own
  br i1 %array, label %one, label %two
one:
  %whole = add i32 %size, 64
  call void @give(ptr %info, i32 %whole)
  ret void
two:
  call void @give(ptr %data, i32 %size)
  call void @give(ptr %info, i32 64)
  ret void
}

declare double @llvm.sqrt.f64(double)
declare float @llvm.sqrt.f32(float)

define double @sqrt(double %x) {
  %root = call double @llvm.sqrt.f64(double %x)
  ret double %root
}

define float @sqrtf(float %x) {
  %root = call float @llvm.sqrt.f32(float %x)
  ret float %root
}
