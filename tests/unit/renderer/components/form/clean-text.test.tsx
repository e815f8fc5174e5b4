// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
// Fetched when they are first shown, which can take longer than a test waits for a heading.
import '#renderer/routes/apply-area.tsx'
import '#renderer/routes/dashboard.tsx'
import '#renderer/routes/edit-page.tsx'
import '#renderer/routes/post-job.tsx'
import '#renderer/routes/profile.tsx'
import '#renderer/routes/requests.tsx'
import { getShortlistCollection } from '#renderer/storage/collections/candidate-collections.ts'
import { getUserProfileCollection } from '#renderer/storage/collections/profile-collections.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { emptyProfile } from '#shared/domain/candidate/user-profile.ts'
import { runApp } from '#tests/support/app.tsx'
import { candidateOf } from '#tests/support/candidates.ts'
import { jobOf } from '#tests/support/job-people.ts'

// The sanitiser does not work in happy-dom, and is not what these tests are about.
vi.mock('#renderer/features/pages/clean-html.ts', () => ({
  cleanHtml: (html: string) => html,
  listRemovedNames: () => []
}))

afterEach(cleanup)

/** What comes along when text is copied: a turn of direction, a control character, half of a pair; and a joiner that stays. */
const typed = 'क्\u200Dष \u202Eset\u0000ter\ud83d\u2069'
const clean = 'क्\u200Dष setter'
const note = 'Removed characters that cannot be seen.'

const uid = () => useSession.getState().user?.uid ?? ''
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
const press = (name: string, role = 'button') => userEvent.click(screen.getByRole(role, { name }))
const notes = () => screen.queryAllByRole('status').filter(({ textContent }) => textContent === note)

/** Types into a field and leaves it. */
async function fillIn(name: string, text: string): Promise<HTMLInputElement> {
  const input = await field(name)
  fireEvent.change(input, { target: { value: text } })
  fireEvent.blur(input)
  return input
}

describe('what nobody can see goes from a field that is left, and it is said', () => {
  test.each([
    ['/employer/post-job', 'Employer', ['Job title', 'Description', 'Keywords', 'Salary']],
    ['/profile', 'Candidate', ['Name', 'Headline', 'Skills', 'Experience', 'Contact number']],
    ['/admin/edit-page/about-us?view=html', 'Admin', ['Text of the page']],
    ['/login', undefined, ['Email']]
  ] as const)('at %s', async (path, as, names) => {
    await runApp(path, { elements: { jobs: [], pages: [] }, ...(as && { as }) })
    if (as === 'Candidate') await userEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    for (const [index, name] of names.entries()) {
      const input = await fillIn(name, typed)
      expect([name, input.value, notes().length]).toEqual([name, clean, index + 1])
      const described = input.getAttribute('aria-describedby')?.split(' ') ?? []
      expect(notes().filter(({ id }) => described.includes(id))).toHaveLength(1)
    }
    // The next key is about the new text.
    const first = await field(names[0])
    await userEvent.type(first, 'x')
    expect([first.value, notes().length]).toEqual([`${clean}x`, names.length - 1])
  })

  test('but nothing is said of blanks around a text, and of the kind of its line breaks', async () => {
    await runApp('/employer/post-job', { as: 'Employer', elements: { jobs: [] } })
    const title = await fillIn('Job title', '  Prong  setter ')
    const description = await fillIn('Description', ' Sets stones.\r\n\tIn gold. ')
    expect([title.value, description.value.trim()]).toEqual(['  Prong  setter ', 'Sets stones.\r\n\tIn gold.'])
    expect(notes()).toEqual([])
  })

  test('and a password stays as it was typed', async () => {
    await runApp('/login')
    const password = await fillIn('Password', typed)
    expect([password.value, notes()]).toEqual([typed, []])
  })

  test('when Enter sends the form as well, before anything is stored', async () => {
    const app = await runApp('/profile', { as: 'Candidate', elements: { jobs: [], candidateProfiles: [] } })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    const name = await field('Name')
    fireEvent.change(name, { target: { value: typed } })
    await userEvent.type(name, '{Enter}')
    // The headline is missing: the form stays.
    await waitFor(() => expect([name.value, notes().length]).toEqual([clean, 1]))
    await fillIn('Headline', 'Setter')
    await fillIn('Location', 'Surat GJ')
    await press('Whoever signs in', 'radio')
    await press('Save Profile')
    await waitFor(() => expect(app.store.readElements('candidateProfiles')).toMatchObject([{ name: clean }]))
  })

  test('after the button that is pressed, which does not move away under the pointer', async () => {
    await runApp('/employer/post-job', { as: 'Employer', elements: { jobs: [] } })
    const title = await field('Job title')
    fireEvent.change(title, { target: { value: typed } })
    const query = vi.spyOn(document, 'querySelector').mockReturnValue(document.body)
    fireEvent.blur(title)
    query.mockRestore()
    expect([title.value, notes()]).toEqual([typed, []])
    fireEvent.pointerUp(document)
    await waitFor(() => expect([title.value, notes().length]).toEqual([clean, 1]))
  })
})

describe('it is not stored either', () => {
  test('in a job and its reason for rejection', async () => {
    const pending = jobOf('pending', { id: 'job_1', title: 'Polki setter' })
    const app = await runApp('/admin/requests', { as: 'Admin', elements: { jobs: [pending] } })
    await screen.findByRole('heading', { level: 2, name: 'Polki setter' })
    await press('Reject')
    const reason = await fillIn('Reason', `${typed}\n\nPay is missing.`)
    expect([reason.value, notes().length]).toEqual([`${clean}\n\nPay is missing.`, 1])
    fireEvent.change(reason, { target: { value: typed } })
    const question = within(screen.getByRole('dialog', { name: 'Reject this posting?' }))
    await userEvent.click(question.getByRole('button', { name: 'Reject' }))
    // It could be taken back for ten seconds.
    await userEvent.click(await screen.findByRole('button', { name: 'Do it now' }))
    await waitFor(() => expect(app.store.readElements('jobs')).toMatchObject([{ rejectionReason: clean }]))
  })

  test('in an application and its message', async () => {
    const app = await runApp('/about-us', { as: 'Candidate', elements: { jobs: [jobOf('approved')] } })
    const profile = { ...emptyProfile, id: uid(), revision: 1, name: 'Asha', headline: 'Setter' }
    app.store.setElements(getUserProfileCollection(uid()).name, [profile])
    await act(async () => app.navigate('/jobs/job_1'))
    await userEvent.click((await screen.findAllByRole('button', { name: 'Apply Now' }))[0] as HTMLElement)
    await fillIn('Location', typed)
    await fillIn('Message', typed)
    expect(notes()).toHaveLength(2)
    fireEvent.change(await field('Message'), { target: { value: typed } })
    await press('Whoever signs in', 'radio')
    await press('Send Application')
    await waitFor(() =>
      expect(app.store.readElements('applications')).toMatchObject([{ message: clean, profile: { location: clean } }])
    )
  })

  test('in a private note, which is kept while it is typed', async () => {
    const app = await runApp('/about-us', { as: 'Employer', elements: { jobs: [], candidateProfiles: [] } })
    const list = getShortlistCollection(uid()).name
    app.store.setElements(list, [{ ...candidateOf('asha'), note: '', addedAt: '2026-11-20T10:00:00.000Z' }])
    await act(async () => app.navigate('/employer/dashboard?tab=shortlist'))
    const input = await field('Private note')
    fireEvent.change(input, { target: { value: typed } })
    await waitFor(() => expect(app.store.readElements(list)).toMatchObject([{ note: clean }]))
    // Nothing is taken out from under the hands of whoever types.
    expect(input.value).toBe(typed)
    fireEvent.blur(input)
    await waitFor(() => expect(input.value).toBe(clean))
    expect(screen.getByText(note)).toBeDefined()
    await waitFor(() => expect(app.store.readElements(list)).toMatchObject([{ note: clean }]))
  })

  test('in a page', async () => {
    const app = await runApp('/admin/edit-page/about-us?view=html', { as: 'Admin', elements: { pages: [] } })
    fireEvent.change(await field('Text of the page'), { target: { value: `<p>${typed}</p>` } })
    await press('Save Content')
    await waitFor(() => expect(app.store.readElements('pages')).toMatchObject([{ content: `<p>${clean}</p>` }]))
  })
})
