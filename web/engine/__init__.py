"""The engine for the browser: the compiled functions of Python, as WebAssembly and TypeScript."""
