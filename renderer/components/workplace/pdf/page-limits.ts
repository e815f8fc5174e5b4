/** How much one page of a stranger's PDF may take before its worker is ended. */
export interface PageLimits {
  /** Until it is drawn, in milliseconds. */
  readonly timeMs: number
  /** Steps of drawing. A dense page of a catalogue has some ten thousand. */
  readonly operators: number
  /** What is held at once for pictures, fonts and canvases, in bytes. */
  readonly heldBytes: number
  /** What is asked for in all, in bytes; most of it is given back at once. */
  readonly allocatedBytes: number
}

/** Nobody has seen anything of the file yet: the opening counts with its first page. */
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

/** A longer file is not shown: each page has a place in the viewer. */
export const maxPages = 1_000

/** A larger picture ends the page, in points: A4 at 400 points an inch has 16 million, and a decoded picture takes up to 14 bytes a point. */
export const maxPicturePoints = 24_000_000

/** Larger pictures are scaled down to it, in bytes: A4 at 300 points an inch stays as it is. */
export const maxPictureBytes = 36_000_000

/** The longest array that may be asked for at once, in bytes: what a compressed stream unfolds to is doubled up to it. */
export const maxArrayBytes = 2 ** 26

/** The same for what pictures are decoded into. */
export const maxPixelArrayBytes = 2 ** 27 + 2 ** 24

/** The longest list that a file may have, in elements. */
export const maxListLength = 2 ** 22

/** So many pieces of text of a page can be marked and are read out. */
export const maxWords = 20_000

/** So many points a canvas may have: more is given up by phones. */
export const maxCanvasPoints = 2 ** 24

/** The longest side of a canvas. */
export const maxCanvasSide = 16_000

/** After so many workers that had to be ended, nothing more of the file is drawn. */
export const maxEndedWorkers = 2
