import type { JobPosting, MonetaryAmount, Place, WithContext } from 'schema-dts'
import { describeJobTerms } from '#renderer/jobs/describe-job-terms.ts'
import { t } from '#renderer/messages/messages.ts'
import {
  defaultQualificationTexts,
  defaultResponsibilityTexts,
  findGivenLines
} from '#shared/domain/job/default-job-texts.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { canExpire, readLastDay } from '#shared/domain/job/job-expiry.ts'
import { parsePay } from '#shared/domain/job/pay.ts'
import { joinParts } from '#shared/domain/join-parts.ts'
import { encodeHtml } from './fill-html-template.ts'
import { findWhere } from './indian-towns.ts'

/**
 * A live job as search engines read it, by https://developers.google.com/search/docs/appearance/structured-data/job-job: nothing in it that
 * its page does not show, and no place that is not known for sure. null: something is missing that they require.
 */
export function describeJobPosting(job: Job): WithContext<JobPosting> | null {
  const company = job.company.trim()
  const where = describeWhere(job.location)
  if (!company || !where || !job.postedDate) return null
  const employmentType = employmentTypes.get(job.type.trim())
  const baseSalary = describePay(job.salaryRange)
  const { terms } = job
  const words = new Map(describeJobTerms(terms))
  const [benefits, off] = [words.get('benefits'), words.get('weeklyOff')]
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title.trim(),
    description: describeWork(job),
    datePosted: job.postedDate,
    ...(canExpire(job) && { validThrough: `${readLastDay(job)}T23:59:59Z` }),
    hiringOrganization: { '@type': 'Organization', name: company },
    identifier: { '@type': 'PropertyValue', name: company, value: job.id },
    ...where,
    ...(employmentType && { employmentType }),
    ...(baseSalary && { baseSalary }),
    ...(terms?.openings && { totalJobOpenings: terms.openings }),
    ...(terms?.experienceFrom && {
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: Math.round(terms.experienceFrom * 12)
      }
    }),
    ...(terms?.hours && {
      workHours: joinParts([terms.hours, off === undefined ? '' : t('card.weeklyOff', { days: off })])
    }),
    ...(benefits && { jobBenefits: benefits })
  }
}

/** The types that forms offer; another word is none that search engines know. */
const employmentTypes: ReadonlyMap<string, string> = new Map([
  ['Full-time', 'FULL_TIME'],
  ['Part-time', 'PART_TIME'],
  ['Contract', 'CONTRACTOR'],
  ['Internship', 'INTERN'],
  ['Temporary', 'TEMPORARY']
])

function describeWhere(typed: string) {
  const where = findWhere(typed)
  if (where === null) return null
  if ('remoteIn' in where) {
    const name = new Intl.DisplayNames(['en'], { type: 'region' }).of(where.remoteIn) ?? where.remoteIn
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country' as const, name } }
  }
  const places = where.places.map(
    (place): Place => ({ '@type': 'Place', address: { '@type': 'PostalAddress', ...place } })
  )
  return { jobLocation: places.length === 1 && places[0] ? places[0] : places }
}

/** The units that search engines know: what is paid by the piece is none. */
const payUnits: ReadonlyMap<string, string> = new Map([
  ['hour', 'HOUR'],
  ['day', 'DAY'],
  ['week', 'WEEK'],
  ['month', 'MONTH'],
  ['year', 'YEAR']
])

/** Only figures that leave no doubt: a text that says nothing else, with both ends. */
function describePay(text: string): MonetaryAmount | null {
  const pay = parsePay(text)
  const unitText = pay && payUnits.get(pay.unit)
  if (!unitText || pay.min === null || pay.max === null) return null
  const { min, max } = pay
  const figures = min === max ? { value: min } : { minValue: min, maxValue: max }
  return { '@type': 'MonetaryAmount', currency: 'INR', value: { '@type': 'QuantitativeValue', ...figures, unitText } }
}

/** The work as the page describes it, as HTML. */
function describeWork(job: Job): string {
  const paragraphs = job.description
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${encodeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
  const list = (title: string, lines: readonly string[]) =>
    `<p>${encodeHtml(title)}</p><ul>${lines.map((line) => `<li>${encodeHtml(line)}</li>`).join('')}</ul>`
  return [
    ...paragraphs,
    list(
      t('job.responsibilities'),
      findGivenLines(job.responsibilities) ?? defaultResponsibilityTexts.map((id) => t(id))
    ),
    list(t('job.qualifications'), findGivenLines(job.qualifications) ?? defaultQualificationTexts.map((id) => t(id)))
  ].join('')
}
