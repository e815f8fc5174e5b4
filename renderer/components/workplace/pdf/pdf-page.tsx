import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist'
import { TextLayer } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { t } from '#renderer/messages/messages.ts'

interface Props {
  pdf: PDFDocumentProxy
  /** From 1. */
  number: number
  /** How wide it is drawn, in CSS pixels. */
  width: number
  /** It could not be drawn. */
  onFailure: () => void
}

/** The sides of A4, until the page has said its own. */
const paper = Math.SQRT2

/** So many points a canvas may have: more is given up by phones. */
const maxPoints = 2 ** 24

/** One page: drawn when it comes near the screen, with its words above it for whoever marks or hears them. */
export function PdfPage({ pdf, number, width, onFailure }: Props) {
  const frame = useRef<HTMLElement>(null)
  const near = useNearScreen(frame)
  const [ratio, setRatio] = useState(paper)
  useEffect(() => {
    const element = frame.current
    if (!near || !element || width === 0) return undefined
    let task: RenderTask | undefined
    let isOver = false
    const draw = async () => {
      const page = await pdf.getPage(number)
      const [, , wide = 1, high = paper] = page.getViewport({ scale: 1 }).viewBox
      if (isOver) return
      const turned = page.rotate % 180 !== 0
      setRatio(turned ? wide / high : high / wide)
      const drawn = drawPage(page, element, width)
      task = drawn.task
      await drawn.task.promise
      await drawn.writeWords()
    }
    draw().catch(() => {
      if (!isOver) onFailure()
    })
    return () => {
      isOver = true
      task?.cancel()
    }
  }, [near, pdf, number, width, onFailure])
  return (
    <section
      ref={frame}
      className="pdf-page"
      aria-label={t('pdf.page', { number, pages: pdf.numPages })}
      style={{ width, height: Math.round(width * ratio) }}
    >
      <canvas />
      <div className="pdf-words" />
    </section>
  )
}

function drawPage(page: PDFPageProxy, element: HTMLElement, width: number) {
  const canvas = element.querySelector('canvas') as HTMLCanvasElement
  const words = element.querySelector('.pdf-words') as HTMLElement
  const scale = width / page.getViewport({ scale: 1 }).width
  const viewport = page.getViewport({ scale })
  const density = Math.min(devicePixelRatio, Math.sqrt(maxPoints / (viewport.width * viewport.height)))
  canvas.width = Math.floor(viewport.width * density)
  canvas.height = Math.floor(viewport.height * density)
  const task = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] })
  const writeWords = async () => {
    words.replaceChildren()
    words.style.setProperty('--total-scale-factor', String(scale))
    await new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport }).render()
    // The canvas on which it has measured the letters.
    TextLayer.cleanup()
  }
  return { task, writeWords }
}

/** Whether an element is on the screen or near it, or was once. */
function useNearScreen(element: React.RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '600px' }
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return near
}
