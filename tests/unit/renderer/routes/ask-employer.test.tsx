// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useSession } from '#renderer/stores/session-store.ts'
import { employers } from '#shared/collections/employers.ts'
import type { SessionUser } from '#shared/domain/account/session-user.ts'
import type { HouseDetails, RequestDecision } from '#shared/domain/house/request-record.ts'
import { type RunningApp, runApp } from '#tests/support/app.tsx'
import { openDeskOver, readRequest, sampleDetails, storeRequest } from '#tests/support/asking.ts'

afterEach(cleanup)

const labels: Record<keyof HouseDetails, string> = {
  house: 'House',
  place: 'Location',
  contactName: 'Contact name',
  phone: 'Phone',
  address: 'Website or address',
  gstin: 'GSTIN',
  words: 'A few words'
}
const user = () => useSession.getState().user as SessionUser
const field = (name: keyof HouseDetails) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${labels[name]}`), { selector: 'input, textarea' })
const findField = (name: keyof HouseDetails) =>
  screen.findByLabelText<HTMLInputElement>(new RegExp(`^${labels[name]}`), { selector: 'input, textarea' })
const fill = (name: keyof HouseDetails, text: string) => fireEvent.change(field(name), { target: { value: text } })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const toast = (text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: /Notif/ }).textContent).toContain(text))
const findHeading = (name: string | RegExp) => screen.findByRole('heading', { name })
/** A field's help and problem. */
const said = (name: keyof HouseDetails) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')

function fillAll(details: HouseDetails): void {
  for (const [name, text] of Object.entries(details)) fill(name as keyof HouseDetails, text)
}

/** A candidate at the form, before anything was asked. */
async function asking(): Promise<RunningApp> {
  const app = await runApp('/employer/ask', { as: 'Candidate', elements: { jobs: [] } })
  await findField('house')
  return app
}

/** A candidate who has asked already, and what the administrator has said. */
async function asked(did?: RequestDecision, text?: string): Promise<RunningApp> {
  const app = await runApp('/404', { as: 'Candidate', elements: { jobs: [] } })
  await storeRequest(app.store, user(), did, text)
  await act(async () => app.navigate('/employer/ask'))
  return app
}

describe('a candidate who asks for an employer account', () => {
  test('tells what the house is and whom to call, and sees that the administrator has it', async () => {
    const app = await asking()
    fillAll({ ...sampleDetails, house: '  Suvarna   Jewellers ', gstin: '27 aapfu0939f1-zv' })
    await press('Send to the administrator')
    await toast('Request sentThe administrator reads it.')
    const heading = await findHeading(/^Waiting for the administrator/)
    expect(document.activeElement).toBe(heading)
    const request = await readRequest(app.store, user().uid)
    expect(request.details).toEqual(sampleDetails)
    expect([request.state, request.email]).toEqual(['waiting', user().email])
    for (const text of Object.values(sampleDetails)) screen.getByText(text)
    expect(screen.queryByRole('button', { name: 'Send to the administrator' })).toBeNull()
  })

  test('who forgets something is led to the first of it, and nothing is sent', async () => {
    const app = await asking()
    fill('house', 'Suvarna Jewellers')
    fill('phone', '12')
    await press('Send to the administrator')
    expect(document.activeElement).toBe(field('place'))
    expect(said('place')).toEqual(['Please enter the location.'])
    expect(said('contactName')).toContain('Please enter a contact name.')
    expect(said('phone')).toContain('Enter a mobile number, e.g. 98765 43210.')
    expect(said('address')).toContain('Please enter a website or an address.')
    expect(field('gstin').getAttribute('aria-invalid')).toBeNull()
    expect(app.store.readElements('employerRequests')).toEqual([])
  })

  test.each([
    ['27AAPFU0939F1Z', /^A GSTIN has 15 characters: two digits of the state/],
    ['45AAPFU0939F1ZV', /^No state has the number 45\. A GSTIN begins with 01 to 38, or with 97\.$/],
    ['27AAPFU0939F1ZW', /^One of the characters is mistyped: the last one does not fit the others\./]
  ])('the GSTIN %s is refused beside its field', async (gstin, sentence) => {
    const app = await asking()
    fillAll({ ...sampleDetails, gstin })
    await press('Send to the administrator')
    expect(document.activeElement).toBe(field('gstin'))
    expect(said('gstin').at(-1)).toMatch(sentence)
    expect(app.store.readElements('employerRequests')).toEqual([])
  })

  test('keeps what was typed when it could not be sent, and sends it then', async () => {
    const app = await asking()
    fillAll(sampleDetails)
    app.store.faults.writes = 'unavailable'
    await press('Send to the administrator')
    await toast('Not saved')
    expect(field('house').value).toBe('Suvarna Jewellers')
    app.store.faults.writes = undefined
    await press('Send to the administrator')
    await findHeading(/^Waiting for the administrator/)
  })

  test('is asked before typed words are left', async () => {
    const app = await asking()
    fill('house', 'Suvarna')
    await userEvent.click(screen.getAllByRole('link', { name: 'Find Jobs' })[0] as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without sending?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Keep writing' }))
    expect([app.at(), field('house').value]).toEqual(['/employer/ask', 'Suvarna'])
  })

  test('whose address nothing has shown yet is told so, and loses nothing; the app looks when its window is used again', async () => {
    const app = await asking()
    const mail = { sendVerification: async () => {}, refresh: vi.fn(async () => {}) }
    Object.assign(app.accounts, { mail })
    await act(async () => useSession.setState({ user: { ...user(), unverified: true } }))
    await screen.findByRole('region', { name: /^Please confirm that meena@example\.com is yours/ })
    // Window focus checks whether the link was opened: the button need not be pressed.
    screen.getByRole('button', { name: 'I have opened the link' })
    act(() => void window.dispatchEvent(new Event('focus')))
    expect(mail.refresh).toHaveBeenCalledOnce()
    fillAll(sampleDetails)
    await press('Send to the administrator')
    await toast('Please open the link in the mail that we sent you first.')
    expect(app.store.readElements('employerRequests')).toEqual([])
    await act(async () => {
      const { unverified: _shown, ...verified } = user()
      useSession.setState({ user: verified })
    })
    act(() => void window.dispatchEvent(new Event('focus')))
    expect(mail.refresh).toHaveBeenCalledOnce()
    await press('Send to the administrator')
    await findHeading(/^Waiting for the administrator/)
  })

  test('says that the request cannot be read, and tries again', async () => {
    const app = await runApp('/404', { as: 'Candidate', elements: { jobs: [] } })
    app.store.faults.reads = 'unavailable'
    await act(async () => app.navigate('/employer/ask'))
    await findHeading('Your request could not be read')
    app.store.faults.reads = undefined
    await press('Try again')
    await findField('house')
  })
})

describe('whose request waits', () => {
  test('corrects it, and gives the correction up', async () => {
    const app = await asked()
    await press('Correct it')
    expect((await findField('phone')).value).toBe(sampleDetails.phone)
    fill('phone', '022 2345 6789')
    await press('Cancel')
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without sending?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await screen.findByText(sampleDetails.phone)
    await press('Correct it')
    fill('phone', '022 2345 6789')
    await press('Send to the administrator')
    await toast('Request sent')
    expect((await readRequest(app.store, user().uid)).details.phone).toBe('022 2345 6789')
  })

  test('withdraws it once they have said so twice, and may ask again with the same words', async () => {
    const app = await asked()
    await press('Withdraw it')
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your request?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }))
    await toast('Request withdrawn')
    await findHeading(/^Withdrawn/)
    expect((await readRequest(app.store, user().uid)).state).toBe('withdrawn')
    await press('Ask again')
    expect((await findField('house')).value).toBe(sampleDetails.house)
    await press('Send to the administrator')
    await findHeading(/^Waiting for the administrator/)
  })

  test('reads what the administrator asks, and answers in words, with or without another text', async () => {
    const app = await asked('ask', 'In which bazaar is the shop?')
    await findHeading(/^The administrator asks.*12 Nov 2026/)
    screen.getByText('In which bazaar is the shop?')
    expect((await findField('house')).value).toBe(sampleDetails.house)
    await press('Send the answer')
    screen.getByText('Write your answer, or correct what is below.')
    fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: ' In Soni Bazaar. ' } })
    await press('Send the answer')
    await findHeading(/^Waiting for the administrator/)
    const request = await readRequest(app.store, user().uid)
    expect([request.state, request.details]).toEqual(['waiting', sampleDetails])
    expect(request.answers.map(({ did, text }) => [did, text])).toEqual([
      ['ask', 'In which bazaar is the shop?'],
      ['reply', 'In Soni Bazaar.']
    ])
  })

  test('answers by another text alone', async () => {
    const app = await asked('ask', 'In which bazaar is the shop?')
    await findField('house')
    fill('words', 'In Soni Bazaar.')
    await press('Send the answer')
    await findHeading(/^Waiting for the administrator/)
    const request = await readRequest(app.store, user().uid)
    expect([request.state, request.details.words, request.answers.length]).toEqual(['waiting', 'In Soni Bazaar.', 1])
  })

  test('reads why it was declined, and may ask again', async () => {
    await asked('decline', 'Nobody answers at that number.')
    await findHeading(/^Declined.*12 Nov 2026/)
    screen.getByText('Nobody answers at that number.')
    await press('Ask again')
    fill('phone', '022 2345 6789')
    await press('Send to the administrator')
    await findHeading(/^Waiting for the administrator/)
  })

  test('hears of an answer that comes while they correct it, and keeps what was typed', async () => {
    const app = await asked()
    await press('Correct it')
    fill('phone', '022 2345 6789')
    const base = await readRequest(app.store, user().uid)
    await act(() => openDeskOver(app.store).decline(base, 'Nobody answers at that number.'))
    await screen.findByText('The administrator has answered meanwhile')
    screen.getByText('Nobody answers at that number.')
    await press('Send to the administrator')
    await toast('Your request has changed')
    expect(field('phone').value).toBe('022 2345 6789')
    expect((await readRequest(app.store, user().uid)).state).toBe('declined')
    await press('Send to the administrator')
    await findHeading(/^Waiting for the administrator/)
    expect((await readRequest(app.store, user().uid)).details.phone).toBe('022 2345 6789')
  })

  test('sees the answer at once where nothing was typed', async () => {
    const app = await asked()
    await press('Correct it')
    const base = await readRequest(app.store, user().uid)
    await act(() => openDeskOver(app.store).decline(base, 'Nobody answers at that number.'))
    await findHeading(/^Declined/)
    expect(screen.queryByRole('button', { name: 'Send to the administrator' })).toBeNull()
  })
})

describe('who is no candidate', () => {
  test('a banned person reads since when and why, and has no form', async () => {
    const app = await runApp('/404', { as: 'Employer', elements: { jobs: [] } })
    await act(async () => {
      await openDeskOver(app.store).ban(user(), 'Asked for a deposit.')
    })
    await act(async () => app.navigate('/employer/ask'))
    await findHeading('Your employer account was taken away')
    screen.getByText(/^Since /)
    screen.getByText('Asked for a deposit.', { selector: 'blockquote' })
    expect(screen.queryByRole('button', { name: 'Send to the administrator' })).toBeNull()
    expect(document.querySelector('main input')).toBeNull()
  })

  test('an employer tells what their house is called, and stays one while that waits', async () => {
    const app = await runApp('/employer/ask', { as: 'Employer', elements: { jobs: [] } })
    await findHeading('Your house')
    await findField('house')
    fillAll(sampleDetails)
    await press('Send to the administrator')
    await findHeading(/^Waiting for the administrator/)
    screen.getByText(/^Until this is answered your house keeps its name/)
    const base = await readRequest(app.store, user().uid)
    await act(() => openDeskOver(app.store).approve(base, ['phone']))
    await findHeading(/^Approved/)
    await press('Change your details')
    expect((await findField('house')).value).toBe(sampleDetails.house)
  })

  test('whose approval was taken back may ask again', async () => {
    const app = await asked()
    const base = await readRequest(app.store, user().uid)
    await act(() => openDeskOver(app.store).approve(base, []))
    await findHeading(/^Approved/)
    await act(() => app.store.remove(employers, user().uid))
    await findHeading(/^No longer an employer account/)
    await toast('You cannot post jobs any more')
    await press('Ask again')
    await findField('house')
  })
})
