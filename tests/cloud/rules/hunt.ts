import type { Attempt } from './attempts.ts'
import type { Answer, BareClient } from './bare-client.ts'
import type { Case } from './cases.ts'
import { type Clause, mutantClaim } from './clauses.ts'
import { freshBoard, isWrite } from './fresh-board.ts'
import { computeReach } from './reach.ts'

/**
 * Whether a case notices that a clause is left out. `number`: it is switched off for whoever's token names it. `contrary`: by a refusal of
 * what it lets through, or the other way around; a clause under a '!' or before a '?' is noticed so.
 */
export type Hunt = (clause: Clause, number?: number, contrary?: boolean) => Promise<boolean>

/** How many cases are asked at the same time, as long as none of them changes anything. */
const together = 4

/** Looks among the cases for one that notices. `rules`: where the clauses stand. */
export function createHunter(client: BareClient, cases: readonly Case[], rules: string): Hunt {
  const reach = computeReach(rules)
  const board = freshBoard(client)
  const ask = (one: Case, number: number | undefined): Promise<Answer> => {
    const token = { ...one.person?.token, ...(number !== undefined && { [mutantClaim]: number }) }
    return board.ask(one, one.person && { ...one.person, token })
  }
  /** Noticed by this case, and by nothing but the missing clause. */
  const notices = async (one: Case, number: number | undefined) => {
    const right = one.allowed ? 'allowed' : 'refused'
    await board.refresh()
    if ((await ask(one, number)) === right) return false
    if (number === undefined) return true
    await board.refresh()
    return (await ask(one, -1)) === right
  }
  const suspects = (clause: Clause, number: number | undefined, contrary: boolean) => {
    const words = splitWords(`${clause.path} ${clause.text}`)
    const score = ({ name, who }: Case) => {
      const text = `${name} ${who}`.toLowerCase()
      return words.filter((word) => text.includes(word)).length
    }
    return (
      cases
        .filter((one) => clause.joined === 'alone' || one.allowed === ((clause.joined === '||') !== contrary))
        .filter((one) => number === undefined || one.person !== null)
        .filter(({ attempt }) => reach(clause).some((index) => concerns(index, attempt)))
        // Equal scores come in no order, so that something of every kind comes soon.
        .map((one, index) => ({ one, points: score(one) + ((index * 7919) % 1000) / 1000 }))
        // Where no token names the clause, everybody but visitors was asked before.
        .sort((first, second) => visits(second.one, number) - visits(first.one, number) || second.points - first.points)
        .map(({ one }) => one)
    )
  }

  return async (clause, number, contrary = false) => {
    const found = suspects(clause, number, contrary)
    const harmless = found.filter((one) => !one.allowed || !isWrite(one.attempt))
    for (let index = 0; index < harmless.length; index += together) {
      const few = harmless.slice(index, index + together)
      await board.refresh()
      const answers = await Promise.all(few.map((one) => ask(one, number)))
      for (const [at, one] of few.entries()) {
        if ((answers[at] === 'allowed') !== one.allowed && (await notices(one, number))) return true
      }
    }
    for (const one of found) if (!harmless.includes(one) && (await notices(one, number))) return true
    return false
  }
}

/** 'hasEmployerAddress' is 'employer' and 'address'. */
function splitWords(text: string): string[] {
  const words = text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]{4,}/g)
  return [...new Set(words)]
}

function visits({ person }: Case, number: number | undefined): number {
  return number === undefined && person === null ? 1 : 0
}

/** Whether an attempt is decided, among others, by the rules of a path. */
function concerns(path: string, attempt: Attempt): boolean {
  if (attempt.does === 'together') return attempt.writes.some((write) => concerns(path, write))
  const [collection = '', method] = path.split(' ')
  // Creating over an existing document is an update of it.
  const methods: readonly string[] = attempt.does === 'create' ? ['create', 'update'] : [attempt.does]
  const name = collection.split('/').at(-1) ?? ''
  return methods.includes(method ?? '') && attempt.path.split('/').includes(name)
}
