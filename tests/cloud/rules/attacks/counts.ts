import { create, type Fields, prepareNew, prepareNext, remove, serverTime, together, update } from '../attempts.ts'
import { hari } from '../companies/company-people.ts'
import { companies, phoneReveals } from '../companies/sample-companies.ts'
import { type Counted, countFile, countOne, newDraft, nextFileName } from '../counted.ts'
import { buildPosted, buildStepped, makeJob, writeJob } from '../job-steps.ts'
import { busy, devi, esha, kesar, meena, namesake, type Person, rested, rupa, suvarna, unnamed } from '../people.ts'
import { draft, files, invitations, jobs, messageTemplate, savedJob, savedSearch } from '../sample-board.ts'
import { sampleCounts, suvarnasOpen } from '../sample-counts.ts'
import { buildApplied } from '../writes/applications.ts'
import { countPress, press, pressFor } from '../writes/companies.ts'
import { newFile } from '../writes/files.ts'
import { buildInvitation, invite, suvarnasCompany } from '../writes/invitations.ts'
import type { Attack, Attacks } from './attack.ts'

type Account = NonNullable<Person>

const anew: Fields = { since: serverTime, count: 1 }
const counted = (kind: Counted, { uid }: Account) => `people/${uid}/${kind}/${uid}`
const before = (kind: Counted, person: Account) => sampleCounts.get(counted(kind, person)) ?? {}
/** The first count of an account, with one less. */
const countLess = (kind: Counted, person: Account, last: string, more: Fields = {}) =>
  create(counted(kind, person), prepareNew(person.uid, { count: -1, last, ...more }))

const applied = ({ uid }: Account, job = jobs.approved) =>
  create(`applications/${uid}_${job.id}`, buildApplied({ uid, token: {} }, job))
const applyCounted = (person: Account, more: Fields = {}) =>
  together(applied(person), countOne('applicationCount', person.uid, `${person.uid}_job-approved`, more))
const invitation = buildInvitation(suvarna, jobs.approved)
const inviteAlone = create(`invitations/${invitation.id}`, invitation)
const draftOf = ({ uid }: Account, name: string) => create(`people/${uid}/jobDrafts/${name}`, prepareNew(name, draft))
const post = (person: Account, name: string, more: Fields | null = {}) =>
  makeJob(`jobs/${name}`, buildPosted(person, `jobs/${name}`), { counted: more })
const mark = ({ uid }: Account, job: string) => create(`people/${uid}/appliedJobs/${job}`, prepareNew(job, {}))
const saveJob = ({ uid }: Account, job: string) => create(`people/${uid}/savedJobs/${job}`, prepareNew(job, savedJob))
const saveSearch = ({ uid }: Account) => create(`people/${uid}/savedSearches/new`, prepareNew('new', savedSearch))
const template = ({ uid }: Account) =>
  create(`people/${uid}/messageTemplates/more`, prepareNew('more', messageTemplate))
const suvarnas = companies.suvarnas.id
const meenasPress = remove(`phoneReveals/${phoneReveals.meenas.id}`)

const countAttacks: Attacks = {
  'an account applies thirty times a day': [
    [busy, 'applies a 31st time on one day', applyCounted(busy)],
    [busy, 'resets the application count before a day is over', applyCounted(busy, anew)]
  ],
  'a new day begins with one': [[rested, 'continues the application count of the day before', applyCounted(rested)]],
  'each application is counted': [
    [meena, 'applies twice and counts one application', together(applyCounted(meena), applied(meena, jobs.seed))],
    [meena, 'applies without counting the application', applied(meena)]
  ],
  'the count belongs to another account': [
    [meena, 'counts for another account', countOne('applicationCount', rupa.uid, 'a')]
  ],
  'an account has one count': [
    [
      meena,
      'counts under another name',
      create(`people/${meena.uid}/applicationCount/other`, prepareNew('other', { ...anew, last: 'a' }))
    ],
    [
      meena,
      'counts marks under another name',
      together(
        mark(meena, 'job-seed'),
        create(`people/${meena.uid}/markCount/other`, prepareNew('other', { count: 1, last: 'job-seed' }))
      )
    ]
  ],
  'a company invites twenty a day': [
    [hari, 'invites a 21st candidate on one day', invite(hari, jobs.haris)],
    [suvarna, 'resets the invitation count before a day is over', invite(suvarna, jobs.approved, {}, anew)],
    [
      suvarna,
      'counts an invitation for the account instead of the company',
      together(inviteAlone, countOne('invitationCount', suvarna.uid, String(invitation.id)))
    ]
  ],
  'each invitation is counted': [
    [suvarna, 'invites without counting the invitation', inviteAlone],
    [
      suvarna,
      'sends an invitation again that was counted and removed',
      create(`invitations/${suvarna.uid}_job-last-day_${meena.uid}`, buildInvitation(suvarna, jobs.lastDay))
    ]
  ],
  'a count grows only with an invitation': [
    [suvarna, 'counts an invitation that is missing', countOne('invitationCount', suvarnasCompany, 'a')],
    [suvarna, 'counts an earlier invitation', countOne('invitationCount', suvarnasCompany, invitations.sent.id)]
  ],
  'the count belongs to another employer': [
    [kesar, 'counts an invitation of another company', countOne('invitationCount', 'hari-jewels-4d5e6f', 'a')],
    [
      kesar,
      'counts a job of another user',
      countOne('jobCount', suvarna.uid, 'job_1_new', { open: [...suvarnasOpen, 'job_1_new'] })
    ],
    [
      kesar,
      'counts the first job of another user',
      countOne('jobCount', meena.uid, 'job_1_new', { open: ['job_1_new'] })
    ]
  ],
  'an anonymous account only reports': [
    [unnamed, 'counts an invitation without an account', countOne('invitationCount', unnamed.uid, 'a')]
  ],
  'the employer id of seed jobs is no account': [[namesake, 'invites to a seed job', invite(namesake, jobs.seed)]],
  'an account keeps fifty drafts': [[namesake, 'stores a 51st draft', newDraft(namesake.uid, 'one_more')]],
  'each draft is counted': [
    [suvarna, 'stores a draft without counting it', draftOf(suvarna, 'one_more')],
    [suvarna, 'stores two drafts and counts one', together(newDraft(suvarna.uid, 'one'), draftOf(suvarna, 'two'))],
    [namesake, 'stores a draft again that was counted before', draftOf(namesake, 'before')]
  ],
  'the count falls only with a removed draft': [
    [
      namesake,
      'lowers the draft count for a draft that stays',
      update(counted('draftCount', namesake), prepareNext(before('draftCount', namesake), { count: 49, last: 'none' }))
    ],
    [suvarna, 'lowers the draft count for a stored draft', countLess('draftCount', suvarna, `${suvarna.uid}_new`)],
    [
      suvarna,
      'removes one draft and lowers the count by two',
      together(
        remove(`people/${suvarna.uid}/jobDrafts/${suvarna.uid}_new`),
        countLess('draftCount', suvarna, `${suvarna.uid}_new`, { count: -2 })
      )
    ]
  ],
  'a count grows only with a draft': [
    [suvarna, 'counts a draft that is missing', countOne('draftCount', suvarna.uid, 'none')]
  ],
  'an employer posts thirty a day': [
    [devi, 'posts a 31st job on one day', post(devi, 'job_1_new')],
    [devi, 'resets the job count before a day is over', post(devi, 'job_1_new', anew)]
  ],
  'each job is counted': [
    [suvarna, 'posts two jobs and counts one', together(post(suvarna, 'job_1_new'), post(suvarna, 'job_1_more', null))]
  ],
  'an employer has a hundred open jobs': [
    [
      suvarna,
      'reopens a closed job without counting it again',
      together(
        writeJob('jobs/job-deleted', buildStepped(jobs.deleted, 'reopen', suvarna), { counted: null }),
        remove('endedJobs/job-deleted')
      )
    ]
  ],
  'an account reveals thirty a day': [[busy, 'reveals a 31st number on one day', pressFor(busy, companies.suvarnas)]],
  'each reveal is counted': [
    [
      rested,
      'reveals two numbers and counts one',
      together(
        ...[suvarnas, companies.gopals.id].map((id) => together(press(rested, id), countPress(id, 1))),
        countOne('revealCount', rested.uid, `${rested.uid}_${suvarnas}`, anew)
      )
    ],
    [
      meena,
      'reveals a removed reveal again without counting it',
      together(press(meena, companies.gopals.id), countPress(companies.gopals.id, 1))
    ],
    [rupa, 'reveals without the own count', together(press(rupa, suvarnas), countPress(suvarnas, 1))]
  ],
  'a removed reveal still counts for the day': [
    [
      meena,
      'removes a reveal to lower the daily count',
      together(meenasPress, countPress(suvarnas, -1), countOne('revealCount', meena.uid, 'none', { count: 1 }))
    ]
  ],
  'the company has its own count of reveals': [
    [
      rupa,
      'reveals without the count of the company',
      together(press(rupa, suvarnas), countOne('revealCount', rupa.uid, `${rupa.uid}_${suvarnas}`))
    ],
    [meena, 'removes a reveal without lowering the count', meenasPress],
    [meena, 'removes a reveal and raises the count', together(meenasPress, countPress(suvarnas, 1))],
    [rupa, 'counts a reveal that is missing', countPress(suvarnas, 1)],
    [rupa, 'lowers the reveal count for a reveal that stays', countPress(suvarnas, -1)]
  ],
  'one document for each person and company': [
    [
      rupa,
      'reveals under a chosen id',
      together(
        create(
          'phoneReveals/again',
          prepareNew('again', { companyId: suvarnas, uid: rupa.uid, at: new Date().toISOString() })
        ),
        countOne('revealCount', rupa.uid, 'again'),
        countPress(suvarnas, 1)
      )
    ]
  ],
  'an account keeps 31 templates': [
    [devi, 'stores a 32nd template', together(template(devi), countOne('templateCount', devi.uid, 'more'))]
  ],
  'each template is counted': [[suvarna, 'stores a template without counting it', template(suvarna)]],
  'the count falls only with a removed template': [
    [
      esha,
      'lowers the template count for a template that stays',
      countOne('templateCount', esha.uid, 'none', { count: 29 })
    ]
  ],
  'an account marks 2000 jobs': [
    [busy, 'marks a 2001st job', together(mark(busy, 'job-seed'), countOne('markCount', busy.uid, 'job-seed'))]
  ],
  'each mark is counted': [
    [meena, 'marks a job without counting the mark', mark(meena, 'job-seed')],
    [
      meena,
      'marks two jobs and counts one',
      together(mark(meena, 'job-seed'), mark(meena, 'job-approved'), countOne('markCount', meena.uid, 'job-seed'))
    ]
  ],
  'an account saves 200 jobs': [
    [busy, 'saves a 201st job', together(saveJob(busy, 'job-seed'), countOne('savedJobCount', busy.uid, 'job-seed'))]
  ],
  'each saved job is counted': [
    [meena, 'saves a job without counting it', saveJob(meena, 'job-seed')],
    [
      meena,
      'saves two jobs and counts one',
      together(
        saveJob(meena, 'job-seed'),
        saveJob(meena, 'job-approved'),
        countOne('savedJobCount', meena.uid, 'job-seed')
      )
    ]
  ],
  'an account saves 20 searches': [
    [busy, 'saves a 21st search', together(saveSearch(busy), countOne('savedSearchCount', busy.uid, 'new'))]
  ],
  'each saved search is counted': [[meena, 'saves a search without counting it', saveSearch(meena)]],
  'a count grows only with a mark': [
    [meena, 'counts a mark that is missing', countOne('markCount', meena.uid, 'job-seed')]
  ]
}

const other = nextFileName(meena.uid, '0'.repeat(22))
const [resume, picture] = [files.resume.id, files.picture.id]
const headOf = (uid: string, name: string) =>
  create(`files/${name}`, prepareNew(name, { uid, type: 'application/pdf', size: 4, parts: 1 }))
const firstPart = (name: string) => remove(`files/${name}/parts/0`)
const removePicture = together(remove(`files/${picture}`), firstPart(picture))

const fileCountAttacks: Attacks = {
  'an account keeps 25 MiB': [[rupa, 'keeps one byte more than 25 MiB', newFile(rupa.uid, { size: 5 })]],
  'an account keeps 300 files': [[busy, 'keeps a 301st file', newFile(busy.uid)]],
  'each file is counted': [
    [meena, 'stores a file without counting it', headOf(meena.uid, other)],
    [meena, 'stores two files and counts one', together(headOf(meena.uid, other), newFile(meena.uid))]
  ],
  'a count grows only with a file': [[meena, 'counts a file that is missing', countFile(meena.uid, other, 4)]],
  'a file name is used once': [
    [meena, 'stores a file under a name that was used before', newFile(meena.uid, {}, `${meena.uid}_${'0'.repeat(32)}`)]
  ],
  'the count falls only with a removed file': [
    [meena, 'lowers the file count for a file that stays', countLess('fileCount', meena, resume, { bytes: -4 })],
    [
      meena,
      'removes a file and leaves its first part',
      together(remove(`files/${resume}`), countLess('fileCount', meena, resume, { bytes: -4 }))
    ],
    [
      meena,
      'removes the first part of a file that stays',
      together(firstPart(picture), countLess('fileCount', meena, picture, { bytes: -4 }))
    ],
    [
      meena,
      'removes the first part of a file marked for removal',
      together(firstPart(files.going.id), countLess('fileCount', meena, files.going.id, { bytes: -900_003 }))
    ]
  ],
  'an account has one count': [
    [
      meena,
      'counts files under another name',
      together(
        removePicture,
        create(`people/${meena.uid}/fileCount/other`, prepareNew('other', { count: -1, bytes: -4, last: picture }))
      )
    ]
  ],
  'the count belongs to another account': [
    [
      meena,
      'counts an own file for another account',
      together(
        removePicture,
        update(
          counted('fileCount', rupa),
          prepareNext(before('fileCount', rupa), { count: 8, bytes: 26_214_392, last: picture })
        )
      )
    ]
  ]
}

const digits = `${'0'.repeat(22)}0000000001`
const full = new Uint8Array(900_000)
const [four, three] = [Uint8Array.from([1, 2, 3, 4]), Uint8Array.from([1, 2, 3])]
const part = (name: string, index: string, bytes: Uint8Array) => create(`files/${name}/parts/${index}`, { bytes })
const unfinished = files.unfinished.id

const fileAttacks: Attacks = {
  'a file name begins with its owner’s uid': [
    [rupa, 'stores a file under the name of another user', newFile(rupa.uid, {}, `${meena.uid}_${digits}`)]
  ],
  'a file has its owner’s uid': [
    [rupa, 'stores a file for another user', newFile(meena.uid, {}, `${rupa.uid}_${digits}`)]
  ],
  'a name has 128 random bits': [
    ...(
      [
        ['whose uid goes on', `${meena.uid}_2_${digits}`],
        ['that is too short', `${meena.uid}_${digits.slice(1)}`],
        ['that is too long', `${meena.uid}_${digits}0`],
        ['that can be guessed', `${meena.uid}_resume`],
        ['in capitals', `${meena.uid}_${'A'.repeat(22)}0000000001`],
        ['with a second line', `${meena.uid}_${digits}\n`]
      ] as const
    ).map(([what, name]): Attack => [meena, `keeps a file under a name ${what}`, newFile(meena.uid, {}, name)])
  ],
  'a stored file does not change': [
    [meena, 'overwrites a stored file', newFile(meena.uid, {}, resume)],
    [meena, 'replaces a part', part(resume, '0', four)]
  ],
  'a picture has one part': [
    [
      meena,
      'publishes something large as a picture',
      newFile(meena.uid, { type: 'image/webp', size: 900_001, parts: 2 })
    ],
    [
      meena,
      'keeps something large as a photo of work',
      newFile(meena.uid, { type: 'image/jpeg;use=work', size: 900_001, parts: 2 })
    ]
  ],
  'a file has 25 MiB': [
    [meena, 'stores 31 parts', newFile(meena.uid, { size: 27_000_001, parts: 31 })],
    [meena, 'stores one byte too many', newFile(meena.uid, { size: 26_214_401, parts: 30 })]
  ],
  'a size is not negative': [[meena, 'stores a negative size', newFile(meena.uid, { size: -900_001, parts: 0 })]],
  'a part belongs to a file': [
    [meena, 'adds a part without a file', part(`${meena.uid}_${digits}`, '0', four)],
    [
      meena,
      'adds a part to a file while removing it',
      together(remove(`files/${unfinished}`), part(unfinished, '0', full))
    ]
  ],
  'the count belongs to another account': [
    [rupa, 'adds a part to the file of another user', part(unfinished, '0', full)]
  ],
  'a complete file takes no more': [
    [meena, 'adds a part to a complete file', part(resume, '1', full)],
    [meena, 'adds an empty part to a complete file', part(resume, '1', new Uint8Array(0))],
    [meena, 'adds a part beyond the last', part(unfinished, '2', full)]
  ],
  'a part number has one spelling': [
    ...['01', '+1'].map(
      (index): Attack => [
        meena,
        `adds a part with the number "${index}"`,
        together(part(unfinished, '0', full), part(unfinished, index, three))
      ]
    )
  ],
  'a part has a number': [
    ...['-1', 'x'].map(
      (index): Attack => [meena, `adds a part with the number "${index}"`, part(unfinished, index, full)]
    )
  ],
  'parts have 900,000 bytes': [
    [meena, 'adds too short a part', part(unfinished, '0', four)],
    [meena, 'adds too long a part', part(unfinished, '0', new Uint8Array(900_001))]
  ],
  'parts are stored in order': [
    [
      meena,
      'adds the second part before the first',
      together(newFile(meena.uid, { size: 900_004, parts: 2 }, other), part(other, '1', four))
    ]
  ],
  'the product has no such path': [
    [meena, 'adds a part below a part', create(`files/${resume}/parts/0/parts/0`, { bytes: four })]
  ],
  'the file belongs to another account': [
    [{ uid: 'u-mee', token: {} }, 'removes a file whose name begins alike', remove(`files/${resume}`)],
    [{ uid: '', token: {} }, 'removes a file as an account without a uid', remove(`files/${resume}`)]
  ]
}

export const amountAttacks: readonly Attacks[] = [countAttacks, fileCountAttacks, fileAttacks]
