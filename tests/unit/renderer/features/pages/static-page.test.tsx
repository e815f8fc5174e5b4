// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useToast } from '#renderer/stores/toast-store.ts'
import { runApp } from '#tests/support/app.tsx'
import { holdTimers } from '#tests/support/hold-timers.ts'

// The sanitiser itself is tested in a real browser (tests/web/pages.e2e.ts): it does not work in happy-dom.
afterEach(cleanup)

test('the page shows its title and a skeleton while its text is read', async () => {
  const answer = holdTimers(300)
  await runApp('/about-us', { faults: { delayMs: 300 } })
  expect(await screen.findByRole('heading', { level: 1, name: 'About Us' })).toBeTruthy()
  expect(screen.getByText('Loading the page…')).toBeTruthy()
  await act(async () => answer())
  expect(await screen.findByText('Why another job board')).toBeTruthy()
  expect(screen.queryByText('Loading the page…')).toBeNull()
})

test('a stored text takes the place of the default one, and a change of it shows by itself', async () => {
  const { store: documents } = await runApp('/disclaimer', {
    elements: { pages: [{ id: 'disclaimer', content: '<p>.</p><p>First edition</p>' }] }
  })
  expect(await screen.findByText('First edition')).toBeTruthy()
  await act(async () =>
    documents.setElements('pages', [{ id: 'disclaimer', content: '<p>.</p><p>Second edition</p>' }])
  )
  expect(await screen.findByText('Second edition')).toBeTruthy()
})

test('a record that is no page is said in a notice, and the default text holds', async () => {
  await runApp('/about-us', { elements: { pages: [{ id: 'about-us', content: 5 }] } })
  expect(await screen.findByText('Why another job board')).toBeTruthy()
  const notices = await screen.findByRole('region', { name: 'Notices' })
  await waitFor(() =>
    expect(notices.textContent).toContain('One record cannot be read. It stays stored unchanged and is not shown.')
  )
})

test('a text that cannot be read is said on the page and in a toast, and shows itself as soon as it can', async () => {
  const { store: documents } = await runApp('/contact-us', { faults: { reads: 'damaged' } })
  expect(await screen.findByText('Error loading content. Please try again later.')).toBeTruthy()
  expect(useToast.getState().toast).toMatchObject({
    title: 'toast.errorFetchingContent.title',
    values: { page: 'Contact Us' }
  })
  documents.faults.reads = undefined
  await act(async () =>
    documents.setElements('pages', [{ id: 'contact-us', content: '<p>.</p><p>14, Zaveri Bazaar</p>' }])
  )
  expect(await screen.findByText('14, Zaveri Bazaar')).toBeTruthy()
  expect(screen.queryByText('Error loading content. Please try again later.')).toBeNull()
})
