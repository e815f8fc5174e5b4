import { expect, test } from 'vitest'
import { candidateMapping } from '#renderer/storage/firestore/mappings/candidate-mapping.ts'
import type { Fields } from '#shared/collections/collection.ts'

const [candidateDocumentsPath, recordPath] = [
  'candidateDocuments/publicProfile_1',
  'people/u-meena/publicProfile/u-meena'
]

function openAs(uid: string, publicProfile: Fields, beside: ReadonlyMap<string, Fields | undefined>) {
  return candidateMapping.open(
    {
      ...{ uid, name: 'publicProfile_1', id: 'publicProfile_1' },
      pathIn: ({ name }, document = 'publicProfile_1') => `${name}/${document}`,
      read: async (path) => beside.get(path),
      readBeside: () => Promise.reject(new Error('nothing is read beside'))
    },
    publicProfile
  )
}

/** Paths of the documents that go with a public profile when a user removes it. */
async function listRemoved(
  uid: string,
  publicProfile: Fields,
  record: Fields | undefined,
  documents: Fields | undefined = {}
) {
  const beside = new Map([
    [candidateDocumentsPath, documents],
    [recordPath, record]
  ])
  return (await (await openAs(uid, publicProfile, beside)).remove()).map(({ path }) => path)
}

const publicProfile = { id: 'publicProfile_1', uid: 'u-meena' }
const record = { id: 'u-meena', publicProfileId: 'publicProfile_1' }

test('removal of a profile › includes resume, Aadhaar and the owner’s private document', async () => {
  expect(await listRemoved('u-meena', publicProfile, record)).toEqual([candidateDocumentsPath, recordPath])
  expect(await listRemoved('admin', publicProfile, record)).toEqual([candidateDocumentsPath, recordPath])
})

test.each<[string, Fields, Fields | undefined]>([
  ['the administrator hid the profile', { ...publicProfile, blocked: true }, record],
  ['the record names another profile', publicProfile, { ...record, publicProfileId: 'publicProfile_2' }],
  ['the record is missing', publicProfile, undefined]
])('removal of a profile › keeps the owner’s private document when %s', async (_why, removed, expected) => {
  expect(await listRemoved('u-meena', removed, expected)).toEqual([candidateDocumentsPath])
})

test.each([
  ['https://documents.example.com/1', true],
  ['#', false],
  [' ', false],
  [undefined, false]
])('public profile › shows whether a document exists, but not the URL: %j', async (resumeUrl, isThere) => {
  const { change } = await openAs('u-meena', publicProfile, new Map([[recordPath, record]]))
  const { stored, beside } = await change({ ...publicProfile, resumeUrl, aadharUrl: '#' })
  expect(stored).toMatchObject({ documents: { resume: isThere, aadhar: false } })
  expect(Object.keys(stored ?? {})).not.toContain('resumeUrl')
  expect(beside).toEqual([
    { path: candidateDocumentsPath, set: { ...publicProfile, resumeUrl: resumeUrl ?? '#', aadharUrl: '#' } }
  ])
})
