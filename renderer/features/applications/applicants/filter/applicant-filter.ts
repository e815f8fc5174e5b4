import { compareTexts, fold, foldWords } from '#shared/documents/fold-text.ts'
import { memoize } from '#shared/documents/memoize.ts'
import { type Application, type ApplicationStage, applicationStages } from '#shared/domain/application/application.ts'
import { listDifferent } from '#shared/domain/candidate/candidate-search.ts'
import { meetsWanted, type WantedAnswer } from '#shared/domain/job/screening-questions.ts'
import { findArrivalTime, formatApplicantName } from '../describe-applicant.ts'

export const applicantOrders = ['latest', 'earliest', 'name'] as const
export type ApplicantOrder = (typeof applicantOrders)[number]

/** Empty fields do not filter. */
export interface ApplicantFilter {
  /** All must occur in the application or in its note. */
  words: string
  stage: ApplicationStage | ''
  /** All are required. */
  skills: readonly string[]
  place: string
  /** Answers as the employer wants them. */
  must: boolean
  order: ApplicantOrder
}

export const noFilter: ApplicantFilter = { words: '', stage: '', skills: [], place: '', must: false, order: 'latest' }

/** Ignores invalid parameters. */
export function parseFilter(params: URLSearchParams): ApplicantFilter {
  const read = (name: string) => params.get(name) ?? ''
  return {
    words: read('who'),
    stage: applicationStages.find((stage) => stage === read('stage')) ?? '',
    skills: params.getAll('skill').filter((skill) => skill.trim() !== ''),
    place: read('from'),
    must: read('must') === '1',
    order: applicantOrders.find((order) => order === read('order')) ?? noFilter.order
  }
}

export function formatFilter({
  words,
  stage,
  skills,
  place,
  must,
  order
}: ApplicantFilter): [name: string, value: string][] {
  const texts: [string, string][] = [
    ['who', words],
    ['stage', stage],
    ['from', place],
    ['must', must ? '1' : ''],
    ['order', order === noFilter.order ? '' : order]
  ]
  return [...texts.filter(([, text]) => text !== ''), ...skills.map((skill): [string, string] => ['skill', skill])]
}

/** Filters besides words, as counted on the phone's button. */
export function countFilters({ stage, skills, place, must, order }: ApplicantFilter): number {
  return [stage !== '', skills.length > 0, place !== '', must, order !== noFilter.order].filter(Boolean).length
}

export function isNarrow({ words, stage, skills, place, must }: ApplicantFilter): boolean {
  return words.trim() !== '' || stage !== '' || skills.length > 0 || place !== '' || must
}

/** Without withdrawn ones; by stage, then in the chosen order. */
export function filterApplicants(
  applications: readonly Application[],
  filter: ApplicantFilter,
  notes: ReadonlyMap<string, string> = new Map(),
  wanted: readonly WantedAnswer[] = []
): Application[] {
  const words = foldWords(filter.words)
  const skills = filter.skills.map(fold)
  const place = fold(filter.place)
  const matching = applications.filter((application) => {
    const { profile, state, id } = application
    if (!profile || state === 'withdrawn' || (filter.stage !== '' && state !== filter.stage)) return false
    const { text, ownSkills, location } = readFolded(application)
    const note = words.length > 0 ? fold(notes.get(id) ?? '') : ''
    return (
      words.every((word) => text.includes(word) || note.includes(word)) &&
      skills.every((skill) => ownSkills.has(skill)) &&
      location.includes(place) &&
      (!filter.must || meetsWanted(application.answers, wanted))
    )
  })
  const compare = comparators[filter.order]
  const rank = (application: Application) => applicationStages.indexOf(application.state as ApplicationStage)
  return matching.sort((one, other) => rank(one) - rank(other) || compare(one, other) || compareIds(one, other))
}

const compareIds = (one: Application, other: Application) => (one.id < other.id ? -1 : 1)

const comparators: Record<ApplicantOrder, (one: Application, other: Application) => number> = {
  latest: (one, other) => compareTexts(findArrivalTime(other), findArrivalTime(one)),
  earliest: (one, other) => compareTexts(one.appliedAt, other.appliedAt),
  name: (one, other) => names.compare(formatApplicantName(one), formatApplicantName(other))
}

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

/** Caches folded texts across keystrokes. */
const readFolded = memoize(foldApplication)

function foldApplication({ profile, message }: Application) {
  const texts = profile && [
    ...[profile.name, profile.headline, profile.location, profile.experience, profile.highestQualification],
    ...profile.skills
  ]
  return {
    text: fold([...(texts ?? []), message].join('\n')),
    ownSkills: new Set((profile?.skills ?? []).map((skill) => fold(skill.trim()))),
    location: fold(profile?.location ?? '')
  }
}

/** Distinct values, most frequent first. */
export function listChoices(applications: readonly Application[], field: 'skills' | 'location'): string[] {
  const counts = new Map<string, { word: string; count: number }>()
  for (const { profile } of applications) {
    const words = field === 'skills' ? (profile?.skills ?? []) : [profile?.location ?? '']
    for (const word of listDifferent(words)) {
      const key = fold(word.trim())
      if (key === '') continue
      const known = counts.get(key)
      if (known) known.count += 1
      else counts.set(key, { word: word.trim(), count: 1 })
    }
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || names.compare(a.word, b.word)).map(({ word }) => word)
}

/** Merges `now` into `before` without moving anyone; newcomers go last. */
export function keepOrder(before: readonly string[], now: readonly string[]): string[] {
  const here = new Set(now)
  const kept = before.filter((id) => here.has(id))
  const known = new Set(kept)
  return [...kept, ...now.filter((id) => !known.has(id))]
}
