import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPdf, type Pdf } from '#renderer/components/workplace/pdf/load-pdf-document.ts'
import type { DrawingAnswer, DrawingRequest } from '#renderer/components/workplace/pdf/pdf-worker-messages.ts'
import { startPdfWorker } from '#renderer/components/workplace/pdf/start-pdf-worker.ts'

vi.mock('#renderer/components/workplace/pdf/start-pdf-worker.ts', () => ({ startPdfWorker: vi.fn() }))

/** A worker's answer; nothing: it goes on for ever. */
type Behaviour = (request: DrawingRequest) => DrawingAnswer | undefined

class FakeWorker extends EventTarget {
  isTerminated = false
  private readonly behave: Behaviour
  constructor(behave: Behaviour) {
    super()
    this.behave = behave
    const begin = () => this.say({ kind: 'ready' })
    if (loadingMs === 0) queueMicrotask(begin)
    else setTimeout(begin, loadingMs)
  }
  say = (data: DrawingAnswer) => void this.dispatchEvent(new MessageEvent('message', { data }))
  postMessage(request: DrawingRequest): void {
    const answer = this.behave(request)
    if (answer) queueMicrotask(() => this.say(answer))
  }
  terminate(): void {
    this.isTerminated = true
  }
}

let workers: FakeWorker[] = []
/** How long the code of a worker takes to come. */
let loadingMs = 0

function workAs(behave: Behaviour): void {
  workers = []
  vi.mocked(startPdfWorker).mockImplementation(() => {
    const worker = new FakeWorker(behave)
    workers.push(worker)
    return worker as unknown as Worker
  })
}

const drawn = { kind: 'drawn', ratio: 1 } as DrawingAnswer
const staying = new AbortController().signal
const page = (number: number) => ({ number, width: 100, density: 1 })

async function openFile(): Promise<{ pdf: Pdf; close: () => void }> {
  const { opened, close } = openPdf(new Blob(['%PDF']))
  const pdf = await opened
  if (typeof pdf === 'string') throw new Error(pdf)
  return { pdf, close }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('location', new URL('https://loupe.example/'))
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      transferToImageBitmap() {}
    }
  )
  loadingMs = 0
})
afterEach(() => void vi.useRealTimers())

describe('PDF worker', () => {
  test('skips a page after 10 seconds and draws the next one', async () => {
    workAs((request) => {
      if (request.kind === 'open') return { kind: 'opened', pages: 3 }
      return request.number === 1 ? undefined : drawn
    })
    const { pdf } = await openFile()
    const first = pdf.draw(page(1), staying)
    const second = pdf.draw(page(2), staying)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await first).toBeNull()
    expect(await second).toBe(drawn)
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false])
  })

  test('starts no third worker for a file that crashed two workers', async () => {
    workAs((request) => {
      if (request.kind === 'draw') queueMicrotask(() => workers.at(-1)?.dispatchEvent(new Event('error')))
      return request.kind === 'open' ? { kind: 'opened', pages: 5 } : undefined
    })
    const { pdf } = await openFile()
    for (const number of [1, 2, 3, 4]) expect(await pdf.draw(page(number), staying)).toBeNull()
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true])
  })

  test.each([
    ['heavy', undefined, 0],
    ['password', { kind: 'locked' }, 0],
    ['broken', { kind: 'broken' }, 0],
    ['unloaded', undefined, 61_000]
  ] as const)('is terminated when a PDF does not open, and reports the reason "%s"', async (failure, answer, ms) => {
    workAs(() => answer)
    loadingMs = ms
    const { opened } = openPdf(new Blob(['%PDF']))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await opened).toBe(failure)
    expect(workers[0]?.isTerminated).toBe(true)
  })

  test('reports a browser that cannot draw in a worker', async () => {
    workAs(() => drawn)
    vi.stubGlobal('OffscreenCanvas', undefined)
    expect(await openPdf(new Blob(['%PDF'])).opened).toBe('old')
    expect(workers).toEqual([])
  })
})
