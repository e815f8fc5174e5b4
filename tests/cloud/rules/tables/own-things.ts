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
import { countOne } from '../counted.ts'
import { meena, type Person, rupa, suvarna, uidOf } from '../people.ts'
import { applications, draft, findStored, ownProfile, shortlistEntry } from '../sample-board.ts'
import { formatInstant } from '../sample-times.ts'
import { withdraw } from './applications.ts'

/** Own things of the person who asks: a path of theirs. */
const own = (person: Person, rest: string) => `people/${uidOf(person)}/${rest}`

/** Writers of a field, the first word, of a document of `owner`. */
function changing(path: string) {
  return (what: string, answers: string, value: Fields[string]): Row => [
    `update ${what}`,
    answers,
    () => update(path, prepareNext(findStored(path), { [what.split(' ')[0] ?? '']: value }))
  ]
}

/** Reading and removing what belongs to `owner`, who is the only 'y'. */
function reading(collection: string, path: string, answers: string): Row[] {
  return [
    ['get', answers, () => get(path)],
    ['get one that is not there', answers, () => get(`${path}-none`)],
    ['list', answers, () => list(path.split('/').slice(0, -1).join('/'))],
    ['list those of everybody', '- - - - - - -', () => list(collection)],
    ['delete', answers, () => remove(path)]
  ]
}

const profile = `people/${meena.uid}/userProfile/${meena.uid}`
const changeProfile = changing(profile)

export const profileTable: Table = {
  name: 'userProfile',
  rows: [
    //                                 visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ...reading('userProfile', profile, '- y - - - - -'),
    [
      'create the own profile',
      // Those who have one already cannot make it again.
      '- - y - - - -',
      (person) => create(own(person, `userProfile/${uidOf(person)}`), prepareNew(uidOf(person), ownProfile))
    ],
    [
      'create a second profile',
      '- - - - - - -',
      (person) => create(own(person, 'userProfile/second'), prepareNew('second', ownProfile))
    ],
    [
      "create Rupa's profile",
      '- - y - - - -',
      () => create(`people/${rupa.uid}/userProfile/${rupa.uid}`, prepareNew(rupa.uid, ownProfile))
    ],
    changeProfile('name', '- y - - - - -', 'Meena Shah'),
    changeProfile('headline', '- y - - - - -', 'Setter'),
    changeProfile('location', '- y - - - - -', 'Surat GJ'),
    changeProfile('skills', '- y - - - - -', ''),
    changeProfile('experience', '- y - - - - -', ''),
    changeProfile('availability', '- y - - - - -', ''),
    changeProfile('joiningPeriod', '- y - - - - -', ''),
    changeProfile('resumeName', '- y - - - - -', ''),
    changeProfile('resumeUrl', '- y - - - - -', ''),
    changeProfile('avatarUrl', '- y - - - - -', 'file:u-meena_0123'),
    changeProfile('contactNumber', '- y - - - - -', ''),
    changeProfile('highestQualification', '- y - - - - -', ''),
    changeProfile('publicProfileId', '- y - - - - -', 'meena_shah'),
    changeProfile('hidden', '- y - - - - -', true),
    changeProfile('numberFor', '- y - - - - -', 'employers'),
    changeProfile('id', '- - - - - - -', rupa.uid),
    changeProfile('createdAt', '- - - - - - -', serverTime),
    changeProfile('revision', '- - - - - - -', 1),
    changeProfile('role', '- - - - - - -', 'Admin'),
    changeProfile('admin', '- - - - - - -', true)
  ]
}

const entry = `people/${suvarna.uid}/shortlistedCandidates/meena_patel`
const changeEntry = changing(entry)

export const shortlistTable: Table = {
  name: 'shortlistedCandidates',
  rows: [
    //                                 visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ...reading('shortlistedCandidates', entry, '- - - - y - -'),
    [
      'create an own entry',
      '- - - - y y y',
      (person) => create(own(person, 'shortlistedCandidates/anita_rao'), prepareNew('anita_rao', newEntry))
    ],
    [
      'create an own entry of a strange id',
      '- - - - - - -',
      (person) => create(own(person, 'shortlistedCandidates/anita.rao'), { ...newEntry, id: 'anita.rao' })
    ],
    [
      "create an entry of Suvarna's",
      '- - - - y - -',
      () => create(own(suvarna, 'shortlistedCandidates/anita_rao'), prepareNew('anita_rao', newEntry))
    ],
    changeEntry('note', '- - - - y - -', 'Call on Monday'),
    [
      'update an own note',
      '- - - - y y y',
      (person) => {
        const path = own(person, 'shortlistedCandidates/meena_patel')
        return update(path, prepareNext({ ...findStored(entry) }, { note: 'Call' }))
      }
    ],
    ...['id', 'uid', 'name', 'headline', 'location', 'experience', 'availability', 'joiningPeriod', 'avatar'].map(
      (field) => changeEntry(field, '- - - - - - -', 'other')
    ),
    changeEntry('skills', '- - - - - - -', []),
    changeEntry('documents', '- - - - - - -', { resume: false, aadhar: false }),
    changeEntry('hidden', '- - - - - - -', true),
    changeEntry('resumeUrl', '- - - - - - -', 'https://files.example.com/r.pdf'),
    changeEntry('aadharUrl', '- - - - - - -', 'https://files.example.com/a.pdf'),
    changeEntry('addedAt', '- - - - - - -', formatInstant()),
    changeEntry('createdAt', '- - - - - - -', serverTime),
    changeEntry('revision', '- - - - - - -', 1),
    changeEntry('a field of no meaning', '- - - - - - -', true)
  ]
}

const newEntry: Fields = {
  ...shortlistEntry,
  id: 'anita_rao',
  revision: 1,
  createdAt: serverTime,
  addedAt: formatInstant()
}

const note = `people/${suvarna.uid}/applicantNotes/${applications.sent.id}`
const changeNote = changing(note)
const createNote = (person: Person, application: Fields, more: Fields = {}) => {
  const name = String(application.id)
  return create(
    own(person, `applicantNotes/${name}`),
    prepareNew(name, { jobId: application.jobId, note: 'Call', ...more })
  )
}

export const applicantNoteTable: Table = {
  name: 'applicantNotes',
  rows: [
    //                                 visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ...reading('applicantNotes', note, '- - - - y - -'),
    ['delete by withdrawing', '- y - - - - -', () => together(withdraw(applications.sent), remove(note))],
    ['create an own note', '- - - - y - y', (person) => createNote(person, applications.read)],
    ["create a note of Suvarna's", '- - - - y - -', () => createNote(suvarna, applications.read)],
    ['create a note on what was taken back', '- - - - - - -', (person) => createNote(person, applications.withdrawn)],
    [
      'create a note on nothing',
      '- - - - - - -',
      (person) => createNote(person, { id: 'u-nobody_job-old', jobId: 'job-old' })
    ],
    [
      'create a note as if on another job',
      '- - - - - - -',
      (person) => createNote(person, applications.read, { jobId: 'job-old' })
    ],
    changeNote('note', '- - - - y - -', 'Call on Monday'),
    [
      'update an own note',
      '- - - - y y y',
      (person) =>
        update(own(person, `applicantNotes/${applications.sent.id}`), prepareNext(findStored(note), { note: 'Call' }))
    ],
    changeNote('id', '- - - - - - -', 'other'),
    changeNote('jobId', '- - - - - - -', 'job-rejected'),
    changeNote('createdAt', '- - - - - - -', serverTime),
    changeNote('revision', '- - - - - - -', 1),
    changeNote('a field of no meaning', '- - - - - - -', true)
  ]
}

const template = `people/${suvarna.uid}/messageTemplates/words`
const changeTemplate = changing(template)
const newTemplate = (person: Person, name = 'new', more: Fields = {}) =>
  together(
    create(own(person, `messageTemplates/${name}`), prepareNew(name, { use: 'hired', text: 'Dear {name}', ...more })),
    countOne('templateCount', uidOf(person), name)
  )

export const templateTable: Table = {
  name: 'messageTemplates',
  rows: [
    //                                 visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ...reading('messageTemplates', template, '- - - - y - -'),
    ['create an own template', '- - - - y y y', (person) => newTemplate(person)],
    ["create a template of Suvarna's", '- - - - y - -', () => newTemplate(suvarna)],
    ['create a template with a strange id', '- - - - - - -', (person) => newTemplate(person, 'a.b')],
    changeTemplate('text', '- - - - y - -', 'Dear friend'),
    [
      'update an own template',
      '- - - - y y y',
      (person) => update(own(person, 'messageTemplates/words'), prepareNext(findStored(template), { use: 'hired' }))
    ],
    changeTemplate('id', '- - - - - - -', 'other'),
    changeTemplate('createdAt', '- - - - - - -', serverTime),
    changeTemplate('revision', '- - - - - - -', 1),
    changeTemplate('a field of no meaning', '- - - - - - -', true)
  ]
}

const mark = `people/${meena.uid}/appliedJobs/job-old`
const changeMark = changing(mark)

export const markTable: Table = {
  name: 'appliedJobs',
  rows: [
    //                                 visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ...reading('appliedJobs', mark, '- y - - - - -'),
    ['create an own mark', '- y y - - - -', (person) => newMark(person, 'job-seed')],
    ['create a mark of the longest id', '- y y - - - -', (person) => newMark(person, 'j'.repeat(128))],
    ['create a mark of too long an id', '- - - - - - -', (person) => newMark(person, 'j'.repeat(129))],
    ['create a mark of a strange id', '- - - - - - -', (person) => newMark(person, 'job.50')],
    ["create Rupa's mark", '- - y - - - -', () => newMark(rupa, 'job-seed')],
    changeMark('nothing but the revision', '- - - - - - -', undefined),
    changeMark('a field of no meaning', '- - - - - - -', true)
  ]
}

/** A mark with its count. */
function newMark(person: Person, name: string) {
  return together(
    create(own(person, `appliedJobs/${name}`), prepareNew(name, {})),
    countOne('markCount', uidOf(person), name)
  )
}

/** A draft with its count. `more`: of the draft. */
export function newDraft(uid: string, name: string, more: Fields = {}) {
  const fields = { ...prepareNew(name, draft), ...more }
  return together(create(`people/${uid}/jobDrafts/${name}`, fields), countOne('draftCount', uid, name))
}

const suvarnas = `people/${suvarna.uid}/jobDrafts/${suvarna.uid}_new`
const changeDraft = changing(suvarnas)

export const draftTable: Table = {
  name: 'jobDrafts',
  rows: [
    //                                 visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ...reading('jobDrafts', suvarnas, '- - - - y - -'),
    ['create an own draft', '- - - - y y y', (person) => newDraft(uidOf(person), 'some_job-old')],
    ['create a draft of the longest id', '- - - - y y y', (person) => newDraft(uidOf(person), 'd'.repeat(257))],
    ['create a draft of too long an id', '- - - - - - -', (person) => newDraft(uidOf(person), 'd'.repeat(258))],
    ["create a draft of Suvarna's", '- - - - y - -', () => newDraft(suvarna.uid, 'some_job-old')],
    [
      'update an own draft',
      '- - - - y y y',
      (person) => {
        const name = `${uidOf(person)}_new`
        return update(own(person, `jobDrafts/${name}`), prepareNext({ ...findStored(suvarnas), id: name }, { base: 2 }))
      }
    ],
    changeDraft('texts', '- - - - y - -', { ...(draft.texts as Fields), title: 'Setter' }),
    changeDraft('base', '- - - - y - -', 3),
    changeDraft('at', '- - - - y - -', formatInstant()),
    changeDraft('id', '- - - - - - -', 'other'),
    changeDraft('createdAt', '- - - - - - -', serverTime),
    changeDraft('revision', '- - - - - - -', 4),
    changeDraft('a field of no meaning', '- - - - - - -', true)
  ]
}
