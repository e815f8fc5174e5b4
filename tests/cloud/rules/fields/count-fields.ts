import { create, type Fields, prepareNew, serverTime, together } from '../attempts.ts'
import { countFile, countOne } from '../counted.ts'
import * as kind from '../kinds.ts'
import { kesar, meena, rested, rupa, suvarna } from '../people.ts'
import { draft, jobs } from '../sample-board.ts'
import { sampleCounts } from '../sample-counts.ts'
import { formatInstant } from '../sample-times.ts'
import { buildApplied } from '../tables/applications.ts'
import { removePicture } from '../tables/counts.ts'
import { newStamps, only, type Shape, type Specimen } from './specimen.ts'

const digits = '89ab'.repeat(8)
const meaningless: Shape = { x: newStamps.x ?? kind.flag }

/** The number, and those beside it. */
const exactly = (right: number): kind.Kind => ({
  good: [right],
  bad: [
    ['one less', right - 1],
    ['one more', right + 1],
    ['a text', `${right}`],
    ['missing', undefined]
  ]
})

const applied = (person: typeof rupa | typeof meena | typeof rested) => (more: Fields) => {
  const name = `${person.uid}_job-approved`
  return together(
    create(`applications/${name}`, buildApplied(person, jobs.approved)),
    countOne('applicationCount', person.uid, name, more)
  )
}

const kept =
  (person: typeof rupa | typeof meena | typeof rested, size = 4) =>
  (more: Fields) => {
    const name = `${person.uid}_${digits}`
    const head = prepareNew(name, { uid: person.uid, type: 'application/pdf', size, parts: 1 })
    return together(create(`files/${name}`, head), countFile(person.uid, name, size, more))
  }

const drafted = (person: typeof suvarna | typeof kesar) => (more: Fields) =>
  together(
    create(`people/${person.uid}/jobDrafts/one`, prepareNew('one', draft)),
    countOne('draftCount', person.uid, 'one', more)
  )

export const countSpecimens: readonly Specimen[] = [
  {
    name: 'first application that is counted',
    who: meena,
    shape: {
      ...newStamps,
      since: {
        good: [serverTime],
        bad: [
          ['a minute ago', new Date(Date.now() - 60_000)],
          ['missing', undefined]
        ]
      },
      count: exactly(1),
      last: only(`${meena.uid}_job-approved`)
    },
    write: applied(meena)
  },
  {
    name: 'thirtieth application that is counted',
    who: rupa,
    shape: {
      ...meaningless,
      revision: kind.next(29),
      since: {
        good: [sampleCounts.get(`people/${rupa.uid}/applicationCount/${rupa.uid}`)?.since],
        bad: [
          ['the time of the server', serverTime],
          ['missing', undefined]
        ]
      },
      count: exactly(30),
      last: only(`${rupa.uid}_job-approved`)
    },
    write: applied(rupa)
  },
  {
    name: 'application that is counted anew',
    who: rested,
    shape: {
      ...meaningless,
      revision: kind.next(30),
      since: {
        good: [serverTime],
        bad: [
          ['an hour ago', new Date(formatInstant(-1 / 24))],
          ['missing', undefined]
        ]
      },
      count: exactly(1)
    },
    write: (more) => applied(rested)({ since: serverTime, count: 1, ...more })
  },
  {
    name: 'first file that is counted',
    who: meena,
    shape: { ...newStamps, count: exactly(1), bytes: exactly(4), last: only(`${meena.uid}_${digits}`) },
    write: kept(meena)
  },
  {
    name: 'file that is counted to the last byte',
    who: rupa,
    shape: { ...meaningless, revision: kind.next(9), count: exactly(10), bytes: exactly(26_214_400) },
    write: kept(rupa)
  },
  {
    name: 'three hundredth file that is counted',
    who: rested,
    shape: { count: exactly(300), bytes: exactly(3004) },
    write: kept(rested)
  },
  {
    name: 'file that is counted less',
    who: meena,
    shape: { ...newStamps, count: exactly(-1), bytes: exactly(-4) },
    write: removePicture
  },
  {
    name: 'first draft that is counted',
    who: suvarna,
    shape: { ...newStamps, count: exactly(1), last: only('one') },
    write: drafted(suvarna)
  },
  {
    name: 'fiftieth draft that is counted',
    who: kesar,
    shape: { ...meaningless, revision: kind.next(49), count: exactly(50) },
    write: drafted(kesar)
  }
]
