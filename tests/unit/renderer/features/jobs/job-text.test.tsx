import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JobText } from '#renderer/features/jobs/detail/job-text.tsx'
import type { Job } from '#shared/domain/job/job.ts'
import { jobOf } from '#tests/support/job-people.ts'

/** A reader's view of a posting: its headings, and the text below them. */
function read(more: Partial<Job>): string[] {
  const html = renderToString(<JobText job={jobOf('approved', more)} />)
  return [...html.matchAll(/<(h2|p|li)>([\s\S]*?)<\/\1>/g)].map(([, kind, text]) =>
    kind === 'h2' ? `# ${text}` : String(text)
  )
}

test('a posting is read in the order of work, duties, needs and company, a paragraph for each blank line', () => {
  expect(
    read({
      description: '\n\nSets stones.\n \n\nAt the bench.\nIn gold.',
      companyOverview: 'Six benches.\n\nSince 1962.'
    })
  ).toEqual([
    ...['# About the work', 'Sets stones.', 'At the bench.\nIn gold.'],
    ...['# Responsibilities', 'Set stones', 'Check prongs'],
    ...['# Qualifications', 'Two years at a bench'],
    ...['# About Suvarna Jewels', 'Six benches.', 'Since 1962.']
  ])
})

test('what was not written is left out or said to be missing, and a company without a name is called none', () => {
  const bare = read({
    description: ' ',
    responsibilities: [' '],
    qualifications: [],
    company: ' ',
    companyOverview: ' '
  })
  expect(bare.filter((line) => line.startsWith('#'))).toEqual([
    '# Responsibilities',
    '# Qualifications',
    '# About the company'
  ])
  expect([bare.length, bare.at(-1)]).toEqual([3 + 4 + 3 + 1, 'Nothing written yet.'])
})
