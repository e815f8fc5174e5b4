import { Button } from 'antd'
import { type PageViewport, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import { t } from '#renderer/messages/messages.ts'
import type { Pdf } from './load-pdf-document.ts'
import type { DrawnPage } from './pdf-worker-messages.ts'

/** The one more try. */
export interface Retry {
  /** undefined: it was started already. */
  start: (() => void) | undefined
  isRunning: boolean
}

interface Props {
  pdf: Pdf
  /** From 1. */
  number: number
  /** Width in CSS pixels. */
  width: number
  onDownload: () => void
  retry: Retry
}

/** A4, until the page's own size is known. */
const paper = Math.SQRT2

/** Height by width above which a page is not shown. */
const maxRatio = 20

/** A page, drawn near the screen with selectable words; elsewhere a placeholder, since a long document's pictures exceed a phone's memory. */
export function PdfPage({ pdf, number, width, onDownload, retry }: Props) {
  const frame = useRef<HTMLElement>(null)
  const near = useIsNearViewport(frame)
  const [ratio, setRatio] = useState(paper)
  const [undrawn, setUndrawn] = useState<Pdf>()
  const isUndrawn = undrawn === pdf && !retry.isRunning
  useEffect(() => {
    const element = frame.current
    if (!near || !element || width === 0 || isUndrawn) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const draw = async () => {
      const drawn = await pdf.draw({ number, width, density: devicePixelRatio }, signal)
      if (signal.aborted) drawn?.picture.close()
      else if (drawn) {
        setRatio(Math.min(maxRatio, drawn.ratio))
        await showPage(element, drawn, signal)
      } else setUndrawn(pdf)
    }
    draw().catch(() => setUndrawn(pdf))
    return () => leaving.abort()
  }, [near, pdf, number, width, isUndrawn])
  return (
    <section
      ref={frame}
      className="pdf-page"
      aria-label={t('pdf.page', { number, pages: pdf.pages })}
      style={{ width, height: Math.round(width * ratio) }}
    >
      {isUndrawn ? (
        <div className="pdf-undrawn" role="alert">
          <p>{t('pdf.failed.page')}</p>
          <div className="row">
            {retry.start && <Button onClick={retry.start}>{t('error.retry')}</Button>}
            <Button onClick={onDownload}>{t('pdf.download')}</Button>
          </div>
        </div>
      ) : (
        <>
          <canvas />
          <div className="pdf-words" />
        </>
      )}
    </section>
  )
}

/** @param signal removes both and releases their memory */
async function showPage(element: HTMLElement, drawn: DrawnPage, signal: AbortSignal): Promise<void> {
  const canvas = element.querySelector('canvas') as HTMLCanvasElement
  const container = element.querySelector('.pdf-words') as HTMLElement
  const { picture, words, scale, rotation, rawDims } = drawn
  canvas.width = picture.width
  canvas.height = picture.height
  const context = canvas.getContext('bitmaprenderer')
  context?.transferFromImageBitmap(picture)
  container.replaceChildren()
  container.style.setProperty('--total-scale-factor', String(scale))
  const viewport = { scale, rotation, rawDims } as unknown as PageViewport
  const layer = new TextLayer({ textContentSource: words, container, viewport })
  signal.addEventListener('abort', () => {
    layer.cancel()
    container.replaceChildren()
    context?.transferFromImageBitmap(null)
    // A canvas holds its memory as long as it has a size, attached or not.
    canvas.width = 0
    canvas.height = 0
  })
  try {
    await layer.render()
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    // pdf.js's canvas for measuring letters.
    TextLayer.cleanup()
  }
}

function useIsNearViewport(element: React.RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last) setNear(last.isIntersecting)
      },
      // The margin applies to the root only, not to a scrolling element inside.
      { root: element.current.parentElement, rootMargin: '600px' }
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return near
}
