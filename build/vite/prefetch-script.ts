import { boardOffsetMs } from '../../shared/documents/india-time.ts'

/** A query to a shared board: '%day%' is replaced by the board's day 'YYYY-MM-DD', '%id%' by the last part of the address. */
export interface FirstQuestion {
  readonly address: string
  readonly body: string
}

interface PrefetchOptions {
  /** Address of the sample jobs; undefined: the device takes none. */
  readonly sample: string | undefined
  readonly questions: readonly FirstQuestion[]
}

/** Timeout in milliseconds, as the app's own. */
const timeoutMs = 10_000

/**
 * Inline script that fetches a page's first data for renderer/storage/core/prefetched-responses.ts; '': none. Skipped for data that the device
 * holds, for signed-in people and for searches.
 */
export function buildPrefetchScript({ sample, questions }: PrefetchOptions): string {
  const parts = [...(sample ? [askForSample(sample)] : []), ...(questions.length > 0 ? [askBoard(questions)] : [])]
  if (parts.length === 0) return ''
  return `<script>
{
  const early = (self.early = {})
  const ask = (address, body, request) => {
    const answer = fetch(address, request)
    answer.catch(() => {})
    early[address + body] = answer
  }
  try {
    ${parts.join('\n    ')}
  } catch { /* Storage is blocked: the app asks. */ }
}
</script>`
}

/** The key of this device's jobs. */
function askForSample(address: string): string {
  return `if (!localStorage.getItem('jobs')) ask(${JSON.stringify(address)}, '')`
}

function askBoard(questions: readonly FirstQuestion[]): string {
  const groups = new Map<string, string[]>()
  for (const { address, body } of questions) groups.set(address, [...(groups.get(address) ?? []), body])
  // The app asks for an id that needs encoding.
  return `const id = location.pathname.split('/').pop()
    if (/^[\\w-]*$/.test(id) && !location.search && !Object.keys(sessionStorage).some((key) => key.startsWith('firebase:authUser:')))
      for (const [address, bodies] of ${JSON.stringify([...groups])})
        for (const text of bodies) {
          const body = text.replaceAll('%day%', new Date(Date.now() + ${boardOffsetMs}).toISOString().slice(0, 10)).replaceAll('%id%', id)
          ask(address, body, { method: 'POST', body, signal: AbortSignal.timeout(${timeoutMs}), cache: 'no-store', credentials: 'omit' })
        }`
}
