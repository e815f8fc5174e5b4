// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useToast } from '#renderer/stores/toast-store.ts'
import { runApp } from '#tests/support/render-app.tsx'

// The sanitiser itself is tested in a real browser (tests/web/pages.e2e.ts): it does not work in happy-dom.
afterEach(cleanup)

test('static page › shows the stored text and later changes', async () => {
  const { store: documents } = await runApp('/disclaimer', {
    elements: { pages: [{ id: 'disclaimer', content: '<p>.</p><p>First edition</p>' }] }
  })
  expect(await screen.findByText('First edition')).toBeTruthy()
  await act(async () =>
    documents.setElements('pages', [{ id: 'disclaimer', content: '<p>.</p><p>Second edition</p>' }])
  )
  expect(await screen.findByText('Second edition')).toBeTruthy()
})

test('static page › shows an error when loading fails, and recovers', async () => {
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
