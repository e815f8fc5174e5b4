import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { expect, test, vi } from 'vitest'
import { completePendingRemovals } from '#renderer/data/accounts/local/pending-account-removals.ts'
import { openWebStore } from '#renderer/storage/web/open-web-store.ts'
import { removals } from '#shared/collections/accounts.ts'
import { fakeLocalStorage } from '#tests/support/fake-local-storage.ts'
import { fastPasswordHash } from '#tests/support/fast-password-hash.ts'
import { createMemoryFiles } from '#tests/support/memory-files.ts'
import { openAccountsOver, password } from '#tests/support/people.ts'
import { chooseLength, leaveBoard, liveOn, openJobs, spokenLists } from '#tests/support/person-history.ts'
import { seededRandom } from '#tests/support/random.ts'

vi.setConfig({ testTimeout: 60_000 })

/** `npm run proof` takes more of them. */
const count = process.env.LOUPE_PROOF === '1' ? 40 : 12
const seeds = Array.from({ length: count }, (_, index) => index + 1)

/** All that a browser holds of the board: localStorage, and the log beside it. */
async function readAll(browser: ReturnType<typeof fakeLocalStorage>, database: string): Promise<string> {
  await browser.settle()
  const tab = browser.tab()
  const texts = tab.keys().map((key) => `${key}: ${tab.read(key)}`)
  const log = await openDB(database)
  const rows: string[] = []
  for (const name of log.objectStoreNames) {
    const [keys, values] = [await log.getAllKeys(name), await log.getAll(name)]
    rows.push(...values.map((value, index) => `${name} ${String(keys[index])}: ${JSON.stringify(value)}`))
  }
  log.close()
  return [...texts, ...rows].join('\n')
}

test.each(seeds)('account removal › leaves no local data after random history %i', async (seed) => {
  fastPasswordHash()
  const random = seededRandom(seed)
  const browser = fakeLocalStorage()
  const database = `history-${seed}`
  const documents = await openWebStore({ storage: browser.tab(), initializers: [], database })
  const files = createMemoryFiles()
  const secret = `kanari${seed}qz`
  const accounts = await openAccountsOver(documents)
  const person = await accounts.signUp(`${secret}@example.com`, password, 'Candidate')
  const board = { as: () => ({ documents, files }), person, secret }
  await openJobs(board)
  const { steps, stays } = await liveOn(board, random, chooseLength(random))
  const user = (await accounts.restore()) ?? person
  await accounts.deleteAccount(password, () => leaveBoard(board, user))
  // Once for what is there, and once more to see that nothing is.
  await completePendingRemovals({ documents, files })
  await completePendingRemovals({ documents, files })

  const found = (await readAll(browser, database)).split('\n').filter((line) => line.toLowerCase().includes(secret))
  // Announced beforehand to stay: the administrator's answers, and a ban.
  const unexpected = found.filter(
    (line) => !(stays.request && line.includes('employerRequests')) && !(stays.ban && line.includes('employers'))
  )
  expect({ steps, unexpected }).toEqual({ steps, unexpected: [] })
  const tab = browser.tab()
  const spoken = spokenLists.filter((name) => tab.read(name)?.includes(person.uid))
  expect({ steps, spoken }).toEqual({ steps, spoken: [] })
  expect(files.listNames()).toEqual([])
  expect(await documents.query(removals, { order: 'stored', limit: 10 })).toMatchObject({ total: 0 })
})
