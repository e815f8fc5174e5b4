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
import { cardOf, cardRecords, cards, numbers, papers, papersOf } from '../sample-board.ts'

const meenas = 'candidateProfiles/meena_patel'
const meenasPapers = 'candidatePapers/meena_patel'

const change = (what: string, answers: string, value: Fields[string]): Row => [
  `update ${what}`,
  answers,
  () => update(meenas, prepareNext(cards.meena, { [what.split(' ')[0] ?? '']: value }))
]

export const cardTable: Table = {
  name: 'candidateProfiles',
  rows: [
    //                                         visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get a card', '- y y - y y y', () => get(meenas)],
    ["get Rupa's hidden card", '- - y - - - -', () => get('candidateProfiles/rupa_shah')],
    ['get one that is not there', '- y y y y y y', () => get('candidateProfiles/nobody')],
    ['list cards that are shown', '- y y - y y y', () => list('candidateProfiles', { hidden: false })],
    ['list hidden cards', '- - - - - - -', () => list('candidateProfiles', { hidden: true })],
    ["list Meena's cards", '- y - - - - -', () => list('candidateProfiles', { uid: meena.uid })],
    ["list Rupa's cards", '- - y - - - -', () => list('candidateProfiles', { uid: rupa.uid })],
    ['list all cards', '- - - - - - -', () => list('candidateProfiles')],
    ['get a card that the administrator has hidden', '- - - - - y y', () => get(kesars)],
    [
      'list cards that the administrator has hidden',
      '- - - - - - y',
      () => list('candidateProfiles', { blocked: true })
    ],
    // Rupa and Kesar have one already, by their record.
    ['create an own card', '- y - - y - y', (person) => newCard(uidOf(person))],
    ['create an own card without a record', '- - - - - - -', (person) => card(uidOf(person))],
    [
      'create an own card with a record of another',
      '- - - - - - -',
      (person) => together(card(uidOf(person)), cardRecord(uidOf(person), 'meena_patel'))
    ],
    [
      'create two cards with one record',
      '- - - - - - -',
      (person) => together(card(uidOf(person)), cardRecord(uidOf(person)), card(uidOf(person), 'second_name'))
    ],
    [
      'create a card instead of the own one',
      '- - - - - - -',
      (person) =>
        together(
          card(uidOf(person)),
          remove('candidateProfiles/rupa_shah'),
          remove('candidatePapers/rupa_shah'),
          remove('candidateNumbers/rupa_shah')
        )
    ],
    ['create an own card of a strange id', '- - - - - - -', (person) => newCard(uidOf(person), {}, 'new.name')],
    ["create Rupa's card", '- - - - - - -', () => newCard(rupa.uid)],
    ["create Meena's card", '- y - - - - -', () => newCard(meena.uid)],
    ['create a card of nobody', '- - - - - - -', (person) => together(card(undefined), cardRecord(uidOf(person)))],
    change('name', '- y - - - - -', 'Meena Shah'),
    change('headline', '- y - - - - -', 'Setter'),
    change('location', '- y - - - - -', 'Surat GJ'),
    change('skills', '- y - - - - -', []),
    change('experience', '- y - - - - -', ''),
    change('availability', '- y - - - - -', 'Not now'),
    change('joiningPeriod', '- y - - - - -', ''),
    change('avatar', '- y - - - - -', 'file:u-meena_0123'),
    change('papers', '- y - - - - -', { resume: false, aadhar: true }),
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
      'update a card of nobody',
      '- - - - - - -',
      () => update('candidateProfiles/anita_rao', prepareNext(cards.sample, { name: 'Anita' }))
    ],
    ['hide a card', '- - - - - - y', () => update(meenas, buildBlocked(cards.meena))],
    ['hide a card of nobody', '- - - - - - y', () => update('candidateProfiles/anita_rao', buildBlocked(cards.sample))],
    ["hide Rupa's card, which she has hidden", '- - - - - - y', () => update(rupas, buildBlocked(cards.rupa))],
    // Its owner may want so, and that is all.
    ['hide a card a second time', '- - - - - y -', () => update(kesars, buildBlocked(cards.kesar))],
    [
      'hide a card and say that its owner did',
      '- - - - - - -',
      () => update(meenas, buildBlocked(cards.meena, { ownerHidden: true }))
    ],
    [
      'hide a card that stays found',
      '- - - - - - -',
      () => update(meenas, buildBlocked(cards.meena, { hidden: false }))
    ],
    [
      'hide a card and change its name',
      '- - - - - - -',
      () => update(meenas, buildBlocked(cards.meena, { name: 'Mina' }))
    ],
    [
      'hide a card with another word than yes',
      '- - - - - - -',
      () => update(meenas, buildBlocked(cards.meena, { blocked: false }))
    ],
    ['show a card again', '- - - - - - y', () => update(kesars, buildShown(cards.kesar))],
    [
      'show a card again that its owner hides',
      '- - - - - - -',
      () => update(kesars, buildShown(cards.kesar, { hidden: true }))
    ],
    [
      'show a card again that stays marked',
      '- - - - - - -',
      () => update(kesars, buildShown(cards.kesar, { blocked: true }))
    ],
    [
      'show a card again and keep what its owner wants',
      '- - - - - - -',
      () => update(kesars, buildShown(cards.kesar, { ownerHidden: false }))
    ],
    [
      'show a card of Rupa, who has hidden it',
      '- - y - - - -',
      () => update(rupas, prepareNext(cards.rupa, { hidden: false }))
    ],
    [
      'change a card that the administrator has hidden',
      '- - - - - y -',
      () => update(kesars, prepareNext(cards.kesar, { name: 'Kesar' }))
    ],
    [
      'want a hidden card hidden',
      '- - - - - y -',
      () => update(kesars, prepareNext(cards.kesar, { ownerHidden: true }))
    ],
    [
      'want a hidden card neither hidden nor shown',
      '- - - - - - -',
      () => update(kesars, prepareNext(cards.kesar, { ownerHidden: 'no' }))
    ],
    [
      'be found again by the own word',
      '- - - - - - -',
      () => update(kesars, prepareNext(cards.kesar, { hidden: false, name: 'Kesar' }))
    ],
    [
      'take the mark away by the own word',
      '- - - - - - -',
      () => update(kesars, prepareNext(cards.kesar, { blocked: undefined }))
    ],
    [
      'say on a shown card what its owner wants',
      '- - - - - - -',
      () => update(meenas, prepareNext(cards.meena, { ownerHidden: true }))
    ],
    [
      'delete a card whose papers stay',
      '- - - - - - -',
      () => together(remove(meenas), remove('candidateNumbers/meena_patel'))
    ],
    ['delete a card whose number stays', '- - - - - - -', () => together(remove(meenas), remove(meenasPapers))],
    [
      'delete a card with its papers and its number',
      '- y - - - - y',
      () => together(remove(meenas), remove(meenasPapers), remove('candidateNumbers/meena_patel'))
    ],
    ['delete a card of nobody', '- - - - - - y', () => remove('candidateProfiles/anita_rao')],
    ['delete a card that the administrator has hidden', '- - - - - y y', () => remove(kesars)]
  ]
}

const rupas = 'candidateProfiles/rupa_shah'
const kesars = 'candidateProfiles/kesar_mehta'

/** A card that the administrator has hidden, in order but for `more`. */
export function buildBlocked(before: Fields, more: Fields = {}): Fields {
  return prepareNext(before, { blocked: true, hidden: true, ownerHidden: before.hidden, ...more })
}

/** A card that the administrator shows again, in order but for `more`. */
export function buildShown(before: Fields, more: Fields = {}): Fields {
  return prepareNext(before, { blocked: undefined, hidden: before.ownerHidden, ownerHidden: undefined, ...more })
}

function card(uid: string | undefined, name = 'new_name') {
  const path = `candidateProfiles/${name}`
  return create(path, prepareNew(path, { ...cardOf(''), uid }))
}

/** The record of which card is whose. */
export function cardRecord(uid: string, cardId = 'new_name') {
  return create(`people/${uid}/publicCard/${uid}`, prepareNew(uid, { cardId }))
}

/** A card, with the record of it. */
export function newCard(uid: string, fields: Fields = {}, name = 'new_name') {
  const path = `candidateProfiles/${name}`
  return together(create(path, prepareNew(path, { ...cardOf(uid), ...fields })), cardRecord(uid, name))
}

const [rupasRecord, kesarsRecord] = [rupa, kesar].map(({ uid }) => `people/${uid}/publicCard/${uid}`) as [
  string,
  string
]
const deleteRupas = [remove(rupas), remove('candidatePapers/rupa_shah'), remove('candidateNumbers/rupa_shah')]

export const cardRecordTable: Table = {
  name: 'publicCard',
  rows: [
    //                                         visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ["get Rupa's", '- - y - - - -', () => get(rupasRecord)],
    ["list Rupa's", '- - - - - - -', () => list(`people/${rupa.uid}/publicCard`)],
    ['create for a card that has none', '- y - - - - -', () => cardRecord(meena.uid, 'meena_patel')],
    ["create for Meena's card", '- y - - - - -', (person: Person) => cardRecord(uidOf(person), 'meena_patel')],
    ["create Meena's with a card of Rupa's", '- - - - - - -', () => cardRecord(meena.uid, 'rupa_shah')],
    ['create for a card that is not there', '- - - - - - -', (person: Person) => cardRecord(uidOf(person), 'none')],
    [
      'create under another name',
      '- - - - - - -',
      () => create(`people/${meena.uid}/publicCard/second`, prepareNew('second', { cardId: 'meena_patel' }))
    ],
    ['update cardId', '- - - - - - -', () => update(rupasRecord, prepareNext(cardRecords.rupa, { cardId: 'rupa_2' }))],
    ['delete alone', '- - - - - - y', () => remove(rupasRecord)],
    ['delete with the card', '- - y - - - y', () => together(...deleteRupas, remove(rupasRecord))],
    [
      'delete with a card that the administrator has hidden',
      '- - - - - - y',
      () => together(remove(kesars), remove(kesarsRecord))
    ]
  ]
}

const changePapers = (what: string, answers: string, value: Fields[string]): Row => [
  `update ${what}`,
  answers,
  () => update(meenasPapers, prepareNext(papers.meena, { [what.split(' ')[0] ?? '']: value }))
]

export const paperTable: Table = {
  name: 'candidatePapers',
  rows: [
    //                                         visitor, candidate, other candidate, unverified, owner, other employer, administrator
    ['get', '- y - - y y y', () => get(meenasPapers)],
    ["get Rupa's, whose card is hidden", '- - y - - - y', () => get('candidatePapers/rupa_shah')],
    ['get one that is not there', '- y y y y y y', () => get('candidatePapers/anita_rao')],
    ['list all', '- - - - - - y', () => list('candidatePapers')],
    ["list Meena's", '- y - - - - y', () => list('candidatePapers', { uid: meena.uid })],
    ["list Suvarna's own", '- - - - y - y', () => list('candidatePapers', { uid: suvarna.uid })],
    [
      'create with an own card',
      '- y - - y - y',
      (person) => together(card(uidOf(person)), cardRecord(uidOf(person)), newPapers('new_name', uidOf(person)))
    ],
    ['create without a card', '- - - - - - -', (person) => newPapers('new_name', uidOf(person))],
    ['create for a card of nobody', '- - - - - - -', (person) => newPapers('anita_rao', uidOf(person))],
    [
      "create for Meena's card, once hers are gone",
      '- - - - - - -',
      (person) => together(remove(meenasPapers), newPapers('meena_patel', uidOf(person)))
    ],
    changePapers('resumeUrl', '- y - - - - -', '#'),
    changePapers('aadharUrl', '- y - - - - -', 'https://files.example.com/a.pdf'),
    changePapers('id', '- - - - - - -', 'rupa_shah'),
    changePapers('uid', '- - - - - - -', rupa.uid),
    changePapers('createdAt', '- - - - - - -', serverTime),
    changePapers('revision', '- - - - - - -', 3),
    changePapers('a field of no meaning', '- - - - - - -', true),
    ['delete', '- y - - - - y', () => remove(meenasPapers)]
  ]
}

function newPapers(name: string, uid: string) {
  return create(`candidatePapers/${name}`, prepareNew(name, papersOf(uid)))
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
    ["get Rupa's, whose card is hidden", '- - y - - - y', () => get('candidateNumbers/rupa_shah')],
    ['get one that is not there', '- y y y y y y', () => get('candidateNumbers/anita_rao')],
    ["list Meena's", '- y - - - - -', () => list('candidateNumbers', { uid: meena.uid })],
    ['list all', '- - - - - - -', () => list('candidateNumbers')],
    [
      'create one with an own card',
      '- y - - y - y',
      (person) => together(newCard(uidOf(person)), newNumber('new_name', uidOf(person)))
    ],
    ['create one for a card of nobody', '- - - - - - -', (person) => newNumber('anita_rao', uidOf(person))],
    [
      "create Meena's with her card",
      '- y - - - - -',
      () => together(newCard(meena.uid), newNumber('new_name', meena.uid))
    ],
    [
      'create one of another for an own card',
      '- - - - - - -',
      (person) => together(newCard(uidOf(person)), newNumber('new_name', 'u-lata'))
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
