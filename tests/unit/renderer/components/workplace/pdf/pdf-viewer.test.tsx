// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as opening from '#renderer/components/workplace/pdf/load-pdf-document.ts'
import PdfViewer from '#renderer/components/workplace/pdf/pdf-viewer.tsx'

afterEach(cleanup)

/** The viewer of a file that opens as the test says, and the files that it has closed. */
function show() {
  const answers: ((pdf: opening.Pdf | opening.PdfFailure) => void)[] = []
  const closed: Blob[] = []
  vi.spyOn(opening, 'openPdf').mockImplementation((file) => ({
    opened: new Promise((answer) => answers.push(answer)),
    close: () => void closed.push(file)
  }))
  const [first, second] = [new Blob(['first']), new Blob(['second'])]
  const draw = (file: Blob) => <PdfViewer file={file} title="Resume" onDownload={() => {}} />
  const { rerender, unmount } = render(draw(first))
  const answer = (index: number, pdf: opening.Pdf | opening.PdfFailure) => act(async () => answers[index]?.(pdf))
  return {
    answer,
    closed,
    first,
    second,
    unmount,
    show: (file: Blob) => act(async () => rerender(draw(file)))
  }
}
const pdfOf = (pages: number): opening.Pdf => ({ pages, draw: () => new Promise(() => {}) })
const shownPages = () => screen.queryAllByRole('region', { name: /^Page / }).length

test('PDF viewer › does not show pages of the previous file', async () => {
  const { answer, closed, first, second, show: change, unmount } = show()
  await answer(0, pdfOf(2))
  await change(second)
  expect([shownPages(), closed]).toEqual([0, [first]])
  await answer(1, pdfOf(3))
  expect(shownPages()).toBe(3)
  unmount()
  expect(closed).toEqual([first, second])
})
