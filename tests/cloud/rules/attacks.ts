import { amountAttacks } from './amount-attacks.ts'
import {
  type Attempt,
  create,
  type Fields,
  get,
  prepareNew,
  prepareNext,
  remove,
  together,
  update
} from './attempts.ts'
import type { Case } from './cases.ts'
import { moti } from './companies/company-people.ts'
import { countAttacks } from './count-attacks.ts'
import { countOne } from './counted.ts'
import { fileAttacks } from './file-attacks.ts'
import { buildPosted, buildStepped, makeJob, writeJob } from './job-steps.ts'
import { asha, kesar, meena, namesake, type Person, rupa, suvarna, tara } from './people.ts'
import { reportAttacks } from './report-attacks.ts'
import {
  applications,
  documents,
  documentsOf,
  findStored,
  inviteTo,
  jobs,
  pages,
  publicProfileOf,
  threadSteps
} from './sample-board.ts'
import { formatInstant } from './sample-times.ts'
import { apply, buildApplied, buildMoved, withdraw } from './tables/applications.ts'
import { newNumber, newPublicProfile } from './tables/candidates.ts'
import { newStep } from './tables/thread.ts'

const huge = 'x'.repeat(1_000_000)
const job = (fields: Fields) => writeJob(`jobs/${fields.id}`, fields)
const history = (of: Fields) => of.history as Fields[]

/** Lines of a history, one of them changed. */
function withLine(of: Fields, index: number, changes: Fields): Fields {
  return { ...of, history: history(of).map((line, at) => (at === index ? { ...line, ...changes } : line)) }
}

const pickState = ({ state, history }: Fields): Fields => ({ state, history })

const approvedAs = (person: Person) => buildStepped(jobs.pending, 'approve', person)

/** Attempts, and by whom. None may succeed. */
const table: readonly (readonly [what: string, person: Person, attempt: Attempt])[] = [
  ['approve the own job', suvarna, job(approvedAs(suvarna))],
  [
    'approve the own job by revising it',
    suvarna,
    job({ ...buildStepped(jobs.pending, 'revise', suvarna), status: 'approved' })
  ],
  ['approve the own job in the name of the administrator', suvarna, job(approvedAs(asha))],
  [
    'post a job as approved',
    suvarna,
    makeJob('jobs/job_1', buildPosted(suvarna, 'jobs/job_1', { status: 'approved' }))
  ],
  ['post a job as approved by the administrator', suvarna, makeJob('jobs/job_1', buildPosted(asha, 'jobs/job_1'))],
  [
    'make a job over one that is there',
    suvarna,
    makeJob('jobs/job-approved', buildPosted(suvarna, 'jobs/job-approved'))
  ],
  [
    'make a job over one of somebody else',
    kesar,
    makeJob('jobs/job-approved', buildPosted(kesar, 'jobs/job-approved'))
  ],
  ['take a job over', kesar, job({ ...buildStepped(jobs.approved, 'revise', kesar), employerId: kesar.uid })],
  ['give a job away', suvarna, job({ ...buildStepped(jobs.approved, 'revise', suvarna), employerId: kesar.uid })],
  ['revise the job of another employer', kesar, job(buildStepped(jobs.approved, 'revise', kesar))],
  ['revise the job of another in their name', kesar, job(buildStepped(jobs.approved, 'revise', suvarna))],
  ['revise a seed job, called like its owner', namesake, job(buildStepped(jobs.seed, 'revise', namesake))],
  ['post a seed job, called like its owner', namesake, makeJob('jobs/job_1', buildPosted(namesake, 'jobs/job_1'))],
  [
    'post a job in which another step is told',
    suvarna,
    makeJob('jobs/job_1', withLine(buildPosted(suvarna, 'jobs/job_1'), 0, { did: 'approve' }))
  ],
  [
    'revise without a line',
    suvarna,
    job({ ...buildStepped(jobs.approved, 'revise', suvarna), history: history(jobs.approved) })
  ],
  [
    'revise and forget',
    suvarna,
    job({
      ...buildStepped(jobs.approved, 'revise', suvarna),
      history: history(buildStepped(jobs.approved, 'revise', suvarna)).slice(1)
    })
  ],
  [
    'revise and change an earlier line',
    suvarna,
    job(withLine(buildStepped(jobs.approved, 'revise', suvarna), 1, { at: formatInstant(-1) }))
  ],
  [
    'revise and tell it in the name of another',
    suvarna,
    job(
      withLine(buildStepped(jobs.approved, 'revise', suvarna), 2, {
        by: { uid: asha.uid, role: 'Admin' }
      })
    )
  ],
  [
    'revise with two lines',
    suvarna,
    job({
      ...buildStepped(jobs.approved, 'revise', suvarna),
      history: [...history(buildStepped(jobs.approved, 'revise', suvarna)), {}]
    })
  ],
  [
    'revise with a history that is no list',
    suvarna,
    job({ ...buildStepped(jobs.approved, 'revise', suvarna), history: {} })
  ],
  ['skip a revision', suvarna, job(prepareNext(buildStepped(jobs.approved, 'revise', suvarna)))],
  ['approve by telling of a step back', asha, job(withLine(approvedAs(asha), 1, { did: 'restore' }))],
  ['approve a revision that was not seen', asha, job({ ...approvedAs(asha), revision: 7 })],
  ['approve and change the text', asha, job({ ...approvedAs(asha), title: 'Polisher' })],
  [
    'keep an old reason with a live job',
    asha,
    job(buildStepped(jobs.rejected, 'edit', asha, { rejectionReason: 'No pay' }))
  ],
  ['fill a job', suvarna, job(buildStepped(jobs.approved, 'revise', suvarna, { description: huge }))],
  ['fill a job with lines', suvarna, job(buildStepped(jobs.approved, 'revise', suvarna, { keywords: [huge] }))],
  ['fill a job with something else', suvarna, job(buildStepped(jobs.approved, 'revise', suvarna, { filling: huge }))],
  ['fill a reason', asha, job(buildStepped(jobs.pending, 'reject', asha, { rejectionReason: huge }))],
  [
    'hide a table in a job',
    suvarna,
    makeJob('jobs/job_1', buildPosted(suvarna, 'jobs/job_1', { salaryRange: { most: 1 } }))
  ],
  [
    'make a job with a name that is not its id',
    suvarna,
    makeJob('jobs/job_2', buildPosted(suvarna, 'jobs/job_1', { id: 'job_1' }))
  ],

  ['take a page over', suvarna, update('pages/about-us', prepareNext(pages.about, { content: '<p>Mine</p>' }))],
  [
    'make a page over one that is there',
    asha,
    create('pages/about-us', prepareNew('about-us', { content: '<p>New</p>' }))
  ],
  ['fill a page', asha, update('pages/contact-us', prepareNext(pages.contact, { content: huge }))],

  ['apply twice', meena, apply(meena, jobs.old)],
  ['apply after taking it back', meena, apply(meena, { ...jobs.pending, status: 'approved' })],
  ['apply for somebody else', meena, apply(rupa, jobs.approved)],
  [
    'apply for somebody else, counted with oneself',
    meena,
    together(
      create(`applications/${rupa.uid}_job-approved`, buildApplied(rupa, jobs.approved)),
      countOne('applicationCount', meena.uid, `${rupa.uid}_job-approved`)
    )
  ],
  [
    'apply under a name of its own',
    meena,
    create('applications/mine', buildApplied(meena, jobs.approved, { id: 'mine' }))
  ],
  ['apply for a job that waits', meena, apply(meena, jobs.revised)],
  ['apply to another employer than the job has', rupa, apply(rupa, jobs.approved, { employerId: kesar.uid })],
  [
    'apply with another job in the letter',
    rupa,
    apply(rupa, jobs.approved, { job: { title: 'Chief', company: '', location: '' } })
  ],
  [
    'be hired by oneself, giving everything up',
    meena,
    withdraw(applications.sent, pickState(buildMoved(applications.sent, 'hired')))
  ],
  [
    'be hired by oneself',
    meena,
    update(`applications/${applications.sent.id}`, buildMoved(applications.sent, 'hired'))
  ],
  ['fill an application', rupa, apply(rupa, jobs.approved, { message: huge })],
  [
    'change a profile that was sent',
    meena,
    update(`applications/${applications.sent.id}`, prepareNext(applications.sent, { profile: {}, seen: 2 }))
  ],
  ['withdraw for a candidate', suvarna, withdraw(applications.sent)],
  [
    'move an application to somebody else',
    suvarna,
    update(`applications/${applications.sent.id}`, buildMoved(applications.sent, 'hired', { employerId: kesar.uid }))
  ],
  [
    'move an application and change what was said',
    suvarna,
    update(`applications/${applications.sent.id}`, buildMoved(applications.sent, 'hired', { message: 'Please' }))
  ],
  [
    'move an application to a seed job, called like its owner',
    namesake,
    update(`applications/${applications.toSeed.id}`, buildMoved(applications.toSeed, 'hired'))
  ],
  [
    'invite from a seed job, called like its owner',
    namesake,
    newStep({ ...inviteTo(applications.invitedToSeed), employerId: namesake.uid })
  ],
  ['invite while banned', moti, newStep({ ...inviteTo(applications.invitedByMoti), employerId: moti.uid })],
  ['fill a step of an interview', suvarna, newStep(inviteTo(applications.invited), { words: huge })],

  [
    "take somebody's public profile",
    rupa,
    create('candidateProfiles/meena_patel', prepareNew('meena_patel', publicProfileOf(rupa.uid)))
  ],
  [
    'make a public profile again that the administrator had hidden',
    tara,
    create('candidateProfiles/tara_soni', prepareNew('tara_soni', publicProfileOf(tara.uid)))
  ],
  ['make another public profile instead of one that the administrator had hidden', tara, newPublicProfile(tara.uid)],
  [
    'forget which public profile the administrator had hidden',
    tara,
    remove(`people/${tara.uid}/publicProfile/${tara.uid}`)
  ],
  [
    'free an account by the own public profile, which has the id of one that the administrator had hidden',
    meena,
    together(remove('candidateProfiles/meena_shah'), remove('people/u-lata/publicProfile/u-lata'))
  ],
  [
    "take somebody's documents",
    rupa,
    create('candidateDocuments/meena_patel', prepareNew('meena_patel', documentsOf(rupa.uid)))
  ],
  [
    "lay documents behind somebody's public profile",
    rupa,
    create('candidateDocuments/anita_rao', prepareNew('anita_rao', documentsOf(rupa.uid)))
  ],
  [
    'give documents to another public profile',
    meena,
    update('candidateDocuments/meena_patel', prepareNext(documents.meena, { id: 'rupa_shah' }))
  ],
  [
    'fill a public profile',
    meena,
    update(
      'candidateProfiles/meena_patel',
      prepareNext(findStored('candidateProfiles/meena_patel'), { experience: huge })
    )
  ],
  [
    'fill a profile',
    meena,
    update(
      `people/${meena.uid}/userProfile/${meena.uid}`,
      prepareNext(findStored(`people/${meena.uid}/userProfile/${meena.uid}`), { skills: huge })
    )
  ],
  ['fill a mark', meena, create(`people/${meena.uid}/appliedJobs/job-seed`, prepareNew('job-seed', { filling: huge }))],
  [
    'fill a note',
    suvarna,
    update(
      `people/${suvarna.uid}/shortlistedCandidates/meena_patel`,
      prepareNext(findStored(`people/${suvarna.uid}/shortlistedCandidates/meena_patel`), { note: huge })
    )
  ],
  [
    'fill a note on an applicant',
    suvarna,
    update(
      `people/${suvarna.uid}/applicantNotes/${applications.sent.id}`,
      prepareNext(findStored(`people/${suvarna.uid}/applicantNotes/${applications.sent.id}`), { note: huge })
    )
  ],
  [
    "read what another employer noted on one's own applicant",
    kesar,
    get(`people/${suvarna.uid}/applicantNotes/${applications.sent.id}`)
  ],
  [
    'read a step with an applicant after losing the role',
    { uid: suvarna.uid, token: { ...suvarna.token, email: 'suvarna@example.com' } },
    get(`threadSteps/${threadSteps.invite.id}`)
  ],
  ['read what was noted on oneself', meena, get(`people/${suvarna.uid}/applicantNotes/${applications.sent.id}`)],
  [
    'remove what was noted on somebody else who has withdrawn',
    rupa,
    remove(`people/${suvarna.uid}/applicantNotes/${applications.withdrawn.id}`)
  ],
  [
    'make oneself administrator in the profile',
    meena,
    update(
      `people/${meena.uid}/userProfile/${meena.uid}`,
      prepareNext(findStored(`people/${meena.uid}/userProfile/${meena.uid}`), {
        admin: true,
        isAdmin: true,
        role: 'Admin'
      })
    )
  ],
  [
    'show a number before the address is verified',
    { ...kesar, token: { ...kesar.token, email_verified: false } },
    newNumber('kesar_mehta', kesar.uid)
  ],
  [
    'slip something forbidden in with something allowed',
    meena,
    together(apply(meena, jobs.approved), update('pages/about-us', prepareNext(pages.about)))
  ]
]

export const attacks: readonly Case[] = [
  ...table,
  ...fileAttacks,
  ...reportAttacks,
  ...amountAttacks,
  ...countAttacks
].map(([name, person, attempt]) => ({
  ...{ name, who: 'attacker', person, attempt, allowed: false }
}))
