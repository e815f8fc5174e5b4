import { expect, test } from 'vitest'
import { formatCsv, listExportedColumns, nameExport } from '#renderer/features/dashboard/selection/export-postings.ts'
import { sampleJob } from '#tests/support/sample-job.ts'

const columns = listExportedColumns(
  (column) => column,
  (status) => status.toUpperCase(),
  (id) => (id === 'a' ? 3 : undefined),
  Date.UTC(2026, 10, 21, 12)
)

test('jobs are written as a table that spreadsheets open', () => {
  const job = sampleJob('a', { title: 'Setter, "kundan"', company: 'Two\nlines', postedDate: '' })
  expect(formatCsv([job], columns)).toBe(
    '\ufefftitle,company,place,category,type,pay,status,posted,applicants,days\r\n' +
      '"Setter, ""kundan""","Two\nlines",Surat GJ,Production,Full-time,"₹18,000–25,000 a month",APPROVED,,3,\r\n'
  )
})

test.each(['=1+1', '+91', '-2', '@SUM(A1)', ' =HYPERLINK("x")', '\t=1'])('%j is no formula', (title) => {
  const [, line = ''] = formatCsv([sampleJob('b', { title })], columns.slice(0, 1)).split('\r\n')
  expect(line.replace(/^"/, '').startsWith("'")).toBe(true)
})

test('the file says the day', () => {
  expect(nameExport(new Date(2026, 10, 21))).toBe('loupe-jobs-2026-11-21.csv')
})
