// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as opening from '#renderer/components/workplace/pdf/open-pdf.ts'
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
  const download = vi.fn()
  const [first, second] = [new Blob(['first']), new Blob(['second'])]
  const draw = (file: Blob) => <PdfViewer file={file} title="Resume" onDownload={download} />
  const { rerender, unmount } = render(draw(first))
  const answer = (index: number, pdf: opening.Pdf | opening.PdfFailure) => act(async () => answers[index]?.(pdf))
  return {
    answer,
    closed,
    download,
    first,
    second,
    unmount,
    show: (file: Blob) => act(async () => rerender(draw(file)))
  }
}
const pdfOf = (pages: number): opening.Pdf => ({ pages, draw: () => new Promise(() => {}) })
const shownPages = () => screen.queryAllByRole('region', { name: /^Page / }).length
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('of a long file the beginning is shown, and it is said how much there is', async () => {
  const { answer, second, show: change } = show()
  await answer(0, pdfOf(51))
  expect(shownPages()).toBe(50)
  expect(screen.getByText(/50.*51/)).toBeDefined()
  await change(second)
  await answer(1, pdfOf(50))
  expect(shownPages()).toBe(50)
  expect(screen.queryByText(/50.*50/)).toBeNull()
})

test('another file never shows the pages of the one before it, and ends it; so does leaving', async () => {
  const { answer, closed, first, second, show: change, unmount } = show()
  await answer(0, pdfOf(2))
  await change(second)
  expect([shownPages(), closed]).toEqual([0, [first]])
  await answer(1, pdfOf(3))
  expect(shownPages()).toBe(3)
  unmount()
  expect(closed).toEqual([first, second])
})

test('a file that cannot be shown says so, and can be downloaded', async () => {
  const { answer, download } = show()
  await answer(0, 'password')
  press(within(screen.getByRole('alert')).getByRole('button').textContent ?? '')
  expect(screen.getByRole('alert').textContent).toContain('password')
  expect(download).toHaveBeenCalledOnce()
})
