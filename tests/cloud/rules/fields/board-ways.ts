import type { CompanyDetails } from '#shared/domain/company/request-record.ts'
import { reportReasons } from '#shared/domain/report/report.ts'
import { maxReasonLength } from '#shared/domain/text-limits.ts'
import { create, type Fields, prepareNew, prepareNext, serverTime, together, update } from '../attempts.ts'
import { bina, hari, lila, tulsi } from '../companies/company-people.ts'
import {
  addresses,
  companies,
  companyNumbers,
  details,
  entries,
  members,
  requests
} from '../companies/sample-companies.ts'
import { countOne } from '../counted.ts'
import { asha, devi, meena, rested, rupa, suvarna, unnamed } from '../people.ts'
import {
  hintPhrases,
  jobQuestions,
  jobs,
  otherSettings,
  pages,
  pageVersions,
  reportTallies,
  savedReasons
} from '../sample-board.ts'
import { formatInstant } from '../sample-times.ts'
import {
  answer,
  ask,
  buildBan,
  changeCompany,
  changeEntry,
  confirm,
  countPress,
  join,
  lift,
  makeCompany,
  makeNumber,
  press,
  pressFor,
  register,
  replyTo,
  takeBack
} from '../writes/companies.ts'
import { rewrite } from '../writes/pages.ts'
import { answerTo, askAbout, decideTally, report } from '../writes/reports.ts'
import type { Way } from './break-documents.ts'
import * as kind from './kinds.ts'
import { limits } from './limits.ts'

const { verified, answering } = limits.companies

const requestWays: readonly Way[] = [
  {
    name: 'request for an employer account',
    step: { action: 'request', details: details as unknown as CompanyDetails },
    who: meena,
    attempt: ask(meena),
    chosen: { employerRequests: ['details', 'at'] }
  },
  {
    name: 'request sent again',
    step: { action: 'request', details: details as unknown as CompanyDetails },
    who: tulsi,
    attempt: ask(tulsi),
    chosen: { employerRequests: ['details', 'at'] }
  },
  {
    name: 'request withdrawn',
    step: { action: 'withdraw' },
    who: bina,
    attempt: takeBack(requests.bina),
    chosen: {
      employerRequests: [
        'at',
        [
          'state',
          {
            good: ['withdrawn', 'waiting'],
            bad: [
              ['asked', 'asked'],
              ['approved', 'approved'],
              ['declined', 'declined']
            ]
          }
        ]
      ]
    }
  },
  {
    name: 'question answered by the person',
    step: { action: 'request', details: details as unknown as CompanyDetails, reply: 'By the clock tower.' },
    who: bina,
    attempt: replyTo(requests.bina),
    chosen: { employerRequests: ['details'] },
    free: { employerRequests: ['at', 'answers.text'] },
    linked: {
      at: [kind.instant, (at) => replyTo(requests.bina, { at }, { at })],
      text: [kind.filled(maxReasonLength), (text) => replyTo(requests.bina, { text })]
    }
  },
  ...(['decline', 'ask'] as const).map(
    (did): Way => ({
      name: `request: ${did}`,
      step: { action: 'answer', did, text: 'Where is the shop?' },
      who: asha,
      attempt: answer(requests.lila, did),
      free: { employerRequests: ['answers.at', 'answers.text'] },
      linked: {
        at: [kind.instant, (at) => answer(requests.bina, did, { at })],
        text: [kind.filled(maxReasonLength), (text) => answer(requests.bina, did, { text })]
      }
    })
  ),
  {
    name: 'request: approve',
    step: { action: 'answer', did: 'approve', verified: ['phone', 'shop'] },
    who: asha,
    attempt: answer(requests.lila, 'approve'),
    free: { employerRequests: ['answers.at', 'answers.verified', 'answers.details'] },
    linked: {
      at: [kind.instant, (at) => answer(requests.bina, 'approve', { at })],
      verified: [verified, (value) => answer(requests.bina, 'approve', { verified: value })],
      details: [
        {
          good: [details],
          bad: [
            ['others', { ...details, phone: '98250 54321' }],
            ['a text', 'Hari']
          ],
          optional: true
        },
        (value) => answer(requests.bina, 'approve', { details: value })
      ]
    }
  },
  {
    name: 'answer taken back',
    step: { action: 'answer', did: 'putBack' },
    who: asha,
    attempt: answer(requests.tulsi, 'putBack'),
    free: { employerRequests: ['answers.at'] },
    linked: { at: [kind.instant, (at) => answer(requests.tulsi, 'putBack', { at })] }
  }
]

const confirmed: Fields = { email: 'hari@example.com', confirmedAt: formatInstant(), confirmedBy: asha.uid }

const employerWays: readonly Way[] = [
  {
    name: 'employer approved',
    who: asha,
    attempt: confirm(lila),
    chosen: { employers: ['email', 'confirmedAt', 'companyId', 'ban'] }
  },
  {
    name: 'employer approved again',
    who: asha,
    attempt: changeEntry(entries.hari, confirmed),
    chosen: { employers: ['email', 'confirmedAt', 'companyId', 'ban'] }
  },
  {
    name: 'employer changed',
    who: asha,
    attempt: changeEntry(entries.hari, { companyId: 'a' }),
    chosen: { employers: ['companyId', 'ban'] }
  },
  {
    name: 'banned employer changed',
    who: asha,
    attempt: changeEntry(entries.moti, { companyId: 'a' }),
    chosen: { employers: ['companyId'] }
  },
  {
    name: 'ban lifted',
    who: asha,
    attempt: lift(entries.gopal),
    chosen: { employers: ['companyId'] },
    free: { employers: ['earlierBans.until'] },
    linked: { until: [kind.instant, (until) => lift(entries.gopal, { until })] }
  },
  { name: 'address registered', who: devi, attempt: register(devi) },
  {
    name: 'address banned',
    who: asha,
    attempt: register(asha, { uids: [], ban: buildBan() }),
    chosen: { employerAddresses: ['ban'] }
  },
  {
    name: 'registered address banned',
    who: asha,
    attempt: update(`employerAddresses/${addresses.hari.id}`, prepareNext(addresses.hari, { ban: buildBan() })),
    chosen: { employerAddresses: [['ban', kind.optional(limits.employerAddresses.ban)]] }
  }
]

const company = Object.keys(limits.companies)
/** What was verified or counted before may stay. */
const kept = ({ good, bad }: kind.Kind, ...more: kind.Kind['good']): kind.Kind => ({ good: [...good, ...more], bad })
const sinceBefore = kind.instant.bad.slice(1)

const ownCompanyWays: readonly Way[] = [
  { name: 'company', who: asha, attempt: makeCompany('new-company-000000'), chosen: { companies: company } },
  {
    name: 'company changed by the administrator',
    who: asha,
    attempt: changeCompany(companies.haris, {}),
    chosen: {
      companies: [
        ...company.filter((field) => field !== 'verifiedAt' && field !== 'answering'),
        [
          'verifiedAt',
          { good: [formatInstant(), companies.haris.verifiedAt as string, formatInstant(-10)], bad: sinceBefore }
        ],
        ['answering', kind.optional(kept(answering, companies.haris.answering as Fields))]
      ]
    }
  },
  {
    name: 'company changed by its people',
    who: suvarna,
    attempt: changeCompany(companies.suvarnas, {}),
    chosen: { companies: ['about', 'website', 'hasNumber'] }
  },
  {
    name: 'phone number of a company',
    who: hari,
    attempt: makeNumber(hari, companies.haris),
    chosen: { companyNumbers: ['number', 'hours'] }
  },
  {
    name: 'phone number of a company changed',
    who: suvarna,
    attempt: update(
      `companyNumbers/${companies.suvarnas.id}`,
      prepareNext(companyNumbers.suvarnas, { uid: suvarna.uid })
    ),
    chosen: { companyNumbers: ['number', 'hours'] }
  },
  {
    name: 'reveal of a phone number',
    who: rupa,
    attempt: pressFor(rupa, companies.suvarnas),
    chosen: { numberPresses: ['at'] }
  },
  {
    name: 'reveal on another day',
    who: rested,
    attempt: together(
      press(rested, companies.suvarnas.id),
      countPress(companies.suvarnas.id, 1),
      countOne('revealCount', rested.uid, `${rested.uid}_${companies.suvarnas.id}`, { since: serverTime, count: 1 })
    ),
    chosen: { numberPresses: ['at'] }
  },
  {
    name: 'member of a company',
    who: asha,
    attempt: join(meena.uid, companies.suvarnas),
    chosen: { companyMembers: ['companyId', 'since'] }
  },
  {
    name: 'member of another company',
    who: asha,
    attempt: join(hari.uid, companies.suvarnas),
    chosen: {
      companyMembers: [
        'companyId',
        ['since', { good: [formatInstant(), members.hari.since as string], bad: kind.instant.bad }]
      ]
    }
  }
]

const phrases = { latin: 'fee', devanagari: '', gujarati: '' }
const { about, contact } = pages
const [last = {}] = [{ content: about.content, until: formatInstant() }]
const earlier = pageVersions.about.versions

const adminWays: readonly Way[] = [
  {
    name: 'hint phrases',
    who: asha,
    attempt: create('hintPhrases/documents', prepareNew('documents', phrases)),
    chosen: { hintPhrases: Object.keys(phrases) }
  },
  {
    name: 'hint phrases changed',
    who: asha,
    attempt: update('hintPhrases/fees', prepareNext(hintPhrases.fees)),
    chosen: { hintPhrases: Object.keys(phrases) }
  },
  {
    name: 'saved reason',
    who: asha,
    attempt: create('savedReasons/reason_new', prepareNew('reason_new', { use: 'reject', text: 'No pay' })),
    chosen: { savedReasons: ['use', 'text'] }
  },
  {
    name: 'saved reason changed',
    who: asha,
    attempt: update('savedReasons/reason_pay', prepareNext(savedReasons.pay)),
    chosen: { savedReasons: ['use', 'text'] }
  },
  {
    name: 'page',
    who: asha,
    attempt: create('pages/disclaimer', prepareNew('disclaimer', { content: '<p>New</p>' })),
    chosen: { pages: ['content'] }
  },
  {
    name: 'page changed',
    who: asha,
    attempt: rewrite(about, '<p>Now</p>'),
    chosen: { pages: ['content'] },
    free: { pageVersions: ['versions.until'] },
    linked: {
      until: [
        kind.instant,
        (until) => rewrite(about, '<p>Now</p>', {}, { versions: [...earlier.slice(1), { ...last, until }] })
      ],
      versions: [
        {
          good: [[...earlier.slice(1), last], [last]],
          bad: [
            ['as they were', earlier],
            ['with one too many', [...earlier, last]],
            ['null', null]
          ]
        },
        (versions) => rewrite(about, '<p>Now</p>', {}, { versions })
      ]
    }
  },
  { name: 'page saved as it was', who: asha, attempt: update('pages/about-us', prepareNext(about)) },
  { name: 'first page saved as it was', who: asha, attempt: update('pages/contact-us', prepareNext(contact)) },
  {
    name: 'page changed for the first time',
    who: asha,
    attempt: rewrite(contact, '<p>Now</p>'),
    chosen: { pages: ['content'] },
    free: { pageVersions: ['versions.until'] }
  }
]

const reportWays: readonly Way[] = [
  {
    name: 'report',
    who: meena,
    attempt: report(meena, jobs.approved),
    chosen: { reports: ['words'] },
    linked: {
      at: [kind.instant, (reportedAt) => report(meena, jobs.approved, { reportedAt })],
      reason: [kind.oneOf(reportReasons), (reason) => report(meena, jobs.approved, { reason })]
    }
  },
  { name: 'report of a decided job', who: meena, attempt: report(meena, jobs.seed), chosen: { reports: ['words'] } },
  { name: 'fourth report of a day', who: rupa, attempt: report(rupa, jobs.approved), chosen: { reports: ['words'] } },
  {
    name: 'report on another day',
    who: rested,
    attempt: report(rested, jobs.approved, {}, { since: serverTime, count: 1 }),
    chosen: { reports: ['words'] }
  },
  {
    name: 'report without a verified email',
    who: unnamed,
    attempt: report(unnamed, jobs.seed),
    chosen: {
      reports: ['words'],
      reportTallies: [['hasNamed', { good: [false], bad: [['true', true]], optional: true }]]
    }
  },
  {
    name: 'report without a verified email after one with one',
    who: unnamed,
    attempt: report(unnamed, jobs.old),
    chosen: { reports: ['words'] }
  },
  {
    name: 'reports decided',
    who: asha,
    attempt: decideTally(reportTallies.open, 'left'),
    chosen: { reportTallies: ['state', 'hasNamed'] },
    free: { reportTallies: ['decided', 'decisions'] },
    linked: {
      at: [kind.instant, (at) => decideTally(reportTallies.open, 'left', { decisions: [{ state: 'left', at }] })],
      decisions: [
        { good: [20], bad: [['too many', 21]] },
        (length) =>
          decideTally(reportTallies.open, 'left', {
            decisions: Array.from({ length: Number(length) }, () => ({ state: 'left', at: formatInstant() }))
          })
      ]
    }
  },
  {
    name: 'settings of reports',
    who: asha,
    attempt: create('boardSettings/reports', prepareNew('reports', { onlyNamed: true })),
    chosen: { boardSettings: ['onlyNamed'] }
  },
  {
    name: 'settings of reports changed',
    who: asha,
    attempt: update('boardSettings/other', prepareNext(otherSettings)),
    chosen: { boardSettings: ['onlyNamed'] }
  },
  {
    name: 'question about a job',
    who: asha,
    attempt: askAbout(jobs.approved),
    chosen: { jobQuestions: ['text', 'askedAt', 'contentHash'] }
  },
  {
    name: 'question asked again',
    who: asha,
    attempt: askAbout(jobs.old),
    chosen: { jobQuestions: ['text', 'askedAt', 'contentHash'] }
  },
  {
    name: 'question answered',
    who: suvarna,
    attempt: answerTo(jobQuestions.old),
    chosen: { jobQuestions: ['answer', 'answeredAt'] }
  }
]

export const boardWays: readonly Way[] = [
  ...requestWays,
  ...employerWays,
  ...ownCompanyWays,
  ...adminWays,
  ...reportWays
]
