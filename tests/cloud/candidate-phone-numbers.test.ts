import { collection, doc, type Firestore, getDoc, getDocs, limit, query, where } from 'firebase/firestore'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRepositories } from '#renderer/data/open-repositories.ts'
import { createFirestoreFiles } from '#renderer/storage/firestore/files/firestore-files.ts'
import { createFirestoreStore } from '#renderer/storage/firestore/firestore-store.ts'
import { collections, personalCollections } from '#shared/collections/all-collections.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import { numberAudiences } from '#shared/domain/candidate/candidate-phone.ts'
import { emptyProfile } from '#shared/domain/candidate/user-profile.ts'
import { boardOnEmulator, type Caller, type EmulatedBoard } from '#tests/support/board-on-emulator.ts'
import { meena, suvarna, tokenOf } from '#tests/support/board-people.ts'
import { firestoreEmulator } from '#tests/support/emulator-projects.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { candidateOf } from '#tests/support/sample-candidates.ts'
import { buildRules } from '../../build/firebase/build-firestore-rules.mjs'
import { readSharedBoard } from '../../build/publish/read-public-board.ts'

vi.setConfig({ testTimeout: 120_000 })

let emulated: EmulatedBoard
beforeEach(async () => {
  emulated = await boardOnEmulator(buildRules('loupe.example'))
})
afterEach(() => emulated.close())

function open(who: SessionUser) {
  const database = emulated.as(tokenOf(who))
  const options = { getDatabase: () => database, getUid: () => who.uid, getViewer: () => who }
  const stores = { documents: createFirestoreStore(options), files: createFirestoreFiles(options) }
  return openRepositories(stores, who, () => who)
}

const person = (index: number): SessionUser => ({ ...meena, uid: `u-${index}`, email: `person${index}@example.com` })
const numberOf = (index: number) => `9825${String(100_000 + index * 3_571)}`
const audienceOf = (index: number) => numberAudiences[index % 3] as (typeof numberAudiences)[number]
/** As many of each audience; each of them is asked for in every collection. */
const people = 9
const everybody = Array.from({ length: people }, (_, index) => index)

/** Everything that one can be given by asking each collection in each way: its documents by name, all, and those of the visible public profiles. */
async function askForAll(database: Firestore): Promise<string> {
  const roots = collections.flatMap(({ name, place }) => (place === 'root' ? name : []))
  const folders = everybody.flatMap((index) =>
    personalCollections.map(({ kind }) => `people/${person(index).uid}/${kind}`)
  )
  const publicProfiles = everybody.map((index) => `person_${index}`)
  const attempts = [
    ...[...roots, ...folders].map((path) => getDocs(query(collection(database, path), limit(60)))),
    getDocs(query(collection(database, 'candidateProfiles'), where('hidden', '==', false), limit(60))),
    getDocs(
      query(
        collection(database, 'jobs'),
        where('status', '==', 'approved'),
        where('expiresOn', '>=', '2999-01-01'),
        limit(60)
      )
    ),
    ...roots.flatMap((root) => publicProfiles.map((name) => getDoc(doc(database, root, name)))),
    ...everybody.map((index) => getDoc(doc(database, `people/u-${index}/userProfile/u-${index}`)))
  ]
  const answers = await Promise.allSettled(attempts)
  return JSON.stringify(
    answers.map((answer) =>
      answer.status === 'rejected'
        ? ''
        : 'docs' in answer.value
          ? answer.value.docs.map((each) => each.data())
          : answer.value.data()
    )
  )
}

test('phone numbers of candidates › reach only employers they are shared with', async () => {
  await emulated.put('jobs', [['job_1', { ...jobOf('approved'), expiresOn: '9999-12-31', searchKeys: [] }]])
  for (const index of everybody) {
    const own = open(person(index))
    const typed = { ...emptyProfile, name: `Person ${index}`, headline: 'Setter', location: 'Surat GJ' }
    await own.profile.save({ ...typed, contactNumber: numberOf(index) }, 0, {}, false)
    await own.profile.setNumberFor(audienceOf(index))
  }
  expect(JSON.stringify(await emulated.raw('candidateProfiles'))).not.toContain('9825')
  const shown = everybody.filter((index) => audienceOf(index) === 'employers')
  expect(await emulated.raw('candidateNumbers')).toMatchObject(shown.map((index) => ({ number: numberOf(index) })))

  const ravi = tokenOf({ ...meena, uid: 'u-ravi', email: 'ravi@example.com' })
  const nisha = { ...tokenOf(suvarna), sub: 'u-nisha', email: 'nisha_employer@loupe.example', email_verified: false }
  for (const asker of [null, ravi, nisha] satisfies Caller[]) {
    const given = await askForAll(emulated.as(asker))
    expect(everybody.filter((index) => given.includes(numberOf(index)))).toEqual([])
    // The answers are real ones.
    expect(given).toContain(asker === ravi ? 'Person 7' : 'Stone setter')
  }
  const { host, port } = firestoreEmulator()
  const settings = { apiKey: 'none', projectId: emulated.project, emulator: `${host}:${port}` }
  const published = JSON.stringify(await readSharedBoard(settings, () => {}))
  expect([published.includes('Stone setter'), published.includes('9825')]).toEqual([true, false])

  const { candidateDocuments } = open(suvarna)
  const found = await Promise.all(
    everybody.map((index) => candidateDocuments.findNumber(candidateOf(`person_${index}`, { uid: person(index).uid })))
  )
  expect(found).toEqual(everybody.map((index) => (shown.includes(index) ? numberOf(index) : '')))
  // A change of mind counts at once, and so does a hidden public profile.
  await open(person(1)).profile.setNumberFor('nobody')
  await open(person(4)).profile.setHidden(true)
  expect(await candidateDocuments.findNumber(candidateOf('person_1', { uid: 'u-1' }))).toBe('')
  await expect(candidateDocuments.findNumber(candidateOf('person_4', { uid: 'u-4' }))).rejects.toMatchObject({
    failure: 'refused'
  })
})
