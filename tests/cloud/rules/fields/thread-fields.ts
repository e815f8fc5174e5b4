import { applicationStages } from '#shared/domain/application/application.ts'
import { interviewLimits, maxAnswerLength } from '#shared/domain/text-limits.ts'
import { create, type Fields, Float, prepareNew, prepareNext, together, update } from '../attempts.ts'
import { countOne } from '../counted.ts'
import * as kind from '../kinds.ts'
import { meena, rupa, suvarna } from '../people.ts'
import { applications, findStored, inviteTo, messageTemplate, slots, threadSteps } from '../sample-board.ts'
import { formatDay } from '../sample-times.ts'
import { newStep, reply } from '../tables/thread.ts'
import { newStamps, only, type Shape, type Specimen } from './specimen.ts'

const { invited } = applications
const [slot = {}] = slots

const common: Shape = {
  ...newStamps,
  applicationId: only(invited.id),
  uid: kind.always(meena.uid, ['another', rupa.uid]),
  employerId: kind.always(suvarna.uid, ['another', 'u-kesar'], ['nobody', '']),
  at: kind.now,
  words: kind.text(maxAnswerLength)
}

const { min, max } = interviewLimits.minutes
const slotKinds: Shape = {
  start: {
    good: [slot.start, `${formatDay(183)}T23:59:00.000Z`],
    bad: [
      ['in a year', `${formatDay(366)}T04:30:00.000Z`],
      ['last week', `${formatDay(-7)}T04:30:00.000Z`],
      ['to the second', `${formatDay(2)}T04:30:01.000Z`],
      ['to the part of a second', `${formatDay(2)}T04:30:00.001Z`],
      ['with slashes', `${formatDay(2).replaceAll('-', '/')}T04:30:00.000Z`],
      ['with a sign in its day', `${formatDay(2).slice(0, 8)}+${formatDay(2).slice(-1)}T04:30:00.000Z`],
      ['at 24 hours', `${formatDay(2)}T24:00:00.000Z`],
      ['a day', formatDay(2)],
      ['a list', []]
    ]
  },
  minutes: {
    good: [min, max],
    bad: [
      ['too few', min - 1],
      ['too many', max + 1],
      ['with a point', new Float(30)],
      ['a text', '30']
    ]
  }
}

const slotKind = kind.map(slot, slotKinds)

const place = { kind: 'place', address: '14, Zaveri Bazaar', map: '' }
const phone = { kind: 'phone', number: '+91 98250 12345' }
const map: kind.Kind = {
  good: ['', 'https://maps.example/x', `https://${'x'.repeat(2040)}`],
  bad: [
    ['no https', 'http://maps.example/x'],
    ['a script', 'javascript:alert(1)'],
    ['with an account before its host', 'https://maps.example@evil.example/x'],
    ['with a backslash', 'https://maps.example\\evil.example/x'],
    ['with a blank', 'https://maps.example/ x'],
    ['too long', `https://${'x'.repeat(2041)}`],
    ['missing', undefined]
  ]
}
const atPlace = kind.map(place, { address: kind.name(interviewLimits.address), map })
const byPhone = kind.map(phone, { number: kind.phone })
const where: kind.Kind = {
  good: [...atPlace.good, ...byPhone.good],
  bad: [...atPlace.bad, ...byPhone.bad, ['of another kind', { ...place, kind: 'video' }]]
}

const inviting: Specimen = {
  name: 'invitation',
  who: suvarna,
  shape: {
    ...common,
    id: only(`${invited.id}_3`),
    line: kind.always(2, ['less', 1], ['more', 3], ['a text', '2']),
    slots: {
      good: [[slot], [slot, slot], [slot, slot, slot]],
      bad: [
        ['none', []],
        ['four', [slot, slot, slot, slot]],
        ...[0, 1, 2].map((at) => {
          const some: Fields[] = [slot, slot, slot]
          some[at] = { ...slot, minutes: 1 }
          return [`with a wrong one at ${at}`, some] as const
        }),
        ['with two, the last one wrong', [slot, { ...slot, minutes: 1 }]],
        ['a map', { 0: slot }],
        ['missing', undefined]
      ]
    },
    slot: {
      good: slotKind.good,
      bad: slotKind.bad.filter(([, value]) => value !== undefined && !Array.isArray(value))
    },
    where,
    contact: kind.text(interviewLimits.contact),
    replaces: kind.optionalText(300),
    invitation: { good: [undefined], bad: [['given', threadSteps.invite.id]] }
  },
  write: ({ slot: one, ...more }) => newStep(inviteTo(invited), { ...(one !== undefined && { slots: [one] }), ...more })
}

const answering: Specimen = {
  name: 'confirmation',
  who: meena,
  shape: {
    ...common,
    id: only(`${invited.id}_4`),
    start: {
      good: [slot.start],
      bad: [
        ['never offered', `${formatDay(3)}T04:30:00.000Z`],
        ['with a blank behind it', `${slot.start} `],
        ['empty', ''],
        ['a number', 7],
        ['missing', undefined]
      ]
    },
    line: { good: [undefined], bad: [['given', 2]] }
  },
  write: (more) => newStep(reply('confirm'), more)
}

const declining: Specimen = {
  name: 'answer without a time',
  who: meena,
  shape: {
    did: {
      good: ['otherTime', 'decline'],
      bad: [
        ['the other side’s', 'cancel'],
        ['another', 'move'],
        ['missing', undefined]
      ]
    },
    start: { good: [undefined], bad: [['given', slot.start]] }
  },
  write: (more) => newStep(reply('decline'), more)
}

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)))

const words: Shape = {
  use: kind.oneOf(applicationStages),
  text: kind.filled(maxAnswerLength),
  x: { good: [undefined], bad: [['a field of no meaning', 1]] }
}

const templates: readonly Specimen[] = [
  {
    name: 'template of a message that is added',
    who: suvarna,
    shape: { ...words, ...newStamps, id: only('new') },
    write: (more) =>
      together(
        create(`people/${suvarna.uid}/messageTemplates/new`, prepareNew('new', { ...messageTemplate, ...more })),
        countOne('templateCount', suvarna.uid, 'new')
      )
  },
  {
    name: 'template of a message that is changed',
    who: suvarna,
    shape: { ...words, revision: kind.next(1) },
    write: (more) =>
      update(
        `people/${suvarna.uid}/messageTemplates/words`,
        prepareNext(findStored(`people/${suvarna.uid}/messageTemplates/words`), more)
      )
  },
  {
    name: 'template of an interview',
    who: suvarna,
    shape: {
      use: kind.always('interview', ['of another stage', 'hired'], ['of none', 'other']),
      text: kind.text(maxAnswerLength),
      where,
      contact: kind.text(interviewLimits.contact),
      more: { good: [undefined], bad: [['given', 1]] }
    },
    write({ more, ...fields }) {
      const interview: Fields = { where: place, contact: '', ...pick(fields, ['where', 'contact']), more }
      const path = `people/${suvarna.uid}/messageTemplates/interview`
      return together(
        create(
          path,
          prepareNew('interview', { use: 'interview', text: '', interview, ...pick(fields, ['use', 'text']) })
        ),
        countOne('templateCount', suvarna.uid, 'interview')
      )
    }
  }
]

export const threadSpecimens: readonly Specimen[] = [inviting, answering, declining, ...templates]
