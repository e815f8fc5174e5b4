// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { runApp } from '#tests/support/render-app.tsx'

// The sanitiser itself is tested in a real browser (tests/web/static-pages.e2e.ts): it does not work in happy-dom.
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
