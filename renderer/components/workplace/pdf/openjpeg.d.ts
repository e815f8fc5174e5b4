/** OpenJPEG as plain JavaScript: the package has no types of it. */
declare module 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js'
