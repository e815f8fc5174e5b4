import { create, type Doc, type Fields, get, list, prepareNew, remove, together } from '../attempts.ts'
import {
  bina,
  gopal,
  hari,
  jaya,
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
} from '../companies/company-people.ts'
import { addresses, companies, entries, requests } from '../companies/sample-companies.ts'
import { newDraft } from '../counted.ts'
import { buildPosted, buildStepped, makeJob, writeJob } from '../job-steps.ts'
import { asha, devi, kesar, meena, type Person, rupa, suvarna, type Token, unnamed } from '../people.ts'
import { applications, inviteTo, jobs } from '../sample-board.ts'
import { apply } from '../writes/applications.ts'
import {
  answer,
  ask,
  buildBan,
  changeCompany,
  changeEntry,
  confirm,
  join,
  lift,
  register,
  replyTo,
  takeBack
} from '../writes/companies.ts'
import { takeStep } from '../writes/jobs.ts'
import { newStep } from '../writes/thread.ts'
import type { Attack, Attacks } from './attack.ts'

const newJob = 'jobs/job_1_new'
const post = (person: Person) => makeJob(newJob, buildPosted(person, newJob))
const revise = (person: Person, job: Doc) => writeJob(`jobs/${job.id}`, buildStepped(job, 'revise', person))
const keepDraft = ({ uid }: NonNullable<Person>) => newDraft(uid, 'a_new')
const withToken = ({ uid, token }: NonNullable<Person>, more: Token) => ({ uid, token: { ...token, ...more } })
const ownWords = { about: 'We set kundan.', website: '' }
const confirmed = (person: Person): Fields =>
  prepareNew('', { email: person?.token.email, confirmedAt: new Date().toISOString(), confirmedBy: asha.uid })
const aliased = withToken(motisNext, { email: 'Moti_Employer+new@Loupe.example' })
const plus = withToken(suvarna, { email: 'suvarna+1_employer@loupe.example' })

const approval: Attacks = {
  'the administrator approves employers': [
    [meena, 'posts without a request', post(meena)],
    [lila, 'posts while the request waits', post(lila)],
    [tulsi, 'posts after the request was declined', post(tulsi)],
    [meena, 'approves herself', confirm(meena, {}, meena)],
    [suvarna, 'approves another user', confirm(meena, {}, suvarna)],
    [meena, 'approves herself and posts in one step', together(confirm(meena), post(meena))]
  ],
  'the token names the owner': [[lila, 'posts in the name of an employer', makeJob(newJob, buildPosted(hari, newJob))]],
  'the job belongs to another employer': [
    [lila, "revises an employer's job while the request waits", revise(lila, jobs.haris)]
  ],
  'drafts are for those who post or asked to': [
    [meena, 'stores a draft without a request', keepDraft(meena)],
    [withToken(kesar, { email_verified: false }), 'stores a draft with an unverified employer email', keepDraft(kesar)]
  ],
  'the product has no such path': [
    [meena, 'approves herself under a longer path', create('employers/u-meena/employers/u-meena', confirmed(meena))],
    [meena, 'approves herself below her own documents', create('people/u-meena/employers/u-meena', confirmed(meena))]
  ],
  'the administrator answers': [
    [lila, 'approves the own request', answer(requests.lila, 'approve')],
    [suvarna, 'approves the request of another user', answer(requests.lila, 'approve')],
    [
      lila,
      'approves the own request, registers and posts in one step',
      together(answer(requests.lila, 'approve'), confirm(lila), post(lila))
    ],
    [meena, 'sends a request that contains a decision', ask(meena, { answers: requests.hari.answers })],
    [bina, 'decides the own request like the administrator', answer(requests.bina, 'approve')],
    [bina, 'replies and is approved', replyTo(requests.bina, {}, { state: 'approved' })]
  ],
  'a new request waits for a decision': [
    [meena, 'sends a request that is already approved', ask(meena, { state: 'approved' })]
  ],
  'decisions are kept': [
    [tulsi, 'removes the decision from the declined request', ask(tulsi, { answers: [] })],
    [tulsi, 'removes a declined request', remove('employerRequests/u-tulsi')]
  ],
  'the request is decided': [[tulsi, 'withdraws a declined request', takeBack(requests.tulsi)]],
  'the administrator needs no request': [[asha, 'sends a request as the administrator', ask(asha)]],
  'the administrator has asked no question': [
    [tulsi, 'replies without a question', replyTo(requests.tulsi)],
    [lila, 'replies before an answer', replyTo(requests.lila)]
  ],
  'a withdrawn request has no reply': [
    [bina, 'replies and withdraws', replyTo(requests.bina, {}, { state: 'withdrawn' })]
  ],
  'the token names the person': [
    [meena, 'sends a request with the id of another user', ask(meena, {}, 'employerRequests/u-nobody')],
    [meena, 'overwrites the request of another user', ask(meena, {}, 'employerRequests/u-lila')]
  ],
  'the token names the email': [
    [meena, 'sends a request with the email of another user', ask(meena, { email: hari.token.email })]
  ],
  'the administrator answers by email': [
    [withToken(meena, { email_verified: false }), 'asks with an unverified email', ask(meena)]
  ],
  'an anonymous account only reports': [[unnamed, 'sends a request without an account', ask(unnamed, { email: '' })]],
  'only the person and the administrator read it': [
    [rupa, 'reads the request of another user', get('employerRequests/u-lila')],
    [suvarna, 'reads the entry of another user', get('employers/u-hari')]
  ],
  'companies are read one by one': [[hari, 'lists the companies', list('companies')]],
  'the account is approved, not the email': [
    [
      { uid: 'u-mallory', token: hari.token },
      'posts with another account of an approved email',
      makeJob(newJob, buildPosted({ uid: 'u-mallory', token: hari.token }, newJob))
    ]
  ]
}

const registration: Attacks = {
  'a ban needs the registered email': [[kesarsNext, 'posts before the email is registered', post(kesarsNext)]],
  'the token names the account': [
    [devi, 'registers an unused email for another account', register(devi, { uid: tulsi.uid })],
    [suvarna, 'registers the own email for another account', register(suvarna, { uids: [tulsi.uid] })]
  ],
  'the token names the email': [[suvarna, "registers another user's email", register(suvarna, {}, bina.token.email)]],
  'plus addresses are one email': [[plus, 'posts with a plus address', makeJob(newJob, buildPosted(plus, newJob))]],
  'a ban outlives the account': [
    [motisNext, 'registers a banned email', register(motisNext)],
    [aliased, 'registers a banned email, spelled otherwise', register(aliased)],
    [motisNext, 'stores a draft with a banned email', keepDraft(motisNext)]
  ],
  'only the person and the administrator read it': [
    [kesarsNext, 'reads the ban of another email', get(`employerAddresses/${addresses.moti.id}`)]
  ],
  'an unverified email may belong to somebody else': [
    [
      withToken(motisNext, { email_verified: false }),
      'reads the ban of an unverified email',
      get(`employerAddresses/${addresses.moti.id}`)
    ]
  ]
}

const bans: Attacks = {
  'a ban takes the role': [
    [moti, 'posts with an employer email after a ban', post(moti)],
    [jaya, 'posts after an interrupted ban', post(jaya)],
    [gopal, 'posts with an approved email after a ban', post(gopal)],
    [nila, 'posts with an approval from before the ban of the email', post(nila)],
    [moti, 'revises a job after a ban', revise(moti, jobs.motis)],
    [gopal, 'closes a job as an employer after a ban', takeStep(jobs.gopals, 'close', gopal)],
    [moti, 'reads an application after a ban', get(`applications/${applications.toMoti.id}`)],
    [gopal, 'lists applications after a ban', list('applications', { employerId: gopal.uid })],
    [
      moti,
      'offers an interview after a ban',
      newStep({ ...inviteTo(applications.invitedByMoti), employerId: moti.uid })
    ],
    [gopal, 'changes the company after a ban', changeCompany(companies.gopals, ownWords)]
  ],
  'a lifted ban is no approval': [[omi, 'posts by the entry of a lifted ban', post(omi)]],
  'a banned employer has no live job': [
    [asha, 'renews a job of a banned employer', takeStep(jobs.gopals, 'renew', asha)],
    [asha, 'reopens a job of a banned employer', takeStep(jobs.gopalsEnded, 'reopen', asha)],
    [asha, 'edits a job of a banned employer', takeStep(jobs.gopals, 'edit', asha)]
  ],
  'a ban hides the number': [
    [tulsi, 'reads the number of a banned employer that was revealed', get(`companyNumbers/${companies.gopals.id}`)]
  ],
  'only the administrator lifts a ban': [
    [gopal, 'lifts the own ban', lift(entries.gopal)],
    [gopal, 'removes the own ban', changeEntry(entries.gopal, { ban: undefined })]
  ],
  'the record of a ban is kept': [
    [gopal, 'removes the own entry with its ban', remove('employers/u-gopal')],
    [gopal, 'writes the own entry over its ban', create('employers/u-gopal', { ...confirmed(gopal), id: gopal.uid })],
    [gopal, 'shortens the own ban', changeEntry(entries.gopal, { ban: buildBan({ by: gopal.uid }) })],
    [asha, 'lifts a ban without recording it', changeEntry(entries.moti, { ban: undefined })],
    [asha, 'removes the record of an earlier ban', changeEntry(entries.raju, { earlierBans: undefined })],
    [asha, 'empties the earlier bans', changeEntry(entries.raju, { earlierBans: [] })],
    [asha, 'removes an entry with an earlier ban', remove('employers/u-raju')],
    [asha, 'lifts a ban and changes its reason', lift(entries.moti, { reason: 'A slip' })]
  ],
  'the token names the administrator': [
    [
      asha,
      'bans in the name of another administrator',
      changeEntry(entries.hari, { ban: buildBan({ by: 'u-somebody' }) })
    ]
  ],
  'a banned person sends no request': [
    [gopal, 'sends another request after a ban', ask(gopal)],
    [moti, 'sends a first request after a ban', ask(moti)]
  ],
  'the request of a banned person is kept': [
    [gopal, 'removes an answered request after a ban', remove('employerRequests/u-gopal')],
    [unknown, 'removes a waiting request after a ban', remove('employerRequests/u-unknown')]
  ],
  'an employer does not apply': [
    [hari, 'applies as an employer', apply(hari, jobs.approved)],
    [suvarna, 'applies with an employer email', apply(suvarna, jobs.approved)]
  ]
}

const ofCompanies: Attacks = {
  'the administrator verifies': [
    [hari, 'verifies the own company', changeCompany(companies.haris, { verified: ['phone', 'gstin', 'shop'] })]
  ],
  'the administrator names companies': [
    [hari, 'renames the own company', changeCompany(companies.haris, { ...ownWords, name: 'Suvarna Jewels' })]
  ],
  'the administrator computes the response time': [
    [
      hari,
      'shortens the response time',
      changeCompany(companies.haris, { answering: { hours: 1, answered: 99, at: new Date().toISOString() } })
    ]
  ],
  'the administrator names members': [
    [hari, 'joins another company', join(hari.uid, companies.suvarnas)],
    [hari, 'adds another user to the own company', join(meena.uid, companies.haris)],
    [
      hari,
      'writes another company into the own entry',
      changeEntry(entries.hari, { companyId: companies.suvarnas.id })
    ],
    [suvarna, 'removes a member of another company', remove('companyMembers/u-hari')]
  ]
}

export const employerAttacks: readonly Attacks[] = [approval, registration, bans, ofCompanies]

/** The same actions where they are allowed: nothing above is refused for another reason. */
export const permittedEmployers: readonly Attack[] = [
  [hari, 'posts with an approved email', post(hari)],
  [raju, 'posts after a lifted ban', post(raju)],
  [kesarsNext, 'registers an email that is not banned', register(kesarsNext)],
  [motisThird, 'registers a banned email after an approval', register(motisThird)],
  [motisThird, 'stores a draft after an approval', keepDraft(motisThird)],
  [lila, 'stores a draft while the request is pending', keepDraft(lila)],
  [moti, 'stores a draft after a ban', keepDraft(moti)],
  [motisNext, 'reads the ban of the own email', get(`employerAddresses/${addresses.moti.id}`)],
  [lila, 'removes a request without a decision', remove('employerRequests/u-lila')],
  [hari, 'reads an application', get(`applications/${applications.toHari.id}`)],
  [hari, 'changes the own company', changeCompany(companies.haris, ownWords)],
  [tulsi, 'reads a revealed number', get(`companyNumbers/${companies.suvarnas.id}`)],
  [gopal, 'applies after a ban', apply(gopal, jobs.approved)],
  [moti, 'applies with an employer email after a ban', apply(moti, jobs.approved)],
  [asha, 'renews the job of another user', takeStep(jobs.haris, 'renew', asha)],
  [asha, 'bans again', changeEntry(entries.raju, { ban: buildBan() })],
  [hari, 'sends another request as an employer', ask(hari)]
]
