/** A question of the shared board: '%day%' and '%id%' stand for the day in UTC, 'YYYY-MM-DD', and for the last part of the address. */
export interface FirstQuestion {
  readonly address: string
  readonly body: string
}

/** So long an answer of the board is waited for, in milliseconds, as by the app itself. */
const timeoutMs = 10_000

/**
 * The script of a page that asks the shared board its first questions before any code is there, for renderer/storage/core/early-answers.ts; ''
 * where there are none. Nothing is asked where somebody is signed in, nor for a search.
 */
export function buildEarlyScript(questions: readonly FirstQuestion[]): string {
  if (questions.length === 0) return ''
  const groups = new Map<string, string[]>()
  for (const { address, body } of questions) groups.set(address, [...(groups.get(address) ?? []), body])
  // An id that would stand otherwise in the question, the app asks for.
  return `<script>
{
  const early = (self.early = {})
  try {
    const id = location.pathname.split('/').pop()
    if (/^[\\w-]*$/.test(id) && !location.search && !Object.keys(sessionStorage).some((key) => key.startsWith('firebase:authUser:')))
      for (const [address, bodies] of ${JSON.stringify([...groups])})
        for (const text of bodies) {
          const body = text.replaceAll('%day%', new Date().toISOString().slice(0, 10)).replaceAll('%id%', id)
          const answer = fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(${timeoutMs}), cache: 'no-store', credentials: 'omit' })
          answer.catch(() => {})
          early[address + body] = answer
        }
  } catch { /* Storage is blocked: the app asks. */ }
}
</script>`
}
