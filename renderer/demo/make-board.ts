import type { DocumentStore } from '#renderer/storage/document-store.ts'
import type { FileStore } from '#renderer/storage/file-store.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { PasswordHash } from '#shared/collections/accounts.ts'
import { candidates, writeProfiles } from './candidates.ts'
import { applyElsewhere, runWorkshop } from './employer-story.ts'
import { playHistory, postLive } from './history-story.ts'
import { administrator, askToJoin, countAnswers, foundHouses, openAccounts } from './people.ts'
import { fillDesk, reportPostings } from './review-story.ts'
import { openStage } from './stage.ts'

/** Elements by collection. */
export type BoardElements = ReadonlyMap<string, readonly unknown[]>

/** A board in the middle of its life on this day, deterministic but for file names. `files` takes the résumés; `password` is of every account. */
export async function makeBoard(day: Date, files: FileStore, password: PasswordHash): Promise<BoardElements> {
  const store = createMemoryStore()
  const names = new Set<string>()
  const change: DocumentStore['change'] = (collection, ...rest) => {
    names.add(collection.name)
    return store.change(collection, ...rest)
  }
  const documents = { ...store, change }
  const people = candidates.map(({ person }) => person)
  const stage = openStage(documents, files, day)
  stage.enter(administrator, 89)
  await openAccounts(documents, people, { password, createdAt: stage.clock().toISOString() })
  await foundHouses(stage)
  await writeProfiles(stage)
  const live = await postLive(stage)
  await runWorkshop(stage)
  await playHistory(stage)
  await applyElsewhere(stage, live)
  await fillDesk(stage, live)
  await reportPostings(stage, live)
  await askToJoin(stage)
  await countAnswers(stage)
  return new Map([...names].map((name) => [name, store.readElements(name)]))
}
