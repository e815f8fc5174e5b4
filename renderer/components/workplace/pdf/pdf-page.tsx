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

/**
 * One page: drawn while it is near the screen, with its words above it for whoever marks or hears them. Away from it, only its place
 * stays: the pictures of a long document take more memory than a phone has.
 */
export function PdfPage({ pdf, number, width, onFailure }: Props) {
  const frame = useRef<HTMLElement>(null)
  const near = useNearScreen(frame)
  const [ratio, setRatio] = useState(paper)
  useEffect(() => {
    const element = frame.current
    if (!near || !element || width === 0) return undefined
    let drawn: DrawnPage | undefined
    let isOver = false
    const draw = async () => {
      const page = await pdf.getPage(number)
      if (isOver) return
      // As it is turned and cut.
      const { width: wide, height: high } = page.getViewport({ scale: 1 })
      setRatio(high / wide)
      drawn = drawPage(page, element, width)
      await drawn.task.promise
      if (isOver) return
      await drawn.writeWords()
      // What it was drawn from is read anew when it is drawn again.
      page.cleanup()
    }
    draw().catch(() => {
      if (!isOver) onFailure()
    })
    return () => {
      isOver = true
      drawn?.clear()
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

interface DrawnPage {
  task: RenderTask
  writeWords: () => Promise<void>
  /** Stops both, and gives back the memory they took. */
  clear: () => void
}

function drawPage(page: PDFPageProxy, element: HTMLElement, width: number): DrawnPage {
  const canvas = element.querySelector('canvas') as HTMLCanvasElement
  const words = element.querySelector('.pdf-words') as HTMLElement
  const scale = width / page.getViewport({ scale: 1 }).width
  const viewport = page.getViewport({ scale })
  const density = Math.min(devicePixelRatio, Math.sqrt(maxPoints / (viewport.width * viewport.height)))
  canvas.width = Math.floor(viewport.width * density)
  canvas.height = Math.floor(viewport.height * density)
  const task = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] })
  let layer: TextLayer | undefined
  const writeWords = async () => {
    words.replaceChildren()
    words.style.setProperty('--total-scale-factor', String(scale))
    layer = new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport })
    // The canvas on which it has measured the letters.
    await layer.render().finally(() => TextLayer.cleanup())
  }
  const clear = () => {
    task.cancel()
    layer?.cancel()
    words.replaceChildren()
    // A canvas keeps its points for as long as it has a size, on the page or not.
    canvas.width = 0
    canvas.height = 0
  }
  return { task, writeWords, clear }
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
