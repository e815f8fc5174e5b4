import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import type { Job } from '#shared/domain/job/job.ts'
import type { JobCategory } from '#shared/domain/job/job-categories-and-statuses.ts'
import { jobLocations, jobTypes } from '#shared/domain/job/job-types-and-locations.ts'
import { randomBelow, randomOf, seededRandom } from '#tests/support/random.ts'

/** Jobs of the trade, the most frequent first, each with words that stand beside it. */
const roles: readonly [category: JobCategory, role: string, crafts: readonly string[]][] = [
  ['Production', 'Setter', ['Diamond', 'Kundan', 'Pavé', 'Micro', 'Prong', 'Channel', 'Polki']],
  ['Production', 'Polisher', ['Gold', 'Diamond', 'Ultrasonic', 'Final', 'Silver']],
  ['Pre Production', 'CAD Designer', ['Senior', 'Junior', 'Bridal', 'MatrixGold', 'Rhino']],
  ['Back Office', 'Accountant', ['Tally', 'GST', 'Senior', 'Export', 'Stock']],
  ['Office Boy', 'Delivery Person', ['Night', 'Local', 'Licensed', 'Courier']],
  ['Production', 'Caster', ['Vacuum', 'Platinum', 'Gold', 'Induction']],
  ['Production', 'Goldsmith', ['Bench', 'Repair', 'Chain', 'Handmade']],
  ['Others', 'Gemmologist', ['GIA', 'Coloured Stone', 'Grading', 'Certified']],
  ['Back Office', 'Sales Executive', ['Showroom', 'Export', 'Wholesale', 'Bridal']],
  ['Pre Production', 'Wax Carver', ['Hand', 'Master', 'Filigree']],
  ['Office Boy', 'Office Assistant', ['Workshop', 'Vault', 'Reception']],
  ['Others', 'Assayer', ['Hallmark', 'Fire', 'XRF']],
  ['Production', 'Enameller', ['Meenakari', 'Cloisonné', 'Glass']],
  ['Others', 'Security Guard', ['Vault', 'Showroom', 'Night']]
]

const companies = [
  'Suvarna',
  'Ratnadeep',
  'Meenakar',
  'Heeramani',
  'Navratna',
  'Kesar',
  'Shah',
  'Mehta',
  'Zaveri',
  'Soni'
]
const kinds = ['Jewels', 'Atelier', 'Gold Company', 'Karigari Works', 'Exports', 'Diamonds']
const givenNames = ['Meena', 'Ravi', 'Asha', 'Kiran', 'Farida', 'Jignesh', 'Lata', 'Om', 'Priya', 'Yusuf']
const surnames = ['Patel', 'Soni', 'Shah', 'Verma', 'Ansari', 'Das', 'Rathod', 'Zaveri']

/** Of a list, the earlier the more often: half as often at twice the place, as words and cities of a trade are. */
function favour<T>(random: () => number, choices: readonly T[]): T {
  return choices[Math.floor((choices.length + 1) ** random()) - 1] as T
}

/** The day so many days before the newest, 'YYYY-MM-DD'. */
const dayBefore = (days: number) => new Date(Date.UTC(2026, 10, 20) - days * 86_400_000).toISOString().slice(0, 10)

const prose =
  'Set melee from 0.8 to 2.5 mm in 14 and 18 carat gold, weigh in and out with the supervisor every evening. '

/** The words that stand in one job alone: of the newest, and of the oldest. */
export const onlyIn = { newest: 'quennell', oldest: 'tumbaga' }

/** So many live jobs as a board of the trade holds them, the newest first: the same for the same number. */
export function* tradeJobs(count: number): Generator<Job> {
  const random = seededRandom(count)
  for (let index = 0; index < count; index += 1) {
    const [category, role, crafts] = favour(random, roles)
    const craft = randomOf(random, crafts)
    const only = index === 0 ? ` ${onlyIn.newest}` : index === count - 1 ? ` ${onlyIn.oldest}` : ''
    yield {
      id: `job_${String(index).padStart(6, '0')}`,
      revision: 1,
      title: `${craft} ${role}${only}`,
      company: `${randomOf(random, companies)} ${randomOf(random, kinds)}`,
      location: favour(random, jobLocations),
      category,
      type: favour(random, jobTypes),
      description: prose.repeat(3),
      responsibilities: ['Weigh in and out with the supervisor'],
      qualifications: ['Five years at a bench, or an equal apprenticeship'],
      salaryRange: `₹${18 + randomBelow(random, 40)},000 a month`,
      keywords: [craft.toLowerCase(), randomOf(random, ['gold', 'bench', 'export', 'night shift', 'hallmark'])],
      status: 'approved',
      employerId: `u-${randomBelow(random, Math.ceil(count / 20))}`,
      // No two days hold the same number of them, and the oldest is alone.
      postedDate: dayBefore(index === count - 1 ? 90 : Math.floor(80 * (index / count))),
      expiresOn: '9999-12-31'
    }
  }
}

/** So many public profiles that may be found, in the order of their names; the last name of the alphabet is once. */
export function* tradeCandidates(count: number): Generator<CandidateProfile> {
  const random = seededRandom(count)
  for (let index = 0; index < count; index += 1) {
    const isLast = index === count - 1
    const id = isLast ? 'zyta_zwolinska' : `candidate_${String(index).padStart(6, '0')}`
    const [, role, crafts] = favour(random, roles)
    yield {
      id,
      revision: 1,
      name: isLast ? 'Zyta Zwolińska' : `${randomOf(random, givenNames)} ${randomOf(random, surnames)}`,
      headline: `${randomOf(random, crafts)} ${role}`,
      location: favour(random, jobLocations),
      skills: [randomOf(random, crafts).toLowerCase(), 'loupe'],
      experience: `${randomBelow(random, 30)} years at the bench`,
      availability: favour(random, ['Actively searching', 'Open to offers', 'Not now']),
      joiningPeriod: 'ASAP',
      ...{ resumeUrl: '', aadharUrl: '', avatar: '' },
      uid: `u-${id}`,
      hidden: false
    }
  }
}
