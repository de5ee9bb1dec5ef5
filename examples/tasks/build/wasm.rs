use std::error::Error;
use wasm_encoder::*;

pub fn run() -> Result<Vec<u8>, Box<dyn Error>> {
    let mut types = TypeSection::new();
    types.ty().function([ValType::I32], [ValType::I32]);
    let mut functions = FunctionSection::new();
    functions.function(0);
    let mut exports = ExportSection::new();
    exports.export("f", ExportKind::Func, 0);
    let mut function = Function::new([]);
    let mut code = function.instructions();
    code.local_get(0).i32_const(3).i32_mul();
    code.i32_const(5).i32_add();
    code.local_get(0).i32_mul();
    code.i32_const(9).i32_xor();
    code.i32_const(2).i32_shl();
    code.local_get(0).i32_add();
    code.i32_const(255).i32_and();
    code.i32_const(1).i32_or();
    code.end();
    let mut codes = CodeSection::new();
    codes.function(&function);
    let mut module = Module::new();
    module.section(&types).section(&functions).section(&exports).section(&codes);
    Ok(module.finish())
}
