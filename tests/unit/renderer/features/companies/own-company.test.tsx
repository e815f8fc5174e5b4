// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { OwnCompany } from '#renderer/features/companies/own/own-company.tsx'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import { renderWithStore, signInAs, userOf } from '#tests/support/render-with-store.tsx'
import { companyOf, requestOf } from '#tests/support/sample-companies.ts'

// A busy machine takes its time to read this code, and no test is about that.
beforeAll(async () => {
  await import('#renderer/data/companies/company-repository.ts')
  await import('#renderer/data/companies/own-request-repository.ts')
}, 60_000)
afterEach(cleanup)

const suvarna = { ...userOf('u-suvarna', 'Employer'), companyId: 'shah' }
const asked = requestOf(suvarna.uid, { gstin: '24AAACC1206D1ZM' })

/** The own company of an employer, as soon or as long as it can be read. */
function open(reads?: 'unavailable') {
  signInAs(suvarna)
  const elements = {
    companies: [companyOf('shah', { hasNumber: true })],
    companyNumbers: [{ id: 'shah', revision: 1, uid: suvarna.uid, number: '0261 234 5678', hours: '10 to 6' }],
    employerRequests: [{ ...asked, state: 'approved' }]
  }
  const store = createMemoryStore({ elements, faults: { reads } })
  render(<OwnCompany user={suvarna} />, { wrapper: renderWithStore(store, '/employer/company').wrapper })
  return store
}

test('own company form › asks for confirmation once before unsaved changes are lost', async () => {
  open()
  const about = await screen.findByLabelText(/^About the company/)
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  const [number, hours] = [await screen.findByLabelText(/^Phone number/), screen.getByLabelText(/^When to call/)]
  const write = (field: HTMLElement, value: string) => {
    fireEvent.change(field, { target: { value } })
    return closing()
  }
  expect(closing()).toBe(false)
  expect([write(number, '0261 765 4321'), write(number, '0261 234 5678')]).toEqual([true, false])
  expect([write(hours, '9 to 5'), write(about, 'Six benches.')]).toEqual([true, true])
  fireEvent.click(screen.getAllByRole('link')[0] as HTMLElement)
  expect(screen.getAllByRole('heading', { name: 'Leave without saving?' })).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect([write(about, ''), write(hours, '10 to 6')]).toEqual([true, false])
  // The hours go with the number.
  expect([write(hours, '9 to 5'), write(number, '')]).toEqual([true, true])
  fireEvent.click(screen.getByRole('button', { name: 'Save number' }))
  await waitFor(() => expect(closing()).toBe(false))
})
