import { maxPartBytes } from '#renderer/storage/firestore/files/uploaded-file-parts.ts'
import type { ApplicantProfile } from '#shared/domain/application/application.ts'
import { applicationStages } from '#shared/domain/application/application.ts'
import type { ApplicationStep } from '#shared/domain/application/application-reducer.ts'
import { workPhotoType } from '#shared/domain/file/upload-types-and-limits.ts'
import { maxFileBytes } from '#shared/domain/file/uploaded-file-name.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { maxAnswerLength } from '#shared/domain/text-limits.ts'
import { create, type Fields, prepareNew, prepareNext, remove, serverTime, together, update } from '../attempts.ts'
import { countFile, countOne, newDraft, nextFileName } from '../counted.ts'
import { asha, esha, kesar, meena, rested, rupa, suvarna } from '../people.ts'
import {
  applications,
  documents,
  documentsOf,
  findStored,
  four,
  invitations,
  inviteTo,
  jobs,
  messageTemplate,
  numbers,
  ownProfile,
  publicProfiles,
  savedJob,
  savedSearch,
  applicantProfile as sentProfile,
  shortlistEntry,
  slots,
  threadSteps,
  threeSlots
} from '../sample-board.ts'
import { formatInstant } from '../sample-times.ts'
import { apply, buildApplied, buildMoved, withdraw } from '../writes/applications.ts'
import { buildBlocked, buildShown, newNumber, newPublicProfile } from '../writes/candidates.ts'
import { newFile, removePicture } from '../writes/files.ts'
import { invite } from '../writes/invitations.ts'
import { endSeen, see } from '../writes/job-views.ts'
import { newStep, reply } from '../writes/thread.ts'
import type { PermittedRow } from './field-cases.ts'
import * as kind from './field-kinds.ts'
import { applicantProfile, exactly, limits } from './limits.ts'

type Applicant = typeof meena | typeof rupa | typeof rested

const { sent, read, invited, talked } = applications
const change = (path: string, more: Fields) => update(path, prepareNext(findStored(path), more))
const anew: Fields = { since: serverTime, count: 1 }

const applyAs = (person: Applicant, more: Fields = {}, counted: Fields = {}) => {
  const name = `${person.uid}_job-approved`
  return together(
    create(`applications/${name}`, buildApplied(person, jobs.approved, more)),
    countOne('applicationCount', person.uid, name, counted)
  )
}
const moveWith = (more: Fields) => {
  const line = { state: 'hired', at: formatInstant(), ...more }
  return update(
    `applications/${sent.id}`,
    buildMoved(sent, 'hired', { history: [...(sent.history as Fields[]), line] })
  )
}
const profile = { ...sentProfile, email: meena.token.email }

const sentAnswers = [
  { question: 'Do you have your own tools?', kind: 'yesNo' as const, answer: 'yes' },
  { question: 'How many years?', kind: 'number' as const, answer: '8' }
]

const applyWith = (sentWith: Fields, answers?: typeof sentAnswers): ApplicationStep => ({
  action: 'apply',
  job: jobs.approved as unknown as Job,
  profile: sentWith as unknown as ApplicantProfile,
  message: 'I can start at once.',
  answers
})
const answers: kind.Kind = {
  good: ['otherTime', 'decline'],
  bad: [
    ['the other side’s', 'cancel'],
    ['unknown', 'move']
  ]
}
const proposed = kind.optional({
  good: [slots[0]?.start ?? ''],
  bad: [
    ['a day', '2026-11-30'],
    ['long past', '2020-01-31T09:00:00.000Z'],
    ['a list', [slots[0]?.start ?? '']]
  ]
})
/** To the last invitation of the longest thread. */
const lastReply = (type: string, more: Fields = {}) =>
  reply(type, { applicationId: talked.id, invitation: threadSteps.lastInvite.id, ...more })

const applicationWrites: readonly PermittedRow[] = [
  [
    'application',
    meena,
    apply(meena, jobs.approved, { profile }),
    { applications: ['message', ['profile', applicantProfile(meena.token.email)]] },
    {
      step: applyWith(profile),
      linked: {
        at: [kind.instant, (at) => applyAs(meena, { appliedAt: at, history: [{ state: 'new', at }] })],
        'number without an email': [
          kind.phone,
          (contactNumber) => applyAs(meena, { profile: { ...sentProfile, contactNumber } })
        ]
      }
    }
  ],
  [
    'application with answers',
    meena,
    apply(meena, jobs.approved, { profile, answers: sentAnswers }),
    { applications: ['answers'] },
    { step: applyWith(profile, sentAnswers), free: { applications: ['profile', 'message'] } }
  ],
  [
    '30th application of a day',
    rupa,
    applyAs(rupa),
    { applications: ['message'] },
    { step: applyWith(sentProfile), free: { applications: ['profile'] } }
  ],
  [
    'application on another day',
    rested,
    applyAs(rested, {}, anew),
    { applications: ['message'] },
    { step: applyWith(sentProfile), free: { applications: ['profile'] } }
  ],
  [
    'application moved',
    suvarna,
    update(`applications/${sent.id}`, buildMoved(sent, 'hired')),
    {},
    {
      step: { action: 'move', to: 'hired' },
      free: { applications: ['history.at'] },
      linked: {
        at: [kind.instant, (at) => moveWith({ at })],
        message: [
          kind.optional({ ...kind.text(maxAnswerLength), good: kind.filled(maxAnswerLength).good }),
          (message) => moveWith({ message })
        ]
      }
    }
  ],
  [
    'application whose employer deletes the account',
    suvarna,
    update(`applications/${sent.id}`, prepareNext(sent, { employerId: '' })),
    {},
    { step: { action: 'leave' } }
  ],
  ['application withdrawn', meena, withdraw(read), {}, { unverified: true, free: { applications: ['history.at'] } }],
  [
    'withdrawal of an application by its id',
    meena,
    withdraw(read),
    {},
    {
      unverified: true,
      free: { applications: ['history.at'] },
      linked: {
        id: [
          {
            good: ['0f'.repeat(16)],
            bad: [
              ['too long', '0f'.repeat(17)],
              ['too short', '0f'.repeat(15)],
              ['with other letters', 'xy'.repeat(16)],
              ['that says who', meena.uid]
            ]
          },
          (id) => withdraw(read, {}, {}, String(id))
        ]
      }
    }
  ],
  [
    'application marked as read',
    meena,
    update(`applications/${read.id}`, prepareNext(read, { seen: 2 })),
    { applications: [['seen', exactly(2)]] },
    { unverified: true, step: { action: 'read', lines: 2 } }
  ],
  ['invitation to a job', suvarna, invite(suvarna, jobs.approved), { invitations: ['invitedAt'] }],
  [
    'invitation to a job answered',
    meena,
    update(`invitations/${invitations.sent.id}`, prepareNext(invitations.sent, { state: 'seen' })),
    { invitations: ['state'] },
    { unverified: true }
  ],
  [
    'interview offered',
    suvarna,
    newStep(inviteTo(invited)),
    { threadSteps: ['at', 'words', 'slots', 'where', 'contact', 'replaces'] }
  ],
  ['interview confirmed', meena, newStep(reply('confirm')), { threadSteps: ['at', 'words'] }, { unverified: true }],
  [
    'interview declined',
    meena,
    newStep(reply('decline')),
    {
      threadSteps: ['at', 'words', ['type', answers]]
    },
    { unverified: true }
  ],
  [
    'last possible answer to an interview invitation',
    meena,
    newStep(lastReply('decline')),
    { threadSteps: ['at', 'words', ['type', answers]] },
    {
      unverified: true,
      linked: {
        start: [
          kind.oneOf(threeSlots.map(({ start }) => start ?? '')),
          (start) => newStep(lastReply('confirm', { start }))
        ]
      }
    }
  ],
  [
    'another interview time proposed',
    meena,
    newStep(reply('otherTime', { proposed: slots[0]?.start })),
    { threadSteps: ['at', 'words', ['proposed', proposed]] },
    { unverified: true }
  ],
  ['interview cancelled', suvarna, newStep(reply('cancel')), { threadSteps: ['at', 'words'] }]
]

const publicProfile = Object.keys(limits.candidateProfiles)
const meenas = `candidateProfiles/${publicProfiles.meena.id}`
const kesars = `candidateProfiles/${publicProfiles.kesar.id}`
const withProfile = (...writes: Parameters<typeof together>) => together(newPublicProfile(meena.uid), ...writes)
const documentsPath = 'candidateDocuments/new_name'

const profileWrites: readonly PermittedRow[] = [
  ['public profile', meena, newPublicProfile(meena.uid), { candidateProfiles: publicProfile }],
  ['public profile changed', meena, change(meenas, {}), { candidateProfiles: publicProfile }],
  [
    'public profile changed that the administrator hides',
    kesar,
    change(kesars, {}),
    { candidateProfiles: [...publicProfile.filter((field) => field !== 'hidden'), ['ownerHidden', kind.flag]] }
  ],
  ['public profile hidden by the administrator', asha, update(meenas, buildBlocked(publicProfiles.meena))],
  ['public profile shown by the administrator', asha, update(kesars, buildShown(publicProfiles.kesar))],
  [
    'documents of a profile',
    meena,
    withProfile(create(documentsPath, prepareNew(documentsPath, documentsOf(meena.uid)))),
    { candidateDocuments: ['resumeUrl', 'aadharUrl'], candidateProfiles: publicProfile }
  ],
  [
    'documents of a profile changed',
    meena,
    change(`candidateDocuments/${documents.meena.id}`, {}),
    { candidateDocuments: ['resumeUrl', 'aadharUrl'] }
  ],
  [
    'phone number of a candidate',
    meena,
    withProfile(newNumber('new_name', meena.uid)),
    { candidateNumbers: ['number'], candidateProfiles: publicProfile }
  ],
  [
    'phone number of a candidate changed',
    meena,
    change(`candidateNumbers/${numbers.meena.id}`, {}),
    { candidateNumbers: ['number'] }
  ]
]

const own = Object.keys(limits.userProfile)
const [profilePath, entryPath] = [
  `people/${rupa.uid}/userProfile/${rupa.uid}`,
  `people/${suvarna.uid}/shortlistedCandidates`
]
const notePath = (name: string) => `people/${suvarna.uid}/applicantNotes/${name}`
const draft = Object.keys(limits.jobDrafts)
const newEntry = { ...shortlistEntry, id: 'anita_rao', revision: 1, createdAt: serverTime, addedAt: formatInstant() }
const mark = (person: Applicant) =>
  together(
    create(`people/${person.uid}/appliedJobs/job-seed`, prepareNew('job-seed', {})),
    countOne('markCount', person.uid, 'job-seed')
  )
const saved = (person: Applicant, kind: 'savedJob' | 'savedSearch') => {
  const [folder, fields] =
    kind === 'savedJob' ? (['savedJobs', savedJob] as const) : (['savedSearches', savedSearch] as const)
  return together(
    create(`people/${person.uid}/${folder}/new`, prepareNew('new', fields)),
    countOne(`${kind}Count`, person.uid, 'new')
  )
}
const template = (person: typeof suvarna | typeof esha, fields: Fields = messageTemplate) =>
  together(
    create(`people/${person.uid}/messageTemplates/new`, prepareNew('new', fields)),
    countOne('templateCount', person.uid, 'new')
  )

const ownWrites: readonly PermittedRow[] = [
  [
    'own profile',
    rupa,
    create(profilePath, prepareNew(profilePath, ownProfile)),
    { userProfile: own },
    { unverified: true }
  ],
  [
    'own profile changed',
    meena,
    change(`people/${meena.uid}/userProfile/${meena.uid}`, {}),
    { userProfile: own },
    { unverified: true }
  ],
  [
    'shortlist entry',
    suvarna,
    create(`${entryPath}/anita_rao`, newEntry),
    {
      shortlistedCandidates: [
        ...publicProfile.filter((field) => !['searchKeys', 'documents'].includes(field)),
        'uid',
        'addedAt'
      ]
    }
  ],
  ['note on a shortlist entry', suvarna, change(`${entryPath}/meena_patel`, {}), { shortlistedCandidates: ['note'] }],
  [
    'note on an applicant',
    suvarna,
    create(notePath(read.id), prepareNew(notePath(read.id), { jobId: 'job-rejected', note: 'Call' })),
    { applicantNotes: ['note'] }
  ],
  ['note on an applicant changed', suvarna, change(notePath(sent.id), {}), { applicantNotes: ['note'] }],
  ['first mark of an applied job', meena, mark(meena), {}, { unverified: true }],
  ['2,000th mark of an applied job', rested, mark(rested), {}, { unverified: true }],
  ['first view of a job', meena, see(meena, jobs.lastDay), {}, { unverified: true }],
  ['next view of a job', rupa, see(rupa, jobs.approved), {}, { unverified: true }],
  [
    'seen jobs removed',
    meena,
    together(remove(`people/${meena.uid}/seenJobs/job-old`), endSeen(meena)),
    {},
    { unverified: true }
  ],
  ['first saved job', meena, saved(meena, 'savedJob'), { savedJobs: Object.keys(savedJob) }, { unverified: true }],
  ['200th saved job', rested, saved(rested, 'savedJob'), { savedJobs: Object.keys(savedJob) }, { unverified: true }],
  [
    'first saved search',
    meena,
    saved(meena, 'savedSearch'),
    { savedSearches: Object.keys(savedSearch) },
    { unverified: true }
  ],
  [
    '20th saved search',
    rested,
    saved(rested, 'savedSearch'),
    { savedSearches: Object.keys(savedSearch) },
    { unverified: true }
  ],
  [
    'saved search changed',
    meena,
    change(`people/${meena.uid}/savedSearches/search_old`, {}),
    { savedSearches: ['name', 'lookedAt', 'seen'] },
    { unverified: true }
  ],
  ['first draft', suvarna, newDraft(suvarna.uid, `${suvarna.uid}_job-old`), { jobDrafts: draft }, { unverified: true }],
  ['50th draft', kesar, newDraft(kesar.uid, `${kesar.uid}_job-old`), { jobDrafts: draft }],
  [
    'draft changed',
    suvarna,
    change(`people/${suvarna.uid}/jobDrafts/${suvarna.uid}_new`, {}),
    { jobDrafts: draft },
    { unverified: true }
  ],
  ['first message template', suvarna, template(suvarna), { messageTemplates: ['use', 'text'] }],
  ['31st message template', esha, template(esha), { messageTemplates: ['use', 'text'] }],
  [
    'message template changed',
    suvarna,
    change(`people/${suvarna.uid}/messageTemplates/words`, {}),
    { messageTemplates: ['use', 'text'] }
  ],
  [
    'message template with an interview',
    suvarna,
    template(suvarna, {
      use: 'interview',
      text: '',
      interview: { where: { kind: 'phone', number: '98250 12345' }, contact: '' }
    }),
    {
      messageTemplates: [
        [
          'use',
          {
            good: ['interview'],
            bad: applicationStages.filter((stage) => stage !== 'interview').map((stage) => [stage, stage])
          }
        ],
        ['text', kind.text(maxAnswerLength)],
        ['interview', kind.map({ where: limits.threadSteps.where, contact: limits.threadSteps.contact })]
      ]
    }
  ]
]

const file = (size: number, parts: number, type = 'application/pdf') => newFile(meena.uid, { size, parts, type })
const sizes = (parts: number, size: number): kind.Kind => ({
  ...exactly(size),
  bad: [
    ['too long for its parts', size + maxPartBytes],
    ['below 0', -1],
    ...(parts > 0 ? exactly(size).bad.slice(2) : [])
  ]
})
/** A size is a whole number; its parts follow from it. */
const files = ([what, size, parts, type]: readonly [
  what: string,
  size: number,
  parts: number,
  type?: string
]): PermittedRow => [
  `file ${what}`,
  meena,
  file(size, parts, type),
  { files: [['parts', exactly(parts)]] },
  {
    free: { files: ['size', 'type'] },
    linked: {
      size: [sizes(parts, size), (value) => newFile(meena.uid, { size: value, parts, type: type ?? 'application/pdf' })]
    }
  }
]
const keep = (person: Applicant, size = 4) => {
  const name = nextFileName(person.uid)
  const head = prepareNew(name, { uid: person.uid, type: 'application/pdf', size, parts: 1 })
  return together(create(`files/${name}`, head), countFile(person.uid, name, size))
}
const bytes: kind.Kind = {
  good: [four],
  bad: [
    ['too many', new Uint8Array(5)],
    ['none', new Uint8Array(0)],
    ['a text', '%PDF'],
    ['a list', [1, 2, 3, 4]],
    ['a map', { a: 1, b: 2, c: 3, d: 4 }]
  ]
}
const partPath = `files/${nextFileName(meena.uid)}/parts/0`

const fileWrites: readonly PermittedRow[] = [
  ['file', meena, file(4, 1), { files: ['type'] }],
  ...(
    [
      ['of one byte', 1, 1],
      ['of the largest size', maxFileBytes, 30],
      ['without a byte', 0, 0],
      ['that is a picture of the largest size', maxPartBytes, 1, 'image/jpeg'],
      ['that is a photo of the largest size', maxPartBytes, 1, workPhotoType]
    ] as const
  ).map(files),
  ['file that fills the 25 MiB of an account', rupa, keep(rupa), {}, { free: { files: ['type'] } }],
  ['300th file of an account', rested, keep(rested), {}, { free: { files: ['type'] } }],
  ['picture removed', meena, removePicture(), {}, { unverified: true }],
  [
    'part of a file',
    meena,
    together(file(4, 1), create(partPath, { bytes: four })),
    { parts: [['bytes', bytes]] },
    { free: { files: ['type', 'size'] } }
  ]
]

export const peopleWrites: readonly PermittedRow[] = [
  ...applicationWrites,
  ...profileWrites,
  ...ownWrites,
  ...fileWrites
]
