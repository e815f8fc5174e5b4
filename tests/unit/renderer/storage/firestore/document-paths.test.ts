import { expect, test } from 'vitest'
import { encodeDocumentId, resolvePath } from '#renderer/storage/firestore/document-paths.ts'
import { collectionNamed } from '#tests/support/collection-named.ts'

test.each([
  ['jobs', undefined, 'jobs'],
  ['userProfile_u-1', 'u-1', 'people/u-1/userProfile'],
  ['shortlistedCandidates_u_2', 'u_2', 'people/u_2/shortlistedCandidates'],
  ['applicantNotes_u-1', 'u-1', 'people/u-1/applicantNotes'],
  ['jobDrafts', 'u-1', 'people/u-1/jobDrafts']
])('Firestore path of a document › for %s of user %s returns %s', (collection, me, path) => {
  expect(resolvePath(collectionNamed(collection), me)).toBe(path)
})

test.each([
  ['accounts', 'u-1'],
  ['signInWaits', 'u-1'],
  ['unsent_u-1', 'u-1'],
  ['jobDrafts', undefined]
])('Firestore path of a document › throws for %s of user %s', (collection, me) => {
  expect(() => resolvePath(collectionNamed(collection), me)).toThrow(
    expect.objectContaining({ name: 'StoreError', failure: 'refused' })
  )
})

test('Firestore name of a document › is valid and distinct for each id', () => {
  const ids = [
    '.',
    '..',
    '...',
    '%2E',
    '%2E%2E',
    'a/b',
    'a%2Fb',
    '__x__',
    '%5F_x__',
    '____',
    '__x',
    'job_1',
    'सोनार',
    ' '
  ]
  const names = ids.map(encodeDocumentId)
  expect(new Set(names).size).toBe(ids.length)
  for (const name of names) expect(name).not.toMatch(/\/|^\.\.?$|^__.*__$/)
  expect(encodeDocumentId('job_1761_ab-c')).toBe('job_1761_ab-c')
})
