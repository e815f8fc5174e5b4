import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RecordPage, WriteOutcome } from '#shared/bridge.ts'
import { type MainProcess, startMain } from '#tests/desktop/harness/main-process.ts'
import { storedElements, userDataFolder } from '#tests/support/desktop-folder.ts'
import { expect, test } from '#tests/support/journey-target.ts'
import { randomBelow, seededRandom } from '#tests/support/random.ts'

const proof = process.env.LOUPE_PROOF === '1'
const kills = proof ? 200 : 2
const random = seededRandom(41)

interface Answer<T> {
  ok: boolean
  value: T
}

interface Written {
  rowId: number
  /** How often it was changed, and its revision; what is stored may be one newer, if the kill came between the disk and the answer. */
  turn: number
}

test.setTimeout(proof ? 1_200_000 : 300_000)

test(`Electron main process › loses no acknowledged change if killed ${kills} times`, { tag: '@long' }, async () => {
  const { folder, remove } = userDataFolder()
  const acknowledged = new Map<string, Written>()
  const outcomes = new Set<string>()
  let [number, least] = [0, 0]
  for (let round = 0; round < kills; round += 1) {
    const main = await startMain({ userData: folder })
    await seeAll(main, acknowledged)
    // The kill follows one of the first saves, while main works on what the other lanes have asked for in between.
    const last = randomBelow(random, 60)
    let [answers, killed] = [0, Promise.resolve()]
    const lanes = [0, 1, 2, 3].map(async (lane) => {
      while (answers <= last) {
        number += 1
        outcomes.add(await save(main, acknowledged, `job_${lane}_${number % 40}`))
        answers += 1
        if (answers === last + 1) killed = main.kill()
      }
    })
    await Promise.allSettled(lanes)
    await killed
    must(answers > last, 'main has ended before it was killed')
    least += answers
    expect(storedElements(folder, 'jobs').length).toBeGreaterThan(0)
  }
  const main = await startMain({ userData: folder })
  await seeAll(main, acknowledged)
  expect([...outcomes]).toEqual(['written'])
  const saves = [...acknowledged.values()].reduce((sum, { turn }) => sum + turn, 0)
  expect(saves).toBeGreaterThanOrEqual(least)
  expect(temporaryFiles(folder)).toEqual([])
  expect(readdirSync(folder)).not.toContain('quarantine')
  await main.quit()
  remove()
})

const filler = 'Sets melee in 18 carat gold. '.repeat(40)

async function save(main: MainProcess, acknowledged: Map<string, Written>, id: string): Promise<string> {
  const previous = acknowledged.get(id)
  const turn = (previous?.turn ?? 0) + 1
  const text = JSON.stringify({ id, revision: turn, category: 'Production', title: 'Setter', filler })
  const given = ['jobs', previous?.rowId ?? null, previous?.turn ?? 0, text]
  const answer = await main.ask<Answer<WriteOutcome>>('invoke', 'documents:write', given)
  if (!answer.ok) return 'not taken'
  if (answer.value.outcome === 'written') acknowledged.set(id, { rowId: answer.value.rowId, turn })
  return answer.value.outcome
}

/** After a start: everything that was acknowledged is there, at least as new, and no unfinished write is about. */
async function seeAll(main: MainProcess, acknowledged: Map<string, Written>): Promise<void> {
  const stored = new Map<string, Written>()
  let after: number | null = -1
  while (after !== null) {
    const page: Answer<RecordPage> = await main.ask('invoke', 'documents:read', ['jobs', after])
    must(page.ok, 'the jobs cannot be read')
    for (const { rowId, text } of page.value.records) {
      const job = JSON.parse(text) as { id: string; revision?: number; filler?: string }
      if (job.filler === undefined) continue
      must(job.filler === filler, `${job.id} is torn`)
      must(!stored.has(job.id), `${job.id} is there twice`)
      stored.set(job.id, { rowId, turn: job.revision ?? 0 })
    }
    after = page.value.next
  }
  for (const [id, { turn }] of acknowledged) {
    const found = stored.get(id)?.turn ?? 0
    must(found === turn || found === turn + 1, `${id} was acknowledged with ${turn}, and ${found} is stored`)
  }
  for (const [id, written] of stored) acknowledged.set(id, written)
}

/** As `expect`, which keeps a record of each of its hundred thousand steps. */
function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise)
}

function temporaryFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && entry.name.includes('tmp') && readFileSync(join(entry.parentPath, entry.name)).length > 0
    )
    .map((entry) => entry.name)
}
