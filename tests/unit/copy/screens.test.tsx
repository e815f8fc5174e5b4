// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Role } from '#shared/domain/account/session-user.ts'
import { runApp } from '#tests/support/render-app.tsx'
import { sampleJob } from '#tests/support/sample-job.ts'
import { findAll, frame, type Kind, listWords } from './find.ts'

const jobs = [
  sampleJob('job_1', { title: 'Prong Setter', description: 'Sets stones.' }),
  sampleJob('job_2', { title: 'Wax Carver', salaryRange: '', responsibilities: [], qualifications: [] })
]

interface Screen {
  name: string
  address: string
  as?: Role
  /** Further steps before the screen is looked at. */
  ready: () => Promise<unknown>
  /** The part of the screen that the texts are in; without it, its main part. */
  part?: () => HTMLElement
  /** What the specification names to the letter, by kind. */
  names: readonly (readonly [kind: Kind, ...names: string[]])[]
  /** Choices that a field offers, all of them in their order. */
  choices?: readonly (readonly [field: string, ...offered: string[]])[]
}

const heading = (name: string) => () => screen.findByRole('heading', { level: 1, name })
const jobCard = () => screen.findByRole('article', { name: 'Prong Setter' })
const edit = async () => fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }))

const screens: readonly Screen[] = [
  {
    name: 'Login',
    address: '/login',
    ready: heading('Login'),
    names: [
      ['field', 'Email', 'Password'],
      ['link', 'Sign up']
    ]
  },
  {
    name: 'Sign-up',
    address: '/signup',
    ready: heading('Sign up'),
    names: [
      ['field', 'Email', 'Password', 'Confirm password'],
      ['text', 'Sign up as'],
      ['radio', 'Candidate', 'Employer'],
      ['button', 'Sign up']
    ]
  },
  {
    name: 'Job search',
    address: '/jobs?q=setter',
    ready: jobCard,
    names: [
      ['heading', 'Find Jobs'],
      ['hint', 'Title, company, keyword'],
      ['field', 'Search', 'Location', 'Category', 'Job type']
    ],
    choices: [
      ['Category', 'Any category', 'Pre Production', 'Production', 'Others', 'Back Office', 'Office Boy'],
      ['Job type', 'Any type', 'Full-time', 'Part-time', 'Contract', 'Internship', 'Temporary']
    ]
  },
  {
    name: 'Job in the search',
    address: '/jobs',
    as: 'Admin',
    ready: jobCard,
    part: () => frame('article', 'Prong Setter'),
    names: [
      ['text', 'Prong Setter', 'Full-time', 'Production', 'Sets stones.', 'Posted 19 Nov 2026'],
      ['button', 'Apply Now', 'Share'],
      ['link', 'Details', 'Edit']
    ]
  },
  {
    name: 'Job page',
    address: '/jobs/job_1',
    ready: heading('Prong Setter'),
    names: [
      ['button', 'Apply Now', 'Share via WhatsApp'],
      ['link', 'Back to Jobs'],
      ['heading', 'Prong Setter', 'Responsibilities', 'Qualifications', 'About Suvarna Atelier']
    ]
  },
  {
    name: 'Job page without a salary',
    address: '/jobs/job_2',
    ready: heading('Wax Carver'),
    names: [['text', 'Competitive, based on experience']]
  },
  {
    name: 'My Profile',
    address: '/profile',
    as: 'Candidate',
    ready: edit,
    names: [
      ['field', 'Name', 'Headline', 'Location', 'Skills', 'Experience', 'Contact number', 'Highest qualification'],
      ['field', 'Avatar', 'Resume'],
      ['text', 'PDF, DOC or DOCX. Max 5MB.'],
      ['button', 'Save Profile', 'Cancel Editing']
    ],
    choices: [
      ['Availability', 'Choose', 'Actively searching', 'Not now', 'Open to offers'],
      ['Joining period', 'Choose', 'ASAP', '2 weeks', '1 month', '2 months', '3 months+']
    ]
  }
]

afterEach(cleanup)

describe('screen names in the specification', () => {
  test.each(screens)('are shown to the letter: $name', async (tried) => {
    const { address, as, ready, part = () => frame('main'), names, choices = [] } = tried
    await runApp(address, { ...(as && { as }), elements: { jobs, candidateProfiles: [] } })
    await ready()
    const missing = names.flatMap(([kind, ...all]) => all.filter((name) => findAll(kind, name, part()).length === 0))
    expect(missing).toEqual([])
    const offered = choices.map(([field]) => [
      field,
      ...listWords(findAll('field', field, part())[0] as HTMLElement, 'option')
    ])
    expect(offered).toEqual(choices)
  })
})
