// The worker for PDFs with JPEG 2000 pictures: the same with what reads these, which is as large again by half.
import './pdf-worker.ts'
import * as decoder from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js'

// What the build has pdf.js call in place of an import from an address (build/vite/jpeg2000.ts).
Object.assign(self, { loadJpeg2000: async () => decoder })
