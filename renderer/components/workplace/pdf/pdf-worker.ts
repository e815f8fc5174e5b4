// The worker that reads PDFs: a file of the app's own, which the build makes of this.
import 'pdfjs-dist/build/pdf.worker.min.mjs'
