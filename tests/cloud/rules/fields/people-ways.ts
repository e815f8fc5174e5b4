import { maxPartBytes } from '#renderer/storage/firestore/files/file-parts.ts'
import type { ApplicantProfile } from '#shared/domain/application/application.ts'
import { applicationStages } from '#shared/domain/application/application.ts'
import type { ApplicationStep } from '#shared/domain/application/application-reducer.ts'
import { maxFileBytes } from '#shared/domain/file/file-name.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { maxAnswerLength } from '#shared/domain/text-limits.ts'
import { create, type Fields, prepareNew, prepareNext, serverTime, together, update } from '../attempts.ts'
import { countFile, countOne, nextFileName } from '../counted.ts'
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
  applicantProfile as sentProfile,
  shortlistEntry,
  threadSteps,
  threeSlots
} from '../sample-board.ts'
import { formatInstant } from '../sample-times.ts'
import { apply, buildApplied, buildMoved, withdraw } from '../writes/applications.ts'
import { buildBlocked, buildShown, newNumber, newPublicProfile } from '../writes/candidates.ts'
import { newFile, removePicture } from '../writes/files.ts'
import { invite } from '../writes/invitations.ts'
import { newDraft } from '../writes/own-things.ts'
import { newStep, reply } from '../writes/thread.ts'
import type { Way } from './break-documents.ts'
import * as kind from './kinds.ts'
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

const applyWith = (sentWith: Fields): ApplicationStep => ({
  action: 'apply',
  job: jobs.approved as unknown as Job,
  profile: sentWith as unknown as ApplicantProfile,
  message: 'I can start at once.'
})
const answers: kind.Kind = {
  good: ['otherTime', 'decline'],
  bad: [
    ['the other side’s', 'cancel'],
    ['unknown', 'move']
  ]
}
/** To the last invitation of the longest thread. */
const lastReply = (did: string, more: Fields = {}) =>
  reply(did, { applicationId: talked.id, invitation: threadSteps.lastInvite.id, ...more })

const applicationWays: readonly Way[] = [
  {
    name: 'application',
    step: applyWith(profile),
    who: meena,
    attempt: apply(meena, jobs.approved, { profile }),
    chosen: { applications: ['message', ['profile', applicantProfile(meena.token.email)]] },
    linked: {
      at: [kind.instant, (at) => applyAs(meena, { appliedAt: at, history: [{ state: 'new', at }] })],
      'number without an email': [
        kind.phone,
        (contactNumber) => applyAs(meena, { profile: { ...sentProfile, contactNumber } })
      ]
    }
  },
  {
    name: 'thirtieth application of a day',
    step: applyWith(sentProfile),
    who: rupa,
    attempt: applyAs(rupa),
    chosen: { applications: ['message'] },
    free: { applications: ['profile'] }
  },
  {
    name: 'application on another day',
    step: applyWith(sentProfile),
    who: rested,
    attempt: applyAs(rested, {}, anew),
    chosen: { applications: ['message'] },
    free: { applications: ['profile'] }
  },
  {
    name: 'application moved',
    step: { action: 'move', to: 'hired' },
    who: suvarna,
    attempt: update(`applications/${sent.id}`, buildMoved(sent, 'hired')),
    free: { applications: ['history.at'] },
    linked: {
      at: [kind.instant, (at) => moveWith({ at })],
      message: [
        kind.optional({ ...kind.text(maxAnswerLength), good: kind.filled(maxAnswerLength).good }),
        (message) => moveWith({ message })
      ]
    }
  },
  {
    name: 'application left by an account that is deleted',
    step: { action: 'leave' },
    who: suvarna,
    attempt: update(`applications/${sent.id}`, prepareNext(sent, { employerId: '' }))
  },
  {
    name: 'application withdrawn',
    unverified: true,
    who: meena,
    attempt: withdraw(read),
    free: { applications: ['history.at'] }
  },
  {
    name: 'id of a withdrawal',
    unverified: true,
    who: meena,
    attempt: withdraw(read),
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
  },
  {
    name: 'application read',
    unverified: true,
    step: { action: 'read', lines: 2 },
    who: meena,
    attempt: update(`applications/${read.id}`, prepareNext(read, { seen: 2 })),
    chosen: { applications: [['seen', exactly(2)]] }
  },
  { name: 'invitation', who: suvarna, attempt: invite(suvarna, jobs.approved), chosen: { invitations: ['invitedAt'] } },
  {
    name: 'invitation answered',
    unverified: true,
    who: meena,
    attempt: update(`invitations/${invitations.sent.id}`, prepareNext(invitations.sent, { state: 'seen' })),
    chosen: { invitations: ['state'] }
  },
  {
    name: 'interview offered',
    who: suvarna,
    attempt: newStep(inviteTo(invited)),
    chosen: { threadSteps: ['at', 'words', 'slots', 'where', 'contact', 'replaces'] }
  },
  {
    name: 'interview confirmed',
    unverified: true,
    who: meena,
    attempt: newStep(reply('confirm')),
    chosen: { threadSteps: ['at', 'words'] }
  },
  {
    name: 'interview declined',
    unverified: true,
    who: meena,
    attempt: newStep(reply('decline')),
    chosen: {
      threadSteps: ['at', 'words', ['did', answers]]
    }
  },
  {
    name: 'last interview declined',
    unverified: true,
    who: meena,
    attempt: newStep(lastReply('decline')),
    chosen: { threadSteps: ['at', 'words', ['did', answers]] },
    linked: {
      start: [
        kind.oneOf(threeSlots.map(({ start }) => start ?? '')),
        (start) => newStep(lastReply('confirm', { start }))
      ]
    }
  },
  {
    name: 'interview cancelled',
    who: suvarna,
    attempt: newStep(reply('cancel')),
    chosen: { threadSteps: ['at', 'words'] }
  }
]

const publicProfile = Object.keys(limits.candidateProfiles)
const meenas = `candidateProfiles/${publicProfiles.meena.id}`
const kesars = `candidateProfiles/${publicProfiles.kesar.id}`
const withProfile = (...writes: Parameters<typeof together>) => together(newPublicProfile(meena.uid), ...writes)
const documentsPath = 'candidateDocuments/new_name'

const profileWays: readonly Way[] = [
  {
    name: 'public profile',
    who: meena,
    attempt: newPublicProfile(meena.uid),
    chosen: { candidateProfiles: publicProfile }
  },
  {
    name: 'public profile changed',
    who: meena,
    attempt: change(meenas, {}),
    chosen: { candidateProfiles: publicProfile }
  },
  {
    name: 'public profile changed that the administrator hides',
    who: kesar,
    attempt: change(kesars, {}),
    chosen: { candidateProfiles: [...publicProfile.filter((field) => field !== 'hidden'), ['ownerHidden', kind.flag]] }
  },
  {
    name: 'public profile hidden by the administrator',
    who: asha,
    attempt: update(meenas, buildBlocked(publicProfiles.meena))
  },
  {
    name: 'public profile shown by the administrator',
    who: asha,
    attempt: update(kesars, buildShown(publicProfiles.kesar))
  },
  {
    name: 'documents',
    who: meena,
    attempt: withProfile(create(documentsPath, prepareNew(documentsPath, documentsOf(meena.uid)))),
    chosen: { candidateDocuments: ['resumeUrl', 'aadharUrl'], candidateProfiles: publicProfile }
  },
  {
    name: 'documents changed',
    who: meena,
    attempt: change(`candidateDocuments/${documents.meena.id}`, {}),
    chosen: { candidateDocuments: ['resumeUrl', 'aadharUrl'] }
  },
  {
    name: 'phone number',
    who: meena,
    attempt: withProfile(newNumber('new_name', meena.uid)),
    chosen: { candidateNumbers: ['number'], candidateProfiles: publicProfile }
  },
  {
    name: 'phone number changed',
    who: meena,
    attempt: change(`candidateNumbers/${numbers.meena.id}`, {}),
    chosen: { candidateNumbers: ['number'] }
  }
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
const template = (person: typeof suvarna | typeof esha, fields: Fields = messageTemplate) =>
  together(
    create(`people/${person.uid}/messageTemplates/new`, prepareNew('new', fields)),
    countOne('templateCount', person.uid, 'new')
  )

const ownWays: readonly Way[] = [
  {
    name: 'profile',
    unverified: true,
    who: rupa,
    attempt: create(profilePath, prepareNew(profilePath, ownProfile)),
    chosen: { userProfile: own }
  },
  {
    name: 'profile changed',
    unverified: true,
    who: meena,
    attempt: change(`people/${meena.uid}/userProfile/${meena.uid}`, {}),
    chosen: { userProfile: own }
  },
  {
    name: 'shortlist entry',
    who: suvarna,
    attempt: create(`${entryPath}/anita_rao`, newEntry),
    chosen: {
      shortlistedCandidates: [
        ...publicProfile.filter((field) => !['searchKeys', 'documents'].includes(field)),
        'uid',
        'addedAt'
      ]
    }
  },
  {
    name: 'note on a shortlist entry',
    who: suvarna,
    attempt: change(`${entryPath}/meena_patel`, {}),
    chosen: { shortlistedCandidates: ['note'] }
  },
  {
    name: 'note on an applicant',
    who: suvarna,
    attempt: create(notePath(read.id), prepareNew(notePath(read.id), { jobId: 'job-rejected', note: 'Call' })),
    chosen: { applicantNotes: ['note'] }
  },
  {
    name: 'note on an applicant changed',
    who: suvarna,
    attempt: change(notePath(sent.id), {}),
    chosen: { applicantNotes: ['note'] }
  },
  { name: 'first mark', unverified: true, who: meena, attempt: mark(meena) },
  { name: 'last mark', unverified: true, who: rested, attempt: mark(rested) },
  {
    name: 'first draft',
    unverified: true,
    who: suvarna,
    attempt: newDraft(suvarna.uid, `${suvarna.uid}_job-old`),
    chosen: { jobDrafts: draft }
  },
  {
    name: 'fiftieth draft',
    who: kesar,
    attempt: newDraft(kesar.uid, `${kesar.uid}_job-old`),
    chosen: { jobDrafts: draft }
  },
  {
    name: 'draft changed',
    unverified: true,
    who: suvarna,
    attempt: change(`people/${suvarna.uid}/jobDrafts/${suvarna.uid}_new`, {}),
    chosen: { jobDrafts: draft }
  },
  { name: 'first template', who: suvarna, attempt: template(suvarna), chosen: { messageTemplates: ['use', 'text'] } },
  { name: 'last template', who: esha, attempt: template(esha), chosen: { messageTemplates: ['use', 'text'] } },
  {
    name: 'template changed',
    who: suvarna,
    attempt: change(`people/${suvarna.uid}/messageTemplates/words`, {}),
    chosen: { messageTemplates: ['use', 'text'] }
  },
  {
    name: 'template of an interview',
    who: suvarna,
    attempt: template(suvarna, {
      use: 'interview',
      text: '',
      interview: { where: { kind: 'phone', number: '98250 12345' }, contact: '' }
    }),
    chosen: {
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
  }
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
/** With a point it counts as many parts as without one. */
const files = ([what, size, parts, type]: readonly [
  what: string,
  size: number,
  parts: number,
  type?: string
]): Way => ({
  name: `file ${what}`,
  who: meena,
  attempt: file(size, parts, type),
  chosen: { files: [['parts', exactly(parts)]] },
  free: { files: ['size', 'type'] },
  linked: {
    size: [sizes(parts, size), (value) => newFile(meena.uid, { size: value, parts, type: type ?? 'application/pdf' })]
  }
})
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

const fileWays: readonly Way[] = [
  { name: 'file', who: meena, attempt: file(4, 1), chosen: { files: ['type'] } },
  ...(
    [
      ['of one byte', 1, 1],
      ['of the largest size', maxFileBytes, 30],
      ['without a byte', 0, 0],
      ['that is a picture of the largest size', maxPartBytes, 1, 'image/jpeg']
    ] as const
  ).map(files),
  { name: 'file up to the last byte', who: rupa, attempt: keep(rupa), free: { files: ['type'] } },
  { name: 'three hundredth file', who: rested, attempt: keep(rested), free: { files: ['type'] } },
  { name: 'file removed', unverified: true, who: meena, attempt: removePicture() },
  {
    name: 'part of a file',
    who: meena,
    attempt: together(file(4, 1), create(partPath, { bytes: four })),
    chosen: { parts: [['bytes', bytes]] },
    free: { files: ['type', 'size'] }
  }
]

export const peopleWays: readonly Way[] = [...applicationWays, ...profileWays, ...ownWays, ...fileWays]
