import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

/** Requests to the worker, one at a time. */
export type DrawingRequest =
  | {
      readonly kind: 'open'
      readonly data: ArrayBuffer
      /** Address of the files of pdf.js: character maps, fonts, decoders. */
      readonly folder: string
    }
  | {
      readonly kind: 'draw'
      /** From 1. */
      readonly number: number
      /** In CSS pixels. */
      readonly width: number
      /** Device pixels of a CSS pixel. */
      readonly density: number
    }

export type DrawingAnswer =
  /** Its code is loaded: sent first, unasked. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'opened'; readonly pages: number }
  | { readonly kind: 'locked' }
  | { readonly kind: 'broken' }
  | ({ readonly kind: 'drawn' } & DrawnPage)

export interface DrawnPage {
  readonly picture: ImageBitmap
  /** Height by width, turned and cropped. */
  readonly ratio: number
  readonly words: TextContent
  /** PageViewport of pdf.js, which places the words. */
  readonly scale: number
  readonly rotation: number
  readonly rawDims: { readonly pageWidth: number; readonly pageHeight: number; pageX: number; pageY: number }
}
