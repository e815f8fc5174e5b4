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
import { kesar, meena, type Person, rupa, suvarna, uidOf } from '../people.ts'
import {
  documents,
  documentsOf,
  numbers,
  publicProfileOf,
  publicProfileRecords,
  publicProfiles
} from '../sample-board.ts'

const meenas = 'candidateProfiles/meena_patel'
const meenasDocuments = 'candidateDocuments/meena_patel'

const change = (what: string, answers: string, value: Fields[string]): Row => [
  `update ${what}`,
  answers,
  () => update(meenas, prepareNext(publicProfiles.meena, { [what.split(' ')[0] ?? '']: value }))
]

export const publicProfileTable: Table = {
  name: 'candidateProfiles',
  rows: [
    //                                         visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get a public profile', '- y y - y y y', () => get(meenas)],
    ["get Rupa's hidden public profile", '- - y - - - -', () => get('candidateProfiles/rupa_shah')],
    ['get one that is not there', '- y y y y y y', () => get('candidateProfiles/nobody')],
    ['list public profiles that are shown', '- y y - y y y', () => list('candidateProfiles', { hidden: false })],
    ['list hidden public profiles', '- - - - - - -', () => list('candidateProfiles', { hidden: true })],
    ["list Meena's public profiles", '- y - - - - -', () => list('candidateProfiles', { uid: meena.uid })],
    ["list Rupa's public profiles", '- - y - - - -', () => list('candidateProfiles', { uid: rupa.uid })],
    ['list all public profiles', '- - - - - - -', () => list('candidateProfiles')],
    ['get a public profile that the administrator has hidden', '- - - - - y y', () => get(kesars)],
    [
      'list public profiles that the administrator has hidden',
      '- - - - - - y',
      () => list('candidateProfiles', { blocked: true })
    ],
    // Rupa and Kesar have one already, by their record.
    ['create an own public profile', '- y - - y - y', (person) => newPublicProfile(uidOf(person))],
    ['create an own public profile without a record', '- - - - - - -', (person) => publicProfile(uidOf(person))],
    [
      'create an own public profile with a record of another',
      '- - - - - - -',
      (person) => together(publicProfile(uidOf(person)), publicProfileRecord(uidOf(person), 'meena_patel'))
    ],
    [
      'create two public profiles with one record',
      '- - - - - - -',
      (person) =>
        together(
          publicProfile(uidOf(person)),
          publicProfileRecord(uidOf(person)),
          publicProfile(uidOf(person), 'second_name')
        )
    ],
    [
      'create a public profile instead of the own one',
      '- - - - - - -',
      (person) =>
        together(
          publicProfile(uidOf(person)),
          remove('candidateProfiles/rupa_shah'),
          remove('candidateDocuments/rupa_shah'),
          remove('candidateNumbers/rupa_shah')
        )
    ],
    [
      'create an own public profile of a strange id',
      '- - - - - - -',
      (person) => newPublicProfile(uidOf(person), {}, 'new.name')
    ],
    ["create Rupa's public profile", '- - - - - - -', () => newPublicProfile(rupa.uid)],
    ["create Meena's public profile", '- y - - - - -', () => newPublicProfile(meena.uid)],
    [
      'create a public profile of nobody',
      '- - - - - - -',
      (person) => together(publicProfile(undefined), publicProfileRecord(uidOf(person)))
    ],
    change('name', '- y - - - - -', 'Meena Shah'),
    change('headline', '- y - - - - -', 'Setter'),
    change('location', '- y - - - - -', 'Surat GJ'),
    change('skills', '- y - - - - -', []),
    change('experience', '- y - - - - -', ''),
    change('availability', '- y - - - - -', 'Not now'),
    change('joiningPeriod', '- y - - - - -', ''),
    change('avatar', '- y - - - - -', 'file:u-meena_0123'),
    change('documents', '- y - - - - -', { resume: false, aadhar: true }),
    change('hidden', '- y - - - - -', true),
    change('hasNumber', '- y - - - - -', true),
    change('id', '- - - - - - -', 'rupa_shah'),
    change('uid', '- - - - - - -', rupa.uid),
    change('createdAt', '- - - - - - -', serverTime),
    change('revision', '- - - - - - -', 3),
    change('resumeUrl', '- - - - - - -', 'https://files.example.com/r.pdf'),
    change('aadharUrl', '- - - - - - -', 'https://files.example.com/a.pdf'),
    change('contactNumber', '- - - - - - -', '+91 98250 12345'),
    change('a field of no meaning', '- - - - - - -', true),
    [
      'update a public profile of nobody',
      '- - - - - - -',
      () => update('candidateProfiles/anita_rao', prepareNext(publicProfiles.sample, { name: 'Anita' }))
    ],
    ['hide a public profile', '- - - - - - y', () => update(meenas, buildBlocked(publicProfiles.meena))],
    [
      'hide a public profile of nobody',
      '- - - - - - y',
      () => update('candidateProfiles/anita_rao', buildBlocked(publicProfiles.sample))
    ],
    [
      "hide Rupa's public profile, which she has hidden",
      '- - - - - - y',
      () => update(rupas, buildBlocked(publicProfiles.rupa))
    ],
    // Its owner may want so, and that is all.
    ['hide a public profile a second time', '- - - - - y -', () => update(kesars, buildBlocked(publicProfiles.kesar))],
    [
      'hide a public profile and say that its owner did',
      '- - - - - - -',
      () => update(meenas, buildBlocked(publicProfiles.meena, { ownerHidden: true }))
    ],
    [
      'hide a public profile that stays found',
      '- - - - - - -',
      () => update(meenas, buildBlocked(publicProfiles.meena, { hidden: false }))
    ],
    [
      'hide a public profile and change its name',
      '- - - - - - -',
      () => update(meenas, buildBlocked(publicProfiles.meena, { name: 'Mina' }))
    ],
    [
      'hide a public profile with another word than yes',
      '- - - - - - -',
      () => update(meenas, buildBlocked(publicProfiles.meena, { blocked: false }))
    ],
    ['show a public profile again', '- - - - - - y', () => update(kesars, buildShown(publicProfiles.kesar))],
    [
      'show a public profile again that its owner hides',
      '- - - - - - -',
      () => update(kesars, buildShown(publicProfiles.kesar, { hidden: true }))
    ],
    [
      'show a public profile again that stays marked',
      '- - - - - - -',
      () => update(kesars, buildShown(publicProfiles.kesar, { blocked: true }))
    ],
    [
      'show a public profile again and keep what its owner wants',
      '- - - - - - -',
      () => update(kesars, buildShown(publicProfiles.kesar, { ownerHidden: false }))
    ],
    [
      'show a public profile of Rupa, who has hidden it',
      '- - y - - - -',
      () => update(rupas, prepareNext(publicProfiles.rupa, { hidden: false }))
    ],
    [
      'change a public profile that the administrator has hidden',
      '- - - - - y -',
      () => update(kesars, prepareNext(publicProfiles.kesar, { name: 'Kesar' }))
    ],
    [
      'want a hidden public profile hidden',
      '- - - - - y -',
      () => update(kesars, prepareNext(publicProfiles.kesar, { ownerHidden: true }))
    ],
    [
      'want a hidden public profile neither hidden nor shown',
      '- - - - - - -',
      () => update(kesars, prepareNext(publicProfiles.kesar, { ownerHidden: 'no' }))
    ],
    [
      'be found again by the own word',
      '- - - - - - -',
      () => update(kesars, prepareNext(publicProfiles.kesar, { hidden: false, name: 'Kesar' }))
    ],
    [
      'take the mark away by the own word',
      '- - - - - - -',
      () => update(kesars, prepareNext(publicProfiles.kesar, { blocked: undefined }))
    ],
    [
      'say on a shown public profile what its owner wants',
      '- - - - - - -',
      () => update(meenas, prepareNext(publicProfiles.meena, { ownerHidden: true }))
    ],
    [
      'delete a public profile whose documents stay',
      '- - - - - - -',
      () => together(remove(meenas), remove('candidateNumbers/meena_patel'))
    ],
    [
      'delete a public profile whose number stays',
      '- - - - - - -',
      () => together(remove(meenas), remove(meenasDocuments))
    ],
    [
      'delete a public profile with its documents and its number',
      '- y - - - - y',
      () => together(remove(meenas), remove(meenasDocuments), remove('candidateNumbers/meena_patel'))
    ],
    ['delete a public profile of nobody', '- - - - - - y', () => remove('candidateProfiles/anita_rao')],
    ['delete a public profile that the administrator has hidden', '- - - - - y y', () => remove(kesars)]
  ]
}

const rupas = 'candidateProfiles/rupa_shah'
const kesars = 'candidateProfiles/kesar_mehta'

/** A public profile that the administrator has hidden, in order but for `more`. */
export function buildBlocked(before: Fields, more: Fields = {}): Fields {
  return prepareNext(before, { blocked: true, hidden: true, ownerHidden: before.hidden, ...more })
}

/** A public profile that the administrator shows again, in order but for `more`. */
export function buildShown(before: Fields, more: Fields = {}): Fields {
  return prepareNext(before, { blocked: undefined, hidden: before.ownerHidden, ownerHidden: undefined, ...more })
}

function publicProfile(uid: string | undefined, name = 'new_name') {
  const path = `candidateProfiles/${name}`
  return create(path, prepareNew(path, { ...publicProfileOf(''), uid }))
}

/** The record of which public profile is whose. */
export function publicProfileRecord(uid: string, publicProfileId = 'new_name') {
  return create(`people/${uid}/publicProfile/${uid}`, prepareNew(uid, { publicProfileId }))
}

/** A public profile, with the record of it. */
export function newPublicProfile(uid: string, fields: Fields = {}, name = 'new_name') {
  const path = `candidateProfiles/${name}`
  return together(
    create(path, prepareNew(path, { ...publicProfileOf(uid), ...fields })),
    publicProfileRecord(uid, name)
  )
}

const [rupasRecord, kesarsRecord] = [rupa, kesar].map(({ uid }) => `people/${uid}/publicProfile/${uid}`) as [
  string,
  string
]
const deleteRupas = [remove(rupas), remove('candidateDocuments/rupa_shah'), remove('candidateNumbers/rupa_shah')]

export const publicProfileRecordTable: Table = {
  name: 'publicProfile',
  rows: [
    //                                         visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ["get Rupa's", '- - y - - - -', () => get(rupasRecord)],
    ["list Rupa's", '- - - - - - -', () => list(`people/${rupa.uid}/publicProfile`)],
    ['create for a public profile that has none', '- y - - - - -', () => publicProfileRecord(meena.uid, 'meena_patel')],
    [
      "create for Meena's public profile",
      '- y - - - - -',
      (person: Person) => publicProfileRecord(uidOf(person), 'meena_patel')
    ],
    [
      "create Meena's with a public profile of Rupa's",
      '- - - - - - -',
      () => publicProfileRecord(meena.uid, 'rupa_shah')
    ],
    [
      'create for a public profile that is not there',
      '- - - - - - -',
      (person: Person) => publicProfileRecord(uidOf(person), 'none')
    ],
    [
      'create under another name',
      '- - - - - - -',
      () => create(`people/${meena.uid}/publicProfile/second`, prepareNew('second', { publicProfileId: 'meena_patel' }))
    ],
    [
      'update publicProfileId',
      '- - - - - - -',
      () => update(rupasRecord, prepareNext(publicProfileRecords.rupa, { publicProfileId: 'rupa_2' }))
    ],
    ['delete alone', '- - - - - - y', () => remove(rupasRecord)],
    ['delete with the public profile', '- - y - - - y', () => together(...deleteRupas, remove(rupasRecord))],
    [
      'delete with a public profile that the administrator has hidden',
      '- - - - - - y',
      () => together(remove(kesars), remove(kesarsRecord))
    ]
  ]
}

const changeDocuments = (what: string, answers: string, value: Fields[string]): Row => [
  `update ${what}`,
  answers,
  () => update(meenasDocuments, prepareNext(documents.meena, { [what.split(' ')[0] ?? '']: value }))
]

export const candidateDocumentTable: Table = {
  name: 'candidateDocuments',
  rows: [
    //                                         visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get', '- y - - y y y', () => get(meenasDocuments)],
    ["get Rupa's, whose public profile is hidden", '- - y - - - y', () => get('candidateDocuments/rupa_shah')],
    ['get one that is not there', '- y y y y y y', () => get('candidateDocuments/anita_rao')],
    ['list all', '- - - - - - y', () => list('candidateDocuments')],
    ["list Meena's", '- y - - - - y', () => list('candidateDocuments', { uid: meena.uid })],
    ["list Suvarna's own", '- - - - y - y', () => list('candidateDocuments', { uid: suvarna.uid })],
    [
      'create with an own public profile',
      '- y - - y - y',
      (person) =>
        together(
          publicProfile(uidOf(person)),
          publicProfileRecord(uidOf(person)),
          newDocuments('new_name', uidOf(person))
        )
    ],
    ['create without a public profile', '- - - - - - -', (person) => newDocuments('new_name', uidOf(person))],
    ['create for a public profile of nobody', '- - - - - - -', (person) => newDocuments('anita_rao', uidOf(person))],
    [
      "create for Meena's public profile, once hers are gone",
      '- - - - - - -',
      (person) => together(remove(meenasDocuments), newDocuments('meena_patel', uidOf(person)))
    ],
    changeDocuments('resumeUrl', '- y - - - - -', '#'),
    changeDocuments('aadharUrl', '- y - - - - -', 'https://files.example.com/a.pdf'),
    changeDocuments('id', '- - - - - - -', 'rupa_shah'),
    changeDocuments('uid', '- - - - - - -', rupa.uid),
    changeDocuments('createdAt', '- - - - - - -', serverTime),
    changeDocuments('revision', '- - - - - - -', 3),
    changeDocuments('a field of no meaning', '- - - - - - -', true),
    ['delete', '- y - - - - y', () => remove(meenasDocuments)]
  ]
}

function newDocuments(name: string, uid: string) {
  return create(`candidateDocuments/${name}`, prepareNew(name, documentsOf(uid)))
}

const meenasNumber = 'candidateNumbers/meena_patel'

export function newNumber(name: string, uid: string, more: Fields = {}) {
  const path = `candidateNumbers/${name}`
  return create(path, prepareNew(path, { uid, number: '+91 98250 12345', ...more }))
}

export const numberTable: Table = {
  name: 'candidateNumbers',
  rows: [
    //                                    visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ["get Meena's", '- y - - y y y', () => get(meenasNumber)],
    ["get Rupa's, whose public profile is hidden", '- - y - - - y', () => get('candidateNumbers/rupa_shah')],
    ['get one that is not there', '- y y y y y y', () => get('candidateNumbers/anita_rao')],
    ["list Meena's", '- y - - - - -', () => list('candidateNumbers', { uid: meena.uid })],
    ['list all', '- - - - - - -', () => list('candidateNumbers')],
    [
      'create one with an own public profile',
      '- y - - y - y',
      (person) => together(newPublicProfile(uidOf(person)), newNumber('new_name', uidOf(person)))
    ],
    ['create one for a public profile of nobody', '- - - - - - -', (person) => newNumber('anita_rao', uidOf(person))],
    [
      "create Meena's with her public profile",
      '- y - - - - -',
      () => together(newPublicProfile(meena.uid), newNumber('new_name', meena.uid))
    ],
    [
      'create one of another for an own public profile',
      '- - - - - - -',
      (person) => together(newPublicProfile(uidOf(person)), newNumber('new_name', 'u-lata'))
    ],
    [
      'update the number',
      '- y - - - - -',
      () => update(meenasNumber, prepareNext(numbers.meena, { number: '98250 99999' }))
    ],
    [
      'update whose it is',
      '- - - - - - -',
      (person) =>
        update(
          meenasNumber,
          prepareNext(numbers.meena, { uid: uidOf(person) === meena.uid ? 'u-lata' : uidOf(person) })
        )
    ],
    ['delete one', '- y - - - - y', () => remove(meenasNumber)]
  ]
}
