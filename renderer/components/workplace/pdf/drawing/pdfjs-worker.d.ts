/** The reading half of pdf.js: the package has no types of it. */
declare module 'pdfjs-dist/build/pdf.worker.min.mjs' {
  export const WorkerMessageHandler: {
    initializeFromPort(port: MessagePort): void
  }
}
