import { expect, test } from 'vitest'
import { type Collection, canReadCached, type Viewer } from '#shared/collections/collection.ts'
import type { Document } from '#shared/documents/document.ts'
import { collectionNamed } from '#tests/support/collection-named.ts'

const people = {
  nobody: null,
  meena: { uid: 'meena', isAdmin: false, isEmployer: false },
  ravi: { uid: 'ravi', isAdmin: false, isEmployer: false },
  suvarna: { uid: 'suvarna', isAdmin: false, isEmployer: true },
  kesar: { uid: 'kesar', isAdmin: false, isEmployer: true },
  unverified: { uid: 'suvarna', isAdmin: false, isEmployer: true, unverified: true },
  asha: { uid: 'asha', isAdmin: true, isEmployer: false }
} satisfies Record<string, Viewer>

const everybody = Object.keys(people)

test.each<[what: string, name: string, raw: object, whom: string[]]>([
  ['a live job', 'jobs', { status: 'approved', employerId: 'suvarna' }, everybody],
  ['a job that waits', 'jobs', { status: 'pending', employerId: 'suvarna' }, ['suvarna', 'unverified', 'asha']],
  ['a job of nobody that waits', 'jobs', { status: 'pending' }, ['asha']],
  ['a page', 'pages', { content: '' }, everybody],
  ['an application', 'applications', { uid: 'meena', employerId: 'suvarna' }, ['meena', 'suvarna', 'asha']],
  ['an application that was taken back', 'applications', { uid: 'meena', employerId: '' }, ['meena', 'asha']],
  ['a step of an interview', 'threadSteps', { uid: 'meena', employerId: 'suvarna' }, ['meena', 'suvarna', 'asha']],
  ['templates of messages', 'messageTemplates_suvarna', { use: 'not-now' }, ['suvarna', 'unverified']],
  ['that somebody took one back', 'withdrawals', { employerId: 'suvarna' }, ['suvarna']],
  ['an invitation', 'invitations', { uid: 'meena', employerId: 'suvarna' }, ['meena', 'suvarna', 'unverified']],
  ['what a page said before', 'pageVersions', { versions: [] }, ['asha']],
  ['what was done to a job', 'jobHistory', { employerId: 'suvarna' }, ['suvarna', 'unverified', 'asha']],
  ['what was done to a job of nobody', 'jobHistory', { employerId: 'admin' }, ['asha']],
  ['how a job has ended', 'endedJobs', { ending: 'filled-here' }, everybody],
  ['a job that has ended', 'jobs', { status: 'deleted', employerId: 'suvarna' }, ['suvarna', 'unverified', 'asha']],
  ['a saved reason', 'savedReasons', { text: 'No pay' }, ['asha']],
  ['a list of phrases', 'hintPhrases', { latin: 'fee' }, ['suvarna', 'kesar', 'asha']],
  ['a report', 'reports', { jobId: 'job_1', words: 'Fee' }, ['asha']],
  ['a question about a posting', 'postingQuestions', { employerId: 'suvarna' }, ['suvarna', 'asha']],
  ['a house', 'houses', { name: 'Suvarna Jewels' }, everybody],
  ['who belongs to a house', 'houseMembers', { id: 'suvarna', houseId: 'suvarna-jewels' }, everybody],
  ['a request to post', 'employerRequests', { id: 'meena', email: 'meena@example.com' }, ['meena', 'asha']],
  ['what the administrator said of an account', 'employers', { id: 'meena', ban: {} }, ['meena', 'asha']],
  ['a card', 'candidateProfiles', { uid: 'meena', hidden: false }, ['meena', 'ravi', 'suvarna', 'kesar', 'asha']],
  ['a hidden card', 'candidateProfiles', { uid: 'meena', hidden: true }, ['meena']],
  [
    'a card that the administrator has hidden',
    'candidateProfiles',
    { uid: 'meena', hidden: true, blocked: true },
    ['meena', 'asha']
  ],
  ['a card that does not say whether it is hidden', 'candidateProfiles', {}, []],
  ['papers', 'candidatePapers', { uid: 'meena' }, ['meena']],
  ['a number', 'candidateNumbers', { uid: 'meena' }, ['meena']],
  ['the number of a house', 'houseNumbers', { uid: 'suvarna' }, ['suvarna', 'unverified', 'asha']],
  ['that somebody was shown a number', 'numberPresses', { uid: 'meena' }, ['meena']],
  ['papers of nobody', 'candidatePapers', {}, []],
  ['a profile', 'userProfile_meena', { id: 'meena' }, ['meena']],
  ['a shortlist', 'shortlistedCandidates_suvarna', { uid: 'meena' }, ['suvarna', 'unverified']],
  ['notes on applicants', 'applicantNotes_suvarna', { jobId: 'job_1' }, ['suvarna', 'unverified']],
  ['what is called like a person, and longer', 'userProfile_meena2', { id: 'meena2' }, []]
])('canReadCached shows %s to those who may read it', (_, name, raw, whom) => {
  expect(listReaders(collectionNamed(name), raw)).toEqual(whom)
})

test('canReadCached shows a collection without readers to no one', () => {
  expect(listReaders({ ...collectionNamed('jobs'), isPublic: undefined, canRead: undefined } as never, {})).toEqual([])
})

function listReaders(collection: Collection<Document>, raw: object): string[] {
  const shown = Object.entries(people).filter(([, viewer]) => canReadCached(collection, viewer, { ...raw }))
  return shown.map(([name]) => name)
}
