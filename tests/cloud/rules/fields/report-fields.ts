import { maxContentHashLength } from '#shared/domain/report/job-question.ts'
import { reportReasons } from '#shared/domain/report/report.ts'
import { maxReasonLength, maxReportLength } from '#shared/domain/text-limits.ts'
import { create, prepareNew, prepareNext, serverTime, together, update } from '../attempts.ts'
import * as kind from '../kinds.ts'
import { asha, meena, rested, rupa, suvarna, unnamed } from '../people.ts'
import { jobQuestions, jobs, otherSettings, reportTallies } from '../sample-board.ts'
import { formatInstant } from '../sample-times.ts'
import { answerTo, askAbout, buildCount, decideTally, report, setOnlyNamed } from '../tables/reports.ts'
import { newStamps, only, type Shape, type Specimen } from './specimen.ts'

const { title, company, location } = jobs.approved
const name = { title, company, location }
/** The administrator, whose address nobody has confirmed. */
const unconfirmedAsha = { uid: asha.uid, token: { ...asha.token, email_verified: false } }
const exactly = (right: number): kind.Kind => ({
  good: [right],
  bad: [
    ['one less', right - 1],
    ['one more', right + 1],
    ['a text', `${right}`],
    ['missing', undefined]
  ]
})
const meaningless: Shape = { x: { good: [undefined], bad: [['a field of no meaning', 1]] } }
const asked: Shape = {
  text: kind.filled(maxReasonLength),
  askedAt: kind.now,
  contentHash: kind.text(maxContentHashLength)
}

export const reportSpecimens: readonly Specimen[] = [
  {
    name: 'report that is sent',
    who: meena,
    shape: {
      ...newStamps,
      id: only(`${meena.uid}_job-approved`),
      jobId: only('job-approved'),
      job: kind.map(name, {
        title: only(String(title)),
        company: only(String(company)),
        location: only(String(location))
      }),
      reason: kind.oneOf(reportReasons),
      words: kind.text(maxReportLength),
      reportedAt: kind.now,
      state: only('open'),
      named: kind.always(true, ['without one', false], ['a text', 'true'])
    },
    write: (more) => report(meena, jobs.approved, more)
  },
  {
    name: 'first report that is tallied',
    who: meena,
    shape: {
      ...newStamps,
      id: only('job-approved'),
      job: kind.always(name, ['another', { ...name, title: 'Polisher' }]),
      named: exactly(1),
      unnamed: exactly(0),
      reasons: kind.always(
        { 'asks-for-money': 1 },
        ['another', { offends: 1 }],
        ['two', { 'asks-for-money': 2 }],
        ['with another', { 'asks-for-money': 1, offends: 1 }],
        ['none', {}]
      ),
      latest: kind.always(formatInstant(), ['another', formatInstant(-1)]),
      state: kind.always('open', ['another', 'left']),
      hasNamed: kind.always(true, ['without one', false]),
      last: kind.always(`${meena.uid}_job-approved`, ['another', `${meena.uid}_job-old`])
    },
    write: (more) => report(meena, jobs.approved, {}, {}, more)
  },
  {
    name: 'report that is tallied',
    who: meena,
    shape: {
      ...meaningless,
      revision: kind.next(1),
      createdAt: kind.made,
      named: exactly(4),
      unnamed: exactly(30),
      reasons: kind.always(
        { 'asks-for-money': 1, offends: 33 },
        ['with one more', { 'asks-for-money': 1, offends: 34 }],
        ['without those before', { 'asks-for-money': 1 }]
      ),
      decided: kind.always(reportTallies.left.decided ?? null, ['forgotten', {}]),
      decisions: kind.always(reportTallies.left.decisions ?? null, ['forgotten', []])
    },
    write: (more) => report(meena, jobs.seed, {}, {}, more)
  },
  {
    name: 'report without a confirmed address that is tallied',
    who: unnamed,
    shape: {
      named: exactly(3),
      unnamed: exactly(31),
      hasNamed: { good: [false, undefined], bad: [['with one', true]] }
    },
    write: (more) => report(unnamed, jobs.seed, {}, {}, more)
  },
  {
    name: 'report without a confirmed address behind one that has one',
    who: unnamed,
    shape: { hasNamed: kind.always(true, ['without one', false]) },
    write: (more) => report(unnamed, jobs.old, {}, {}, more)
  },
  {
    name: 'tally that is decided',
    who: asha,
    shape: {
      ...meaningless,
      revision: kind.next(1),
      hasNamed: {
        good: [true, false, undefined],
        bad: [
          ['a text', 'true'],
          ['null', null]
        ]
      },
      at: kind.now,
      length: { good: [20], bad: [['one too many', 21]] }
    },
    write: ({ length = 1, ...given }) => {
      const { at, ...more } = { at: formatInstant(), ...given }
      const decisions = Array.from({ length: Number(length) }, () => ({ state: 'left', at }))
      return decideTally(reportTallies.open, 'left', { decisions, ...more })
    }
  },
  {
    name: 'settings of reports',
    who: asha,
    shape: { ...newStamps, onlyNamed: kind.flag },
    write: (more) => create('boardSettings/reports', prepareNew('reports', { onlyNamed: true, ...more }))
  },
  {
    name: 'settings of reports, changed',
    who: asha,
    shape: { ...meaningless, revision: kind.next(1), onlyNamed: kind.flag },
    write: (more) => update('boardSettings/other', prepareNext(otherSettings, more))
  },
  {
    name: 'report with a confirmed address, with the settings',
    who: asha,
    shape: { onlyNamed: { good: [false, true], bad: [['a text', 'true']] } },
    write: ({ onlyNamed }) => together(report(asha, jobs.approved), setOnlyNamed(onlyNamed))
  },
  {
    name: 'report without a confirmed address, with the settings',
    who: unconfirmedAsha,
    shape: { onlyNamed: { good: [false], bad: [['for those who have one', true]] } },
    write: ({ onlyNamed }) => together(report(unconfirmedAsha, jobs.approved), setOnlyNamed(onlyNamed))
  },
  {
    name: 'first report that is counted',
    who: meena,
    shape: {
      ...newStamps,
      id: only(meena.uid),
      since: { good: [serverTime], bad: kind.made.bad },
      count: {
        good: [1],
        bad: [
          ['nought', 0],
          ['two', 2],
          ['below nought', -9],
          ['a text', '1'],
          ['missing', undefined]
        ]
      },
      last: only(`${meena.uid}_job-approved`)
    },
    write: (more) => report(meena, jobs.approved, {}, more)
  },
  {
    name: 'report that is counted',
    who: rupa,
    shape: {
      ...meaningless,
      revision: kind.next(3),
      since: {
        good: [new Date(formatInstant(-2))],
        bad: [
          ['the time of the server', serverTime],
          ['a text', formatInstant(-2)],
          ['missing', undefined]
        ]
      },
      count: {
        good: [4],
        bad: [
          ['the same', 3],
          ['one too many', 5],
          ['nought', 0],
          ['a text', '4'],
          ['missing', undefined]
        ]
      },
      last: only(`${rupa.uid}_job-approved`)
    },
    write: (more) => report(rupa, jobs.approved, {}, more)
  },
  {
    name: 'report that is counted anew',
    who: rested,
    shape: {
      ...meaningless,
      revision: kind.next(10),
      since: {
        good: [serverTime],
        bad: [
          ['as it was', new Date(formatInstant(-1.5))],
          ['an hour ago', new Date(formatInstant(-1 / 24))],
          ['missing', undefined]
        ]
      },
      count: {
        good: [1],
        bad: [
          ['nought', 0],
          ['two', 2],
          ['one more', 11],
          ['a text', '1'],
          ['missing', undefined]
        ]
      },
      last: only(`${rested.uid}_job-approved`)
    },
    write: (more) => report(rested, jobs.approved, {}, { since: serverTime, count: 1, ...more })
  },
  {
    name: 'report of somebody who has not signed in',
    who: unnamed,
    shape: { id: only(`${unnamed.uid}_job-approved`), words: kind.text(maxReportLength) },
    write: (more) => report(unnamed, jobs.approved, more)
  },
  {
    name: 'count of a report that does not come',
    who: meena,
    shape: { last: kind.text(1500) },
    write: (more) => {
      const path = `people/${meena.uid}/reportCount/${meena.uid}`
      return create(path, prepareNew(path, { since: serverTime, count: 1, last: 'a', ...more }))
    }
  },
  {
    name: 'count of another report that does not come',
    who: rupa,
    shape: { last: kind.text(1500) },
    write: (more) => buildCount(rupa, 'a', more)
  },
  {
    name: 'question that is asked',
    who: asha,
    shape: { ...asked, ...newStamps, id: only('job-approved'), employerId: only('u-suvarna') },
    write: (more) => askAbout(jobs.approved, more)
  },
  {
    name: 'question that is asked again',
    who: asha,
    shape: { ...asked, ...meaningless, revision: kind.next(1), employerId: only('u-suvarna') },
    write: (more) => askAbout(jobs.old, more)
  },
  {
    name: 'question that is answered',
    who: suvarna,
    shape: {
      ...meaningless,
      revision: kind.next(1),
      answer: kind.filled(maxReasonLength),
      answeredAt: kind.now,
      employerId: only('u-suvarna'),
      text: only('Is it filled?'),
      contentHash: only('9a.1x')
    },
    write: (more) => answerTo(jobQuestions.old, more)
  }
]
