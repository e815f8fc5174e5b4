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
import { meena, rupa, suvarna, uidOf } from '../people.ts'
import { cardOf, cards, papers, papersOf } from '../sample-board.ts'

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
    ['get a card', '- y y y y y y', () => get(meenas)],
    ["get Rupa's hidden card", '- - y - - - -', () => get('candidateProfiles/rupa_shah')],
    ['get one that is not there', '- y y y y y y', () => get('candidateProfiles/nobody')],
    ['list cards that are shown', '- y y y y y y', () => list('candidateProfiles', { hidden: false })],
    ['list hidden cards', '- - - - - - -', () => list('candidateProfiles', { hidden: true })],
    ["list Meena's cards", '- y - - - - -', () => list('candidateProfiles', { uid: meena.uid })],
    ["list Rupa's cards", '- - y - - - -', () => list('candidateProfiles', { uid: rupa.uid })],
    ['list all cards', '- - - - - - -', () => list('candidateProfiles')],
    ['create an own card', '- y y - y y y', (person) => card(uidOf(person))],
    ["create Rupa's card", '- - y - - - -', () => card(rupa.uid)],
    ['create a card of nobody', '- - - - - - -', () => card(undefined)],
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
    ['delete a card whose papers stay', '- - - - - - -', () => remove(meenas)],
    ['delete a card and its papers', '- y - - - - -', () => together(remove(meenas), remove(meenasPapers))],
    ['delete a card of nobody', '- - - - - - -', () => remove('candidateProfiles/anita_rao')]
  ]
}

function card(uid: string | undefined) {
  const path = 'candidateProfiles/new_name'
  return create(path, prepareNew(path, { ...cardOf(''), uid }))
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
      '- y y - y y y',
      (person) => together(card(uidOf(person)), newPapers('new_name', uidOf(person)))
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
    ['delete', '- y - - - - -', () => remove(meenasPapers)]
  ]
}

function newPapers(name: string, uid: string) {
  return create(`candidatePapers/${name}`, prepareNew(name, papersOf(uid)))
}
