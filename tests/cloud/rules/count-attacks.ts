import { type Attempt, create, get, prepareNew, prepareNext, remove, serverTime, together, update } from './attempts.ts'
import { countFile, countOne } from './counted.ts'
import { busy, meena, namesake, type Person, rested, rupa, suvarna, unnamed } from './people.ts'
import { draft, files, jobs } from './sample-board.ts'
import { sampleCounts } from './sample-counts.ts'
import { buildApplied } from './tables/applications.ts'
import { newFile } from './tables/files.ts'
import { newDraft } from './tables/own-things.ts'

const digits = '0'.repeat(32)
const [resume, picture] = [files.resume.id, files.picture.id]
const headOf = (uid: string, name: string) =>
  create(`files/${name}`, prepareNew(name, { uid, type: 'application/pdf', size: 4, parts: 1 }))
const applied = (person: NonNullable<Person>, job = jobs.approved) =>
  create(`applications/${person.uid}_${job.id}`, buildApplied(person, job))
const draftOf = (uid: string, name: string) => create(`people/${uid}/jobDrafts/${name}`, prepareNew(name, draft))
const before = (kind: string, { uid }: NonNullable<Person>) => sampleCounts.get(`people/${uid}/${kind}/${uid}`) ?? {}
const count = (kind: string, { uid }: NonNullable<Person>) => `people/${uid}/${kind}/${uid}`

/** Who tries to keep or send more than an account may. None may succeed. */
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

  ['keep a file uncounted', meena, headOf(meena.uid, `${meena.uid}_${digits}`)],
  ['keep one byte more than 25 MiB together', rupa, newFile(rupa.uid, { size: 5 })],
  ['keep a 301st file', busy, newFile(busy.uid)],
  ['keep two files and count one', meena, together(headOf(meena.uid, `${meena.uid}_${digits}`), newFile(meena.uid))],
  [
    'keep a file and count fewer bytes',
    meena,
    together(headOf(meena.uid, `${meena.uid}_${digits}`), countFile(meena.uid, `${meena.uid}_${digits}`, 3))
  ],
  [
    'keep a file and count none',
    rupa,
    together(headOf(rupa.uid, `${rupa.uid}_${digits}`), countFile(rupa.uid, `${rupa.uid}_${digits}`, 4, { count: 9 }))
  ],
  ['count a file that does not come', meena, countFile(meena.uid, `${meena.uid}_${digits}`, 4)],
  [
    'count a file less that stays',
    meena,
    create(count('fileCount', meena), prepareNew(meena.uid, { count: -1, bytes: -4, last: resume }))
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
      newFile(meena.uid, { size: 900_004, parts: 2 }, `${meena.uid}_${digits}`),
      create(`files/${meena.uid}_${digits}/parts/1`, { bytes: new Uint8Array(4) })
    )
  ]
]
