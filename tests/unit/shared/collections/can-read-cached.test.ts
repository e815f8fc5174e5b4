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
  ['a pending job', 'jobs', { status: 'pending', employerId: 'suvarna' }, ['suvarna', 'unverified', 'asha']],
  ['a pending job without an employer', 'jobs', { status: 'pending' }, ['asha']],
  ['a page', 'pages', { content: '' }, everybody],
  ['an application', 'applications', { uid: 'meena', employerId: 'suvarna' }, ['meena', 'suvarna', 'asha']],
  ['a withdrawn application', 'applications', { uid: 'meena', employerId: '' }, ['meena', 'asha']],
  ['a step of an interview', 'threadSteps', { uid: 'meena', employerId: 'suvarna' }, ['meena', 'suvarna', 'asha']],
  ['a message template', 'messageTemplates_suvarna', { use: 'not-now' }, ['suvarna', 'unverified']],
  ['a withdrawal', 'withdrawals', { employerId: 'suvarna' }, ['suvarna']],
  ['an invitation', 'invitations', { uid: 'meena', employerId: 'suvarna' }, ['meena', 'suvarna', 'unverified']],
  ['an earlier page version', 'pageVersions', { versions: [] }, ['asha']],
  ['a job history', 'jobHistory', { employerId: 'suvarna' }, ['suvarna', 'unverified', 'asha']],
  ['a job history of the administrator', 'jobHistory', { employerId: 'admin' }, ['asha']],
  ['views of a job', 'jobViews', { employerId: 'suvarna' }, ['suvarna', 'asha']],
  ['a job ending', 'endedJobs', { ending: 'filled-here' }, everybody],
  ['a closed job', 'jobs', { status: 'deleted', employerId: 'suvarna' }, ['suvarna', 'unverified', 'asha']],
  ['a saved reason', 'savedReasons', { text: 'No pay' }, ['asha']],
  ['a list of phrases', 'hintPhrases', { latin: 'fee' }, ['suvarna', 'kesar', 'asha']],
  ['a report', 'reports', { jobId: 'job_1', words: 'Fee' }, ['asha']],
  ['a question about a job', 'jobQuestions', { employerId: 'suvarna' }, ['suvarna', 'asha']],
  ['a company', 'companies', { name: 'Suvarna Jewels' }, everybody],
  ['a company member', 'companyMembers', { id: 'suvarna', companyId: 'suvarna-jewels' }, everybody],
  ['a request to post', 'employerRequests', { id: 'meena', email: 'meena@example.com' }, ['meena', 'asha']],
  ['an employer entry', 'employers', { id: 'meena', ban: {} }, ['meena', 'asha']],
  [
    'a public profile',
    'candidateProfiles',
    { uid: 'meena', hidden: false },
    ['meena', 'ravi', 'suvarna', 'kesar', 'asha']
  ],
  ['a hidden public profile', 'candidateProfiles', { uid: 'meena', hidden: true }, ['meena']],
  [
    'a public profile hidden by the administrator',
    'candidateProfiles',
    { uid: 'meena', hidden: true, blocked: true },
    ['meena', 'asha']
  ],
  ['a public profile without a hidden flag', 'candidateProfiles', {}, []],
  ['documents', 'candidateDocuments', { uid: 'meena' }, ['meena']],
  ['a phone number', 'candidateNumbers', { uid: 'meena' }, ['meena']],
  ['a company number', 'companyNumbers', { uid: 'suvarna' }, ['suvarna', 'unverified', 'asha']],
  ['a reveal', 'phoneReveals', { uid: 'meena' }, ['meena']],
  ['documents without an owner', 'candidateDocuments', {}, []],
  ['a profile', 'userProfile_meena', { id: 'meena' }, ['meena']],
  ['a shortlist', 'shortlistedCandidates_suvarna', { uid: 'meena' }, ['suvarna', 'unverified']],
  ['notes on applicants', 'applicantNotes_suvarna', { jobId: 'job_1' }, ['suvarna', 'unverified']],
  ['a profile of a longer uid', 'userProfile_meena2', { id: 'meena2' }, []]
])('cached Firestore document › returns %s only to users who may read it', (_, name, raw, whom) => {
  expect(listReaders(collectionNamed(name), raw)).toEqual(whom)
})

test('cached Firestore document › is returned to no one without a read rule', () => {
  expect(listReaders({ ...collectionNamed('jobs'), isPublic: undefined, canRead: undefined } as never, {})).toEqual([])
})

function listReaders(collection: Collection<Document>, raw: object): string[] {
  const shown = Object.entries(people).filter(([, viewer]) => canReadCached(collection, viewer, { ...raw }))
  return shown.map(([name]) => name)
}
