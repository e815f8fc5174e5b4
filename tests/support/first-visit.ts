import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, type Page, type Request, type Response } from '@playwright/test'
import { type ShareKind, type Shares, shareKinds } from '../../build/vite/bundle-size-by-library.ts'
import { requestsOf } from './wait-for-requests.ts'

/** A kB has 1000 bytes. */
export const kB = 1000

type Kind = 'HTML' | 'JS' | 'CSS' | 'JSON' | 'font' | 'other'

/** One response of a visit. */
export interface Sent {
  readonly address: string
  readonly kind: Kind
  /** In bytes, compressed as it could be sent. */
  readonly size: number
}

const types: readonly [RegExp, Kind][] = [
  [/html/, 'HTML'],
  [/javascript/, 'JS'],
  [/css/, 'CSS'],
  [/json/, 'JSON'],
  [/^font\//, 'font']
]

/** Counted by the budgets. */
const weighed: readonly Kind[] = ['HTML', 'JS', 'CSS', 'JSON']

/** Loads an address and waits until nothing more comes: what the app fetches when it has nothing to do belongs to the visit. */
export async function visit(page: Page, address: string): Promise<Sent[]> {
  const begun = new Set<Request>()
  page.on('request', (request) => {
    // Responses to an earlier page are gone when they are weighed.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) begun.clear()
    begun.add(request)
  })
  const responses: Response[] = []
  const note = (response: Response) => begun.has(response.request()) && responses.push(response)
  page.on('response', note)
  const requests = requestsOf(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await requests.settled()
  page.off('response', note)
  return Promise.all(responses.map(weigh))
}

/** By their addresses, which change with what is in them. */
const sizesOfAssets = new Map<string, number>()

async function weigh(response: Response): Promise<Sent> {
  const address = response.url()
  const type = response.headers()['content-type'] ?? ''
  const kind = types.find(([pattern]) => pattern.test(type))?.[1] ?? 'other'
  const known = sizesOfAssets.get(address)
  if (known !== undefined) return { address, kind, size: known }
  const body = await response.body()
  const isText = weighed.includes(kind) || type.includes('svg')
  const size = isText ? gzipSync(body, { level: 9 }).length : body.length
  if (address.includes('/assets/')) sizesOfAssets.set(address, size)
  return { address, kind, size }
}

/** The bytes of these kinds. */
export function total(sent: readonly Sent[], kinds: readonly Kind[] = weighed): number {
  return sent.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { size }) => sum + size, 0)
}

/** A first visit as a line of the table below: all, then what of it is whose. */
export function formatVisit(name: string, sent: readonly Sent[], limit = Number.POSITIVE_INFINITY): string {
  const code = shareOut(sent)
  const columns = [
    total(sent),
    ...(['HTML', 'CSS', 'JSON'] as const).map((kind) => total(sent, [kind])),
    ...shareKinds.map((kind) => code[kind])
  ]
  const numbers = columns.map((size) => (size / kB).toFixed(1).padStart(9))
  return `  ${name.padEnd(24)}${Number.isFinite(limit) ? String(limit / kB).padStart(5) : '     '}${numbers.join('')}`
}

/** The lines of `formatVisit` under their heading. */
export function printVisits(title: string, lines: readonly string[]): void {
  const names = ['all', 'HTML', 'CSS', 'JSON', ...shareKinds].map((name) => name.padStart(9)).join('')
  process.stdout.write(`${[`${title} (kB, gzip -9)`, `  ${''.padEnd(24)}limit${names}`, ...lines].join('\n')}\n`)
}

const notes = resolve(import.meta.dirname, '../../node_modules/.cache/loupe/shares')

/** Whose the bytes of all scripts are, by what the build has noted of each (build/vite/bundle-size-by-library.ts). */
function shareOut(sent: readonly Sent[]): Record<ShareKind, number> {
  const sums: Record<ShareKind, number> = { React: 0, router: 0, libraries: 0, ours: 0 }
  const scripts = sent.filter(({ kind }) => kind === 'JS')
  const files = scripts.map(({ address }) => new URL(address).pathname.slice(1))
  const entry = files.map((file) => join(notes, `${file.replace(/.*\//, '')}.json`)).find((note) => existsSync(note))
  const shares: Shares = entry ? JSON.parse(readFileSync(entry, 'utf8')) : {}
  for (const [index, { size }] of scripts.entries()) {
    const share = shares[files[index] ?? '']
    for (const kind of shareKinds) sums[kind] += size * (share?.[kind] ?? (kind === 'ours' ? 1 : 0))
  }
  return sums
}
