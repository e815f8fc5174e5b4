// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DrawnPage } from '#renderer/components/workplace/pdf/drawing-messages.ts'
import * as opening from '#renderer/components/workplace/pdf/open-pdf.ts'
import PdfViewer from '#renderer/components/workplace/pdf/pdf-viewer.tsx'

// pdf.js needs a browser.
vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  TextLayer: class {
    static cleanup() {}
    cancel() {}
    async render() {}
  }
}))

const file = new Blob(['%PDF'])
const picture = { width: 100, height: 141, close() {} }
const drawn = { kind: 'drawn', ratio: Math.SQRT2, picture, words: {}, scale: 1 } as unknown as DrawnPage
const failed = 'This page could not be shown'

/** Each try opens the next of these. */
function openAs(...tries: (opening.Pdf | opening.PdfFailure)[]) {
  return vi.spyOn(opening, 'openPdf').mockImplementation(() => {
    const next = tries.shift()
    if (!next) throw new Error('nobody asked for one more try')
    return { opened: Promise.resolve(next), close() {} }
  })
}
/** Two pages, of which the second is drawn. */
const withFirst = (first: DrawnPage | null): opening.Pdf => ({
  pages: 2,
  draw: async ({ number }) => (number === 1 ? first : drawn)
})
const show = () => render(<PdfViewer file={file} title="Resume of Asha" onDownload={() => {}} />)
const pageOf = (number: number) => within(screen.getByRole('region', { name: `Page ${number} of 2` }))
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }))

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  const near = class {
    observe: () => void
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.observe = () => tell([{ isIntersecting: true }])
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', near)
})
afterEach(cleanup)

test('a page that could not be shown is tried once more when somebody asks', async () => {
  const opened = openAs(withFirst(null), withFirst(drawn))
  show()
  await screen.findByText(failed)
  expect(pageOf(2).queryByText(failed)).toBeNull()
  await retry()
  await waitFor(() => expect(document.querySelectorAll('canvas[width="100"]')).toHaveLength(2))
  expect(screen.queryByText(failed)).toBeNull()
  expect(opened).toHaveBeenCalledTimes(2)
})

test('a page that could not be shown twice is left to the download', async () => {
  openAs(withFirst(null), withFirst(null))
  show()
  await screen.findByText(failed)
  await retry()
  await screen.findByText(failed)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(pageOf(1).getByRole('button', { name: 'Download the file' })).toBeDefined()
})

test('a file that took too long to open can be tried once more, one that is damaged cannot', async () => {
  openAs('heavy', withFirst(drawn))
  show()
  await screen.findByText(/too complex to be shown here/)
  await retry()
  await screen.findByText('2 pages')
  cleanup()
  openAs('broken')
  show()
  await screen.findByText(/damaged or not a PDF/)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
