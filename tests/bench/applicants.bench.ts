import { bench, describe } from 'vitest'
import { filterApplicants, noFilter } from '#renderer/features/applications/applicants/filter/applicant-filter.ts'
import { applicationStages } from '#shared/domain/application/application.ts'
import { randomOf, randomText, seededRandom } from '#tests/support/random.ts'
import { applicationOf } from '#tests/support/sample-applications.ts'

const random = seededRandom(8)

const createApplicants = (size: number) =>
  Array.from({ length: size }, (_, index) =>
    applicationOf(
      { uid: `u${index}`, state: randomOf(random, applicationStages), message: randomText(random, 200) },
      `Meena ${randomText(random, 12)} ${index}`
    )
  )

const narrow = { ...noFilter, words: 'meena set', skills: ['kundan', 'polki'], place: 'jaipur' }

// The cost of one key in the search. Ten times the applicants may cost a little more than ten times the work: they are sorted.
for (const [what, filter] of [
  ['everybody, in order', noFilter],
  ['words, skills and place', narrow],
  ['everybody, by name', { ...noFilter, order: 'name' as const }]
] as const) {
  describe(what, () => {
    for (const size of [500, 5000, 50_000]) {
      const applicants = createApplicants(size)
      bench(`of ${size} applicants`, () => void filterApplicants(applicants, filter))
    }
  })
}
