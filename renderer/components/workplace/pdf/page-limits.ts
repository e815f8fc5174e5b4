/** Limits of one page of a stranger's PDF; passing one ends its worker. */
export interface PageLimits {
  readonly timeMs: number
  /** Steps of drawing. A dense page of a catalogue has some ten thousand. */
  readonly operators: number
  /** Retained memory in bytes: pictures, fonts, canvases. */
  readonly heldBytes: number
  /** All allocations in bytes; most are given back at once. */
  readonly allocatedBytes: number
}

/** The opening counts with the first page, as nothing is shown before. */
const firstPage: PageLimits = {
  timeMs: 7_000,
  operators: 100_000,
  heldBytes: 2 ** 27 + 2 ** 26,
  allocatedBytes: 2 ** 30
}

const furtherPage: PageLimits = {
  timeMs: 9_000,
  operators: 150_000,
  heldBytes: 2 ** 27 + 2 ** 27,
  allocatedBytes: 2 ** 30 + 2 ** 29
}

/** @param number from 1; 0 is the opening */
export const findPageLimits = (number: number): PageLimits => (number <= 1 ? firstPage : furtherPage)

/** Factor of the time when a person tries again: a busy computer or a slow phone takes longer over an honest page. */
export const patience = 3

/** Pages; each has a place in the viewer. */
export const maxPages = 1_000

/** Pixels of a picture: A4 at 400 dpi has 16 million, and each takes up to 14 bytes decoded. */
export const maxPicturePoints = 24_000_000

/** Bytes to which larger pictures are scaled down; A4 at 300 dpi stays. */
export const maxPictureBytes = 36_000_000

/** Bytes of one array: decompression doubles its buffer up to it. */
export const maxArrayBytes = 2 ** 26

export const maxPixelArrayBytes = 2 ** 27 + 2 ** 24

/** Elements of a list in the file. */
export const maxListLength = 2 ** 22

/** Pieces of text of a page that can be selected and read out. */
export const maxWords = 20_000

/** Pixels of a canvas: phones give up above it. */
export const maxCanvasPoints = 2 ** 24

export const maxCanvasSide = 16_000

/** Ended workers after which the rest of the file is not drawn. */
export const maxEndedWorkers = 2
