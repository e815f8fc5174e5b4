import { maxAboutLength } from '#shared/domain/company/company.ts'
import { companyNumberLimits } from '#shared/domain/company/company-number.ts'
import { maxReasonLength } from '#shared/domain/text-limits.ts'
import { type Fields, Float, prepareNext, update } from '../attempts.ts'
import { hari, lila } from '../companies/company-people.ts'
import { companies, companyNumbers, entries, members } from '../companies/sample-companies.ts'
import * as kind from '../kinds.ts'
import { asha, meena, rupa, suvarna } from '../people.ts'
import { formatInstant } from '../sample-times.ts'
import {
  buildBan,
  changeCompany,
  changeEntry,
  confirm,
  join,
  lift,
  makeCompany,
  makeNumber,
  pressFor
} from '../tables/companies.ts'
import { briefly, newStamps, only, type Shape, type Specimen } from './specimen.ts'

const meaningless: Shape = { x: { good: [undefined], bad: [['a field of no meaning', 1]] } }
const missing = ['missing', undefined] as const
const earlier: Fields = { ...buildBan(), until: formatInstant() }

const companyId: kind.Kind = {
  ...kind.filled(128),
  good: [undefined, ...kind.filled(128).good],
  bad: kind.filled(128).bad.slice(0, -1)
}
const ban = kind.map(buildBan(), {
  // An interrupted one goes on later as the same one.
  at: { good: [...kind.now.good, formatInstant(-40)], bad: kind.now.bad.filter(([what]) => what !== 'four days ago') },
  reason: kind.filled(maxReasonLength),
  by: only(asha.uid)
})
const optionalBan: kind.Kind = { good: [undefined, ...ban.good], bad: ban.bad.filter(([what]) => what !== 'missing') }
const confirmation: Shape = {
  email: { good: ['', 'lila@lila-and-sons.example', 'x'.repeat(320)], bad: kind.text(320).bad },
  confirmedAt: kind.now,
  confirmedBy: only(asha.uid)
}

const entrySpecimens: Specimen[] = [
  {
    name: 'entry that is made',
    who: asha,
    shape: {
      ...newStamps,
      ...confirmation,
      id: only(lila.uid),
      companyId,
      ban: optionalBan,
      earlierBans: {
        good: [undefined],
        bad: [
          ['none', []],
          ['one', [earlier]]
        ]
      }
    },
    write: (more) => confirm(lila, more)
  },
  {
    name: 'entry that is confirmed anew',
    who: asha,
    shape: { ...meaningless, ...briefly(confirmation), revision: kind.next(1) },
    write: (more) =>
      changeEntry(entries.hari, {
        ...{ email: 'hari@example.com', confirmedAt: formatInstant(), confirmedBy: asha.uid },
        ...more
      })
  },
  {
    name: 'entry that is changed',
    who: asha,
    shape: {
      companyId,
      ban: optionalBan,
      earlierBans: {
        good: [undefined, []],
        bad: [
          ['one', [earlier]],
          ['a map', {}]
        ]
      },
      email: kind.always(hari.token.email, ['another', 'hari@example.com']),
      confirmedAt: kind.always(entries.hari.confirmedAt as string, ['another', formatInstant(-8)]),
      confirmedBy: kind.always(asha.uid, ['another', 'u-kesar'])
    },
    write: (more) => changeEntry(entries.hari, more)
  },
  {
    name: 'ban that stands',
    who: asha,
    shape: {
      ban: kind.always(
        entries.moti.ban as Fields,
        ['another', buildBan()],
        ['without a reason', { at: formatInstant() }]
      ),
      earlierBans: { good: [undefined, []], bad: [['one', [earlier]]] }
    },
    write: (more) => changeEntry(entries.moti, more)
  },
  {
    name: 'ban that is lifted',
    who: asha,
    shape: {
      until: kind.now,
      at: only(String((entries.gopal.ban as Fields).at)),
      reason: only('It asked for money'),
      by: only(asha.uid),
      ...meaningless
    },
    write: (more) => lift(entries.gopal, more)
  },
  {
    name: 'entry whose ban is lifted',
    who: asha,
    shape: {
      earlierBans: {
        good: [
          [...(entries.gopal.earlierBans as Fields[]), { ...(entries.gopal.ban as Fields), until: formatInstant() }]
        ],
        bad: [
          ['without the earlier', [{ ...(entries.gopal.ban as Fields), until: formatInstant() }]],
          ['as they were', entries.gopal.earlierBans as Fields[]],
          ['two more', [...(entries.gopal.earlierBans as Fields[]), earlier, earlier]],
          missing
        ]
      }
    },
    write: (more) => changeEntry(entries.gopal, { ban: undefined, ...more })
  }
]

const count: kind.Kind = {
  good: [1, 400],
  bad: [['nought', 0], ['below nought', -1], ['with a point', new Float(2)], ['a text', '2'], ['null', null], missing]
}
const answering = kind.map(
  { hours: 6, answered: 14, at: formatInstant() },
  { hours: count, answered: count, at: kind.now }
)
const website: kind.Kind = {
  good: ['', 'https://hari-jewels.example/', `https://${'x'.repeat(2040)}`],
  bad: [['a mark of nothing', '#'], ['a file', 'file:u-hari_0f'], ...kind.link.bad]
}
const words: Shape = { about: kind.text(maxAboutLength), website }
const verified: kind.Kind = {
  good: [[], ['phone'], ['gstin', 'shop'], ['phone', 'gstin', 'shop']],
  bad: [['in another order', ['shop', 'phone']], ['of another kind', ['passport']], ['a text', 'phone'], missing]
}
const companyShape: Shape = {
  ...words,
  name: kind.name(120),
  place: kind.name(80),
  verified,
  people: kind.lines(60, 128)
}
const optional = ({ good, bad }: kind.Kind): kind.Kind => ({
  good: [undefined, ...good],
  bad: bad.filter(([what]) => what !== 'missing')
})

const ownCompanySpecimens: Specimen[] = [
  {
    name: 'company that is made',
    who: asha,
    shape: {
      ...companyShape,
      ...newStamps,
      id: only('new-company-000000'),
      verifiedAt: kind.now,
      answering: optional(answering)
    },
    write: (more) => makeCompany('new-company-000000', more)
  },
  {
    name: 'company that is changed',
    who: asha,
    shape: {
      ...briefly(companyShape),
      ...meaningless,
      revision: kind.next(1),
      verifiedAt: { good: [companies.haris.verifiedAt, formatInstant(), formatInstant(-10)], bad: kind.now.bad },
      answering: {
        good: [undefined, companies.haris.answering as Fields, { hours: 1, answered: 3, at: formatInstant() }],
        bad: [['from before', { hours: 5, answered: 14, at: formatInstant(-9) }], ...optional(answering).bad]
      }
    },
    write: (more) => changeCompany(companies.haris, more)
  },
  {
    name: 'company that speaks for itself',
    who: suvarna,
    shape: {
      ...words,
      ...meaningless,
      hasNumber: kind.onlyYes,
      revision: kind.next(1),
      name: only('Suvarna Jewels'),
      place: only('Surat')
    },
    write: (more) => changeCompany(companies.suvarnas, more)
  },
  {
    name: 'number of a company that is new',
    who: hari,
    shape: {
      ...newStamps,
      id: only(String(companies.haris.id)),
      uid: kind.always(hari.uid, ['another', suvarna.uid]),
      number: kind.phone,
      hours: kind.text(companyNumberLimits.hours)
    },
    write: (more) => makeNumber(hari, companies.haris, more)
  },
  {
    name: 'number of a company that is changed',
    who: suvarna,
    shape: {
      uid: kind.always(suvarna.uid, ['another', hari.uid]),
      number: kind.phone,
      hours: kind.text(companyNumberLimits.hours),
      revision: kind.next(1)
    },
    write: (more) =>
      update(
        `companyNumbers/${companies.suvarnas.id}`,
        prepareNext(companyNumbers.suvarnas, { uid: suvarna.uid, hours: '', ...more })
      )
  },
  {
    name: 'press for a number',
    who: rupa,
    shape: {
      ...newStamps,
      id: only(`${rupa.uid}_${companies.suvarnas.id}`),
      companyId: kind.always(String(companies.suvarnas.id), ['another', String(companies.haris.id)], ['a number', 7]),
      uid: kind.always(rupa.uid, ['another', meena.uid]),
      at: kind.now
    },
    write: (more) => pressFor(rupa, companies.suvarnas, more)
  },
  {
    name: 'count of those who were shown a number',
    who: rupa,
    shape: {
      ...meaningless,
      id: only(String(companies.suvarnas.id)),
      revision: kind.next(1),
      createdAt: kind.made,
      count: {
        good: [2],
        bad: [
          ['as it was', 1],
          ['one too many', 3],
          ['a text', '2'],
          ['missing', undefined]
        ]
      }
    },
    write: (more) => pressFor(rupa, companies.suvarnas, {}, more)
  },
  {
    name: 'member that is new',
    who: asha,
    shape: { ...newStamps, id: only(meena.uid), companyId: kind.filled(128), since: kind.now },
    write: (more) => join(meena.uid, companies.suvarnas, more)
  },
  {
    name: 'member that goes to another company',
    who: asha,
    shape: {
      ...meaningless,
      revision: kind.next(1),
      companyId: briefly({ companyId: kind.filled(128) }).companyId as kind.Kind,
      since: { good: [members.hari.since, formatInstant()], bad: kind.now.bad }
    },
    write: (more) => join(hari.uid, companies.suvarnas, more)
  }
]

export const companySpecimens: readonly Specimen[] = [...entrySpecimens, ...ownCompanySpecimens]
