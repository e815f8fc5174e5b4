import { type Attempt, create, get, list, prepareNew, prepareNext, remove, together, update } from './attempts.ts'
import type { Case } from './cases.ts'
import { companyNumbers, suvarnasOther } from './companies/sample-companies.ts'
import { buildPosted, buildStepped, makeJob, writeJob } from './job-steps.ts'
import { asha, meena, type Person, suvarna, type Token } from './people.ts'
import {
  applications,
  documents,
  documentsOf,
  files,
  findStored,
  jobs,
  numbers,
  pages,
  publicProfileOf,
  publicProfiles,
  reports,
  reportTallies,
  shortlistEntry,
  withdrawals
} from './sample-board.ts'
import { apply, buildMoved } from './tables/applications.ts'
import { buildBlocked, buildShown, newPublicProfile, publicProfileRecord } from './tables/candidates.ts'
import { newFile } from './tables/files.ts'
import { invite } from './tables/invitations.ts'
import { removeJob, takeStep } from './tables/jobs.ts'
import { rewrite } from './tables/pages.ts'
import { askAbout, decideTally, setOnlyNamed } from './tables/reports.ts'

type Goal = readonly [name: string, attempt: (person: NonNullable<Person>) => Attempt]

/** Reserved to employers. The attacker has Suvarna's account in all but the role. */
const employersGoals: readonly Goal[] = [
  ['post a job', (person) => makeJob('jobs/job_1_new', buildPosted(person, 'jobs/job_1_new'))],
  ['revise a job', (person) => writeJob('jobs/job-approved', buildStepped(jobs.approved, 'revise', person))],
  ['close a job', (person) => takeStep(jobs.approved, 'close', person)],
  ['renew a job', (person) => takeStep(jobs.expired, 'renew', person)],
  ['open a job again', (person) => takeStep(jobs.deleted, 'reopen', person)],
  ['see who applied', () => get(`applications/${applications.sent.id}`)],
  ['list who applied', ({ uid }) => list('applications', { employerId: uid })],
  ['read what one is asked', () => get('jobQuestions/job-old')],
  ['list what one is asked', ({ uid }) => list('jobQuestions', { employerId: uid })],
  ['see that somebody withdrew', () => get(`withdrawals/${withdrawals.pending.id}`)],
  ['list what was withdrawn', ({ uid }) => list('withdrawals', { employerId: uid })],
  ['move an application', () => update(`applications/${applications.sent.id}`, buildMoved(applications.sent, 'hired'))],
  ['open documents', () => get('candidateDocuments/meena_patel')],
  ['open a number', () => get('candidateNumbers/meena_patel')],
  ['invite a candidate', (person) => invite(person, jobs.approved)],
  [
    'change the number of the company',
    ({ uid }) =>
      update(`companyNumbers/${companyNumbers.suvarnas.id}`, prepareNext(companyNumbers.suvarnas, { uid, hours: '' }))
  ],
  [
    'put somebody on a list',
    ({ uid }) => create(`people/${uid}/shortlistedCandidates/anita_rao`, { ...entry, id: 'anita_rao' })
  ],
  [
    'note something on an applicant',
    ({ uid }) =>
      create(
        `people/${uid}/applicantNotes/${applications.read.id}`,
        prepareNew(applications.read.id, { jobId: 'job-rejected', note: 'Call' })
      )
  ],
  [
    'change a note on an applicant',
    ({ uid }) => {
      const path = `people/${uid}/applicantNotes/${applications.sent.id}`
      return update(path, prepareNext(findStored(path), { note: 'Call' }))
    }
  ]
]

const { createdAt: _at, ...entryFields } = shortlistEntry
const entry = prepareNew('anita_rao', entryFields)

const [publicProfilePath, candidateDocumentsPath] = ['candidateProfiles/new_name', 'candidateDocuments/new_name']

/** Shown or sent to others by a candidate. The attacker has Meena's account in all but the verified address. */
const candidatesGoals: readonly Goal[] = [
  ['publish a public profile', ({ uid }) => newPublicProfile(uid)],
  [
    'publish a public profile with documents',
    ({ uid }) =>
      together(
        create(publicProfilePath, prepareNew(publicProfilePath, publicProfileOf(uid))),
        publicProfileRecord(uid),
        create(candidateDocumentsPath, prepareNew(candidateDocumentsPath, documentsOf(uid)))
      )
  ],
  [
    'change the public profile',
    () => update('candidateProfiles/meena_patel', prepareNext(publicProfiles.meena, { name: 'Meena Shah' }))
  ],
  [
    'change the number',
    () => update('candidateNumbers/meena_patel', prepareNext(numbers.meena, { number: '98250 99999' }))
  ],
  [
    'change documents',
    () => update('candidateDocuments/meena_patel', prepareNext(documents.meena, { resumeUrl: '#' }))
  ],
  [
    'lay documents behind the own public profile',
    ({ uid }) => create('candidateDocuments/meena_shah', prepareNew('meena_shah', documentsOf(uid)))
  ],
  ['apply', (person) => apply(person, jobs.approved)],
  ['keep a file', ({ uid }) => newFile(uid)],
  ['keep a picture', ({ uid }) => newFile(uid, { type: 'image/webp' })],
  ['lay a part of a file', () => create(`files/${files.unfinished.id}/parts/0`, { bytes: new Uint8Array(900_000) })]
]

/** Reserved to the administrator. */
const administratorsGoals: readonly Goal[] = [
  ['approve a job', (person) => writeJob('jobs/job-pending', buildStepped(jobs.pending, 'approve', as(person, true)))],
  ['reject a job', (person) => writeJob('jobs/job-pending', buildStepped(jobs.pending, 'reject', as(person, true)))],
  [
    'restore a job',
    (person) => writeJob('jobs/job-rejected', buildStepped(jobs.rejected, 'restore', as(person, true)))
  ],
  ['delete a job', () => removeJob('job-rejected')],
  ['post a job that is live', (person) => makeJob('jobs/job_1_new', buildPosted(as(person, true), 'jobs/job_1_new'))],
  ["edit somebody's job", (person) => writeJob('jobs/job-seed', buildStepped(jobs.seed, 'edit', as(person, true)))],
  ['take a job down', (person) => takeStep(jobs.approved, 'takeDown', as(person, true))],
  ["close somebody's job", (person) => takeStep(jobs.seed, 'close', as(person, true))],
  ["open somebody's job again", (person) => takeStep(jobs.taken, 'reopen', as(person, true))],
  ['read saved reasons', () => list('savedReasons')],
  [
    'make a list of phrases',
    () => create('hintPhrases/sex', prepareNew('sex', { latin: '', devanagari: '', gujarati: '' }))
  ],
  ['read what was reported', () => list('reports')],
  ['read a report', () => get(`reports/${reports.open.id}`)],
  ['decide about reports', () => decideTally(reportTallies.open, 'left')],
  ['read what reports come to', () => list('reportTallies')],
  ['refuse those without a confirmed address', () => setOnlyNamed(true)],
  ['ask an employer', () => askAbout(jobs.approved)],
  ['ask an employer again', () => askAbout(jobs.old)],
  ['read what waits', () => list('jobs', { status: 'pending' })],
  ['read all applications', () => list('applications')],
  ['open all documents', () => list('candidateDocuments')],
  ['open documents behind a hidden public profile', () => get('candidateDocuments/rupa_shah')],
  ['rewrite a page', () => rewrite(pages.about, '<p>Mine</p>')],
  ['read what a page said before', () => get('pageVersions/about-us')],
  ['hide a public profile', () => update('candidateProfiles/meena_patel', buildBlocked(publicProfiles.meena))],
  [
    'show a hidden public profile again',
    () => update('candidateProfiles/kesar_mehta', buildShown(publicProfiles.kesar))
  ],
  ['see hidden public profiles', () => list('candidateProfiles', { blocked: true })],
  ['delete a public profile', () => remove('candidateProfiles/kesar_mehta')],
  ["delete somebody's documents", () => remove('candidateDocuments/meena_patel')],
  ["delete somebody's file", () => remove(`files/${files.resume.id}`)],
  [
    "delete a part of somebody's file",
    () => together(remove(`files/${files.resume.id}`), remove(`files/${files.resume.id}/parts/0`))
  ],
  ['make a page', () => create('pages/disclaimer', prepareNew('disclaimer', { content: '<p>Mine</p>' }))]
]

/** The same person as what they pretend to be, for what they write. */
function as({ uid, token }: NonNullable<Person>, admin: boolean): Person {
  return { uid, token: { ...token, admin } }
}

const verified = { email_verified: true }
const marked = (email: string): Token => ({ email, ...verified })

/** Accounts that look like an employer's, and are none. */
const almostEmployers: readonly (readonly [how: string, token: Token])[] = [
  ['the address is not verified', { email: 'suvarna_employer@loupe.example', email_verified: false }],
  ['nothing says whether the address is verified', { email: 'suvarna_employer@loupe.example' }],
  ['verified is a text', { email: 'suvarna_employer@loupe.example', email_verified: 'true' as never }],
  ['verified is a number', { email: 'suvarna_employer@loupe.example', email_verified: 1 as never }],
  ['the address was changed', marked('suvarna@example.com')],
  [
    'the address was changed and an earlier one carries the marker',
    { ...marked('suvarna@example.com'), firebase: { identities: { email: ['suvarna_employer@loupe.example'] } } }
  ],
  ['another address of theirs was confirmed', marked('suvarna@my-suvarna-jewels.example')],
  ['the address that was confirmed is not verified', { email: suvarnasOther, email_verified: false }],
  ['something stands behind the address that was confirmed', marked(`${suvarnasOther}.evil.example`)],
  ['there is no address', { ...verified }],
  ['the address is in capitals', marked('SUVARNA_EMPLOYER@LOUPE.EXAMPLE')],
  ['the marker is in capitals', marked('suvarna_Employer@loupe.example')],
  ['a letter of the marker is Cyrillic', marked('suvarna_\u0435mployer@loupe.example')],
  ['a letter of the domain is Cyrillic', marked('suvarna_employer@l\u043eupe.example')],
  ['a letter of the name is not plain', marked('suv\u0101rna_employer@loupe.example')],
  ['the underscore is full-width', marked('suvarna\uff3femployer@loupe.example')],
  ['the at sign is full-width', marked('suvarna_employer\uff20loupe.example')],
  ['the dot of the domain is another dot', marked('suvarna_employer@loupe\u2024example')],
  ['a letter that nobody sees stands in the marker', marked('suvarna_emp\u200bloyer@loupe.example')],
  ['the marker stands twice', marked('suvarna_employer@loupe.example_employer@loupe.example')],
  ['the marker stands in the middle', marked('suvarna_employer@loupe.example.evil.example')],
  ['the marker stands in the name', marked('"suvarna_employer@loupe.example"@evil.example')],
  ['something stands before it', marked('evil@suvarna_employer@loupe.example')],
  ['a line stands before it', marked('evil@evil.example\nsuvarna_employer@loupe.example')],
  ['a line end stands behind it', marked('suvarna_employer@loupe.example\n')],
  ['a blank stands behind it', marked('suvarna_employer@loupe.example ')],
  ['there is no name', marked('_employer@loupe.example')],
  ['the domain is a longer one', marked('suvarna_employer@notloupe.example')],
  ['the domain is a part of ours', marked('suvarna_employer@mail.loupe.example')],
  ['another letter stands for the dot', marked('suvarna_employer@loupeXexample')],
  ['the marker has a hyphen', marked('suvarna-employer@loupe.example')],
  ['a claim says employer', { ...marked('mallory@evil.example'), employer: true }],
  ['a claim says the role', { ...marked('mallory@evil.example'), role: 'Employer', isEmployer: true }],
  [
    'the name of the account carries the marker',
    { ...marked('mallory@evil.example'), name: 'm_employer@loupe.example' }
  ]
]

/** Accounts that have not shown that their address is theirs. */
const almostVerified: readonly (readonly [how: string, token: Token])[] = [
  ['the address is not verified', { email: meena.token.email, email_verified: false }],
  ['nothing says whether the address is verified', { email: meena.token.email }],
  ['verified is a text', { email: meena.token.email, email_verified: 'true' as never }],
  ['verified is a number', { email: meena.token.email, email_verified: 1 as never }],
  ['another claim says that it is verified', { email: meena.token.email, verified: true, emailVerified: true }],
  ['there is no address', {}]
]

/** Accounts that look like the administrator's, and are not. */
const almostAdministrators: readonly (readonly [how: string, uid: string, token: Token])[] = [
  ["the administrator's address was registered first", 'u-mallory', marked('admin@loupe.example')],
  ['the claim is a text', 'u-mallory', { ...marked('admin@loupe.example'), admin: 'true' }],
  ['the claim is a number', 'u-mallory', { ...marked('admin@loupe.example'), admin: 1 }],
  ['the claim is a list', 'u-mallory', { ...marked('admin@loupe.example'), admin: [true] }],
  ['the claim is a map', 'u-mallory', { ...marked('admin@loupe.example'), admin: { admin: true } }],
  ['the claim says no', 'u-mallory', { ...marked('admin@loupe.example'), admin: false }],
  ['the claim is null', 'u-mallory', { ...marked('admin@loupe.example'), admin: null }],
  ['the claim has a capital', 'u-mallory', { ...marked('mallory@evil.example'), Admin: true }],
  ['other claims say so', 'u-mallory', { ...marked('mallory@evil.example'), role: 'Admin', isAdmin: true }],
  ['the claim stands in another', 'u-mallory', { ...marked('mallory@evil.example'), claims: { admin: true } }],
  ['the name of the account is admin', 'u-mallory', { ...marked('mallory@evil.example'), name: 'admin' }],
  ['the uid is admin', 'admin', marked('mallory@evil.example')],
  ['an employer is called admin', 'admin', marked('admin_employer@loupe.example')],
  ["the account is the administrator's, but the claim was taken away", asha.uid, marked('asha@loupe.example')],
  ['there is no address and no claim', 'u-mallory', {}]
]

function tries(goals: readonly Goal[], how: string, person: NonNullable<Person>, allowed: boolean): Case[] {
  return goals.map(([goal, attempt]) => ({
    ...{ name: `${how}: ${goal}`, who: how, person, allowed },
    attempt: attempt(person)
  }))
}

/** Attempts of each; none may succeed. */
export const escalations: readonly { how: string; cases: readonly Case[] }[] = [
  ...almostEmployers.map(([how, token]) => ({
    how: `an employer, but ${how}`,
    cases: tries(employersGoals, how, { uid: suvarna.uid, token }, false)
  })),
  ...almostVerified.map(([how, token]) => ({
    how: `a candidate, but ${how}`,
    cases: tries(candidatesGoals, how, { uid: meena.uid, token }, false)
  })),
  ...almostAdministrators.map(([how, uid, token]) => ({
    how: `the administrator, but ${how}`,
    cases: tries(administratorsGoals, how, { uid, token }, false)
  }))
]

/** The same by those who may: nothing above is refused for another reason than who asks. */
export const controls: readonly { how: string; cases: readonly Case[] }[] = [
  { how: 'the employer', cases: tries(employersGoals, 'employer', suvarna, true) },
  {
    how: 'the employer by the word of the administrator',
    cases: tries(employersGoals, 'confirmed', { uid: suvarna.uid, token: marked(suvarnasOther) }, true)
  },
  { how: 'the candidate', cases: tries(candidatesGoals, 'candidate', meena, true) },
  { how: 'the administrator', cases: tries(administratorsGoals, 'administrator', asha, true) },
  {
    how: 'the administrator before the address is verified',
    cases: tries(
      [
        ['see a public profile', () => get('candidateProfiles/meena_patel')],
        ['list public profiles', () => list('candidateProfiles', { hidden: false })]
      ],
      'unverified administrator',
      { uid: asha.uid, token: { ...asha.token, email_verified: false } },
      true
    )
  }
]
