import { create, type Fields, prepareNew, serverTime, together } from '../attempts.ts'
import { countFile, countOne, nextFileName } from '../counted.ts'
import { houses } from '../houses/sample-houses.ts'
import { buildPosted, makeJob } from '../job-steps.ts'
import * as kind from '../kinds.ts'
import { esha, kesar, meena, rested, rupa, suvarna } from '../people.ts'
import { draft, jobs, messageTemplate } from '../sample-board.ts'
import { eshasOpen, sampleCounts } from '../sample-counts.ts'
import { formatInstant } from '../sample-times.ts'
import { buildApplied } from '../tables/applications.ts'
import { removePicture } from '../tables/counts.ts'
import { countPress, press } from '../tables/houses.ts'
import { newStamps, only, type Shape, type Specimen } from './specimen.ts'

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
    const name = nextFileName(person.uid)
    const head = prepareNew(name, { uid: person.uid, type: 'application/pdf', size, parts: 1 })
    return together(create(`files/${name}`, head), countFile(person.uid, name, size, more))
  }

const drafted = (person: typeof suvarna | typeof kesar) => (more: Fields) =>
  together(
    create(`people/${person.uid}/jobDrafts/one`, prepareNew('one', draft)),
    countOne('draftCount', person.uid, 'one', more)
  )

const marked = (person: typeof meena | typeof rested) => (more: Fields) =>
  together(
    create(`people/${person.uid}/appliedJobs/job-seed`, prepareNew('job-seed', {})),
    countOne('markCount', person.uid, 'job-seed', more)
  )

const templated = (person: typeof suvarna | typeof esha) => (more: Fields) =>
  together(
    create(`people/${person.uid}/messageTemplates/one`, prepareNew('one', messageTemplate)),
    countOne('templateCount', person.uid, 'one', more)
  )

const openWithout = (...gone: string[]) => eshasOpen.filter((name) => !gone.includes(name))

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
    shape: { ...newStamps, count: exactly(1), bytes: exactly(4), last: only(nextFileName(meena.uid)) },
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
  },
  {
    name: 'first template that is counted',
    who: suvarna,
    shape: { ...newStamps, count: exactly(1), last: only('one') },
    write: templated(suvarna)
  },
  {
    name: 'last template that is counted',
    who: esha,
    shape: { ...meaningless, revision: kind.next(30), count: exactly(31) },
    write: templated(esha)
  },
  {
    name: 'number that is shown, counted anew',
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
    write: (more) => {
      const name = `${rested.uid}_${houses.suvarnas.id}`
      return together(
        press(rested, houses.suvarnas.id),
        countPress(houses.suvarnas.id, 1),
        countOne('revealCount', rested.uid, name, { since: serverTime, count: 1, ...more })
      )
    }
  },
  {
    name: 'first mark that is counted',
    who: meena,
    shape: { ...newStamps, count: exactly(1), last: only('job-seed') },
    write: marked(meena)
  },
  {
    name: 'last mark that is counted',
    who: rested,
    shape: { ...meaningless, revision: kind.next(1999), count: exactly(2000) },
    write: marked(rested)
  },
  {
    name: 'first posting that is counted',
    who: kesar,
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
      last: only('job_1_new'),
      open: {
        good: [['job_1_new']],
        bad: [
          ['with another', ['job_1_new', 'job_1_other']],
          ['empty', []],
          ['a text', 'job_1_new'],
          ['missing', undefined]
        ]
      }
    },
    write: (counted) => makeJob('jobs/job_1_new', buildPosted(kesar, 'jobs/job_1_new'), { counted })
  },
  {
    name: 'posting that is counted',
    who: suvarna,
    shape: { ...meaningless, revision: kind.next(16), count: exactly(17) },
    write: (counted) => makeJob('jobs/job_1_new', buildPosted(suvarna, 'jobs/job_1_new'), { counted })
  },
  {
    name: 'posting that takes the place of another',
    who: esha,
    shape: {
      open: {
        good: ['job-deleted', 'job_1_0'].map((gone) => [...openWithout(gone), 'job_1_new']),
        bad: [
          ['one too many', [...eshasOpen, 'job_1_new']],
          ['for one that is live', [...openWithout('job-approved'), 'job_1_new']],
          ['for one that waits', [...openWithout('job-pending'), 'job_1_new']],
          ['for one that was rejected', [...openWithout('job-rejected'), 'job_1_new']],
          ['for two that have ended', [...openWithout('job_1_0', 'job_1_1'), 'job_1_new']],
          ['for one that is live and one that has ended', [...openWithout('job_1_0', 'job-approved'), 'job_1_new']],
          ['not named', openWithout('job_1_0')],
          ['named first', ['job_1_new', ...openWithout('job_1_0')]],
          ['under another name', [...openWithout('job_1_0'), 'job_1_other']],
          ['missing', undefined]
        ]
      }
    },
    write: (counted) => makeJob('jobs/job_1_new', buildPosted(esha, 'jobs/job_1_new'), { counted })
  }
]
