import { jobLocations, jobTypes } from '#shared/domain/job/job-choices.ts'
import { jobCategories } from '#shared/domain/job/job-vocabulary.ts'
import { randomBelow, randomOf, seededRandom } from './random.ts'

const words = [
  ...['gold', 'Gold', 'ring', 'polisher', 'setter', 'CAD', 'wax', 'casting', 'diamond', 'pavé', 'Kundan', 'accounts'],
  ...['हीरा', 'सोना', 'कारीगर', 'सूरत', 'હીરા', 'સોનું', 'કારીગર', '💎', '👩‍🔧', 'Ümit', 'ΣΊΣΥΦΟΣ', 'naïve']
]
const html = [
  '<b>gold</b>',
  '<img src=x onerror="window.hit=1">',
  '<script>window.hit=1</script>',
  '&lt;ring&gt;',
  '</p>'
]
const noDates = ['', 'yesterday', '2026-02-30', '21 Nov 2026', '0000-00-00', '2026-13-01', '99999-01-01', 'हाल']

type Raw = Record<string, unknown>

/**
 * A board after years, as JSON values in stored order: good records of about 1.2 kB between records
 * without a status, of unknown types, in several scripts, with markup in every field, with days that are none, and some that
 * are no jobs at all. The first is a good one. The same for the same seed.
 */
export function messyJobs(count: number, seed = 1): unknown[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, index) => {
    const job = goodJob(random, index)
    if (index === 0) return job
    return randomBelow(random, 30) === 0 ? breakJob(random, job) : messUp(random, job)
  })
}

function goodJob(random: () => number, index: number): Raw {
  return {
    id: `job_${1700000000000 + index}_${index.toString(36).padStart(8, '0')}`,
    title: text(random, 4),
    company: text(random, 2),
    location: randomOf(random, jobLocations),
    category: randomOf(random, jobCategories),
    type: randomOf(random, jobTypes),
    description: text(random, 70),
    responsibilities: [text(random, 8), text(random, 8)],
    qualifications: [text(random, 8), text(random, 8)],
    salaryRange: '₹18,000–25,000 a month',
    keywords: [text(random, 1), text(random, 1), text(random, 2)],
    status: 'approved',
    employerId: 'admin',
    postedDate: `2026-${two(1 + randomBelow(random, 12))}-${two(1 + randomBelow(random, 28))}`
  }
}

/** Still a job, but not one that this version of the product would write. */
function messUp(random: () => number, job: Raw): Raw {
  const { status: _status, ...withoutStatus } = job
  switch (randomBelow(random, 16)) {
    case 0:
      return withoutStatus
    case 1:
      return { ...job, type: 'Piecework', category: randomOf(random, ['Design', '', 'प्रोडक्शन']) }
    case 2:
      return { ...job, title: 'रत्न '.repeat(60), company: 'સોનું'.repeat(20), location: 'सूरत' }
    case 3:
      return { ...job, title: 'Goldsmith'.repeat(34).slice(0, 300), description: 'unbroken'.repeat(120) }
    case 4:
      return addMarkup(random, job)
    case 5:
      return { ...job, postedDate: randomOf(random, noDates) }
    case 6:
      return { ...job, postedDate: null, salaryRange: null, keywords: null, responsibilities: null }
    case 7:
      return { ...job, status: randomOf(random, ['pending', 'rejected', 'deleted']) }
    case 8:
      return { ...job, company: '', location: ' ', description: '', companyOverview: '💎'.repeat(50) }
    case 9:
      return { ...job, id: `${job.id}/%2F?#<>"${randomOf(random, ['%', ' ', 'हीरा', '\ud83d'])}`, extra: { kept: [1] } }
    default:
      return job
  }
}

function addMarkup(random: () => number, job: Raw): Raw {
  const fields = ['title', 'company', 'location', 'category', 'type', 'description', 'salaryRange', 'companyOverview']
  const marked = Object.fromEntries(fields.map((field) => [field, `${randomOf(random, html)} ${job[field] ?? ''}`]))
  return { ...job, ...marked, responsibilities: html, qualifications: html, keywords: html }
}

/** No job: must be kept, named and not shown. */
function breakJob(random: () => number, job: Raw): unknown {
  const { title: _title, ...untitled } = job
  return randomOf<unknown>(random, [
    null,
    42,
    'gold',
    [],
    {},
    untitled,
    { ...job, title: 7 },
    { ...job, title: '  ' },
    { ...job, id: '' },
    { ...job, keywords: 'gold, ring' },
    { ...job, description: null },
    { ...job, status: 'live' },
    { ...job, revision: -1 }
  ])
}

function text(random: () => number, length: number): string {
  return Array.from({ length: 1 + randomBelow(random, length * 2) }, () => randomOf(random, words)).join(' ')
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
