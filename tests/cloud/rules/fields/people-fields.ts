import { maxNoteLength, maxResumeNameLength, profileLimits, skillLimits } from '#shared/domain/text-limits.ts'
import { create, type Fields, prepareNew, prepareNext, serverTime, together, update } from '../attempts.ts'
import { countOne } from '../counted.ts'
import * as kind from '../kinds.ts'
import { asha, meena, rupa, suvarna } from '../people.ts'
import {
  applications,
  documents,
  documentsOf,
  draft,
  findStored,
  numbers,
  ownProfile,
  publicProfileOf,
  publicProfiles,
  shortlistEntry
} from '../sample-board.ts'
import { formatInstant } from '../sample-times.ts'
import { buildBlocked, newPublicProfile, publicProfileRecord } from '../tables/candidates.ts'
import { newDraft } from '../tables/own-things.ts'
import { briefly, newStamps, only, type Shape, type Specimen } from './specimen.ts'

export const personShape: Shape = {
  name: kind.name(profileLimits.name),
  headline: kind.name(profileLimits.headline),
  location: kind.name(profileLimits.location),
  experience: kind.text(profileLimits.experience),
  availability: kind.text(profileLimits.availability),
  joiningPeriod: kind.text(profileLimits.joiningPeriod)
}

export const privateShape: Shape = {
  resumeName: kind.text(maxResumeNameLength),
  resumeUrl: kind.link,
  contactNumber: kind.text(profileLimits.contactNumber),
  highestQualification: kind.text(profileLimits.highestQualification)
}

export const skills = kind.lines(skillLimits.max, skillLimits.maxLength)

const publicProfileBaseShape: Shape = {
  ...personShape,
  skills,
  avatar: kind.link,
  hidden: kind.flag,
  hasNumber: kind.onlyYes
}

const publicProfileShape: Shape = {
  ...publicProfileBaseShape,
  documents: kind.map({ resume: true, aadhar: false }, { resume: kind.flag, aadhar: kind.flag })
}

const absent: kind.Kind = { good: [undefined], bad: [['given', '+91 98250 12345']] }
const numberPath = 'candidateNumbers/new_name'
const publicProfilePath = 'candidateProfiles/new_name'
const candidateDocumentsPath = 'candidateDocuments/new_name'

const publicProfileSpecimens: Specimen[] = [
  {
    name: 'public profile made',
    who: meena,
    shape: {
      ...{ ...publicProfileShape, ...newStamps, id: only('new_name') },
      uid: kind.always(meena.uid, ['another', rupa.uid], ['a list', [meena.uid]]),
      contactNumber: absent,
      resumeUrl: absent,
      aadharUrl: absent,
      blocked: { good: [undefined], bad: [['given', true]] },
      ownerHidden: { good: [undefined], bad: [['given', false]] }
    },
    write: (more) => newPublicProfile(meena.uid, more)
  },
  {
    name: 'public profile changed',
    who: meena,
    shape: { ...briefly(publicProfileShape), contactNumber: absent, resumeUrl: absent, revision: kind.next(1) },
    write: (more) => update(`candidateProfiles/${publicProfiles.meena.id}`, prepareNext(publicProfiles.meena, more))
  },
  {
    name: 'record of a public profile made',
    who: meena,
    shape: { ...newStamps, id: only(meena.uid), publicProfileId: only('meena_patel') },
    write: (more) =>
      create(
        `people/${meena.uid}/publicProfile/${meena.uid}`,
        prepareNew(meena.uid, { publicProfileId: 'meena_patel', ...more })
      )
  },
  {
    name: 'public profile hidden by the administrator',
    who: asha,
    shape: {
      blocked: kind.always(true, ['no', false], ['a text', 'true']),
      hidden: kind.always(true, ['no', false]),
      ownerHidden: kind.always(false, ['another', true], ['a text', 'no']),
      revision: kind.next(1)
    },
    write: (more) => update(`candidateProfiles/${publicProfiles.meena.id}`, buildBlocked(publicProfiles.meena, more))
  },
  {
    name: 'documents made',
    who: meena,
    shape: {
      ...{ ...newStamps, id: only('new_name'), resumeUrl: kind.link, aadharUrl: kind.link, contactNumber: absent },
      uid: kind.always(meena.uid, ['another', rupa.uid], ['a list', [meena.uid]])
    },
    write: (more) =>
      together(
        create(publicProfilePath, prepareNew(publicProfilePath, publicProfileOf(meena.uid))),
        publicProfileRecord(meena.uid),
        create(candidateDocumentsPath, prepareNew(candidateDocumentsPath, { ...documentsOf(meena.uid), ...more }))
      )
  },
  {
    name: 'number made',
    who: meena,
    shape: {
      ...{ ...newStamps, id: only('new_name'), number: kind.phone },
      uid: kind.always(meena.uid, ['another', rupa.uid], ['a list', [meena.uid]])
    },
    write: (more) =>
      together(
        newPublicProfile(meena.uid),
        create(numberPath, prepareNew(numberPath, { uid: meena.uid, number: '98250 12345', ...more }))
      )
  },
  {
    name: 'number changed',
    who: meena,
    shape: { number: kind.phone, revision: kind.next(1) },
    write: (more) =>
      update(`candidateNumbers/${numbers.meena.id}`, prepareNext(numbers.meena, { number: '98250 99999', ...more }))
  },
  {
    name: 'documents changed',
    who: meena,
    shape: {
      ...briefly({ resumeUrl: kind.link, aadharUrl: kind.link }),
      contactNumber: absent,
      revision: kind.next(1)
    },
    write: (more) => update(`candidateDocuments/${documents.meena.id}`, prepareNext(documents.meena, more))
  }
]

const profileShape: Shape = {
  ...{ ...personShape, ...privateShape, skills: kind.text(profileLimits.skills), avatarUrl: kind.link },
  publicProfileId: kind.optionalText(128),
  hidden: kind.optionalFlag,
  numberFor: {
    good: ['applied', 'employers', 'nobody', undefined],
    bad: [
      ['another word', 'everybody'],
      ['a flag', true]
    ]
  }
}
const rupas = `people/${rupa.uid}/userProfile/${rupa.uid}`
const meenas = `people/${meena.uid}/userProfile/${meena.uid}`

const profileSpecimens: Specimen[] = [
  {
    name: 'own profile made',
    who: rupa,
    shape: { ...profileShape, ...newStamps, id: only(rupa.uid), role: absent },
    write: (more) => create(rupas, prepareNew(rupas, { ...ownProfile, ...more }))
  },
  {
    name: 'own profile changed',
    who: meena,
    shape: { ...briefly(profileShape), revision: kind.next(1), role: absent },
    write: (more) => update(meenas, prepareNext(findStored(meenas), more))
  }
]

const entryPath = `people/${suvarna.uid}/shortlistedCandidates/anita_rao`
const ownEntry = `people/${suvarna.uid}/shortlistedCandidates/meena_patel`
const newEntry = prepareNew(entryPath, {
  ...shortlistEntry,
  id: 'anita_rao',
  revision: 1,
  createdAt: serverTime,
  addedAt: formatInstant()
})

const shortlistSpecimens: Specimen[] = [
  {
    name: 'shortlist entry made',
    who: suvarna,
    shape: {
      ...{
        ...briefly(publicProfileBaseShape),
        ...newStamps,
        id: only('anita_rao'),
        addedAt: kind.now,
        uid: kind.optionalText(128)
      },
      resumeUrl: kind.always('#', ['given', 'https://files.example.com/r.pdf'], ['empty', '']),
      aadharUrl: kind.always('#', ['given', 'https://files.example.com/a.pdf'], ['empty', '']),
      note: kind.always('', ['given', 'Call'], ['a list', []]),
      contactNumber: absent
    },
    write: (more) => create(entryPath, asMade(newEntry, more))
  },
  {
    name: 'note on a shortlist entry',
    who: suvarna,
    shape: { note: kind.text(maxNoteLength), revision: kind.next(1) },
    write: (more) => update(ownEntry, prepareNext(findStored(ownEntry), { note: 'Call', ...more }))
  }
]

const notes = (name: string) => `people/${suvarna.uid}/applicantNotes/${name}`
const { read, sent } = applications

const noteSpecimens: Specimen[] = [
  {
    name: 'note on an applicant made',
    who: suvarna,
    shape: {
      ...{ ...newStamps, id: only(read.id), note: kind.text(maxNoteLength), contactNumber: absent },
      jobId: kind.always('job-rejected', ['another', 'job-old'], ['a list', ['job-rejected']])
    },
    write: (more) =>
      create(notes(read.id), asMade(prepareNew(notes(read.id), { jobId: 'job-rejected', note: 'Call' }), more))
  },
  {
    name: 'note on an applicant changed',
    who: suvarna,
    shape: { ...briefly({ note: kind.text(maxNoteLength) }), contactNumber: absent, revision: kind.next(1) },
    write: (more) => update(notes(sent.id), prepareNext(findStored(notes(sent.id)), { note: 'Call', ...more }))
  }
]

const markPath = `people/${meena.uid}/appliedJobs/job-seed`
const drafts = (name: string) => `people/${suvarna.uid}/jobDrafts/${name}`
const textsShape = {
  ...Object.fromEntries(Object.keys(draft.texts as Fields).map((field) => [field, kind.text(100_000)])),
  // A draft from before there was this field lacks it.
  companyOverview: kind.optionalText(100_000)
}
const draftShape: Shape = {
  texts: kind.map(draft.texts as Fields, textsShape),
  liveDays: kind.optionalWholeNumber,
  isFree: kind.optionalFlag,
  answer: kind.optionalText(100_000),
  base: kind.wholeNumber,
  at: kind.now
}

const ownSpecimens: Specimen[] = [
  {
    name: 'mark made',
    who: meena,
    shape: { ...newStamps, id: only('job-seed') },
    write: (more) =>
      together(create(markPath, asMade(prepareNew(markPath, {}), more)), countOne('markCount', meena.uid, 'job-seed'))
  },
  {
    name: 'draft made',
    who: suvarna,
    shape: { ...draftShape, ...newStamps, id: only('some_job') },
    write: (more) => newDraft(suvarna.uid, 'some_job', more)
  },
  {
    name: 'draft changed',
    who: suvarna,
    shape: { ...briefly(draftShape), revision: kind.next(1) },
    write: (more) => update(drafts('u-suvarna_new'), prepareNext(findStored(drafts('u-suvarna_new')), more))
  }
]

function asMade(fields: Fields, more: Fields): Fields {
  return { ...fields, ...more }
}

export const peopleSpecimens: readonly Specimen[] = [
  ...[...publicProfileSpecimens, ...profileSpecimens, ...shortlistSpecimens, ...noteSpecimens, ...ownSpecimens]
]
