import { Button } from 'antd'
import { type PageViewport, TextLayer } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { t } from '#renderer/messages/messages.ts'
import type { DrawnPage } from './drawing/drawing-messages.ts'
import type { Pdf } from './open-pdf.ts'

interface Props {
  pdf: Pdf
  /** From 1. */
  number: number
  /** How wide it is drawn, in CSS pixels. */
  width: number
  /** Offered where it could not be drawn. */
  onDownload: () => void
}

/** The sides of A4, until the page has said its own. */
const paper = Math.SQRT2

/** A page that is longer than so many times its width is shown no longer: its place would have no end. */
const maxRatio = 20

/**
 * One page: drawn while it is near the screen, with its words above it for whoever marks or hears them. Away from it, only its place
 * stays: the pictures of a long document take more memory than a phone has.
 */
export function PdfPage({ pdf, number, width, onDownload }: Props) {
  const frame = useRef<HTMLElement>(null)
  const near = useNearScreen(frame)
  const [ratio, setRatio] = useState(paper)
  const [isUndrawn, setUndrawn] = useState(false)
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
      } else setUndrawn(true)
    }
    draw().catch(() => setUndrawn(true))
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
          <Button onClick={onDownload}>{t('pdf.download')}</Button>
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

/** @param signal takes both away again, and gives back the memory they took */
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
  // All that it asks of the page's own object.
  const viewport = { scale, rotation, rawDims } as unknown as PageViewport
  const layer = new TextLayer({ textContentSource: words, container, viewport })
  signal.addEventListener('abort', () => {
    layer.cancel()
    container.replaceChildren()
    context?.transferFromImageBitmap(null)
    // A canvas keeps its points for as long as it has a size, on the page or not.
    canvas.width = 0
    canvas.height = 0
  })
  try {
    await layer.render()
  } catch (error) {
    if (!signal.aborted) throw error
  } finally {
    // The canvas on which it has measured the letters.
    TextLayer.cleanup()
  }
}

/** Whether an element is in what scrolls it, or near to that. */
function useNearScreen(element: React.RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last) setNear(last.isIntersecting)
      },
      // The margin counts around the root alone: around the screen, it would not reach beyond the edge of what scrolls.
      { root: element.current.parentElement, rootMargin: '600px' }
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return near
}
