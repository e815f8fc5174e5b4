/** The package has no types of its reading half. */
declare module 'pdfjs-dist/build/pdf.worker.min.mjs' {
  export const WorkerMessageHandler: {
    initializeFromPort(port: MessagePort): void
  }
}
