// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AccountError, type AccountMail, type MailLink } from '#renderer/data/accounts/accounts-port.ts'
import { emails, password } from '#tests/support/people.ts'
import { runApp } from '#tests/support/render-app.tsx'

afterEach(cleanup)

/** The page to which the link of a mail leads. */
async function open(link: MailLink | AccountError) {
  // The list of common passwords.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ words: ['sunflower'] }))
  const mail = {
    sendVerification: vi.fn<AccountMail['sendVerification']>(),
    refresh: vi.fn<AccountMail['refresh']>(),
    sendPasswordReset: vi.fn<AccountMail['sendPasswordReset']>(async () => {}),
    readLink: vi.fn<AccountMail['readLink']>(async () => {
      if (link instanceof AccountError) throw link
      return link
    }),
    choosePassword: vi.fn<AccountMail['choosePassword']>(async () => {}),
    verifyAddress: vi.fn<AccountMail['verifyAddress']>(async () => {})
  }
  const app = await runApp('/about-us', { elements: { jobs: [] } })
  Object.assign(app.accounts, { mail })
  await act(async () => app.navigate('/login?mode=any&oobCode=c-1&apiKey=none'))
  await screen.findByRole('heading', { level: 1, name: 'Your account' })
  return { app, mail }
}
const toast = (text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: /Notif/ }).textContent).toContain(text))

async function choose(first: string, second: string): Promise<void> {
  const fields = [await screen.findByLabelText('Password'), screen.getByLabelText('Confirm password')]
  for (const field of fields) await userEvent.clear(field)
  for (const [index, typed] of [first, second].entries()) await userEvent.type(fields[index] as HTMLElement, typed)
  await userEvent.click(screen.getByRole('button', { name: 'Save new password' }))
}

describe('email action link', () => {
  test('rejects a common password, stores a valid password and opens the login', async () => {
    const { app, mail } = await open({ email: emails.Employer, purpose: 'password' })
    await screen.findByText(/^Choose a new password for suvarna_employer@loupe\.example\. You will be logged out/)
    await choose(password, 'another')
    await screen.findByText('Passwords do not match.')
    await choose('sunflower1', 'sunflower1')
    await screen.findByText(/^This password is too common/)
    expect(mail.choosePassword).not.toHaveBeenCalled()
    await choose(password, password)
    await toast('You can log in with it now.')
    expect(mail.choosePassword.mock.calls).toEqual([['c-1', password]])
    expect(app.at()).toBe('/login')
    await screen.findByRole('heading', { level: 1, name: 'Login' })
  })

  test('verifies an email after a click, not on opening the page', async () => {
    const { mail } = await open({ email: emails.Candidate, purpose: 'verification' })
    const yes = await screen.findByRole('button', { name: 'Yes, it was me' })
    screen.getByText(/^Someone signed up with meena@example\.com\. If it was you/)
    expect(mail.verifyAddress).not.toHaveBeenCalled()
    await userEvent.click(yes)
    await toast('Your email address is confirmed.')
    expect(mail.verifyAddress.mock.calls).toEqual([['c-1', undefined]])
  })

  test('confirms an employer by password, or sends a new link', async () => {
    const { mail } = await open({ email: emails.Employer, purpose: 'employer-verification' })
    await userEvent.type(await screen.findByLabelText('Password'), password)
    mail.verifyAddress.mockRejectedValueOnce(new AccountError('wrong-password'))
    await userEvent.click(screen.getByRole('button', { name: 'Confirm my email' }))
    await screen.findByText('Incorrect password.')
    await userEvent.click(screen.getByRole('button', { name: 'Send me a link for a new password' }))
    await screen.findByText('The email is on its way.')
    expect(mail.sendPasswordReset.mock.calls).toEqual([[emails.Employer]])
    await userEvent.click(screen.getByRole('button', { name: 'Confirm my email' }))
    await toast('Your email address is confirmed.')
    expect(mail.verifyAddress.mock.calls).toEqual([
      ['c-1', password],
      ['c-1', password]
    ])
  })

  test('changes nothing when the link is not from the product', async () => {
    const { mail } = await open({ email: emails.Employer, purpose: 'none' })
    await screen.findByText(/^This link is not for/)
    for (const used of [mail.verifyAddress, mail.choosePassword]) expect(used).not.toHaveBeenCalled()
  })

  test.each([
    ['link-dead', 'This link has been used or has expired. Ask for a new one.'],
    ['unavailable', 'This did not work. Please try again later.']
  ] as const)('after the error %s shows the message “%s”', async (failure, text) => {
    await open(new AccountError(failure))
    expect((await screen.findByRole('alert')).textContent).toBe(text)
  })
})
