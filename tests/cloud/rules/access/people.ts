import {
  create,
  type Fields,
  get,
  list,
  prepareNew,
  prepareNext,
  remove,
  serverTime,
  together,
  update
} from '../attempts.ts'
import type { Row, Table } from '../cases.ts'
import { countOne, newDraft, nextFileName } from '../counted.ts'
import { kesar, meena, type Person, rupa, suvarna, uidOf } from '../people.ts'
import {
  applications,
  documentsOf,
  files,
  findStored,
  invitations,
  inviteTo,
  jobs,
  messageTemplate,
  ownProfile,
  publicProfiles,
  savedJob,
  savedSearch,
  shortlistEntry,
  threadSteps,
  withdrawals
} from '../sample-board.ts'
import { formatInstant } from '../sample-times.ts'
import { apply, buildMoved, withdraw } from '../writes/applications.ts'
import { buildBlocked, buildShown, newNumber, newPublicProfile, publicProfileRecord } from '../writes/candidates.ts'
import { newFile } from '../writes/files.ts'
import { invite } from '../writes/invitations.ts'
import { endSeen } from '../writes/job-views.ts'
import { newStep, reply } from '../writes/thread.ts'

const nobody = '- - - - - - -'
const everybodySignedIn = '- y y y y y y'
const change = (path: string, more: Fields) => update(path, prepareNext(findStored(path), more))

const { sent, read, withdrawn, toSeed, invited } = applications
const step = ({ id }: Fields) => `threadSteps/${id}`

export const applicationTable: Table = {
  name: 'applications, invitations and interviews',
  rows: [
    //                       visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get an application', '- y - - y - y', () => get(`applications/${sent.id}`)],
    ['get a withdrawn application', '- y - - - - y', () => get(`applications/${withdrawn.id}`)],
    ['get an own missing application', everybodySignedIn, (person) => get(`applications/${uidOf(person)}_none`)],
    ["get Rupa's missing application", '- - y - - - y', () => get('applications/u-rupa_job-approved')],
    [
      "get the application of one whose id begins like Meena's",
      '- - - - y - y',
      () => get(`applications/${applications.almostMeenas.id}`)
    ],
    ['list applications to seed jobs', '- - - - - - y', () => list('applications', { employerId: 'admin' })],
    ['list applications to one job', '- - - - - - y', () => list('applications', { jobId: 'job-old' })],
    ['list all applications', '- - - - - - y', () => list('applications')],
    ['apply', '- y y - - - -', (person) => apply(person, jobs.approved)],
    ['apply on the last day of a job', '- y y - - - -', (person) => apply(person, jobs.lastDay)],
    ['apply for an expired job', nobody, (person) => apply(person, jobs.expired)],
    ['apply for a closed job', nobody, (person) => apply(person, jobs.fullEnded)],
    ['apply for a job that was closed before its last day', nobody, (person) => apply(person, jobs.endedEarly)],
    ['apply for a pending job', nobody, (person) => apply(person, jobs.revised)],
    ['apply for a missing job', nobody, (person) => apply(person, { ...jobs.approved, id: 'none' })],
    ['move an application', '- - - - y - y', () => update(`applications/${read.id}`, buildMoved(read, 'hired'))],
    [
      'move an application to where it is',
      nobody,
      () => update(`applications/${read.id}`, buildMoved(read, 'reviewed'))
    ],
    [
      'move an application to withdrawn',
      nobody,
      () => update(`applications/${read.id}`, buildMoved(read, 'withdrawn'))
    ],
    [
      'move a withdrawn application',
      nobody,
      () => update(`applications/${withdrawn.id}`, buildMoved(withdrawn, 'hired'))
    ],
    [
      'move an application to a seed job',
      '- - - - - - y',
      () => update(`applications/${toSeed.id}`, buildMoved(toSeed, 'hired'))
    ],
    [
      'move an application for the last time',
      '- - - - y - y',
      () => update(`applications/${applications.movedOften.id}`, buildMoved(applications.movedOften, 'hired'))
    ],
    [
      'move an application too often',
      nobody,
      () => update(`applications/${applications.full.id}`, buildMoved(applications.full, 'hired'))
    ],
    ['withdraw an application', '- y - - - - -', () => withdraw(read)],
    [
      'withdraw an application that has the maximum number of moves',
      '- y - - - - -',
      () => withdraw(applications.full)
    ],
    ['withdraw twice', nobody, () => withdraw(withdrawn)],
    [
      'leave an application with the account',
      '- - - - y - -',
      () => change(`applications/${sent.id}`, { employerId: '' })
    ],
    ['delete an application', nobody, () => remove(`applications/${sent.id}`)],
    ['get a withdrawal', '- - - - y - -', () => get(`withdrawals/${withdrawals.pending.id}`)],
    ['get a withdrawal from a seed job', nobody, () => get(`withdrawals/${withdrawals.seed.id}`)],
    ['list all withdrawals', nobody, () => list('withdrawals')],
    ['delete a withdrawal', nobody, () => remove(`withdrawals/${withdrawals.pending.id}`)],

    ['get an invitation', '- y - - y - -', () => get(`invitations/${invitations.sent.id}`)],
    ['get the invitation of one whose id begins alike', nobody, () => get(`invitations/${invitations.another.id}`)],
    ["get Suvarna's missing invitation", '- - - - y - -', () => get(`invitations/${suvarna.uid}_job-seed_u-lata`)],
    ['list all invitations', nobody, () => list('invitations')],
    ['invite to an own live job', '- - - - y - -', (person) => invite(person, jobs.approved)],
    ['invite on the last day of a job', '- - - - y - -', (person) => invite(person, jobs.lastDay)],
    ['invite to a pending job', nobody, (person) => invite(person, jobs.pending)],
    ['invite to an expired job', nobody, (person) => invite(person, jobs.expired)],
    [
      'invite by a hidden profile',
      nobody,
      (person) => invite(person, jobs.approved, { uid: 'u-rupa', publicProfileId: publicProfiles.rupa.id })
    ],
    [
      'invite by the profile of another candidate',
      nobody,
      (person) => invite(person, jobs.approved, { uid: 'u-rupa' })
    ],
    [
      'answer an invitation again',
      '- y - - - - -',
      () => change(`invitations/${invitations.seen.id}`, { state: 'declined' })
    ],
    [
      'answer an invitation with the same answer',
      nobody,
      () => change(`invitations/${invitations.seen.id}`, { state: 'seen' })
    ],
    ['delete an invitation to a closed job', '- y - - y - -', () => remove(`invitations/${invitations.seen.id}`)],
    [
      'delete a declined invitation to a closed job',
      '- y - - - - -',
      () => remove(`invitations/${invitations.declined.id}`)
    ],
    [
      'delete an invitation to a live job',
      '- y - - - - -',
      () => together(remove(`invitations/${invitations.sent.id}`))
    ],

    ['get an interview entry', '- y - - y - y', () => get(step(threadSteps.invite))],
    ['get a missing interview entry', '- y - - y - y', () => get(`threadSteps/${invited.id}_9`)],
    ['get an interview entry of a missing application', '- - - - - - y', () => get('threadSteps/none_9')],
    ['list interview entries of seed jobs', '- - - - - - y', () => list('threadSteps', { employerId: 'admin' })],
    ['list all interview entries', '- - - - - - y', () => list('threadSteps')],
    ['offer an interview', '- - - - y - y', () => newStep(inviteTo(invited))],
    ['cancel an interview', '- - - - y - y', () => newStep(reply('cancel'))],
    ['confirm an interview', '- y - - - - -', () => newStep(reply('confirm'))],
    ['update an interview entry', nobody, () => change(step(threadSteps.invite), { words: 'Sorry' })],
    ['delete an interview entry', nobody, () => remove(step(threadSteps.invite))],
    ['delete an interview entry when one side has left', '- y - - y - y', () => remove(step(threadSteps.left))],
    [
      'delete an interview entry by withdrawing',
      '- y - - - - -',
      () => together(withdraw(invited), remove(step(threadSteps.invite)))
    ]
  ]
}

const [meenas, rupas, kesars] = [publicProfiles.meena, publicProfiles.rupa, publicProfiles.kesar].map(
  ({ id }) => `candidateProfiles/${id}`
) as [string, string, string]
const [rupasRecord, kesarsRecord] = [rupa, kesar].map(({ uid }) => `people/${uid}/publicProfile/${uid}`) as [
  string,
  string
]
const meenasDocuments = 'candidateDocuments/meena_patel'
const meenasNumber = 'candidateNumbers/meena_patel'
const createDocuments = (name: string, uid: string) =>
  create(`candidateDocuments/${name}`, prepareNew(name, documentsOf(uid)))

export const publicProfileTable: Table = {
  name: 'public profiles',
  rows: [
    //                       visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get a public profile', '- y y - y y y', () => get(meenas)],
    ['get a profile that its owner hides', '- - y - - - -', () => get(rupas)],
    ['get a profile that the administrator hides', '- - - - - y y', () => get(kesars)],
    ['get a missing profile', everybodySignedIn, () => get('candidateProfiles/nobody')],
    ['list public profiles', '- y y - y y y', () => list('candidateProfiles', { hidden: false })],
    ['list hidden profiles', nobody, () => list('candidateProfiles', { hidden: true })],
    ['list profiles that the administrator hides', '- - - - - - y', () => list('candidateProfiles', { blocked: true })],
    ["list Meena's profiles", '- y - - - - -', () => list('candidateProfiles', { uid: meena.uid })],
    ['list all profiles', nobody, () => list('candidateProfiles')],
    // Rupa and Kesar have one, by their record.
    ['create an own profile', '- y - - y - y', (person) => newPublicProfile(uidOf(person))],
    ['create an own profile of a strange id', nobody, (person) => newPublicProfile(uidOf(person), {}, 'new.name')],
    ['change a profile that the administrator hides', '- - - - - y -', () => change(kesars, { name: 'Kesar' })],
    ['show a profile that its owner hides', '- - y - - - -', () => change(rupas, { hidden: false })],
    [
      'hide a profile as the administrator does',
      '- - - - - - y',
      () => update(meenas, buildBlocked(publicProfiles.meena))
    ],
    ['hide a profile a second time', '- - - - - y -', () => update(kesars, buildBlocked(publicProfiles.kesar))],
    [
      'show a profile as the administrator does',
      '- - - - - - y',
      () => update(kesars, buildShown(publicProfiles.kesar))
    ],
    ['delete a profile and leave its documents', nobody, () => together(remove(meenas), remove(meenasNumber))],
    ['delete a profile and leave its number', nobody, () => together(remove(meenas), remove(meenasDocuments))],
    [
      'delete a profile with documents and number',
      '- y - - - - y',
      () => together(remove(meenas), remove(meenasDocuments), remove(meenasNumber))
    ],
    ['delete a profile that the administrator hides', '- - - - - y y', () => remove(kesars)],
    ["get Rupa's record of her profile", '- - y - - - -', () => get(rupasRecord)],
    ['list records of profiles', nobody, () => list(`people/${rupa.uid}/publicProfile`)],
    ["create Meena's record of her profile", '- y - - - - -', () => publicProfileRecord(meena.uid, 'meena_patel')],
    ["create Meena's record of Rupa's profile", nobody, () => publicProfileRecord(meena.uid, 'rupa_shah')],
    ['delete the record of a profile', '- - - - - - y', () => remove(rupasRecord)],
    [
      'delete a profile and its record',
      '- - y - - - y',
      () =>
        together(
          remove(rupas),
          remove('candidateDocuments/rupa_shah'),
          remove('candidateNumbers/rupa_shah'),
          remove(rupasRecord)
        )
    ],
    [
      'delete a profile that the administrator hides, and its record',
      '- - - - - - y',
      () => together(remove(kesars), remove(kesarsRecord))
    ],
    ['get documents', '- y - - y y y', () => get(meenasDocuments)],
    ['get documents of a hidden profile', '- - y - - - y', () => get('candidateDocuments/rupa_shah')],
    ['get missing documents', everybodySignedIn, () => get('candidateDocuments/anita_rao')],
    ['list all documents', '- - - - - - y', () => list('candidateDocuments')],
    ['create documents without a profile', nobody, (person) => createDocuments('new_name', uidOf(person))],
    ['create documents of a seed profile', nobody, (person) => createDocuments('anita_rao', uidOf(person))],
    [
      'create documents of a profile whose own are gone',
      nobody,
      (person) => together(remove(meenasDocuments), createDocuments('meena_patel', uidOf(person)))
    ],
    ['delete documents', '- y - - - - y', () => remove(meenasDocuments)],
    ['get a phone number', '- y - - y y y', () => get(meenasNumber)],
    ['get the phone number of a hidden profile', '- - y - - - y', () => get('candidateNumbers/rupa_shah')],
    ['get a missing phone number', everybodySignedIn, () => get('candidateNumbers/anita_rao')],
    ['list all phone numbers', nobody, () => list('candidateNumbers')],
    ['create the phone number of a seed profile', nobody, (person) => newNumber('anita_rao', uidOf(person))],
    ['delete a phone number', '- y - - - - y', () => remove(meenasNumber)]
  ]
}

const [resume, picture, going] = [files.resume, files.picture, files.going].map(({ id }) => `files/${id}`) as [
  string,
  string,
  string
]
const missingFile = `files/${nextFileName(meena.uid)}`
const left = `files/${files.removed.id}/parts/0`

export const fileTable: Table = {
  name: 'files',
  rows: [
    //                       visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ["get Meena's resume", '- y - - y y y', () => get(resume)],
    ["get Meena's picture", everybodySignedIn, () => get(picture)],
    ["get Meena's photo of work", '- y - - y y y', () => get(`files/${files.photo.id}`)],
    ["get a part of Meena's photo of work", '- y - - y y y', () => get(`files/${files.photo.id}/parts/0`)],
    ["get Suvarna's resume", '- - - - y y y', () => get(`files/${files.employers.id}`)],
    ['get a missing file', '- y - - y y y', () => get(missingFile)],
    ['list pictures', nobody, () => list('files', { type: 'image/webp' })],
    ['list all files', nobody, () => list('files')],
    ['create an own file', '- y y - y y y', (person) => newFile(uidOf(person))],
    ['mark a file for removal', '- y - - - - y', () => change(resume, { going: true })],
    ['mark a file as not for removal', nobody, () => change(resume, { going: false })],
    ['unmark a file for removal', nobody, () => change(going, { going: undefined })],
    ['delete a file', '- y - - - - y', () => remove(resume)],
    ['delete a missing file', '- y - - - - y', () => remove(missingFile)],
    ["get a part of Meena's resume", '- y - - y y y', () => get(`${resume}/parts/0`)],
    ["get a part of Meena's picture", everybodySignedIn, () => get(`${picture}/parts/0`)],
    ['get a part of a missing file', nobody, () => get(`${missingFile}/parts/0`)],
    ['get a part that a removed file left', nobody, () => get(left)],
    ["list the parts of Meena's picture", nobody, () => list(`${picture}/parts`)],
    [
      'create a missing part',
      '- y - - - - -',
      () => create(`files/${files.unfinished.id}/parts/0`, { bytes: new Uint8Array(900_000) })
    ],
    [
      'create a part of a file that is going',
      nobody,
      () => create(`${going}/parts/1`, { bytes: Uint8Array.from([1, 2, 3]) })
    ],
    ['update a part', nobody, () => update(`${resume}/parts/0`, { bytes: Uint8Array.from([1, 2, 3, 4]) })],
    ['delete the last part of a file that is going', '- y - - - - y', () => remove(`${going}/parts/0`)],
    ['delete a part of a file that stays', nobody, () => remove(`files/${files.unfinished.id}/parts/1`)],
    ['delete a file with its parts', '- y - - - - y', () => together(remove(resume), remove(`${resume}/parts/0`))],
    [
      'delete the first part before the second',
      nobody,
      () => together(remove(`files/${files.unfinished.id}`), remove(`files/${files.unfinished.id}/parts/0`))
    ],
    ['delete a part whose file is gone', '- y - - - - y', () => remove(left)]
  ]
}

const own = (person: Person, rest: string) => `people/${uidOf(person)}/${rest}`
const newEntry = { ...shortlistEntry, id: 'anita_rao', revision: 1, createdAt: serverTime, addedAt: formatInstant() }
const countOf = {
  messageTemplates: 'templateCount',
  appliedJobs: 'markCount',
  savedJobs: 'savedJobCount',
  savedSearches: 'savedSearchCount'
} as const
const counted = (person: Person, kind: keyof typeof countOf, name: string, fields: Fields) =>
  together(
    create(own(person, `${kind}/${name}`), prepareNew(name, fields)),
    countOne(countOf[kind], uidOf(person), name)
  )
/** By those who have one already. */
const changeOwn = (kind: string, name: string) => (person: Person) =>
  update(own(person, `${kind}/${name}`), prepareNext(findStored(own(meena, `${kind}/${name}`))))

/** Read and removed by the one person. */
const personal = (owner: Person, answers: string, kind: string, name: string): Row[] => {
  const path = own(owner, `${kind}/${name}`)
  return [
    [`get ${kind}`, answers, () => get(path)],
    [`list ${kind}`, answers, () => list(own(owner, kind))],
    [`list ${kind} of everybody`, nobody, () => list(kind)],
    [`delete ${kind}`, answers, () => remove(path)]
  ]
}
const counting = (kind: string): Row[] => [
  [`get the own ${kind}`, everybodySignedIn, (person) => get(own(person, `${kind}/${uidOf(person)}`))],
  [`get Rupa's ${kind}`, '- - y - - - -', () => get(own(rupa, `${kind}/${rupa.uid}`))],
  [`list the own ${kind}`, nobody, (person) => list(own(person, kind))],
  [`delete the own ${kind}`, nobody, (person) => remove(own(person, `${kind}/${uidOf(person)}`))]
]

export const ownTable: Table = {
  name: 'personal documents',
  rows: [
    //                       visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ...personal(meena, '- y - - - - -', 'userProfile', meena.uid),
    ...personal(suvarna, '- - - - y - -', 'shortlistedCandidates', 'meena_patel'),
    ...personal(suvarna, '- - - - y - -', 'applicantNotes', sent.id),
    ...personal(suvarna, '- - - - y - -', 'messageTemplates', 'words'),
    ...personal(meena, '- y - - - - -', 'appliedJobs', 'job-old'),
    ...personal(meena, '- y - - - - -', 'savedJobs', 'job-old'),
    ...personal(meena, '- y - - - - -', 'savedSearches', 'search_old'),
    ...personal(meena, '- y - - - - -', 'seenJobs', 'job-old').slice(0, 3),
    ['delete a seen job and count on', nobody, () => remove(own(meena, 'seenJobs/job-old'))],
    [
      'delete the seen jobs for good',
      '- y - - - - -',
      () => together(remove(own(meena, 'seenJobs/job-old')), endSeen(meena))
    ],
    ['update an own seen job', nobody, changeOwn('seenJobs', 'job-old')],
    ...personal(suvarna, '- - - - y - -', 'jobDrafts', `${suvarna.uid}_new`),
    ...[
      'applicationCount',
      'draftCount',
      'fileCount',
      'markCount',
      'jobCount',
      'revealCount',
      'savedJobCount',
      'savedSearchCount',
      'seenEnd',
      'templateCount',
      'reportCount'
    ].flatMap(counting),
    [
      'get the count of invitations of the own company',
      '- - - - y - -',
      () => get('people/suvarna-jewels-1a2b3c/invitationCount/suvarna-jewels-1a2b3c')
    ],
    [
      'get the own count of invitations, without a company',
      '- - - - - y -',
      () => get(own(kesar, `invitationCount/${kesar.uid}`))
    ],
    // Those who have a profile cannot create it again.
    [
      'create the own profile',
      '- - y - - - -',
      (person) => create(own(person, `userProfile/${uidOf(person)}`), prepareNew(uidOf(person), ownProfile))
    ],
    [
      'create a second profile',
      nobody,
      (person) => create(own(person, 'userProfile/second'), prepareNew('second', ownProfile))
    ],
    [
      'create an own shortlist entry',
      '- - - - y y y',
      (person) => create(own(person, 'shortlistedCandidates/anita_rao'), newEntry)
    ],
    [
      'create a shortlist entry of a strange id',
      nobody,
      (person) => create(own(person, 'shortlistedCandidates/a.b'), { ...newEntry, id: 'a.b' })
    ],
    [
      'change an own shortlist note',
      '- - - - y y y',
      (person) =>
        update(
          own(person, 'shortlistedCandidates/meena_patel'),
          prepareNext(findStored(own(suvarna, 'shortlistedCandidates/meena_patel')), { note: 'Call' })
        )
    ],
    ['create an own note on an applicant', '- - - - y - y', (person) => createNote(person, read)],
    ['create a note on a withdrawn application', nobody, (person) => createNote(person, withdrawn)],
    [
      'create a note on no application',
      nobody,
      (person) => createNote(person, { id: 'u-nobody_job-old', jobId: 'job-old' })
    ],
    [
      'change an own note on an applicant',
      '- - - - y y y',
      (person) =>
        update(
          own(person, `applicantNotes/${sent.id}`),
          prepareNext(findStored(own(suvarna, `applicantNotes/${sent.id}`)), { note: 'Call' })
        )
    ],
    [
      'delete a note by withdrawing',
      '- y - - - - -',
      () => together(withdraw(sent), remove(own(suvarna, `applicantNotes/${sent.id}`)))
    ],
    [
      'create an own template',
      '- - - - y y y',
      (person) => counted(person, 'messageTemplates', 'new', messageTemplate)
    ],
    [
      'create a template of a strange id',
      nobody,
      (person) => counted(person, 'messageTemplates', 'a.b', messageTemplate)
    ],
    [
      'change an own template',
      '- - - - y y y',
      (person) =>
        update(own(person, 'messageTemplates/words'), prepareNext(findStored(own(suvarna, 'messageTemplates/words'))))
    ],
    ['create an own mark', '- y y - - - -', (person) => counted(person, 'appliedJobs', 'job-seed', {})],
    ['create a mark of too long an id', nobody, (person) => counted(person, 'appliedJobs', 'j'.repeat(129), {})],
    ['update an own mark', nobody, changeOwn('appliedJobs', 'job-old')],
    ['create an own saved job', everybodySignedIn, (person) => counted(person, 'savedJobs', 'job-seed', savedJob)],
    [
      'create a saved job of too long an id',
      nobody,
      (person) => counted(person, 'savedJobs', 'j'.repeat(129), savedJob)
    ],
    ['update an own saved job', nobody, changeOwn('savedJobs', 'job-old')],
    ['create an own saved search', everybodySignedIn, (person) => counted(person, 'savedSearches', 'new', savedSearch)],
    ['create a saved search of a strange id', nobody, (person) => counted(person, 'savedSearches', 'a.b', savedSearch)],
    ['change an own saved search', '- y - y y y y', changeOwn('savedSearches', 'search_old')],
    ['create an own draft', '- - - - y y y', (person) => newDraft(uidOf(person), 'some_job-old')],
    ['create a draft of the longest id', '- - - - y y y', (person) => newDraft(uidOf(person), 'd'.repeat(257))],
    ['create a draft of too long an id', nobody, (person) => newDraft(uidOf(person), 'd'.repeat(258))],
    [
      'change an own draft',
      '- - - - y y y',
      (person) =>
        update(
          own(person, `jobDrafts/${uidOf(person)}_new`),
          prepareNext({ ...findStored(own(suvarna, `jobDrafts/${suvarna.uid}_new`)), id: `${uidOf(person)}_new` })
        )
    ]
  ]
}

const createNote = (person: Person, { id, jobId }: Fields) =>
  create(own(person, `applicantNotes/${id}`), prepareNew(String(id), { jobId, note: 'Call' }))
