import { type Listing, list } from '../attempts.ts'
import type { Row, Table } from '../cases.ts'
import { meena, type Person, suvarna, uidOf } from '../people.ts'
import { lastingDay } from '../sample-times.ts'

/** A list, and who may have it, as the other tables write it. */
type Asked = readonly [what: string, answers: string, build: (person: Person) => Listing]

const own =
  (folder: string) =>
  (person: Person): Listing =>
    list(`people/${uidOf(person)}/${folder}`)

/** Collections that are large on a board, and read by many. */
const large: readonly Asked[] = [
  //                visitor, candidate, other candidate, unverified, owner, other employer, administrator
  ['public jobs', 'y y y y y y y', () => list('jobs', { status: 'approved' }, { expiresOn: lastingDay })],
  ['publicProfiles', '- y y - y y y', () => list('candidateProfiles', { hidden: false })]
]

const small: readonly Asked[] = [
  ["Suvarna's jobs", '- - - - y - y', () => list('jobs', { employerId: suvarna.uid })],
  ['members of a company', '- - - - - - y', () => list('companyMembers', { companyId: 'company-suvarna' })],
  ['pages', 'y y y y y y y', () => list('pages')],
  ['hint phrases', '- - - - y y y', () => list('hintPhrases')],
  ["Meena's applications", '- y - - - - y', () => list('applications', { uid: meena.uid })],
  ["applications to Suvarna's jobs", '- - - - y - y', () => list('applications', { employerId: suvarna.uid })],
  ["withdrawals from Suvarna's jobs", '- - - - y - -', () => list('withdrawals', { employerId: suvarna.uid })],
  ['questions to Suvarna', '- - - - y - y', () => list('jobQuestions', { employerId: suvarna.uid })],
  ['wanted answers of Suvarna', '- - - - y - -', () => list('wantedAnswers', { employerId: suvarna.uid })],
  ["views of Suvarna's jobs", '- - - - y - y', () => list('jobViews', { employerId: suvarna.uid })],
  ["Meena's invitations", '- y - - - - -', () => list('invitations', { uid: meena.uid })],
  ["Meena's interview entries", '- y - - - - y', () => list('threadSteps', { uid: meena.uid })],
  ['interview entries of Suvarna', '- - - - y - y', () => list('threadSteps', { employerId: suvarna.uid })],
  ["Suvarna's invitations", '- - - - y - -', () => list('invitations', { employerId: suvarna.uid })],
  ["the number of Suvarna's company", '- - - - y - y', () => list('companyNumbers', { uid: suvarna.uid })],
  ["Meena's phone reveals", '- y - - - - -', () => list('phoneReveals', { uid: meena.uid })],
  ["Meena's documents", '- y - - - - y', () => list('candidateDocuments', { uid: meena.uid })],
  ["Meena's number", '- y - - - - -', () => list('candidateNumbers', { uid: meena.uid })],
  ["Meena's files", '- y - - - - -', () => list('files', { uid: meena.uid })],
  ['the own profile', '- y y y y y y', own('userProfile')],
  ['the own shortlist', '- y y y y y y', own('shortlistedCandidates')],
  ['the own notes', '- y y y y y y', own('applicantNotes')],
  ['the own templates', '- y y y y y y', own('messageTemplates')],
  ['the own marks', '- y y y y y y', own('appliedJobs')],
  ['the own seen jobs', '- y y y y y y', own('seenJobs')],
  ['the own saved jobs', '- y y y y y y', own('savedJobs')],
  ['the own saved searches', '- y y y y y y', own('savedSearches')],
  ['the own drafts', '- y y y y y y', own('jobDrafts')]
]

/** The administrator is asked about no limit. */
const withoutLimit = (answers: string) => `- - - - - - ${answers.at(-1)}`

const fewer = ([what, answers, build]: Asked): Row => [`60 of ${what}`, answers, build]

const more = ([what, answers, build]: Asked, limit: number | undefined): Row => [
  limit === undefined ? `all of ${what}` : `${limit} of ${what}`,
  withoutLimit(answers),
  (person) => ({ ...build(person), limit })
]

const counted = ([name, answers, build]: Row): Row => [
  `the count of ${name}`,
  answers,
  (person) => ({ ...(build(person) as Listing), counts: true })
]

const largeRows = large.flatMap((asked) => [fewer(asked), more(asked, 61), more(asked, undefined)])

const passingOver: readonly Row[] = [1, 1000].map((offset) => [
  `public jobs after the first ${offset}`,
  '- - - - - - y',
  () => ({ ...list('jobs', { status: 'approved' }, { expiresOn: lastingDay }), offset })
])

/** How much one query may ask for: skipped documents and counted ones are charged, too. */
export const amountTable: Table = {
  name: 'queries by size',
  rows: [
    ...largeRows,
    ...largeRows.map(counted),
    ...passingOver,
    ...passingOver.map(counted),
    ...small.flatMap((asked) => [fewer(asked), more(asked, 61), counted(more(asked, undefined))])
  ]
}
