import type { CompanyDetails } from '#shared/domain/company/employer-request-record.ts'
import { reportReasons } from '#shared/domain/report/job-report.ts'
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
  savedReasons,
  wantedAnswers
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
import type { PermittedRow } from './field-cases.ts'
import * as kind from './field-kinds.ts'
import { limits } from './limits.ts'

const { verified, answering } = limits.companies

const requestWrites: readonly PermittedRow[] = [
  [
    'request for an employer account',
    meena,
    ask(meena),
    { employerRequests: ['details', 'at'] },
    { step: { action: 'request', details: details as unknown as CompanyDetails } }
  ],
  [
    'request for an employer account sent again',
    tulsi,
    ask(tulsi),
    { employerRequests: ['details', 'at'] },
    { step: { action: 'request', details: details as unknown as CompanyDetails } }
  ],
  [
    'request for an employer account withdrawn',
    bina,
    takeBack(requests.bina),
    {
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
    },
    { step: { action: 'withdraw' } }
  ],
  [
    'question about a request answered by the person',
    bina,
    replyTo(requests.bina),
    { employerRequests: ['details'] },
    {
      step: { action: 'request', details: details as unknown as CompanyDetails, reply: 'By the clock tower.' },
      free: { employerRequests: ['at', 'answers.text'] },
      linked: {
        at: [kind.instant, (at) => replyTo(requests.bina, { at }, { at })],
        text: [kind.filled(maxReasonLength), (text) => replyTo(requests.bina, { text })]
      }
    }
  ],
  ...(['decline', 'ask'] as const).map(
    (type): PermittedRow => [
      type === 'ask' ? 'question of the administrator about a request' : 'request declined',
      asha,
      answer(requests.lila, type),
      {},
      {
        step: { action: 'answer', type, text: 'Where is the shop?' },
        free: { employerRequests: ['answers.at', 'answers.text'] },
        linked: {
          at: [kind.instant, (at) => answer(requests.bina, type, { at })],
          text: [kind.filled(maxReasonLength), (text) => answer(requests.bina, type, { text })]
        }
      }
    ]
  ),
  [
    'request approved',
    asha,
    answer(requests.lila, 'approve'),
    {},
    {
      step: { action: 'answer', type: 'approve', verified: ['phone', 'shop'] },
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
    }
  ],
  [
    'decision on a request undone',
    asha,
    answer(requests.tulsi, 'putBack'),
    {},
    {
      step: { action: 'answer', type: 'putBack' },
      free: { employerRequests: ['answers.at'] },
      linked: { at: [kind.instant, (at) => answer(requests.tulsi, 'putBack', { at })] }
    }
  ]
]

const confirmed: Fields = { email: 'hari@example.com', confirmedAt: formatInstant(), confirmedBy: asha.uid }

const employerWrites: readonly PermittedRow[] = [
  ['employer approved', asha, confirm(lila), { employers: ['email', 'confirmedAt', 'companyId', 'ban'] }],
  [
    'employer approved again',
    asha,
    changeEntry(entries.hari, confirmed),
    { employers: ['email', 'confirmedAt', 'companyId', 'ban'] }
  ],
  ['employer changed', asha, changeEntry(entries.hari, { companyId: 'a' }), { employers: ['companyId', 'ban'] }],
  ['banned employer changed', asha, changeEntry(entries.moti, { companyId: 'a' }), { employers: ['companyId'] }],
  [
    'ban lifted',
    asha,
    lift(entries.gopal),
    { employers: ['companyId'] },
    {
      free: { employers: ['earlierBans.until'] },
      linked: { until: [kind.instant, (until) => lift(entries.gopal, { until })] }
    }
  ],
  ['email of an employer registered', devi, register(devi)],
  ['unregistered email banned', asha, register(asha, { uids: [], ban: buildBan() }), { employerAddresses: ['ban'] }],
  [
    'registered email banned',
    asha,
    update(`employerAddresses/${addresses.hari.id}`, prepareNext(addresses.hari, { ban: buildBan() })),
    { employerAddresses: [['ban', kind.optional(limits.employerAddresses.ban)]] }
  ]
]

const company = Object.keys(limits.companies)
/** What was verified or counted before may stay. */
const kept = ({ good, bad }: kind.Kind, ...more: kind.Kind['good']): kind.Kind => ({ good: [...good, ...more], bad })
const sinceBefore = kind.instant.bad.slice(1)

const ownCompanyWrites: readonly PermittedRow[] = [
  ['company', asha, makeCompany('new-company-000000'), { companies: company }],
  [
    'company changed by the administrator',
    asha,
    changeCompany(companies.haris, {}),
    {
      companies: [
        ...company.filter((field) => field !== 'verifiedAt' && field !== 'answering'),
        [
          'verifiedAt',
          { good: [formatInstant(), companies.haris.verifiedAt as string, formatInstant(-10)], bad: sinceBefore }
        ],
        ['answering', kind.optional(kept(answering, companies.haris.answering as Fields))]
      ]
    }
  ],
  [
    'company changed by its people',
    suvarna,
    changeCompany(companies.suvarnas, {}),
    { companies: ['about', 'website', 'hasNumber'] }
  ],
  ['phone number of a company', hari, makeNumber(hari, companies.haris), { companyNumbers: ['number', 'hours'] }],
  [
    'phone number of a company changed',
    suvarna,
    update(`companyNumbers/${companies.suvarnas.id}`, prepareNext(companyNumbers.suvarnas, { uid: suvarna.uid })),
    { companyNumbers: ['number', 'hours'] }
  ],
  ['reveal of a phone number', rupa, pressFor(rupa, companies.suvarnas), { phoneReveals: ['at'] }],
  [
    'reveal of a phone number on another day',
    rested,
    together(
      press(rested, companies.suvarnas.id),
      countPress(companies.suvarnas.id, 1),
      countOne('revealCount', rested.uid, `${rested.uid}_${companies.suvarnas.id}`, { since: serverTime, count: 1 })
    ),
    { phoneReveals: ['at'] }
  ],
  ['member of a company', asha, join(meena.uid, companies.suvarnas), { companyMembers: ['companyId', 'since'] }],
  [
    'member moved to another company',
    asha,
    join(hari.uid, companies.suvarnas),
    {
      companyMembers: [
        'companyId',
        ['since', { good: [formatInstant(), members.hari.since as string], bad: kind.instant.bad }]
      ]
    }
  ]
]

const phrases = { latin: 'fee', devanagari: '', gujarati: '' }
const { about, contact } = pages
const [last = {}] = [{ content: about.content, until: formatInstant() }]
const earlier = pageVersions.about.versions

const adminWrites: readonly PermittedRow[] = [
  [
    'hint phrases',
    asha,
    create('hintPhrases/documents', prepareNew('documents', phrases)),
    { hintPhrases: Object.keys(phrases) }
  ],
  [
    'hint phrases changed',
    asha,
    update('hintPhrases/fees', prepareNext(hintPhrases.fees)),
    { hintPhrases: Object.keys(phrases) }
  ],
  [
    'saved reason',
    asha,
    create('savedReasons/reason_new', prepareNew('reason_new', { use: 'reject', text: 'No pay' })),
    { savedReasons: ['use', 'text'] }
  ],
  [
    'saved reason changed',
    asha,
    update('savedReasons/reason_pay', prepareNext(savedReasons.pay)),
    { savedReasons: ['use', 'text'] }
  ],
  [
    'page',
    asha,
    create('pages/disclaimer', prepareNew('disclaimer', { content: '<p>New</p>' })),
    { pages: ['content'] }
  ],
  [
    'page changed',
    asha,
    rewrite(about, '<p>Now</p>'),
    { pages: ['content'] },
    {
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
    }
  ],
  ['page with versions saved unchanged', asha, update('pages/about-us', prepareNext(about))],
  ['page without versions saved unchanged', asha, update('pages/contact-us', prepareNext(contact))],
  [
    'page changed for the first time',
    asha,
    rewrite(contact, '<p>Now</p>'),
    { pages: ['content'] },
    { free: { pageVersions: ['versions.until'] } }
  ]
]

const reportWrites: readonly PermittedRow[] = [
  [
    'report',
    meena,
    report(meena, jobs.approved),
    { reports: ['words'] },
    {
      linked: {
        at: [kind.instant, (reportedAt) => report(meena, jobs.approved, { reportedAt })],
        reason: [kind.oneOf(reportReasons), (reason) => report(meena, jobs.approved, { reason })]
      }
    }
  ],
  ['report of a decided job', meena, report(meena, jobs.seed), { reports: ['words'] }],
  ['fourth report of a day', rupa, report(rupa, jobs.approved), { reports: ['words'] }],
  [
    'report on another day',
    rested,
    report(rested, jobs.approved, {}, { since: serverTime, count: 1 }),
    { reports: ['words'] }
  ],
  [
    'report without a verified email',
    unnamed,
    report(unnamed, jobs.seed),
    {
      reports: ['words'],
      reportTallies: [['hasNamed', { good: [false], bad: [['true', true]], optional: true }]]
    }
  ],
  [
    'report without a verified email after a verified report',
    unnamed,
    report(unnamed, jobs.old),
    { reports: ['words'] }
  ],
  [
    'reports decided',
    asha,
    decideTally(reportTallies.open, 'left'),
    { reportTallies: ['state', 'hasNamed'] },
    {
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
    }
  ],
  [
    'settings of reports',
    asha,
    create('boardSettings/reports', prepareNew('reports', { onlyNamed: true })),
    { boardSettings: ['onlyNamed'] }
  ],
  [
    'settings of reports changed',
    asha,
    update('boardSettings/other', prepareNext(otherSettings)),
    { boardSettings: ['onlyNamed'] }
  ],
  [
    'wanted answers',
    suvarna,
    create(
      'wantedAnswers/job-approved',
      prepareNew('job-approved', { employerId: suvarna.uid, wanted: wantedAnswers.old.wanted })
    ),
    { wantedAnswers: ['wanted'] }
  ],
  [
    'wanted answers changed',
    suvarna,
    update('wantedAnswers/job-old', prepareNext(wantedAnswers.old)),
    { wantedAnswers: ['wanted'] }
  ],
  ['question about a job', asha, askAbout(jobs.approved), { jobQuestions: ['text', 'askedAt', 'contentHash'] }],
  ['question about a job asked again', asha, askAbout(jobs.old), { jobQuestions: ['text', 'askedAt', 'contentHash'] }],
  ['question about a job answered', suvarna, answerTo(jobQuestions.old), { jobQuestions: ['answer', 'answeredAt'] }]
]

export const boardWrites: readonly PermittedRow[] = [
  ...requestWrites,
  ...employerWrites,
  ...ownCompanyWrites,
  ...adminWrites,
  ...reportWrites
]
