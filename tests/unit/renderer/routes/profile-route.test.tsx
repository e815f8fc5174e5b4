// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as drawing from '#renderer/features/profile/form/draw-avatar.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { userProfiles } from '#shared/collections/user-profiles.ts'
import type { Role, SessionUser } from '#shared/domain/account/session-user.ts'
import { type CandidateProfile, setPublicProfileBlocked } from '#shared/domain/candidate/candidate.ts'
import { createFileLink, type UserProfile } from '#shared/domain/candidate/user-profile.ts'
import { password } from '#tests/support/people.ts'
import { type RunningApp, runApp } from '#tests/support/render-app.tsx'
import { candidateOf } from '#tests/support/sample-candidates.ts'
import { exeBytes, pdfBytes, pdfOf, pngHeader, svgBytes } from '#tests/support/sample-files.ts'

// Only a browser decodes pictures: tests/web/avatar.e2e.ts draws them.
beforeEach(() => {
  vi.spyOn(drawing, 'drawAvatar').mockResolvedValue(new Blob([pngHeader(256, 256)], { type: 'image/webp' }))
})
// Code that is still on its way when a press is over is never shown by React's act: a busy machine takes its time to load it.
beforeAll(() => import('#renderer/routes/candidates-route.tsx'), 60_000)
afterEach(cleanup)

const uid = () => useSession.getState().user?.uid ?? ''
const own = (app: RunningApp) => app.store.readElements(userProfiles.of(uid()).name)[0] as UserProfile | undefined
const publicProfiles = (app: RunningApp) => app.store.readElements('candidateProfiles') as CandidateProfile[]
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`))
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const findToast = async (text: string | RegExp) =>
  within(await screen.findByRole('region', { name: /Notifications/ })).findByText(text)
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
const file = (name: string, bytes: Uint8Array<ArrayBuffer> = pdfBytes) => new File([bytes], name)
const choose = (name: string, chosen: File) => fireEvent.change(field(name), { target: { files: [chosen] } })

async function open(as: Role = 'Candidate', elements: Record<string, unknown[]> = {}): Promise<RunningApp> {
  const app = await runApp('/profile', { as, elements: { jobs: [], candidateProfiles: [], ...elements } })
  await screen.findByRole('button', { name: 'Edit Profile' })
  return app
}

async function edit(as?: Role): Promise<RunningApp> {
  const app = await open(as)
  await press('Edit Profile')
  return app
}

function fillLeast() {
  fill('Name', 'Asha Patel')
  fill('Headline', 'Kundan setter')
  fill('Location', 'Jaipur RJ')
  const shown = screen.queryByRole('radio', { name: 'Anyone logged in' })
  if (shown) fireEvent.click(shown)
}

async function withProfile(as?: Role): Promise<RunningApp> {
  const app = await edit(as)
  fillLeast()
  await press('Save Profile')
  await findToast('Profile Saved!')
  await screen.findByRole('button', { name: 'Edit Profile' })
  return app
}

/** As another window would: with the next revision. */
async function changeElsewhere(app: RunningApp, change: Partial<UserProfile>): Promise<void> {
  const collection = userProfiles.of(uid())
  await act(async () => {
    await app.store.change(collection, uid(), (stored) => ({ ...(stored as UserProfile), ...change }))
  })
}

describe('My Profile', () => {
  test('is read-only until Edit Profile, then shows the saved values', async () => {
    const app = await open()
    expect(screen.getByRole('heading', { level: 1, name: 'My Profile' })).toBeDefined()
    expect(document.querySelector('input')).toBeNull()
    expect(screen.getByText(/^Employers look for setters/)).toBeDefined()
    const account = within(screen.getByRole('region', { name: 'Your account' }))
    expect(account.getByText('meena@example.com')).toBeDefined()
    await press('Edit Profile')
    fillLeast()
    fill('Skills', 'kundan, , polki')
    fill('Experience', '8 years at the bench')
    fireEvent.change(field('Availability'), { target: { value: 'Open to offers' } })
    fireEvent.change(field('Joining period'), { target: { value: '1 month' } })
    fill('Contact number', '+91 98250 12345')
    fill('Highest qualification', 'ITI')
    await press('Save Profile')
    await findToast('Profile Saved!')
    expect(await screen.findByRole('heading', { level: 2, name: 'Asha Patel' })).toBeDefined()
    expect(document.querySelector('form')).toBeNull()
    const facts = ['Experience', 'Availability', 'Joining period', 'Contact number', 'Highest qualification', 'Resume']
    expect(facts.map(fact)).toEqual([
      ...['8 years at the bench', 'Open to offers', '1 month', '+91 98250 12345', 'ITI', 'Not given']
    ])
    expect(own(app)).toMatchObject({ id: uid(), skills: 'kundan, , polki', publicProfileId: 'asha_patel' })
    expect(publicProfiles(app)).toMatchObject([{ id: 'asha_patel', skills: ['kundan', 'polki'], uid: uid() }])
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Edit Profile'))
    await press('Edit Profile')
    expect(within(field('Availability')).getAllByRole('option', { name: 'Open to offers' })).toHaveLength(1)
  })

  test('shows an error for each missing field and focuses the first', async () => {
    const app = await edit()
    // Visibility has no preselected answer.
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([false, false])
    fill('Headline', 'Kundan setter')
    fill('Skills', 'kundan')
    await press('Save Profile')
    await findToast('Please fill in Name, Headline, and Location.')
    expect([...document.querySelectorAll('[aria-invalid]')].map((one) => one.getAttribute('name'))).toEqual([
      ...['name', 'location', 'visibility', 'visibility']
    ])
    expect(screen.getByText('Choose who can see your profile.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field('Name')))
    expect(screen.getByText('Enter your name.')).toBeDefined()
    expect([field('Skills').value, own(app)]).toEqual(['kundan', undefined])
  })

  test('shows an error for each text that is too long, and keeps the text', async () => {
    const app = await edit()
    fillLeast()
    fill('Headline', 'x'.repeat(201))
    fill('Contact number', '9'.repeat(41))
    const skills = `kundan, ${'polki '.repeat(30)}`
    fill('Skills', skills)
    await press('Save Profile')
    await screen.findByText('Shorten this to 200 characters. It has 201 now.')
    expect(screen.getByText('Shorten this to 40 characters. It has 41 now.')).toBeDefined()
    expect(screen.getByText(/^Shorten “polki polki .*…” to 120 characters, or .* It has 179 now\./)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(field('Headline')))
    expect([field('Headline').value.length, field('Skills').value, own(app)]).toEqual([201, skills, undefined])
    fill('Skills', Array.from({ length: 101 }, (_, index) => `skill ${index}`).join(','))
    expect(screen.getByText('Keep 100 skills or fewer. There are 101 now.')).toBeDefined()
    fill('Headline', 'रत्न'.repeat(50))
    fill('Contact number', 'by mail')
    fireEvent.blur(field('Contact number'))
    expect(screen.getByText('Enter a mobile number, e.g. 98765 43210.')).toBeDefined()
    fill('Contact number', '98250 12345 after 6 pm')
    fill('Skills', 'kundan')
    await press('Save Profile')
    await findToast('Profile Saved!')
    expect(own(app)?.headline).toHaveLength(200)
  })

  test('keeps the typed text when saving fails, and stores no file', async () => {
    const app = await edit()
    fillLeast()
    choose('Resume', file('asha.pdf'))
    await findToast('Resume Selected')
    app.store.faults.writes = 'full'
    await press('Save Profile')
    await findToast('Not saved')
    expect([field('Name').value, app.files.listNames()]).toEqual(['Asha Patel', []])
    app.store.faults.writes = undefined
    await press('Save Profile')
    await findToast('Profile Saved!')
    expect(own(app)?.resumeUrl).toBe(createFileLink(app.files.listNames()[0] ?? ''))
  })

  test('merges a change from another window and shows conflicts', async () => {
    const app = await withProfile()
    await press('Edit Profile')
    fill('Headline', 'Polki setter')
    await changeElsewhere(app, { headline: 'CAD designer', experience: '9 years' })
    await press('Save Profile')
    await findToast('Your profile was changed in another window. Your text is kept: compare and save.')
    const beside = within(screen.getByRole('region', { name: /changed in another window/ }))
    expect(beside.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Headline'])
    expect(beside.getByText('CAD designer')).toBeDefined()
    expect([field('Headline').value, field('Experience').value]).toEqual(['Polki setter', '9 years'])
    await press('Save Profile')
    await findToast('Profile Saved!')
    expect(own(app)).toMatchObject({ headline: 'Polki setter', experience: '9 years' })
  })

  test('publishes no profile of an employer or administrator', async () => {
    for (const role of ['Employer', 'Admin'] as const) {
      const app = await withProfile(role)
      expect([own(app)?.name, publicProfiles(app)]).toEqual(['Asha Patel', []])
      expect(screen.queryByRole('checkbox', { name: 'Hide my profile' })).toBeNull()
      expect(screen.queryByRole('radio')).toBeNull()
      expect(screen.queryByRole('button', { name: 'Delete my account' }) === null).toBe(role === 'Admin')
      // The device is the administrator's to erase.
      expect(screen.queryByRole('button', { name: 'Remove everything from this device' }) === null).toBe(
        role === 'Employer'
      )
      cleanup()
    }
  })
})

describe('profile with unsaved changes', () => {
  const leaving = () => within(screen.getByRole('dialog', { name: 'Leave without saving?' }))

  test('asks for confirmation before Cancel Editing discards changes', async () => {
    const app = await edit()
    await press('Cancel Editing')
    await press('Edit Profile')
    choose('Resume', file('asha.pdf'))
    await findToast('Resume Selected')
    await press('Cancel Editing')
    await userEvent.click(leaving().getByRole('button', { name: 'Keep editing' }))
    expect(screen.getByText('asha.pdf')).toBeDefined()
    await press('Cancel Editing')
    await userEvent.click(leaving().getByRole('button', { name: 'Leave' }))
    await screen.findByRole('button', { name: 'Edit Profile' })
    expect([app.files.listNames(), own(app)]).toEqual([[], undefined])
  })
})

describe('resume in My Profile', () => {
  test('can be saved, downloaded, replaced and removed', async () => {
    const app = await edit()
    fillLeast()
    choose('Resume', file('asha.PDF'))
    await findToast('Resume Selected')
    expect(app.files.listNames()).toEqual([])
    await press('Save Profile')
    await userEvent.click(await screen.findByRole('button', { name: /^Resume: asha.PDF/ }))
    await waitFor(() => expect(app.saved).toHaveLength(1))
    expect(app.saved[0]).toMatchObject({ name: 'Asha Patel resume.pdf', type: 'application/pdf' })

    await press('Edit Profile')
    await press('Remove the resume')
    await press('Save Profile')
    await screen.findByRole('button', { name: 'Edit Profile' })
    expect([app.files.listNames(), own(app)?.resumeUrl, publicProfiles(app)[0]?.resumeUrl]).toEqual([[], '', '#'])
  })

  test.each([
    ['of 25.1 MB', file('huge.pdf', pdfOf(25.1)), '“huge.pdf” is 25.1 MB. Choose a file of 25 MB or less.'],
    ['that is empty', file('none.pdf', new Uint8Array()), '“none.pdf” is empty.'],
    ['that is a program', file('resume.pdf', exeBytes), '“resume.pdf” is not a resume file.'],
    ['that is a photo', file('resume.pdf', pngHeader(40, 40)), '“resume.pdf” is a photo.']
  ])('%s is rejected with a reason, and the form keeps its values', async (_, chosen, words) => {
    const app = await edit()
    fill('Name', 'Asha Patel')
    choose('Resume', chosen)
    const message = await screen.findByText(words, { exact: false })
    expect(field('Resume').getAttribute('aria-describedby')?.split(' ')).toContain(message.closest('[id]')?.id)
    expect(field('Resume').getAttribute('aria-invalid')).toBe('true')
    expect([field('Name').value, app.files.listNames()]).toEqual(['Asha Patel', []])
    choose('Resume', file('asha.pdf'))
    await findToast('Resume Selected')
    expect(screen.queryByText(words, { exact: false })).toBeNull()
  })
})

describe('avatar in My Profile', () => {
  test('can be stored by Save Profile and replaced', async () => {
    const app = await edit()
    fillLeast()
    for (const name of ['first.png', 'second.png']) {
      choose('Avatar', file(name, pngHeader(400, 300)))
      await findToast(`${name} is saved when you save your profile.`)
      await press('Save Profile')
      await userEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    }
    expect(app.files.listNames().map(createFileLink)).toEqual([own(app)?.avatarUrl])
    expect(publicProfiles(app)[0]?.avatar).toBe(own(app)?.avatarUrl)
  })

  test.each([
    ['an SVG with a script', file('me.svg', svgBytes), '“me.svg” is not a photo.'],
    ['an image of 12,000 × 12,000', file('me.png', pngHeader(12_000, 12_000)), '“me.png” is too big.'],
    ['an empty file', file('me.png', new Uint8Array()), '“me.png” is empty.']
  ])('%s is rejected before decoding', async (_, chosen, words) => {
    vi.mocked(drawing.drawAvatar).mockClear()
    await edit()
    fill('Name', 'Asha Patel')
    choose('Avatar', chosen)
    await screen.findByText(words, { exact: false })
    expect(field('Name').value).toBe('Asha Patel')
    expect(drawing.drawAvatar).not.toHaveBeenCalled()
  })
})

describe('public profile', () => {
  test('can be hidden and shown again', async () => {
    const app = await withProfile()
    // True of everybody who is let in, not of employers alone.
    await screen.findByText(/^Anyone logged in can see your name/)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hide my profile' }))
    await findToast('Public profile hidden')
    expect(publicProfiles(app)[0]?.hidden).toBe(true)
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hide my profile' }))
    await findToast('Public profile shown')
    expect(publicProfiles(app)[0]?.hidden).toBe(false)
  })

  test('never shows a file of another user', async () => {
    const app = await runApp('/about-us', { as: 'Employer', elements: { jobs: [], candidateProfiles: [] } })
    const name = await app.files.keep('u-asha', new Blob([pdfBytes], { type: 'application/pdf' }))
    const link = createFileLink(name)
    const stranger = candidateOf('thief', { name: 'Thief', uid: 'u-thief', resumeUrl: link, avatar: link })
    const asha = candidateOf('asha', { name: 'Asha Patel', uid: 'u-asha', resumeUrl: link })
    app.store.setElements('candidateProfiles', [stranger, asha])
    await act(async () => app.navigate('/candidates'))
    const resumeOf = async (person: string) =>
      within(await screen.findByRole('article', { name: person })).getByRole('button', { name: /^Resume/ })
    await userEvent.click(await resumeOf('Thief'))
    await findToast('The resume of Thief no longer exists.')
    expect(document.querySelector('img.avatar')).toBeNull()
    await userEvent.click(await resumeOf('Asha Patel'))
    await waitFor(() => expect(app.saved.map((one) => one.name)).toEqual(['Asha Patel resume.pdf']))
  })
})

describe('Delete my account', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Delete your account?' }))
  const answer = async (secret: string) => {
    fireEvent.change(dialog().getByLabelText('Your password'), { target: { value: secret } })
    await userEvent.click(dialog().getByRole('button', { name: 'Delete permanently' }))
  }

  test('asks for the password and removes all data', async () => {
    const app = await withProfile()
    const mine = uid()
    await press('Delete my account')
    expect(dialog().getByText('your account meena@example.com')).toBeDefined()
    await answer('not my password')
    await dialog().findByText('Incorrect password.')
    expect(own(app)?.name).toBe('Asha Patel')
    await answer(password)
    await waitFor(() => expect(app.at()).toBe('/'))
    await findToast('Account Deleted')
    expect(useSession.getState().user).toBeNull()
    expect([
      app.store.readElements(`userProfile_${mine}`),
      publicProfiles(app),
      app.store.readElements('accounts')
    ]).toEqual([[], [], []])
  })
})

describe('candidate with an unverified email', () => {
  const setUnverified = (unverified: boolean) =>
    act(() => {
      useSession.setState(({ user }) => {
        const { unverified: _before, ...known } = user ?? {}
        return { user: { ...known, ...(unverified && { unverified }) } as SessionUser }
      })
    })
  /** A shared board: addresses are verified there. */
  const mail = { sendVerification: async () => {}, refresh: async () => {}, sendPasswordReset: async () => {} }
  const openUnverified = async () => {
    const app = await open()
    Object.assign(app.accounts, { mail })
    setUnverified(true)
    return app
  }

  test('is listed only after the email is verified', async () => {
    const app = await openUnverified()
    expect(
      await screen.findByText(/^Open the link in our email\. Until then nobody can see your profile/)
    ).toBeDefined()
    await press('Edit Profile')
    fillLeast()
    await press('Save Profile')
    await findToast(/^Only you can see it until you open the link/)
    expect([own(app)?.name, publicProfiles(app)]).toEqual(['Asha Patel', []])
    expect(await screen.findByText(/^Only you can see your profile now/)).toBeDefined()
    expect(screen.queryByRole('checkbox', { name: 'Hide my profile' })).toBeNull()
    setUnverified(false)
    await waitFor(() => expect(publicProfiles(app)).toMatchObject([{ id: 'asha_patel', name: 'Asha Patel' }]))
    expect(await screen.findByRole('checkbox', { name: 'Hide my profile' })).toBeDefined()
  })
})

describe('profile hidden by the administrator', () => {
  test('shows the owner a notice until the profile is visible again', async () => {
    const app = await withProfile()
    const [publicProfile] = publicProfiles(app) as [CandidateProfile]
    act(() => app.store.setElements('candidateProfiles', [setPublicProfileBlocked(publicProfile, true)]))
    expect(await screen.findByText(/^The administrator has hidden your public profile/)).toBeDefined()
    expect(screen.queryByRole('checkbox', { name: 'Hide my profile' })).toBeNull()
    await press('Edit Profile')
    fill('Headline', 'Polki setter')
    await press('Save Profile')
    await findToast('Profile Saved!')
    expect(publicProfiles(app)).toMatchObject([{ headline: 'Polki setter', hidden: true, blocked: true }])
    act(() => app.store.setElements('candidateProfiles', [publicProfile]))
    expect(await screen.findByRole('checkbox', { name: 'Hide my profile' })).toBeDefined()
  })
})
