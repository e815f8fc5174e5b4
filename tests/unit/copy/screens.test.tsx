// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import { runApp } from '#tests/support/app.tsx'
import { sampleJob } from '#tests/support/sample-job.ts'
import { findAll, frame, listWords, type OrderRow, type ScreenRow, sortAsShown } from './find.ts'

const plain = sampleJob('job_1', { title: 'Prong Setter', description: 'Sets stones.' })
const bare = sampleJob('job_2', { title: 'Wax Carver', salaryRange: '', responsibilities: [], qualifications: [] })
const elements = { jobs: [plain, bare], candidateProfiles: [] }

interface Screen {
  name: string
  address: string
  as?: Role
  /** Further steps before the screen is looked at. */
  ready: () => Promise<unknown>
  /** The part of the screen that the rows are about; without it, its main part. */
  part?: () => HTMLElement
  rows?: readonly ScreenRow[]
  orders?: readonly OrderRow[]
  /** Choices that a field offers, all of them in their order. */
  choices?: readonly (readonly [field: string, ...offered: string[]])[]
}

const heading = (name: string) => () => screen.findByRole('heading', { level: 1, name })
const card = async () => void (await screen.findByRole('article', { name: 'Prong Setter' }))
const edit = async () => fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }))

const screens: readonly Screen[] = [
  {
    name: 'login',
    address: '/login',
    ready: heading('Login'),
    rows: [['link to the sign-up', 'link', 'Sign up']],
    orders: [['fields', 'field', ['Email', 'Password']]]
  },
  {
    name: 'sign-up',
    address: '/signup',
    ready: heading('Sign up'),
    rows: [
      ['choice of a role', 'text', 'Sign up as', 'ruled'],
      ['button', 'button', 'Sign up']
    ],
    orders: [
      ['fields', 'field', ['Email', 'Password', 'Confirm password']],
      ['roles', 'radio', ['Candidate', 'Employer']]
    ]
  },
  {
    name: 'jobs',
    address: '/jobs?q=setter',
    ready: card,
    rows: [
      ['heading', 'heading', 'Find Jobs'],
      ['search: what it looks in', 'hint', 'Title, company, keyword'],
      ['search: the words of the address', 'value', 'setter']
    ],
    orders: [['fields', 'field', ['Search', 'Location', 'Category', 'Job type']]],
    choices: [
      ['Category', 'Any category', 'Pre Production', 'Production', 'Others', 'Back Office', 'Office Boy'],
      ['Job type', 'Any type', 'Full-time', 'Part-time', 'Contract', 'Internship', 'Temporary']
    ]
  },
  {
    name: 'a card',
    address: '/jobs',
    as: 'Admin',
    ready: card,
    part: () => frame('article', 'Prong Setter'),
    rows: [
      ['apply', 'button', 'Apply Now'],
      ['details', 'link', 'Details'],
      ['edit, for the administrator', 'link', 'Edit'],
      ['share', 'button', 'Share'],
      ['posted date', 'text', 'Posted 19 Nov 2026', 'ruled']
    ],
    orders: [['texts', 'text', ['Prong Setter', 'Full-time', 'Production', 'Sets stones.']]]
  },
  {
    name: 'jobs, nothing found',
    address: '/jobs?q=nothing',
    ready: () => screen.findByText(/matching your criteria/),
    rows: [['empty result', 'text', 'No jobs found matching your criteria.']]
  },
  {
    name: 'a job',
    address: '/jobs/job_1',
    ready: heading('Prong Setter'),
    rows: [
      ['apply', 'button', 'Apply Now'],
      ['share', 'button', 'Share via WhatsApp'],
      ['way back', 'link', 'Back to Jobs'],
      ['posted date', 'text', '19 Nov 2026', 'ruled']
    ],
    orders: [
      ['facts', 'text', ['Full-time', 'Production', '19 Nov 2026']],
      ['parts', 'heading', ['Prong Setter', 'Responsibilities', 'Qualifications', 'About Suvarna Atelier']]
    ]
  },
  {
    name: 'a job with the least',
    address: '/jobs/job_2',
    ready: heading('Wax Carver'),
    rows: [['default salary', 'text', 'Competitive, based on experience']]
  },
  {
    name: 'a missing job',
    address: '/jobs/job_9',
    ready: heading('Job Not Found'),
    rows: [['way back', 'link', 'Back to Jobs']]
  },
  {
    name: 'own profile, to be read',
    address: '/profile',
    as: 'Candidate',
    ready: () => screen.findByRole('button', { name: 'Edit Profile' }),
    rows: [['the only way to change it', 'button', 'Edit Profile']]
  },
  {
    name: 'own profile, to be changed',
    address: '/profile',
    as: 'Candidate',
    ready: edit,
    rows: [
      ['name', 'field', 'Name'],
      ['headline', 'field', 'Headline'],
      ['location', 'field', 'Location'],
      ['skills', 'field', 'Skills'],
      ['experience', 'field', 'Experience'],
      ['contact number', 'field', 'Contact number'],
      ['highest qualification', 'field', 'Highest qualification'],
      ['avatar', 'field', 'Avatar'],
      ['resume', 'field', 'Resume'],
      ['resume: hint', 'text', 'PDF, DOC or DOCX. Max 5MB.'],
      ['save', 'button', 'Save Profile'],
      ['cancel', 'button', 'Cancel Editing']
    ],
    choices: [
      ['Availability', 'Choose', 'Actively searching', 'Not now', 'Open to offers'],
      ['Joining period', 'Choose', 'ASAP', '2 weeks', '1 month', '2 months', '3 months+']
    ]
  }
]

describe.each(screens)(
  '$name',
  ({ address, as, ready, part = () => frame('main'), rows = [], orders = [], choices = [] }) => {
    beforeAll(async () => {
      await runApp(address, { ...(as && { as }), elements })
      await ready()
    }, 60_000)
    afterAll(cleanup)

    for (const [thing, kind, name] of rows) {
      test(`${thing}: ${name}`, () => {
        expect(findAll(kind, name, part()).length).toBeGreaterThan(0)
      })
    }

    for (const [thing, kind, names] of orders) {
      test(`${thing}, in their order: ${names.join(' · ')}`, () => {
        expect(sortAsShown(kind, names, part())).toEqual(names)
      })
    }

    test.each([...choices])('choices: %s', (field, ...offered) => {
      expect(listWords(findAll('field', field, part())[0] as HTMLElement, 'option')).toEqual(offered)
    })
  }
)

describe('what a screen does not show before its time', () => {
  afterAll(cleanup)

  test('the profile: no form before Edit Profile is pressed, and none after Cancel Editing', async () => {
    await runApp('/profile', { as: 'Candidate', elements })
    await heading('My Profile')()
    await screen.findByRole('button', { name: 'Edit Profile' })
    expect(findAll('button', 'Save Profile')).toEqual([])
    await edit()
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel Editing' }))
    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeTruthy()
    expect(findAll('button', 'Save Profile')).toEqual([])
    cleanup()
  })

  test('a card: Apply Now becomes Applied and disabled', async () => {
    await runApp('/jobs?q=setter', { as: 'Candidate', elements })
    await card()
    act(() => useApplyStore.setState({ applied: new Set(['job_1']) }))
    const applied = within(frame('main')).getByRole('button', { name: 'Applied' })
    expect(applied).toHaveProperty('disabled', true)
    act(() => useApplyStore.setState({ applied: new Set() }))
    cleanup()
  })

  test('a job: Loading job details..., and nothing of it', async () => {
    vi.spyOn(globalThis, 'setTimeout').mockImplementation((() => 0) as unknown as typeof setTimeout)
    await runApp('/jobs/job_1', { elements })
    expect(findAll('heading', 'Loading job details...')).toHaveLength(1)
    expect(findAll('button', 'Apply Now')).toEqual([])
    vi.restoreAllMocks()
  })
})
