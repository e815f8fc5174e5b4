import { applicationStages } from '#shared/domain/application/application.ts'
import { maxAboutLength, maxCompanyPeople } from '#shared/domain/company/company.ts'
import { companyNumberLimits } from '#shared/domain/company/company-phone.ts'
import { detailLimits } from '#shared/domain/company/employer-request.ts'
import { pictureTypes, resumeTypes, workPhotoType } from '#shared/domain/file/upload-types-and-limits.ts'
import { jobCategories } from '#shared/domain/job/job-categories-and-statuses.ts'
import { contentFields, contentKinds, jobLimits, mapContent } from '#shared/domain/job/job-content-fields.ts'
import { liveDays } from '#shared/domain/job/job-expiry.ts'
import { formFields, isRequired } from '#shared/domain/job/job-form-values.ts'
import { termsSchema } from '#shared/domain/job/job-terms.ts'
import { jobTypes } from '#shared/domain/job/job-types-and-locations.ts'
import { questionLimits } from '#shared/domain/job/screening-questions.ts'
import { maxContentHashLength } from '#shared/domain/report/administrator-question.ts'
import { savedSearchLimits } from '#shared/domain/saved/saved-search.ts'
import { maxSearchKeys } from '#shared/domain/search/search-keys.ts'
import {
  interviewLimits,
  maxAnswerLength,
  maxMessageLength,
  maxNoteLength,
  maxPhraseTextLength,
  maxReasonLength,
  maxReportLength,
  maxResumeNameLength,
  profileLimits,
  skillLimits
} from '#shared/domain/text-limits.ts'
import { Float } from '../attempts.ts'
import { formatDay, formatInstant } from '../sample-times.ts'
import * as kind from './field-kinds.ts'
import { kindOfSchema } from './kind-of-schema.ts'

const { optional } = kind

const { lines, keywords, ...lengths } = jobLimits

const jobContent = mapContent<kind.Kind, kind.Kind>(
  (field) => {
    if (field === 'category') return kind.oneOf(jobCategories)
    if (field === 'type') return kind.oneOf(jobTypes)
    const isProse = contentKinds[field] === 'prose'
    if (isRequired(field)) return (isProse ? kind.prose : kind.name)(lengths[field])
    return isProse ? optional(kind.text(lengths[field])) : kind.text(lengths[field])
  },
  (field) => {
    const { max, maxLength } = contentKinds[field] === 'words' ? keywords : lines
    return kind.lines(max, maxLength)
  }
)

const { good = [], bad = [] } = kindOfSchema(termsSchema) ?? {}
const terms = optional({ good, bad: [...bad, ['with experience reversed', { experienceFrom: 3, experienceTo: 2 }]] })

/** A visitor may have saved it long before signing up. */
const anyInstant: kind.Kind = {
  good: [...kind.instant.good, formatInstant(-400)],
  bad: kind.instant.bad.filter(([what]) => !what.includes('four days'))
}
const { text: longest, choices: most } = questionLimits
const questions = optional({
  good: [
    [],
    ['yesNo\tOwn tools?'],
    [
      `choice\tShift?${`\t${'x'.repeat(longest)}`.repeat(most)}`,
      `number\t${'x'.repeat(longest)}`,
      'yesNo\tWill you work at night?'
    ]
  ],
  bad: [
    ['four', Array.from({ length: 4 }, () => 'yesNo\tOwn tools?')],
    ['of another kind', ['text\tOwn tools?']],
    ['with an empty line', ['yesNo\tOwn tools?', '']],
    ['without a text', ['yesNo']],
    ['with an empty text', ['yesNo\t']],
    ['with a long text', [`yesNo\t${'x'.repeat(longest + 1)}`]],
    ['with too many choices', [`choice\tShift?${'\tDay'.repeat(most + 1)}`]],
    ['of two lines', ['yesNo\tOwn\ntools?']],
    ['turned around', ['yesNo\tOwn \u202etools?']],
    ['a text', 'yesNo\tOwn tools?'],
    ['a map', { 0: 'yesNo\tOwn tools?' }],
    ['with a number', ['yesNo\tOwn tools?', 5]]
  ]
})

const orEmpty = ({ good, bad }: kind.Kind): kind.Kind => ({
  good: ['', ...good],
  bad: bad.filter(([what]) => what !== 'empty')
})

const person = {
  name: kind.name(profileLimits.name),
  headline: kind.name(profileLimits.headline),
  location: kind.name(profileLimits.location),
  experience: kind.text(profileLimits.experience),
  availability: kind.text(profileLimits.availability),
  joiningPeriod: kind.text(profileLimits.joiningPeriod)
}
/** A first application needs no more than a name. */
const withName = {
  ...person,
  headline: orEmpty(person.headline),
  location: orEmpty(person.location)
}
const privateParts = {
  avatarUrl: kind.link,
  resumeName: kind.text(maxResumeNameLength),
  resumeUrl: kind.link,
  contactNumber: kind.text(profileLimits.contactNumber),
  highestQualification: kind.text(profileLimits.highestQualification)
}
const photo = 'file:u-meena_00112233445566778899aabbccddeeff'
const photos = optional({
  good: [[], [photo], [photo, `${photo.slice(0, -1)}e`, `${photo.slice(0, -1)}d`]],
  bad: [
    ['four', Array.from({ length: 4 }, () => photo)],
    ['a text', photo],
    ['an address', ['https://example.com/work.jpg']],
    ['too long', [`file:${'x'.repeat(2044)}`]],
    ['a number', [photo, 5]]
  ]
})
const keys = kind.lines(maxSearchKeys, 43)
const publicProfile = {
  ...person,
  skills: kind.lines(skillLimits.max, skillLimits.maxLength),
  avatar: kind.link,
  hidden: kind.flag,
  hasNumber: kind.onlyTrue,
  documents: kind.map({ resume: kind.flag, aadhar: kind.flag }),
  // A key has two letters at least.
  searchKeys: optional({
    ...keys,
    good: [[], ['go'], keys.good.at(-1) ?? []],
    bad: [...keys.bad, ['of one letter', ['g']]]
  })
}

export const applicantProfile = (email: string): kind.Kind =>
  kind.map({
    ...withName,
    ...privateParts,
    skills: publicProfile.skills,
    photos,
    email: { good: [email], bad: [['of another', 'rupa@example.com']] }
  })

const ban = kind.map({
  // An interrupted ban continues later as the same one.
  at: { good: [formatInstant(), formatInstant(-40)], bad: kind.instant.bad.slice(1) },
  reason: kind.filled(maxReasonLength),
  by: { good: ['u-asha'], bad: [['another', 'u-kesar']] }
})

const count = kind.number(1, Number.NaN)
const answering = kind.map({
  hours: { ...count, good: [1, 400] },
  answered: { ...count, good: [1, 400] },
  at: kind.instant
})

const verified: kind.Kind = {
  good: [[], ['phone'], ['gstin'], ['shop'], ['phone', 'gstin'], ['phone', 'shop'], ['gstin', 'shop']],
  bad: [
    ['in another order', ['shop', 'phone']],
    ['twice', ['phone', 'phone']],
    ['a text', 'phone'],
    ['of another kind', ['passport']]
  ]
}

const details = kind.map({
  company: kind.name(detailLimits.company),
  place: kind.name(detailLimits.place),
  contactName: kind.name(detailLimits.contactName),
  phone: kind.phone,
  address: kind.filled(detailLimits.address),
  gstin: kind.gstin,
  words: kind.text(detailLimits.words)
})

const slot = kind.map({
  start: {
    good: [`${formatDay(2)}T04:30:00.000Z`, `${formatDay(183)}T23:59:00.000Z`],
    bad: [
      ['in a year', `${formatDay(366)}T04:30:00.000Z`],
      ['last week', `${formatDay(-7)}T04:30:00.000Z`],
      ['to the second', `${formatDay(2)}T04:30:01.000Z`],
      ['to the millisecond', `${formatDay(2)}T04:30:00.001Z`],
      ['at 24 hours', `${formatDay(2)}T24:00:00.000Z`],
      ['a day', formatDay(2)]
    ]
  },
  minutes: kind.number(interviewLimits.minutes.min, interviewLimits.minutes.max)
})
const [right = null, late = null, wrong = null] = [slot.good[0], slot.good[1], slot.bad.at(-1)?.[1]]
const slots: kind.Kind = {
  good: [...slot.good.slice(0, 2).map((one) => [one]), [right, late], [right, late, right]],
  bad: [
    ['none', []],
    ['four', [right, right, right, right]],
    ['a map', { 0: right }],
    ...slot.bad.flatMap(([what, value]) => (Array.isArray(value) ? [] : [[`one ${what}`, [value]] as const])),
    ['with a wrong second', [right, wrong]],
    ['with a wrong second of three', [right, wrong, right]],
    ['with a wrong third', [right, right, wrong]]
  ]
}

const atPlace = kind.map({
  kind: kind.oneOf(['place']),
  address: kind.name(interviewLimits.address),
  map: kind.webAddress
})
const byPhone = kind.map({ kind: kind.oneOf(['phone']), number: kind.phone })
const where: kind.Kind = { good: [...atPlace.good, ...byPhone.good], bad: [...atPlace.bad, ...byPhone.bad] }

/** Each text in turn as long as it may be: all of them would be more than a document holds. Newer texts may be missing. */
const draftTexts = formFields.map((field, index) => {
  const texts = kind.text(100_000)
  const good = formFields.map((_, turn) => (turn === index ? 'x'.repeat(100_000) : ''))
  const isOld = contentFields.some((known) => known === field) && field !== 'companyOverview'
  return [field, isOld ? { ...texts, good } : optional({ ...texts, good })] as const
})

/**
 * What the rules ask beyond the schemas of shared/, which also parse older documents. A field that is not named here follows its schema; that
 * is how a new part of a job's terms is tried.
 */
export const limits = {
  jobs: {
    ...jobContent,
    terms,
    questions,
    postedDate: kind.day,
    liveDays: optional(kind.number(liveDays.min, liveDays.max)),
    // The administrator's: theirs to keep in order.
    searchKeys: {
      good: [[], ['go', 'gold', 'in:surat gj'], Array.from({ length: maxSearchKeys }, (_, index) => `word${index}`)],
      bad: [
        ['too many', Array.from({ length: maxSearchKeys + 1 }, (_, index) => `word${index}`)],
        ['a text', 'gold'],
        ['a map', {}]
      ],
      optional: true
    }
  },
  applications: { message: kind.text(maxMessageLength) },
  invitations: { invitedAt: kind.instant, state: kind.oneOf(['seen', 'declined']) },
  threadSteps: {
    at: kind.instant,
    words: kind.text(maxAnswerLength),
    slots,
    where,
    contact: kind.text(interviewLimits.contact),
    replaces: optional(kind.text(300))
  },
  messageTemplates: { use: kind.oneOf(applicationStages), text: kind.filled(maxAnswerLength) },
  candidateProfiles: publicProfile,
  candidateDocuments: { resumeUrl: kind.link, aadharUrl: kind.link },
  candidateNumbers: { number: kind.phone },
  userProfile: {
    ...withName,
    ...privateParts,
    skills: kind.text(profileLimits.skills),
    photos,
    publicProfileId: optional(kind.text(128)),
    hidden: optional(kind.flag),
    numberFor: optional(kind.oneOf(['applied', 'employers', 'nobody']))
  },
  shortlistedCandidates: {
    ...publicProfile,
    uid: optional(kind.text(128)),
    note: kind.text(maxNoteLength),
    addedAt: kind.instant
  },
  savedJobs: {
    title: kind.text(120),
    company: kind.text(120),
    location: kind.text(80),
    savedAt: anyInstant
  },
  savedSearches: {
    query: kind.text(savedSearchLimits.query),
    name: kind.text(savedSearchLimits.name),
    lookedAt: anyInstant,
    seen: kind.lines(savedSearchLimits.seen, savedSearchLimits.id)
  },
  applicantNotes: { note: kind.text(maxNoteLength) },
  jobDrafts: {
    texts: kind.map(Object.fromEntries(draftTexts)),
    liveDays: optional(kind.number()),
    isFree: optional(kind.flag),
    answer: optional({ ...kind.text(100_000), good: ['x'.repeat(100_000)] }),
    base: kind.number(),
    at: kind.instant
  },
  pages: { content: kind.text(100_000) },
  files: { type: kind.oneOf([...Object.values(resumeTypes), ...pictureTypes, workPhotoType]) },
  hintPhrases: {
    latin: kind.text(maxPhraseTextLength),
    devanagari: kind.text(maxPhraseTextLength),
    gujarati: kind.text(maxPhraseTextLength)
  },
  savedReasons: { text: kind.filled(maxReasonLength) },
  reports: { words: kind.text(maxReportLength) },
  reportTallies: { state: kind.oneOf(['open', 'left', 'taken-down', 'asked']) },
  jobQuestions: {
    text: kind.filled(maxReasonLength),
    askedAt: kind.instant,
    contentHash: kind.text(maxContentHashLength),
    answer: kind.filled(maxReasonLength),
    answeredAt: kind.instant
  },
  employerRequests: { details, at: kind.instant },
  employers: {
    email: kind.text(320),
    confirmedAt: kind.instant,
    companyId: optional(kind.filled(128)),
    ban: optional(ban)
  },
  employerAddresses: { ban },
  companies: {
    name: kind.name(120),
    place: kind.name(80),
    about: kind.text(maxAboutLength),
    website: kind.website,
    verified,
    verifiedAt: kind.instant,
    people: kind.lines(maxCompanyPeople, 128),
    answering: optional(answering),
    hasNumber: kind.onlyTrue
  },
  companyNumbers: { number: kind.phone, hours: kind.text(companyNumberLimits.hours) },
  companyMembers: { companyId: kind.filled(128), since: kind.instant },
  phoneReveals: { at: kind.instant }
} satisfies Record<string, Record<string, kind.Kind>>

/** A number and no other, as a whole one. */
export const exactly = (value: number): kind.Kind => ({
  good: [value],
  bad: [
    ['one less', value - 1],
    ['one more', value + 1],
    ['with a point', new Float(value)],
    ['a text', `${value}`]
  ]
})
