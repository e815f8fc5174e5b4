import '#renderer/messages/employer-messages.ts'
import { expect, test } from 'vitest'
import { formatCsv } from '#renderer/features/dashboard/selection/export-jobs.ts'
import type { Job } from '#shared/domain/job/job.ts'
import { sampleJob } from '#tests/support/sample-job.ts'

const write = (job: Job) => formatCsv([job], (id) => (id === 'a' ? 3 : undefined), Date.UTC(2026, 10, 21, 12))

test('CSV export › writes CSV that spreadsheets can open', () => {
  const job = sampleJob('a', {
    title: 'Setter, "kundan"',
    company: 'Two\nlines',
    postedDate: '',
    terms: { openings: 4, weeklyOff: 'Sunday' },
    questions: [{ text: 'Can you join soon?', kind: 'yesNo' }]
  })
  expect(write(job)).toBe(
    '\ufeffJob,Company,Location,Category,Type,Pay,Status,Posted,Applicants,Days live,' +
      'Openings,Experience,Hours,Weekly off,Benefits,Trial piece,Walk-in,Questions\r\n' +
      '"Setter, ""kundan""","Two\nlines",Surat GJ,Production,Full-time,"₹18,000–25,000 a month",Approved,,3,,4,,,Sunday,,,,Can you join soon? (yes or no)\r\n'
  )
})

test.each<[word: string, job: Partial<Job>]>([
  ['Approved', { expiresOn: '2026-11-21' }],
  ['Expired', { expiresOn: '2026-11-20' }],
  ['Closed', { status: 'deleted', ending: 'filled-here' }],
  ['Taken down', { status: 'deleted', ending: 'taken-down' }]
])('CSV export › writes the displayed status %s', (word, job) => {
  expect(write(sampleJob('c', job)).split('\r\n')[1]?.split(',')).toContain(word)
})

test.each(['=1+1', '+91', '-2', '@SUM(A1)', ' =HYPERLINK("x")', '\t=1'])(
  'CSV export › escapes %j against formula injection',
  (title) => {
    const [, line = ''] = write(sampleJob('b', { title })).split('\r\n')
    expect(line.replace(/^"/, '').startsWith("'")).toBe(true)
  }
)
