import { get, list } from '../attempts.ts'
import { hari } from '../companies/company-people.ts'
import { suvarnasOther } from '../companies/sample-companies.ts'
import { buildPosted, buildStepped, makeJob, writeJob } from '../job-steps.ts'
import { asha, meena, type Person, suvarna, type Token } from '../people.ts'
import { applications, jobs, withdrawals } from '../sample-board.ts'
import { apply } from '../writes/applications.ts'
import { newPublicProfile } from '../writes/candidates.ts'
import type { Attack, Attacks } from './attack.ts'

const post = (person: Person) => makeJob('jobs/job_1_new', buildPosted(person, 'jobs/job_1_new'))

const verified = { email_verified: true }
const marked = (email: string): Token => ({ email, ...verified })

/** Accounts that look like Suvarna's, an employer's. */
const almostEmployers: readonly (readonly [how: string, token: Token])[] = [
  ['the email is not verified', { email: 'suvarna_employer@loupe.example', email_verified: false }],
  ['nothing says whether the email is verified', { email: 'suvarna_employer@loupe.example' }],
  ['verified is a text', { email: 'suvarna_employer@loupe.example', email_verified: 'true' as never }],
  ['verified is a number', { email: 'suvarna_employer@loupe.example', email_verified: 1 as never }],
  ['the email was changed', marked('suvarna@example.com')],
  [
    'the email was changed and an earlier email has “_employer”',
    { ...marked('suvarna@example.com'), firebase: { identities: { email: ['suvarna_employer@loupe.example'] } } }
  ],
  ['another email was approved', marked('suvarna@my-suvarna-jewels.example')],
  ['the approved email is not verified', { email: suvarnasOther, email_verified: false }],
  ['text follows the approved email', marked(`${suvarnasOther}.evil.example`)],
  ['there is no email', { ...verified }],
  ['the email is in capitals', marked('SUVARNA_EMPLOYER@LOUPE.EXAMPLE')],
  ['“_employer” is in capitals', marked('suvarna_Employer@loupe.example')],
  ['a letter of “_employer” is Cyrillic', marked('suvarna_\u0435mployer@loupe.example')],
  ['a letter of the domain is Cyrillic', marked('suvarna_employer@l\u043eupe.example')],
  ['a letter of the name is not plain', marked('suv\u0101rna_employer@loupe.example')],
  ['the underscore is full-width', marked('suvarna\uff3femployer@loupe.example')],
  ['the at sign is full-width', marked('suvarna_employer\uff20loupe.example')],
  ['the dot of the domain is another dot', marked('suvarna_employer@loupe\u2024example')],
  ['an invisible letter is in “_employer”', marked('suvarna_emp\u200bloyer@loupe.example')],
  ['“_employer” is there twice', marked('suvarna_employer@loupe.example_employer@loupe.example')],
  ['“_employer” is in the middle', marked('suvarna_employer@loupe.example.evil.example')],
  ['“_employer” is in the name', marked('"suvarna_employer@loupe.example"@evil.example')],
  ['text comes before the email', marked('evil@suvarna_employer@loupe.example')],
  ['a line comes before the email', marked('evil@evil.example\nsuvarna_employer@loupe.example')],
  ['a line end follows the email', marked('suvarna_employer@loupe.example\n')],
  ['a space follows the email', marked('suvarna_employer@loupe.example ')],
  ['there is no local part', marked('_employer@loupe.example')],
  ['the domain is a longer one', marked('suvarna_employer@notloupe.example')],
  ['the domain is a subdomain', marked('suvarna_employer@mail.loupe.example')],
  ['a letter replaces the dot', marked('suvarna_employer@loupeXexample')],
  ['“_employer” has a hyphen', marked('suvarna-employer@loupe.example')],
  ['a claim says employer', { ...marked('mallory@evil.example'), employer: true }],
  ['a claim says the role', { ...marked('mallory@evil.example'), role: 'Employer', isEmployer: true }],
  ['the account’s name has “_employer”', { ...marked('mallory@evil.example'), name: 'm_employer@loupe.example' }]
]

/** Accounts that look like Meena's, whose email is verified. */
const almostVerified: readonly (readonly [how: string, token: Token])[] = [
  ['the email is not verified', { email: meena.token.email, email_verified: false }],
  ['nothing says whether the email is verified', { email: meena.token.email }],
  ['verified is a text', { email: meena.token.email, email_verified: 'true' as never }],
  ['verified is a number', { email: meena.token.email, email_verified: 1 as never }],
  ['another claim says that it is verified', { email: meena.token.email, verified: true, emailVerified: true }],
  ['there is no email', {}]
]

/** Accounts that look like the administrator's. */
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
  ['there is no email and no claim', 'u-mallory', {}]
]

/** Emails that look like Hari's, which the administrator has approved. */
const almostApproved: readonly (readonly [how: string, token: Token])[] = [
  ['a letter is Cyrillic', marked('hari@hari-j\u0435wels.example')],
  ['a letter of the name is Cyrillic', marked('h\u0430ri@hari-jewels.example')],
  ['a dot is behind it', marked('hari@hari-jewels.example.')],
  ['another domain is behind it', marked('hari@hari-jewels.example.evil.example')],
  ['it is below the domain', marked('hari@mail.hari-jewels.example')],
  ['the domain is longer', marked('hari@my-hari-jewels.example')],
  ['the name is longer', marked('x.hari@hari-jewels.example')],
  ['something is behind a plus', marked('hari+post@hari-jewels.example')],
  ['it is in capitals', marked('HARI@hari-jewels.example')],
  ['a blank is behind it', marked('hari@hari-jewels.example ')],
  ['a line end is behind it', marked('hari@hari-jewels.example\n')],
  ['an invisible letter is in it', marked('hari@hari-jewels\u200b.example')],
  ['it is empty', marked('')],
  ['there is none', verified],
  ['it is not verified', { ...hari.token, email_verified: false }],
  ['a text says that it is verified', { ...hari.token, email_verified: 'true' as never }]
]

/** What an employer reads, by Suvarna's account without the role. */
const employersReads = [
  ['an application', get(`applications/${applications.sent.id}`)],
  ['the applications', list('applications', { employerId: suvarna.uid })],
  ['a withdrawal', get(`withdrawals/${withdrawals.pending.id}`)],
  ['the withdrawals', list('withdrawals', { employerId: suvarna.uid })],
  ['a question', get('jobQuestions/job-old')],
  ['the questions', list('jobQuestions', { employerId: suvarna.uid })],
  ['an interview step', get(`threadSteps/${applications.invited.id}_1`)],
  ['documents', get('candidateDocuments/meena_patel')],
  ['a phone number', get('candidateNumbers/meena_patel')]
] as const

const as = (uid: string, token: Token): Person => ({ uid, token })

const lost = as(suvarna.uid, marked('suvarna@example.com'))

export const identityAttacks: readonly Attacks[] = [
  ...almostEmployers.map(([how, token]): Attacks => {
    const person = as(suvarna.uid, token)
    const application = get(`applications/${applications.sent.id}`)
    return {
      [how]: [
        [person, 'posts', post(person)],
        [person, 'reads an application', application]
      ]
    }
  }),
  {
    'the email no longer has the role': employersReads.map(
      ([what, attempt]): Attack => [lost, `reads ${what}`, attempt]
    )
  },
  ...almostApproved.map(([how, token]): Attacks => {
    const person = as(hari.uid, token)
    return { [how]: [[person, 'posts with an approval', post(person)]] }
  }),
  ...almostVerified.map(([how, token]): Attacks => {
    const person = as(meena.uid, token)
    return {
      [how]: [
        [person, 'applies', apply(person, jobs.approved)],
        [person, 'creates a profile', newPublicProfile(meena.uid)]
      ]
    }
  }),
  ...almostAdministrators.map(([how, uid, token]): Attacks => {
    const approved = buildStepped(jobs.pending, 'approve', as(uid, { ...token, admin: true }))
    return {
      [how]: [
        [as(uid, token), 'reads what waits', list('jobs', { status: 'pending' })],
        [as(uid, token), 'approves a job', writeJob('jobs/job-pending', approved)]
      ]
    }
  })
]

const confirmed = as(suvarna.uid, marked(suvarnasOther))
const unverifiedAdmin = as(asha.uid, { ...asha.token, email_verified: false })

/** The same by those who may. */
export const permittedIdentities: readonly Attack[] = [
  [confirmed, 'posts with another email that the administrator approved', post(confirmed)],
  ...employersReads.map(([what, attempt]) => [confirmed, `reads ${what} with it`, attempt] as const),
  [unverifiedAdmin, 'reads a profile before the email is verified', get('candidateProfiles/meena_patel')],
  [unverifiedAdmin, 'lists profiles before the email is verified', list('candidateProfiles', { hidden: false })]
]
