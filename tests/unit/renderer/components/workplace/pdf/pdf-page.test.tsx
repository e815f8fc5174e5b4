// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { DrawnPage } from '#renderer/components/workplace/pdf/drawing-messages.ts'
import type { Pdf } from '#renderer/components/workplace/pdf/open-pdf.ts'
import { PdfPage } from '#renderer/components/workplace/pdf/pdf-page.tsx'

afterEach(cleanup)

/** A page of a file, and what it asks to be drawn. */
function show() {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => {}
  class Observer {
    constructor(listener: typeof tell) {
      tell = listener
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const drawings: {
    page: Parameters<Pdf['draw']>[0]
    signal: AbortSignal
    answer: (drawn: DrawnPage | null) => void
  }[] = []
  const pdf: Pdf = {
    pages: 3,
    draw: (page, signal) => new Promise((answer) => void drawings.push({ page, signal, answer }))
  }
  const download = vi.fn()
  const draw = (width: number) => (
    <PdfPage pdf={pdf} number={2} width={width} retry={{ start: undefined, isRunning: false }} onDownload={download} />
  )
  const { rerender } = render(draw(400))
  const page = () => screen.getByRole('region', { name: 'Page 2 of 3' })
  return {
    ...{ drawings, download, page },
    near: (isNear: boolean) => act(async () => tell([{ isIntersecting: !isNear }, { isIntersecting: isNear }])),
    resize: (width: number) => act(async () => rerender(draw(width)))
  }
}

test('a page is drawn when it comes near, at its width, and given up when it goes before it is there', async () => {
  const { drawings, near, page, resize } = show()
  expect([drawings.length, page().style.height]).toEqual([0, `${Math.round(400 * Math.SQRT2)}px`])
  await near(true)
  expect(drawings[0]?.page).toMatchObject({ number: 2, width: 400 })
  await near(false)
  const close = vi.fn()
  await act(async () => drawings[0]?.answer({ picture: { close } } as unknown as DrawnPage))
  expect([drawings[0]?.signal.aborted, close.mock.calls.length]).toEqual([true, 1])
  await near(true)
  await resize(500)
  expect(drawings.map((drawing) => [drawing.page.width, drawing.signal.aborted])).toEqual([
    [400, true],
    [400, true],
    [500, false]
  ])
})

test('a page that could not be drawn says so, offers the file, and is not tried again', async () => {
  const { drawings, near, download } = show()
  await near(true)
  await act(async () => drawings[0]?.answer(null))
  expect(screen.getByRole('alert').textContent).toContain('This page could not be shown')
  fireEvent.click(screen.getByRole('button', { name: 'Download the file' }))
  expect(download).toHaveBeenCalledOnce()
  await near(false)
  await near(true)
  expect(drawings).toHaveLength(1)
})
