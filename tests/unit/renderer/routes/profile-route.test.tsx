// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as drawing from '#renderer/features/profile/form/draw-avatar.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { userProfiles } from '#shared/collections/user-profiles.ts'
import type { Role } from '#shared/domain/account/session-user.ts'
import type { CandidateProfile } from '#shared/domain/candidate/candidate.ts'
import { createFileLink, type UserProfile } from '#shared/domain/candidate/user-profile.ts'
import { password } from '#tests/support/people.ts'
import { type RunningApp, runApp } from '#tests/support/render-app.tsx'
import { candidateOf } from '#tests/support/sample-candidates.ts'
import { pdfBytes, pngHeader } from '#tests/support/sample-files.ts'

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
})

describe('public profile in My Profile', () => {
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
    const downloadResumeOf = async (id: string) => {
      await act(async () => app.navigate(`/candidates?candidate=${id}&resume=1`))
      await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
    }
    await downloadResumeOf('thief')
    await findToast('The resume of Thief no longer exists.')
    expect(document.querySelector('img.avatar')).toBeNull()
    await downloadResumeOf('asha')
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
