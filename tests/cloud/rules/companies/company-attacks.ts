import { type Attempt, create, type Doc, type Fields, get, list, prepareNew, remove, together } from '../attempts.ts'
import type { Case } from '../cases.ts'
import { buildPosted, buildStepped, makeJob, writeJob } from '../job-steps.ts'
import { asha, devi, kesar, meena, type Person, rupa, suvarna, type Token, unnamed } from '../people.ts'
import { applications, jobs } from '../sample-board.ts'
import { formatInstant } from '../sample-times.ts'
import { apply } from '../tables/applications.ts'
import {
  answer,
  ask,
  buildBan,
  changeCompany,
  changeEntry,
  confirm,
  join,
  lift,
  makeCompany,
  register,
  replyTo,
  takeBack
} from '../tables/companies.ts'
import { takeStep } from '../tables/jobs.ts'
import { newDraft } from '../tables/own-things.ts'
import {
  bina,
  gopal,
  hari,
  kesarsNext,
  lila,
  moti,
  motisNext,
  motisThird,
  nila,
  omi,
  raju,
  tulsi,
  unknown
} from './company-people.ts'
import { addresses, companies, entries, requests } from './sample-companies.ts'

/** Somebody who tries something. */
type Try = readonly [person: Person, attempt: Attempt]

/** A way to become an employer, or to stay one, that nobody may take; beside it what differs from it in one respect, and may be done. */
export interface CompanyAttack {
  what: string
  attack: Case
  control: Case
}

const newJob = 'jobs/job_1_new'
const post = (person: Person): Try => [person, makeJob(newJob, buildPosted(person, newJob))]
const keepDraft = (person: NonNullable<Person>): Try => [person, newDraft(person.uid, 'a_new')]
const revise = (person: Person, job: Doc): Try => [
  person,
  writeJob(`jobs/${job.id}`, buildStepped(job, 'revise', person))
]

/** Hari's account with another address, or another word of it. */
const hariWith = (token: Token) => ({ uid: hari.uid, token: { email_verified: true, ...token } })
const withClaims = ({ uid, token }: NonNullable<Person>, claims: Fields) => ({ uid, token: { ...token, ...claims } })

const withToken = ({ uid, token }: NonNullable<Person>, more: Token) => ({ uid, token: { ...token, ...more } })

const forgedBan = (by: Person): Fields => buildBan({ by: by?.uid })
const { ban: _ban, ...unbanned }: Fields = entries.gopal
const ownWords = { about: 'We set kundan.', website: '' }

// Allowed bases: many attacks differ from one in one respect each.
const harisPost = post(hari)
const ashasWord: Try = [asha, confirm(meena)]
const ashasAnswer: Try = [asha, approveLila()]
const meenasRequest: Try = [meena, ask(meena)]
const binasReply: Try = [bina, replyTo(requests.bina)]
const lilasClaim: Try = [claim(lila, true), approveLila()]

const table: readonly (readonly [what: string, attack: Try, control: Try])[] = [
  // Without the administrator's word.
  ['post without having asked', post(meena), harisPost],
  ['post while the request waits', post(lila), harisPost],
  ['post after the request was declined', post(tulsi), harisPost],
  ['keep a draft without having asked', keepDraft(meena), keepDraft(lila)],
  [
    'keep a draft with an unverified address of the board',
    keepDraft(withClaims(kesar, { email_verified: false })),
    keepDraft(kesar)
  ],
  ['keep a draft where the administrator has never said a word', keepDraft(meena), keepDraft(moti)],
  ['post in the name of somebody who may', [lila, makeJob(newJob, buildPosted(hari, newJob))], harisPost],
  ["revise somebody's job while one waits", revise(lila, jobs.haris), revise(hari, jobs.haris)],

  // A ban that would end with the account.
  ['say that a banned address is one’s own', [motisNext, register(motisNext)], [kesarsNext, register(kesarsNext)]],
  [
    'say that a banned address is one’s own, spelled otherwise',
    [withToken(motisNext, { email: 'Moti_Employer+new@Loupe.example' }), register(motisNext)],
    [motisThird, register(motisThird)]
  ],
  [
    'keep a draft as an employer with a banned address',
    [motisNext, newDraft(motisNext.uid, 'a_new')],
    [motisThird, newDraft(motisThird.uid, 'a_new')]
  ],
  [
    'say that an address, which nobody has posted with, is another account’s',
    [devi, register(devi, { uid: tulsi.uid })],
    [devi, register(devi)]
  ],
  ['post before the own address is known', post(kesarsNext), [kesarsNext, register(kesarsNext)]],
  [
    'post with an address that makes many of one mail box',
    [withToken(suvarna, { email: 'suvarna+1_employer@loupe.example' }), makeJob(newJob, buildPosted(suvarna, newJob))],
    post(suvarna)
  ],
  [
    'read why another address makes no employer',
    [kesarsNext, get(`employerAddresses/${addresses.moti.id}`)],
    [motisNext, get(`employerAddresses/${addresses.moti.id}`)]
  ],
  [
    'read why an address makes no employer before it is verified',
    [withToken(motisNext, { email_verified: false }), get(`employerAddresses/${addresses.moti.id}`)],
    [motisNext, get(`employerAddresses/${addresses.moti.id}`)]
  ],
  [
    'remove what a banned person has asked',
    [gopal, remove('employerRequests/u-gopal')],
    [lila, remove('employerRequests/u-lila')]
  ],
  [
    'remove what a banned person has asked, and nobody has answered',
    [unknown, remove('employerRequests/u-unknown')],
    [lila, remove('employerRequests/u-lila')]
  ],

  // An entry of one's own making.
  ['write the own entry', [meena, confirm(meena)], ashasWord],
  ['write the own entry in the own name', [meena, confirm(meena, {}, meena)], ashasWord],
  ['have another employer write the entry', [suvarna, confirm(meena, {}, suvarna)], ashasWord],
  [
    'write the own entry under a longer path',
    [meena, create('employers/u-meena/employers/u-meena', confirmed(meena))],
    ashasWord
  ],
  [
    'write the own entry among the own things',
    [meena, create('people/u-meena/employers/u-meena', confirmed(meena))],
    ashasWord
  ],
  [
    'make an entry whose name is another account',
    [asha, create('employers/u-meena', { ...confirmed(lila), id: lila.uid })],
    [asha, create('employers/u-lila', confirmed(lila))]
  ],
  ['confirm somebody in another name', [asha, confirm(lila, { confirmedBy: 'u-bala' })], [asha, confirm(lila)]],
  [
    'write an entry and post in one step',
    [meena, together(confirm(meena), makeJob(newJob, buildPosted(meena, newJob)))],
    harisPost
  ],
  [
    'post in the step in which the administrator could have said so',
    [lila, together(answer(requests.lila, 'approve'), confirm(lila), makeJob(newJob, buildPosted(lila, newJob)))],
    [asha, together(answer(requests.lila, 'approve'), confirm(lila), join(lila.uid, companies.haris))]
  ],

  // A request that answers itself.
  ['approve the own request', [lila, answer(requests.lila, 'approve')], ashasAnswer],
  ["approve somebody else's request as an employer", [suvarna, answer(requests.lila, 'approve')], ashasAnswer],
  ['ask, approved already', [meena, ask(meena, { state: 'approved' })], meenasRequest],
  [
    'ask with an answer inside',
    [meena, ask(meena, { answers: requests.hari.answers })],
    [meena, ask(meena, { answers: [] })]
  ],
  [
    'answer what the administrator has asked in their name',
    [bina, answer(requests.bina, 'approve')],
    [bina, ask(bina)]
  ],
  ['forget that one was declined', [tulsi, ask(tulsi, { answers: [] })], [tulsi, ask(tulsi)]],
  [
    'remove a request that was declined',
    [tulsi, remove('employerRequests/u-tulsi')],
    [lila, remove('employerRequests/u-lila')]
  ],
  ['take back what was declined', [tulsi, takeBack(requests.tulsi)], [bina, takeBack(requests.bina)]],
  ['ask as the administrator', [asha, ask(asha)], [kesar, ask(kesar)]],
  [
    'have the administrator put words into a request',
    [asha, answer(requests.lila, 'approve', {}, { email: meena.token.email })],
    ashasAnswer
  ],

  // Another person.
  ['reply where nothing was asked', [tulsi, replyTo(requests.tulsi)], binasReply],
  ['reply where an answer is awaited', [lila, replyTo(requests.lila)], binasReply],
  ['reply by approving oneself', [bina, replyTo(requests.bina, {}, { state: 'approved' })], binasReply],
  ['reply and take it back', [bina, replyTo(requests.bina, {}, { state: 'withdrawn' })], binasReply],
  ['reply by words of the administrator', [bina, replyTo(requests.bina, { did: 'approve', text: '' })], binasReply],
  ['ask under the name of somebody else', [meena, ask(meena, {}, 'employerRequests/u-nobody')], meenasRequest],
  ["change somebody's request into one's own", [meena, ask(meena, {}, 'employerRequests/u-lila')], [lila, ask(lila)]],
  ['ask with the address of another', [meena, ask(meena, { email: hari.token.email })], meenasRequest],
  ['ask again with the address of another', [lila, ask(lila, { email: hari.token.email })], [lila, ask(lila)]],
  ['read what others have asked', [rupa, get('employerRequests/u-lila')], [lila, get('employerRequests/u-lila')]],
  ['list who has asked', [suvarna, list('employerRequests')], [asha, list('employerRequests')]],
  ["read somebody's entry", [suvarna, get('employers/u-hari')], [hari, get('employers/u-hari')]],
  ['list who posts', [suvarna, list('employers')], [asha, list('employers')]],
  ['list the companies', [hari, list('companies')], [asha, list('companies')]],

  // An address that looks like the one that was confirmed.
  ['post with another account of the same address', post({ uid: 'u-mallory', token: hari.token }), harisPost],
  ...(
    [
      ['a Cyrillic letter', 'hari@hari-j\u0435wels.example'],
      ['a Cyrillic letter in the name', 'h\u0430ri@hari-jewels.example'],
      ['a dot behind it', 'hari@hari-jewels.example.'],
      ['another domain behind it', 'hari@hari-jewels.example.evil.example'],
      ['a part of the domain', 'hari@mail.hari-jewels.example'],
      ['a longer domain', 'hari@my-hari-jewels.example'],
      ['a longer name', 'x.hari@hari-jewels.example'],
      ['something behind a plus', 'hari+post@hari-jewels.example'],
      ['capitals', 'HARI@hari-jewels.example'],
      ['a blank behind it', 'hari@hari-jewels.example '],
      ['a line end behind it', 'hari@hari-jewels.example\n'],
      ['a letter that nobody sees', 'hari@hari-jewels\u200b.example'],
      ['nothing in it', '']
    ] as const
  ).map(([how, email]) => [`post with an address with ${how}`, post(hariWith({ email })), harisPost] as const),
  ['post with an address that was changed', post(hariWith({ email: 'hari@example.com' })), harisPost],
  ['post without an address', post({ uid: hari.uid, token: { email_verified: true } }), harisPost],
  ['post with an unverified address', post(withClaims(hari, { email_verified: false })), harisPost],
  ['post with an address of which nothing is said', post(withClaims(hari, { email_verified: null })), harisPost],
  ['post with an address that a text says is verified', post(withClaims(hari, { email_verified: 'true' })), harisPost],
  ['ask with an unverified address', [withClaims(meena, { email_verified: false }), ask(meena)], meenasRequest],
  ['ask without having signed in', [unnamed, ask(unnamed, { email: '' })], meenasRequest],

  // Claims that nobody has given.
  ['approve oneself, being no administrator', [claim(lila, false), approveLila()], lilasClaim],
  ['approve oneself with a claim that is a text', [claim(lila, 'true'), approveLila()], lilasClaim],
  ['approve oneself with a claim that is a number', [claim(lila, 1), approveLila()], lilasClaim],
  [
    'approve oneself with another claim',
    [withClaims(lila, { role: 'Admin', isAdmin: true }), approveLila()],
    lilasClaim
  ],
  ['post by a claim', post(withClaims(lila, { employer: true, role: 'Employer', companyId: 'a' })), harisPost],

  // After a ban.
  ['post with an address of the board after a ban', post(moti), post(suvarna)],
  ['post with a confirmed address after a ban', post(gopal), harisPost],
  ['post with an approval from before the ban of the address', post(nila), harisPost],
  ['post by an entry of a lifted ban, which approves nobody', post(omi), post(raju)],
  [
    'make a job live whose employer is banned',
    [asha, takeStep(jobs.gopals, 'renew', asha)],
    [asha, takeStep(jobs.haris, 'renew', asha)]
  ],
  [
    'reopen a job whose employer is banned',
    [asha, takeStep(jobs.gopalsEnded, 'reopen', asha)],
    [asha, takeStep(jobs.deleted, 'reopen', asha)]
  ],
  [
    'see the number that a banned person has written, after a press for it',
    [tulsi, get(`companyNumbers/${companies.gopals.id}`)],
    [tulsi, get(`companyNumbers/${companies.suvarnas.id}`)]
  ],
  ['revise a job after a ban', revise(moti, jobs.motis), revise(hari, jobs.haris)],
  [
    'close a job after a ban',
    [gopal, takeStep(jobs.gopals, 'close', gopal)],
    [hari, takeStep(jobs.haris, 'close', hari)]
  ],
  [
    'see who applied after a ban',
    [moti, get(`applications/${applications.toMoti.id}`)],
    [hari, get(`applications/${applications.toHari.id}`)]
  ],
  [
    'list who applied after a ban',
    [gopal, list('applications', { employerId: gopal.uid })],
    [hari, list('applications', { employerId: hari.uid })]
  ],
  ['lift the own ban', [gopal, lift(entries.gopal)], [asha, lift(entries.gopal)]],
  [
    'lift the own ban without a word',
    [gopal, changeEntry(entries.gopal, { ban: undefined })],
    [asha, lift(entries.gopal)]
  ],
  ['remove the own entry with its ban', [gopal, remove('employers/u-gopal')], [asha, remove('employers/u-hari')]],
  [
    'write the own entry over its ban',
    [gopal, create('employers/u-gopal', prepareNew('u-gopal', pickConfirmation(unbanned)))],
    [asha, confirm(lila)]
  ],
  [
    'make the ban say less',
    [gopal, changeEntry(entries.gopal, { ban: forgedBan(gopal) })],
    [asha, changeEntry(entries.hari, { ban: forgedBan(asha) })]
  ],
  ['ask again after a ban', [gopal, ask(gopal)], [hari, ask(hari)]],
  ['ask for the first time after a ban', [moti, ask(moti)], [kesar, ask(kesar)]],
  [
    'rewrite the earlier bans',
    [raju, changeEntry(entries.raju, { earlierBans: [] })],
    [asha, changeEntry(entries.raju, { ban: buildBan() })]
  ],
  ['have the earlier bans forgotten', [asha, changeEntry(entries.raju, { earlierBans: [] })], post(raju)],
  [
    'have the entry of somebody who was banned removed',
    [asha, remove('employers/u-raju')],
    [asha, remove('employers/u-hari')]
  ],
  [
    'lift a ban that then says something else',
    [asha, lift(entries.moti, { reason: 'A slip' })],
    [asha, lift(entries.moti)]
  ],
  ['apply as an employer', [hari, apply(hari, jobs.approved)], [gopal, apply(gopal, jobs.approved)]],
  ['apply with an address of the board', [suvarna, apply(suvarna, jobs.approved)], [moti, apply(moti, jobs.approved)]],
  [
    'speak for a company after a ban',
    [gopal, changeCompany(companies.gopals, ownWords)],
    [hari, changeCompany(companies.haris, ownWords)]
  ],

  // A company.
  [
    'verify the own company',
    [hari, changeCompany(companies.haris, { verified: ['phone', 'gstin', 'shop'] })],
    [asha, changeCompany(companies.haris, { verified: ['phone', 'gstin', 'shop'] })]
  ],
  [
    'verify a company as a candidate',
    [meena, changeCompany(companies.haris, { verified: [] })],
    [asha, changeCompany(companies.haris, { verified: [] })]
  ],
  [
    'give the own company another name',
    [hari, changeCompany(companies.haris, { ...ownWords, name: 'Suvarna Jewels' })],
    [hari, changeCompany(companies.haris, ownWords)]
  ],
  [
    'say that the own company answers sooner',
    [hari, changeCompany(companies.haris, { answering: { hours: 1, answered: 99, at: formatInstant() } })],
    [asha, changeCompany(companies.haris, { answering: { hours: 1, answered: 99, at: formatInstant() } })]
  ],
  [
    'speak for a company of others',
    [hari, changeCompany(companies.suvarnas, ownWords)],
    [suvarna, changeCompany(companies.suvarnas, ownWords)]
  ],
  [
    'speak for a company with an unverified address',
    [withClaims(hari, { email_verified: false }), changeCompany(companies.haris, ownWords)],
    [hari, changeCompany(companies.haris, ownWords)]
  ],
  ['make a company', [hari, makeCompany('new-company-000000')], [asha, makeCompany('new-company-000000')]],
  ['remove a company', [asha, remove('companies/hari-jewels-4d5e6f')], [asha, remove('companyMembers/u-hari')]],
  ['belong to a company', [meena, join(meena.uid, companies.suvarnas)], [asha, join(meena.uid, companies.suvarnas)]],
  [
    'take somebody into the own company',
    [hari, join(meena.uid, companies.haris)],
    [asha, join(meena.uid, companies.haris)]
  ],
  ['go to another company', [hari, join(hari.uid, companies.suvarnas)], [asha, join(hari.uid, companies.suvarnas)]],
  [
    'write another company into the own entry',
    [hari, changeEntry(entries.hari, { companyId: companies.suvarnas.id })],
    [asha, changeEntry(entries.hari, { companyId: companies.suvarnas.id })]
  ],
  [
    'send somebody away from the company',
    [suvarna, remove('companyMembers/u-hari')],
    [asha, remove('companyMembers/u-hari')]
  ]
]

function confirmed(person: NonNullable<Person>): Fields {
  const made = confirm(person)
  return made.does === 'create' ? made.fields : {}
}

function pickConfirmation({ email, confirmedAt, confirmedBy }: Fields): Fields {
  return { email, confirmedAt, confirmedBy }
}

function approveLila(): Attempt {
  return answer(requests.lila, 'approve')
}

function claim(person: NonNullable<Person>, admin: Fields[string]) {
  return withClaims(person, { admin })
}

const controls = new Map<Try, Case>()

/** The same case for all that are held against it. */
function buildControl(control: Try, what: string): Case {
  const [person, attempt] = control
  const known = controls.get(control) ?? { name: what, who: 'whoever may', person, attempt, allowed: true }
  controls.set(control, known)
  return known
}

export const companyAttacks: readonly CompanyAttack[] = table.map(([what, [person, attempt], control]) => ({
  what,
  attack: { name: what, who: 'attacker', person, attempt, allowed: false },
  control: buildControl(control, what)
}))
