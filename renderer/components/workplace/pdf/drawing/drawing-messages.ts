import type { PDFPageProxy } from 'pdfjs-dist'
import type { PageLimits } from '../page-limits.ts'

/** The words of a page. */
export type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

/** What the page asks of its worker: one thing after another. */
export type DrawingRequest =
  | {
      readonly kind: 'open'
      readonly data: ArrayBuffer
      /** The code that reads JPEG 2000, for a file that has such pictures. */
      readonly jpeg2000: string | null
      readonly limits: PageLimits
    }
  | {
      readonly kind: 'draw'
      /** From 1. */
      readonly number: number
      /** In CSS pixels. */
      readonly width: number
      /** Points of a CSS pixel. */
      readonly density: number
      readonly limits: PageLimits
    }

/** What the worker answers. */
export type DrawingAnswer =
  /** Its code has come: unasked, and before anything else. */
  | { readonly kind: 'ready' }
  | { readonly kind: 'opened'; readonly pages: number }
  | { readonly kind: 'locked' }
  | { readonly kind: 'broken' }
  | ({ readonly kind: 'drawn' } & DrawnPage)
  /** The file asks for more than it may: the worker is to be ended. */
  | { readonly kind: 'exceeded' }

export interface DrawnPage {
  readonly picture: ImageBitmap
  /** Height by width, as it is turned and cut. */
  readonly ratio: number
  readonly words: TextContent
  /** What places the words (PageViewport of pdf.js). */
  readonly scale: number
  readonly rotation: number
  readonly rawDims: { readonly pageWidth: number; readonly pageHeight: number; pageX: number; pageY: number }
}
