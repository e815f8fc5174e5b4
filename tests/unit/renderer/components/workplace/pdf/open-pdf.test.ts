import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DrawingAnswer, DrawingRequest } from '#renderer/components/workplace/pdf/drawing/drawing-messages.ts'
import { openPdf, type Pdf } from '#renderer/components/workplace/pdf/open-pdf.ts'
import { startPdfWorker } from '#renderer/components/workplace/pdf/start-pdf-worker.ts'

vi.mock('#renderer/components/workplace/pdf/start-pdf-worker.ts', () => ({ startPdfWorker: vi.fn() }))
vi.mock('#renderer/components/workplace/pdf/jpeg2000.ts', () => ({ fetchJpeg2000: async () => null }))

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

async function openFile(isPatient = false): Promise<{ pdf: Pdf; close: () => void }> {
  const { opened, close } = openPdf(new Blob(['%PDF']), isPatient)
  const pdf = await opened
  if (typeof pdf === 'string') throw new Error(pdf)
  return { pdf, close }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  loadingMs = 0
})
afterEach(() => void vi.useRealTimers())

test('a page that never ends costs its worker, and the next page has a new one', async () => {
  workAs((request) => {
    if (request.kind === 'open') return { kind: 'opened', pages: 3 }
    return request.number === 1 ? undefined : drawn
  })
  const { pdf } = await openFile()
  const first = pdf.draw(page(1), staying)
  const second = pdf.draw(page(2), staying)
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await first).toBeNull()
  expect(await second).toBe(drawn)
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false])
})

test('a page that is tried again has three times as long', async () => {
  workAs((request) => (request.kind === 'open' ? { kind: 'opened', pages: 1 } : undefined))
  const { pdf } = await openFile(true)
  const first = pdf.draw(page(1), staying)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(workers[0]?.isTerminated).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await first).toBeNull()
})

test('a file that has cost two workers starts no third', async () => {
  workAs((request) => (request.kind === 'open' ? { kind: 'opened', pages: 5 } : { kind: 'exceeded' }))
  const { pdf } = await openFile()
  for (const number of [1, 2, 3, 4]) expect(await pdf.draw(page(number), staying)).toBeNull()
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true])
})

test('a page that is no longer near is not drawn, and a file that is closed ends its worker while it draws', async () => {
  workAs((request) => (request.kind === 'open' ? { kind: 'opened', pages: 5 } : undefined))
  const { pdf, close } = await openFile()
  expect(await pdf.draw(page(1), AbortSignal.abort())).toBeNull()
  const drawing = pdf.draw(page(2), staying)
  await vi.advanceTimersByTimeAsync(10)
  close()
  expect(await drawing).toBeNull()
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true])
})

test.each([
  ['heavy', { kind: 'exceeded' }],
  ['heavy', undefined],
  ['password', { kind: 'locked' }],
  ['broken', { kind: 'broken' }]
] as const)('a file that cannot be opened is %s', async (failure, answer) => {
  workAs(() => answer)
  const { opened } = openPdf(new Blob(['%PDF']))
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await opened).toBe(failure)
  expect(workers[0]?.isTerminated).toBe(true)
})

test('a worker that breaks is not waited for', async () => {
  workAs(() => void workers[0]?.dispatchEvent(new Event('error')))
  const { opened } = openPdf(new Blob(['%PDF']))
  await vi.advanceTimersByTimeAsync(10)
  expect(workers[0]?.isTerminated).toBe(true)
  expect(await opened).toBe('heavy')
})

test('a worker that passes a limit while nobody waits for it is ended at once', async () => {
  workAs((request) => (request.kind === 'open' ? { kind: 'opened', pages: 5 } : drawn))
  const { pdf } = await openFile()
  expect(await pdf.draw(page(1), staying)).toBe(drawn)
  workers[0]?.say({ kind: 'exceeded' })
  expect(workers[0]?.isTerminated).toBe(true)
})

test('an idle worker is ended and not counted against the file, and the next page has a new one', async () => {
  workAs((request) => (request.kind === 'open' ? { kind: 'opened', pages: 5 } : drawn))
  const { pdf } = await openFile()
  for (const number of [1, 2, 3]) {
    expect(await pdf.draw(page(number), staying)).toBe(drawn)
    await vi.advanceTimersByTimeAsync(5_000)
  }
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true, true])
})

test('a page that waited for another may take its time: its worker is not idle', async () => {
  workAs((request) => {
    if (request.kind === 'open') return { kind: 'opened', pages: 2 }
    return request.number === 1 ? drawn : undefined
  })
  const { pdf } = await openFile()
  const [first, second] = [pdf.draw(page(1), staying), pdf.draw(page(2), staying)]
  expect(await first).toBe(drawn)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([false])
  workers[0]?.say(drawn)
  expect(await second).toBe(drawn)
})

test('a file of more pages than a resume can have is not shown', async () => {
  workAs(() => ({ kind: 'opened', pages: 1_001 }))
  expect(await openPdf(new Blob(['%PDF'])).opened).toBe('heavy')
  expect(workers[0]?.isTerminated).toBe(true)
})

test('a file of more bytes than a phone has memory for is not opened at all', async () => {
  workAs(() => ({ kind: 'opened', pages: 1 }))
  expect(await openPdf(new Blob([new Uint8Array(15_000_001)])).opened).toBe('large')
  expect(workers).toEqual([])
})

test.each([
  [59_000, 2],
  [61_000, 'broken']
])('on a slow line the code that reads a file has a minute to come: %d ms', async (ms, shown) => {
  workAs(() => ({ kind: 'opened', pages: 2 }))
  loadingMs = ms
  const { opened } = openPdf(new Blob(['%PDF']))
  await vi.advanceTimersByTimeAsync(62_000)
  const pdf = await opened
  expect(typeof pdf === 'string' ? pdf : pdf.pages).toBe(shown)
})
