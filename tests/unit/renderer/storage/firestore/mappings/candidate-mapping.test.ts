import { expect, test } from 'vitest'
import { candidateMapping } from '#renderer/storage/firestore/mappings/candidate-mapping.ts'
import type { Fields } from '#shared/collections/collection.ts'

const [papersPath, recordPath] = ['candidatePapers/card_1', 'people/u-meena/publicCard/u-meena']

function openAs(uid: string, card: Fields, beside: ReadonlyMap<string, Fields | undefined>) {
  return candidateMapping.open(
    {
      ...{ uid, name: 'card_1', id: 'card_1' },
      pathIn: ({ name }, document = 'card_1') => `${name}/${document}`,
      read: async (path) => beside.get(path),
      readBeside: () => Promise.reject(new Error('nothing is read beside'))
    },
    card
  )
}

/** Paths of the documents that go with a card when somebody removes it. */
async function listRemoved(uid: string, card: Fields, record: Fields | undefined, papers: Fields | undefined = {}) {
  const beside = new Map([
    [papersPath, papers],
    [recordPath, record]
  ])
  return (await (await openAs(uid, card, beside)).remove()).map(({ path }) => path)
}

const card = { id: 'card_1', uid: 'u-meena' }
const record = { id: 'u-meena', cardId: 'card_1' }

test("removing a profile removes its documents and its owner's record", async () => {
  expect(await listRemoved('u-meena', card, record)).toEqual([papersPath, recordPath])
  expect(await listRemoved('admin', card, record)).toEqual([papersPath, recordPath])
})

test.each<[string, Fields, Fields | undefined]>([
  ['the administrator hid the profile', { ...card, blocked: true }, record],
  ['it names another profile', card, { ...record, cardId: 'card_2' }],
  ['it is missing', card, undefined]
])("removing a profile leaves the owner's record when %s", async (_why, removed, said) => {
  expect(await listRemoved('u-meena', removed, said)).toEqual([papersPath])
})

test.each([
  ['https://papers.example.com/1', true],
  ['#', false],
  [' ', false],
  [undefined, false]
])('a public profile says whether there is a document, not where: %j', async (resumeUrl, isThere) => {
  const { change } = await openAs('u-meena', card, new Map([[recordPath, record]]))
  const { stored, beside } = await change({ ...card, resumeUrl, aadharUrl: '#' })
  expect(stored).toMatchObject({ papers: { resume: isThere, aadhar: false } })
  expect(Object.keys(stored ?? {})).not.toContain('resumeUrl')
  expect(beside).toEqual([{ path: papersPath, set: { ...card, resumeUrl: resumeUrl ?? '#', aadharUrl: '#' } }])
})
