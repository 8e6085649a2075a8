"""What JavaScript calls: one entry for each function, with numbers and places in memory only.

An array is passed as the place of its description: where it lies, and its lengths, 32 bits each.
A tuple is passed as the descriptions of everything in it, one after another. Whole numbers travel
as doubles, which JavaScript has; none of them is beyond 53 bits, except piles that are returned.
"""

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.np import arrayobj

WORD, LONG, DOUBLE = ir.IntType(32), ir.IntType(64), ir.DoubleType()
PLACE = ir.IntType(8).as_pointer()


def is_shared(kind: Any) -> bool:
    """Whether an argument lies in memory; otherwise it is a number."""
    return isinstance(kind, types.Array | types.BaseTuple)


def passed(kind: Any) -> ir.Type:
    """How JavaScript passes an argument."""
    return PLACE if is_shared(kind) else DOUBLE


def returned(kind: Any, wide: bool) -> ir.Type:
    """How JavaScript gets a result."""
    if isinstance(kind, types.NoneType):
        return ir.VoidType()
    if isinstance(kind, types.Boolean):
        return WORD
    return LONG if wide else DOUBLE


class Entry:
    """An entry that is being written."""

    def __init__(self, context: Any, module: ir.Module, name: str, result: Any, wide: bool) -> None:
        self.context, self.arguments = context, result.fndesc.argtypes
        self.returns = returned(result.fndesc.restype, wide)
        shape = ir.FunctionType(self.returns, [passed(kind) for kind in self.arguments])
        self.function = ir.Function(module, shape, name)
        self.builder = ir.IRBuilder(self.function.append_basic_block("entry"))
        self.write(module, result.fndesc)

    def write(self, module: ir.Module, callee: Any) -> None:
        """Unpack the arguments, call, trap if that fails, and convert what is returned."""
        convention, builder = self.context.call_conv, self.builder
        shape = convention.get_function_type(callee.restype, callee.argtypes)
        function = ir.Function(module, shape, callee.llvm_func_name)
        given = [
            self.shared(kind, argument, 0)[0] if is_shared(kind) else self.number(kind, argument)
            for kind, argument in zip(self.arguments, self.function.args, strict=True)
        ]
        status, out = convention.call_function(
            builder, function, callee.restype, callee.argtypes, given
        )
        with builder.if_then(status.is_error, likely=False):
            trap = module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), []))
            builder.call(trap, [])
            builder.unreachable()
        self.answer(out)

    def answer(self, out: Any) -> None:
        """Return what the function returned."""
        builder, wanted = self.builder, self.returns
        if isinstance(wanted, ir.VoidType):
            builder.ret_void()
        elif wanted == WORD:
            builder.ret(builder.zext(out, WORD))
        elif wanted == DOUBLE and out.type == LONG:
            builder.ret(builder.sitofp(out, DOUBLE))
        elif wanted == DOUBLE and out.type == ir.FloatType():
            builder.ret(builder.fpext(out, DOUBLE))
        else:
            builder.ret(out)

    def number(self, kind: Any, given: Any) -> Any:
        """A number as the function wants it."""
        if isinstance(kind, types.Float):
            return given
        whole = self.builder.fptosi(given, LONG)
        if isinstance(kind, types.Boolean):
            return self.builder.icmp_signed("!=", whole, LONG(0))
        return whole

    def shared(self, kind: Any, at: Any, place: int) -> tuple[Any, int]:
        """An array or a tuple from its description, and the place after it."""
        if isinstance(kind, types.Array):
            return self.array(kind, at, place), place + 1 + kind.ndim
        parts = []
        for each in kind.types:
            part, place = self.shared(each, at, place)
            parts.append(part)
        return self.context.make_tuple(self.builder, kind, parts), place

    def array(self, kind: Any, at: Any, place: int) -> Any:
        """An array that lies without gaps."""
        builder, context = self.builder, self.context
        words = builder.bitcast(at, WORD.as_pointer())
        found = [
            builder.load(builder.gep(words, [WORD(place + n)], inbounds=True))
            for n in range(1 + kind.ndim)
        ]
        item = context.get_data_type(kind.dtype)
        size = context.get_abi_sizeof(item)
        shape = [builder.zext(length, LONG) for length in found[1:]]
        strides: list[Any] = []
        step: Any = LONG(size)
        for length in reversed(shape):
            strides.insert(0, step)
            step = builder.mul(step, length)
        array = context.make_array(kind)(context, builder)
        data = builder.inttoptr(found[0], item.as_pointer())
        arrayobj.populate_array(array, data, shape, strides, LONG(size), meminfo=None)
        return array._getvalue()
