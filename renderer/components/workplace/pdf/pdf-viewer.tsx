import './pdf.css'
import { Alert, Button, Skeleton } from 'antd'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { t } from '#renderer/messages/messages.ts'
import { openPdf, type Pdf, type PdfFailure } from './load-pdf-document.ts'
import { PdfPage, type Retry } from './pdf-page.tsx'

interface Props {
  file: Blob
  title: string
  onDownload: () => void
}

const maxPages = 50

/** Factor by which a page is drawn wider than its place. */
const zooms = [1, 1.25, 1.5, 2, 3] as const

/** A PDF as pictures of its pages; a failure says what to do instead. */
export default function PdfViewer({ file, title, onDownload }: Props) {
  const [result, retry] = usePdf(file)
  const [zoom, setZoom] = useState(0)
  const pages = useRef<HTMLDivElement>(null)
  const width = useWidth(pages)
  if (typeof result === 'string') {
    const steps = (
      <div className="row">
        {(result === 'heavy' || result === 'unloaded') && retry.start && (
          <Button onClick={retry.start}>{t('error.retry')}</Button>
        )}
        <Button onClick={onDownload}>{t('pdf.download')}</Button>
      </div>
    )
    return <Alert type="warning" title={t(`pdf.failed.${result}`)} role="alert" action={steps} />
  }
  const count = result?.pages ?? 0
  const shown = Array.from({ length: Math.min(count, maxPages) }, (_, index) => index + 1)
  const drawnWidth = Math.floor(width * (zooms[zoom] ?? 1))
  return (
    <section className="pdf" aria-label={title} aria-busy={!result}>
      <div className="pdf-bar">
        <p role="status">{result ? t('pdf.pages', { count }) : t('pdf.loading')}</p>
        <Button
          type="text"
          aria-label={t('pdf.smaller')}
          disabled={!result || zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          −
        </Button>
        <span className="pdf-zoom">{`${Math.round((zooms[zoom] ?? 1) * 100)} %`}</span>
        <Button
          type="text"
          aria-label={t('pdf.larger')}
          disabled={!result || zoom === zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          +
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keys, too */}
      <div ref={pages} className="pdf-pages" tabIndex={0}>
        {result ? (
          shown.map((number) => (
            <PdfPage key={number} pdf={result} width={drawnWidth} {...{ number, onDownload, retry }} />
          ))
        ) : (
          <Skeleton active title={false} paragraph={{ rows: 12 }} />
        )}
      </div>
      {count > maxPages && <p className="small faint">{t('pdf.cut', { shown: maxPages, count })}</p>}
    </section>
  )
}

/** The file; undefined while it is opened. Its pages stay in their places while it is opened again. */
function usePdf(file: Blob): [Pdf | PdfFailure | undefined, Retry] {
  const [result, setResult] = useState<{ file: Blob; pdf: Pdf | PdfFailure; isRetried: boolean }>()
  const [retried, setRetried] = useState<Blob>()
  const isRetried = retried === file
  useEffect(() => {
    let isOver = false
    const { opened, close } = openPdf(file)
    void opened.then((pdf) => {
      if (!isOver) setResult({ file, pdf, isRetried })
    })
    return () => {
      isOver = true
      close()
    }
  }, [file, isRetried])
  const retry = { start: isRetried ? undefined : () => setRetried(file), isRunning: result?.isRetried !== isRetried }
  const isStale = result?.file !== file || (retry.isRunning && typeof result.pdf === 'string')
  return [isStale ? undefined : result.pdf, retry]
}

/** Debounce of the width while a window is resized. */
const restMs = 150

/** Inner width in CSS pixels; 0: not known yet. */
function useWidth(element: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return undefined
    const measure = () => setWidth(measured.clientWidth)
    measure()
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(measure, restMs)
    })
    observer.observe(measured)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [element])
  return width
}
