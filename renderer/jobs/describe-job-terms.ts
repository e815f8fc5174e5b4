import { t } from '#renderer/messages/messages.ts'
import { benefits, isWalkIn, type JobTerms } from '#shared/domain/job/job-terms.ts'
import { joinParts } from '#shared/domain/join-parts.ts'

/** In the order of a job's page. */
export const termFacts = ['openings', 'experience', 'hours', 'weeklyOff', 'benefits', 'trialPiece', 'walkIn'] as const
export type TermFact = (typeof termFacts)[number]

const words: Record<TermFact, (terms: JobTerms) => string | undefined> = {
  openings: ({ openings }) => openings?.toString(),
  experience: describeExperience,
  hours: ({ hours }) => hours,
  weeklyOff: ({ weeklyOff }) => weeklyOff,
  benefits: ({ benefits: given = [] }) =>
    benefits
      .filter((benefit) => given.includes(benefit))
      .map((benefit) => t(`job.benefit.${benefit}`))
      .join(', '),
  trialPiece: ({ trialPiece }) => trialPiece && t(`job.trialPiece.${trialPiece}`),
  walkIn: describeWalkIn
}

/** What the job says of its terms, in words. */
export function describeJobTerms(terms: JobTerms = {}): [TermFact, string][] {
  const facts = termFacts.map((fact): [TermFact, string] => [fact, words[fact](terms) ?? ''])
  return facts.filter(([, text]) => text !== '')
}

/** In a line of a card. */
export function summarizeTerms(terms: JobTerms = {}): string {
  const { openings, hours, weeklyOff } = terms
  const parts = [
    openings ? t('card.openings', { count: openings }) : '',
    words.experience(terms) ?? '',
    hours ?? '',
    weeklyOff ? t('card.weeklyOff', { days: weeklyOff }) : '',
    words.benefits(terms) ?? '',
    isWalkIn(terms) ? t('job.fact.walkIn') : ''
  ]
  return joinParts(parts)
}

function describeExperience({ experienceFrom: from, experienceTo: to }: JobTerms): string | undefined {
  if (from === undefined) return to === undefined ? undefined : t('job.experience.most', { years: formatYears(to) })
  if (to === undefined || to === 0)
    return from === 0 ? t('job.experience.none') : t('job.experience.least', { years: formatYears(from) })
  if (from === to) return formatYears(to)
  const isOneUnit = to >= 1 && (from === 0 || from >= 1)
  return `${isOneUnit ? from : formatYears(from)}–${formatYears(to)}`
}

function formatYears(years: number): string {
  return years > 0 && years < 1 ? t('job.months', { count: Math.round(years * 12) }) : t('job.years', { count: years })
}

function describeWalkIn(terms: JobTerms): string | undefined {
  if (!isWalkIn(terms)) return undefined
  const { walkInDays = '', walkInHours = '', walkInPlace = '', walkInContact } = terms
  const who = walkInContact === undefined ? t('job.walkIn.come') : t('job.walkIn.askFor', { name: walkInContact })
  return joinParts([walkInDays, walkInHours, walkInPlace, who])
}
