/** A question of the shared board: '%day%' and '%id%' stand for the day in UTC, 'YYYY-MM-DD', and for the last part of the address. */
export interface FirstQuestion {
  readonly address: string
  readonly body: string
}

/** What a page asks for before any code is there. */
export interface FirstData {
  /** Address of the sample jobs, which a device takes that has no jobs yet; undefined: no sample lies on the device. */
  readonly sample: string | undefined
  /** What the shared board is asked. */
  readonly questions: readonly FirstQuestion[]
}

/** So long an answer of the board is waited for, in milliseconds, as by the app itself. */
const timeoutMs = 10_000

/**
 * The script of a page that begins to fetch its first data, for renderer/storage/core/early-answers.ts; '' where there is none. Nothing
 * is asked for that the device holds already, nor of the board where somebody is signed in, nor for a search.
 */
export function buildFirstDataScript({ sample, questions }: FirstData): string {
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

/** What lies under this name are the jobs of this device, as its store keeps them. */
function askForSample(address: string): string {
  return `if (!localStorage.getItem('jobs')) ask(${JSON.stringify(address)}, '')`
}

function askBoard(questions: readonly FirstQuestion[]): string {
  const groups = new Map<string, string[]>()
  for (const { address, body } of questions) groups.set(address, [...(groups.get(address) ?? []), body])
  // An id that would stand otherwise in the question, the app asks for.
  return `const id = location.pathname.split('/').pop()
    if (/^[\\w-]*$/.test(id) && !location.search && !Object.keys(sessionStorage).some((key) => key.startsWith('firebase:authUser:')))
      for (const [address, bodies] of ${JSON.stringify([...groups])})
        for (const text of bodies) {
          const body = text.replaceAll('%day%', new Date().toISOString().slice(0, 10)).replaceAll('%id%', id)
          ask(address, body, { method: 'POST', body, signal: AbortSignal.timeout(${timeoutMs}), cache: 'no-store', credentials: 'omit' })
        }`
}
