import { maxArrayBytes, maxListLength, maxPixelArrayBytes, type PageLimits } from '../page-limits.ts'

export type Budget = ReturnType<typeof createBudget>

/** Overhead of an array in bytes: millions of empty ones weigh as much as a large one. */
const bytesPerObject = 4000

/** @param tell called when a limit is passed; the listener ends the worker */
export function createBudget(tell: () => void) {
  let limits: PageLimits | undefined
  let held = 0
  let receivedBytes = 0
  let allocated = 0
  let operators = 0
  const exceed = (): never => {
    tell()
    // Stops pdf.js from going on.
    throw new RangeError('The file asks for more than it may')
  }
  const check = (isTooMuch: boolean) => {
    if (isTooMuch) exceed()
  }
  return {
    exceed,
    /** A page begins with limits of its own. */
    begin(next: PageLimits) {
      limits = next
      receivedBytes = 0
      allocated = 0
      operators = 0
    },
    /** Counts retained memory, in bytes. */
    hold(bytes: number) {
      held += bytes
      check(limits !== undefined && held + receivedBytes > limits.heldBytes)
    },
    release(bytes: number) {
      held -= bytes
    },
    /** Counts allocations, in bytes. */
    allocate(bytes: number) {
      allocated += bytes + bytesPerObject
      check(limits !== undefined && allocated > limits.allocatedBytes)
    },
    /** Counts messages of the reading half: steps, pictures, fonts. */
    receive(message: unknown) {
      const { chunk } = message as { chunk?: { fnArray?: unknown; length?: unknown } }
      if (chunk?.fnArray !== undefined) operators += Number(chunk.length)
      receivedBytes += measureBytes(message, 5)
      check(limits !== undefined && (operators > limits.operators || held + receivedBytes > limits.heldBytes))
    }
  }
}

/** Bytes of arrays and pictures in a message. @param depth levels that are searched */
function measureBytes(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null) return 0
  if (value instanceof ImageBitmap) return value.width * value.height * 4
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return value.byteLength
  if (depth === 0) return 0
  let bytes = 0
  for (const each of Object.values(value)) bytes += measureBytes(each, depth - 1)
  return bytes
}

const arrays = ['Uint8Array', 'Int8Array', 'Uint16Array', 'Uint32Array', 'Int32Array', 'Float32Array', 'Float64Array']
const pixelArrays = ['ArrayBuffer', 'Uint8ClampedArray', 'Int16Array']

/** Counts allocations before they are made: no browser tells a worker its memory, and a stream that unfolds to gigabytes is refused at once. */
export function countAllocations(budget: Budget): void {
  for (const name of [...arrays, ...pixelArrays]) {
    const most = pixelArrays.includes(name) ? maxPixelArrayBytes : maxArrayBytes
    countConstruction(name, ([size], { BYTES_PER_ELEMENT = 1 }) => {
      const length = typeof size === 'number' ? size : Array.isArray(size) ? size.length : 0
      const bytes = length * BYTES_PER_ELEMENT
      if (bytes > most) budget.exceed()
      budget.allocate(bytes)
    })
  }
  for (const name of ['OffscreenCanvas', 'ImageData']) {
    countConstruction(name, ([width, height]) => {
      if (typeof width === 'number' && typeof height === 'number') budget.allocate(width * height * 4)
    })
  }
  // Lists grow by assignment: catches the first element past the end.
  Object.defineProperty(Array.prototype, maxListLength, {
    set: () => budget.exceed(),
    get: () => undefined,
    configurable: true
  })
}

type Constructor = (new (...given: unknown[]) => object) & { BYTES_PER_ELEMENT?: number }

function countConstruction(name: string, count: (given: readonly unknown[], of: Constructor) => void): void {
  const all = globalThis as unknown as Record<string, Constructor>
  all[name] = new Proxy(all[name] as Constructor, {
    construct(target, given: unknown[], newTarget) {
      count(given, target)
      return Reflect.construct(target, given, newTarget) as object
    }
  })
}
