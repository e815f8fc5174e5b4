import { type Attempt, create, get, prepareNew, prepareNext, remove, serverTime, together, update } from './attempts.ts'
import { hari } from './companies/company-people.ts'
import { companies, numberPresses } from './companies/sample-companies.ts'
import { countFile, countOne, nextFileName } from './counted.ts'
import { buildPosted, buildStepped, makeJob, writeJob } from './job-steps.ts'
import { busy, devi, esha, kesar, meena, namesake, type Person, rested, rupa, suvarna, unnamed } from './people.ts'
import { draft, files, jobs, messageTemplate } from './sample-board.ts'
import { sampleCounts, suvarnasOpen } from './sample-counts.ts'
import { buildApplied } from './tables/applications.ts'
import { countPress, press, pressFor } from './tables/companies.ts'
import { newFile } from './tables/files.ts'
import { invite } from './tables/invitations.ts'
import { newDraft } from './tables/own-things.ts'

const other = '0'.repeat(22)
const [resume, picture] = [files.resume.id, files.picture.id]
const headOf = (uid: string, name: string) =>
  create(`files/${name}`, prepareNew(name, { uid, type: 'application/pdf', size: 4, parts: 1 }))
const applied = (person: NonNullable<Person>, job = jobs.approved) =>
  create(`applications/${person.uid}_${job.id}`, buildApplied(person, job))
const draftOf = (uid: string, name: string) => create(`people/${uid}/jobDrafts/${name}`, prepareNew(name, draft))
const mark = ({ uid }: NonNullable<Person>, job: string) =>
  create(`people/${uid}/appliedJobs/${job}`, prepareNew(job, {}))
const newMark = (person: NonNullable<Person>) =>
  together(mark(person, 'job-seed'), countOne('markCount', person.uid, 'job-seed'))
const before = (kind: string, { uid }: NonNullable<Person>) => sampleCounts.get(`people/${uid}/${kind}/${uid}`) ?? {}
const count = (kind: string, { uid }: NonNullable<Person>) => `people/${uid}/${kind}/${uid}`

/** Attempts to keep or send more than an account may. None may succeed. */
export const countAttacks: readonly (readonly [what: string, person: Person, attempt: Attempt])[] = [
  [
    'apply for a 31st job on one day',
    busy,
    together(applied(busy), countOne('applicationCount', busy.uid, `${busy.uid}_job-approved`))
  ],
  [
    'count applications anew before a day is over',
    busy,
    together(
      applied(busy),
      countOne('applicationCount', busy.uid, `${busy.uid}_job-approved`, { since: serverTime, count: 1 })
    )
  ],
  [
    'count applications on from the thirtieth a day later',
    rested,
    together(applied(rested), countOne('applicationCount', rested.uid, `${rested.uid}_job-approved`))
  ],
  [
    'apply for two jobs and count one',
    meena,
    together(
      applied(meena),
      applied(meena, jobs.seed),
      countOne('applicationCount', meena.uid, `${meena.uid}_job-approved`)
    )
  ],
  ['apply uncounted', meena, applied(meena)],

  ['invite a 21st candidate on one day', hari, invite(hari, jobs.haris)],
  [
    'count invitations anew before a day is over',
    suvarna,
    invite(suvarna, jobs.approved, {}, { since: serverTime, count: 1 })
  ],
  ['count an invitation of another company', kesar, countOne('invitationCount', 'hari-jewels-4d5e6f', 'a')],
  ['count an invitation without having signed in', unnamed, countOne('invitationCount', unnamed.uid, 'a')],
  ['invite to a job of nobody by its mark', namesake, invite(namesake, jobs.seed)],

  ['keep a 51st draft', namesake, newDraft(namesake.uid, 'one_more')],
  ['keep a draft uncounted', suvarna, draftOf(suvarna.uid, 'one_more')],
  [
    'keep two drafts and count one',
    suvarna,
    together(draftOf(suvarna.uid, 'one'), draftOf(suvarna.uid, 'two'), countOne('draftCount', suvarna.uid, 'one'))
  ],
  ['keep a draft that was counted before', namesake, draftOf(namesake.uid, 'before')],
  [
    'count a draft less that stays',
    namesake,
    update(count('draftCount', namesake), prepareNext(before('draftCount', namesake), { count: 49, last: 'none' }))
  ],
  [
    'count a draft less that was never there',
    suvarna,
    create(count('draftCount', suvarna), prepareNew(suvarna.uid, { count: -1, last: `${suvarna.uid}_new` }))
  ],
  ['count a draft that does not come', suvarna, countOne('draftCount', suvarna.uid, 'none')],
  [
    'remove a draft and count two less',
    suvarna,
    together(
      remove(`people/${suvarna.uid}/jobDrafts/${suvarna.uid}_new`),
      create(count('draftCount', suvarna), prepareNew(suvarna.uid, { count: -2, last: `${suvarna.uid}_new` }))
    )
  ],

  ['post a 31st job on one day', devi, makeJob('jobs/job_1_new', buildPosted(devi, 'jobs/job_1_new'))],
  [
    'count jobs anew before a day is over',
    devi,
    makeJob('jobs/job_1_new', buildPosted(devi, 'jobs/job_1_new'), { counted: { since: serverTime, count: 1 } })
  ],
  [
    'post two jobs and count one',
    suvarna,
    together(
      makeJob('jobs/job_1_new', buildPosted(suvarna, 'jobs/job_1_new')),
      makeJob('jobs/job_1_more', buildPosted(suvarna, 'jobs/job_1_more'), { counted: null })
    )
  ],
  [
    'bring a job back that has given its place away, uncounted',
    suvarna,
    together(
      writeJob('jobs/job-deleted', buildStepped(jobs.deleted, 'reopen', suvarna), { counted: null }),
      remove('endedJobs/job-deleted')
    )
  ],
  [
    'count a job of another',
    kesar,
    countOne('jobCount', suvarna.uid, 'job_1_new', { open: [...suvarnasOpen, 'job_1_new'] })
  ],
  ['count the first job of another', kesar, countOne('jobCount', meena.uid, 'job_1_new', { open: ['job_1_new'] })],
  [
    'count jobs under another name',
    kesar,
    together(
      makeJob('jobs/job_1_new', buildPosted(kesar, 'jobs/job_1_new')),
      create(
        `people/${kesar.uid}/jobCount/other`,
        prepareNew('other', { since: serverTime, count: 1, last: 'job_1_new', open: ['job_1_new'] })
      )
    )
  ],
  ['be shown a 31st number on one day', busy, pressFor(busy, companies.suvarnas)],
  [
    'be shown two numbers and count one',
    rested,
    together(
      press(rested, companies.suvarnas.id),
      countPress(companies.suvarnas.id, 1),
      press(rested, companies.gopals.id),
      countPress(companies.gopals.id, 1),
      countOne('revealCount', rested.uid, `${rested.uid}_${companies.suvarnas.id}`, { since: serverTime, count: 1 })
    )
  ],
  [
    'be shown again, uncounted, what was counted before and removed',
    meena,
    together(press(meena, companies.gopals.id), countPress(companies.gopals.id, 1))
  ],
  [
    'give back a number that was shown',
    meena,
    together(
      remove(`numberPresses/${numberPresses.meenas.id}`),
      countPress(companies.suvarnas.id, -1),
      countOne('revealCount', meena.uid, 'none', { count: 1 })
    )
  ],
  [
    'keep a 32nd template',
    devi,
    together(
      create(`people/${devi.uid}/messageTemplates/more`, prepareNew('more', messageTemplate)),
      countOne('templateCount', devi.uid, 'more')
    )
  ],
  [
    'keep a template uncounted',
    suvarna,
    create(`people/${suvarna.uid}/messageTemplates/more`, prepareNew('more', messageTemplate))
  ],
  ['count a template less that stays', esha, countOne('templateCount', esha.uid, 'none', { count: 29 })],
  ['mark a 2001st job', busy, newMark(busy)],
  ['mark a job uncounted', meena, mark(meena, 'job-seed')],
  [
    'mark two jobs and count one',
    meena,
    together(mark(meena, 'job-seed'), mark(meena, 'job-approved'), countOne('markCount', meena.uid, 'job-seed'))
  ],
  ['count a mark that does not come', meena, countOne('markCount', meena.uid, 'job-seed')],
  [
    'count marks under another name',
    meena,
    together(
      mark(meena, 'job-seed'),
      create(`people/${meena.uid}/markCount/other`, prepareNew('other', { count: 1, last: 'job-seed' }))
    )
  ],

  [
    'keep a file under a name that was given out before',
    meena,
    newFile(meena.uid, {}, `${meena.uid}_${other}${'0'.repeat(10)}`)
  ],
  ['keep a file uncounted', meena, headOf(meena.uid, nextFileName(meena.uid, other))],
  ['keep one byte more than 25 MiB together', rupa, newFile(rupa.uid, { size: 5 })],
  ['keep a 301st file', busy, newFile(busy.uid)],
  [
    'keep two files and count one',
    meena,
    together(headOf(meena.uid, nextFileName(meena.uid, other)), newFile(meena.uid))
  ],
  [
    'keep a file and count fewer bytes',
    meena,
    together(headOf(meena.uid, nextFileName(meena.uid, other)), countFile(meena.uid, nextFileName(meena.uid, other), 3))
  ],
  [
    'keep a file and count none',
    rupa,
    together(
      headOf(rupa.uid, nextFileName(rupa.uid, other)),
      countFile(rupa.uid, nextFileName(rupa.uid, other), 4, { count: 9 })
    )
  ],
  ['count a file that does not come', meena, countFile(meena.uid, nextFileName(meena.uid, other), 4)],
  [
    'count a file less that stays',
    meena,
    create(count('fileCount', meena), prepareNew(meena.uid, { count: -1, bytes: -4, last: resume }))
  ],
  [
    'remove the first part of a file that goes and count the file less',
    meena,
    together(
      remove(`files/${files.going.id}/parts/0`),
      create(count('fileCount', meena), prepareNew(meena.uid, { count: -1, bytes: -900_003, last: files.going.id }))
    )
  ],
  [
    'remove a file and leave its first part, counted less',
    meena,
    together(
      remove(`files/${resume}`),
      create(count('fileCount', meena), prepareNew(meena.uid, { count: -1, bytes: -4, last: resume }))
    )
  ],
  [
    'remove a file and count more bytes less',
    meena,
    together(
      remove(`files/${picture}`),
      remove(`files/${picture}/parts/0`),
      create(count('fileCount', meena), prepareNew(meena.uid, { count: -1, bytes: -5, last: picture }))
    )
  ],
  [
    'remove a file and count two less',
    meena,
    together(
      remove(`files/${picture}`),
      remove(`files/${picture}/parts/0`),
      create(count('fileCount', meena), prepareNew(meena.uid, { count: -2, bytes: -4, last: picture }))
    )
  ],
  ['read a count without having signed in', unnamed, get(count('fileCount', unnamed))],
  [
    'remove the first part of a file and count the file less',
    meena,
    together(
      remove(`files/${picture}/parts/0`),
      create(count('fileCount', meena), prepareNew(meena.uid, { count: -1, bytes: -4, last: picture }))
    )
  ],
  [
    'count files under another name',
    meena,
    together(
      remove(`files/${picture}`),
      remove(`files/${picture}/parts/0`),
      create(`people/${meena.uid}/fileCount/other`, prepareNew('other', { count: -1, bytes: -4, last: picture }))
    )
  ],
  [
    'count an own file as one of another',
    meena,
    together(
      remove(`files/${picture}`),
      remove(`files/${picture}/parts/0`),
      update(
        count('fileCount', rupa),
        prepareNext(before('fileCount', rupa), { count: 8, bytes: 26_214_392, last: picture })
      )
    )
  ],
  [
    'lay the second part of a file without the first',
    meena,
    together(
      newFile(meena.uid, { size: 900_004, parts: 2 }, nextFileName(meena.uid, other)),
      create(`files/${nextFileName(meena.uid, other)}/parts/1`, { bytes: new Uint8Array(4) })
    )
  ]
]
