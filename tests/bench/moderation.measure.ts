import { jobLimits } from '#shared/domain/job/job-content-fields.ts'
import { test } from '#tests/support/journey-target.ts'
import { newJob } from '#tests/support/moderation-board.ts'
import { enter } from '#tests/support/people-in-browser.ts'
import { Measures, putList } from './measured-screen.ts'

test('review queue › is measured with 30 jobs of maximum length', async ({ page }) => {
  const words = 'Set 40 stones a day in 18 kt gold near Mahidharpura, call 98250 12345. हर महीने समय पर वेतन। સુરતમાં કામ. '
  const fill = (max: number, at: number) => `${at} ${words.repeat(Math.ceil(max / words.length))}`.slice(0, max).trim()
  const list = ({ max, maxLength }: { max: number; maxLength: number }, at: number) =>
    Array.from({ length: max }, (_, nth) => fill(maxLength, 100 * at + nth))
  const longest = Array.from({ length: 30 }, (_, at) =>
    newJob(`job_${at}`, `Setter ${at}`, {
      ...{ description: fill(jobLimits.description, at), companyOverview: fill(jobLimits.companyOverview, at) },
      ...{ responsibilities: list(jobLimits.lines, at), qualifications: list(jobLimits.lines, at + 30) },
      keywords: list(jobLimits.keywords, at)
    })
  )
  await putList(page, 'jobs', longest)
  await enter(page, 'Admin', '/about-us')
  const measures = new Measures('the review queue with 30 jobs as long as they may be')
  await measures.rounds(page, async (own) => {
    const link = own.getByRole('banner').getByRole('link', { name: 'Job Requests' })
    const isFirst = () => [...document.querySelectorAll('h2')].some(({ textContent }) => textContent === 'Setter 0')
    await measures.press('opened by its link', own, link, isFirst)
    await own.goto('/about-us')
    const hasHints = () => document.querySelectorAll('.queue-row .queue-hint').length === 30
    await measures.press('opened by its link, until all have their hints', own, link, hasHints)
  })
})
