import { collection, collectionGroup, type Firestore, getDocs } from 'firebase/firestore'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFirestoreFiles } from '#renderer/storage/firestore/files/firestore-files.ts'
import { createFirestoreStore } from '#renderer/storage/firestore/firestore-store.ts'
import { serverTimeoutMs } from '#renderer/storage/firestore/reading/resilient-listener.ts'
import { fetchServerTime } from '#renderer/storage/firestore/reading/server-clock.ts'
import { boardOnEmulator, type EmulatedBoard } from '#tests/support/board-on-emulator.ts'
import { firestoreEmulator } from '#tests/support/emulator-projects.ts'
import { holdTimers } from '#tests/support/hold-timers.ts'
import {
  chooseLength,
  type HistoryBoard,
  leaveBoard,
  liveOn,
  lookAtShortlist,
  openJobs,
  spokenLists
} from '#tests/support/person-history.ts'
import { seededRandom } from '#tests/support/random.ts'
import { buildRules } from '../../build/firebase/build-firestore-rules.mjs'

const seeds = [1]

let emulated: EmulatedBoard
beforeEach(async () => {
  emulated = await boardOnEmulator(buildRules('loupe.example'))
})
afterEach(() => emulated.close())

function boardFor(seed: number): HistoryBoard {
  const databases = new Map<string, Firestore>()
  const { host, port } = firestoreEmulator()
  return {
    person: { uid: `u-person-${seed}`, email: `kanari${seed}qz@example.com` },
    secret: `kanari${seed}qz`,
    as(user) {
      const token = { sub: user.uid, email: user.email, email_verified: true, ...(user.isAdmin && { admin: true }) }
      const database = databases.get(user.uid) ?? emulated.as(token)
      databases.set(user.uid, database)
      const [getDatabase, getUid] = [() => database, () => user.uid]
      return {
        documents: createFirestoreStore({
          getDatabase,
          getUid,
          fetchServerTime: () => fetchServerTime(emulated.project, `${host}:${port}`)
        }),
        files: createFirestoreFiles({ getDatabase, getUid })
      }
    }
  }
}

const lists = [
  ...['jobs', 'jobHistory', 'endedJobs', 'removedJobs', 'reports', 'jobQuestions', 'pages', 'applications'],
  ...['withdrawals', 'candidateProfiles', 'candidateDocuments', 'employers', 'employerAddresses', 'employerRequests'],
  ...['companies', 'companyMembers', 'revealCounts', 'files', ...spokenLists]
]
const groups = [
  ...['userProfile', 'publicProfile', 'shortlistedCandidates', 'applicantNotes', 'appliedJobs', 'jobDrafts', 'parts'],
  'messageTemplates',
  ...['applicationCount', 'draftCount', 'fileCount', 'invitationCount', 'reportCount'],
  ...['revealCount', 'templateCount']
]

/** All that is on the board, as one asks whom no rules ask: the path of each document and what is in it. */
async function readAll(): Promise<string[]> {
  const database = emulated.as('owner')
  const found = await Promise.all([
    ...lists.map((name) => getDocs(collection(database, name))),
    ...groups.map((name) => getDocs(collectionGroup(database, name)))
  ])
  return found.flatMap(({ docs }) => docs.map((each) => `${each.ref.path}: ${JSON.stringify(each.data())}`))
}

test.each(seeds)(
  'account deletion › leaves no data of the user on the board, after random history %i',
  async (seed) => {
    holdTimers(serverTimeoutMs)
    const random = seededRandom(seed)
    const board = boardFor(seed)
    await openJobs(board)
    const { steps, stays, user } = await liveOn(board, random, chooseLength(random))
    await leaveBoard(board, user)

    const all = await readAll()
    const isKept = (line: string) =>
      (stays.request && line.startsWith('employerRequests/')) || (stays.ban && line.startsWith('employers/'))
    const find = (lines: readonly string[]) =>
      lines.filter((line) => line.toLowerCase().includes(board.secret) && !isKept(line))
    // Another employer's private notes are removed by their own device alone, when they look at them.
    const found = find(all)
    expect({ steps, found: found.filter((line) => !line.startsWith('people/u-kesar/shortlistedCandidates/')) }).toEqual(
      {
        ...{ steps, found: [] }
      }
    )
    await lookAtShortlist(board)
    const left = await readAll()
    expect({ steps, found: find(left) }).toEqual({ steps, found: [] })
    expect(left.filter((line) => line.startsWith('files/'))).toEqual([])
    const spoken = left.filter((line) => spokenLists.some((name) => line.startsWith(`${name}/`)))
    expect({ steps, spoken: spoken.filter((line) => line.includes(user.uid)) }).toEqual({ steps, spoken: [] })
    // Of the person's own place only counts are left, which say nothing of them.
    const own = left.filter(
      (line) => line.startsWith(`people/${user.uid}/`) && !/\/(application|draft|file|invitation)Count\//.test(line)
    )
    expect({ steps, own }).toEqual({ steps, own: [] })
  }
)
