// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ConflictPanel } from '#renderer/components/form/conflict-panel.tsx'

afterEach(cleanup)

test('only the side of a field that is empty is called so: what was emptied elsewhere leaves what is typed here to be read', () => {
  render(
    <ConflictPanel
      area="post"
      lead={null}
      fields={[
        ['title', 'Job title'],
        ['location', 'Location']
      ]}
      stored={{ title: '', location: 'Surat GJ' }}
      typed={{ title: 'Polki Setter', location: ' ' }}
      onTake={() => {}}
    />
  )
  const said = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(said).toEqual(['Nothing', 'Polki Setter', 'Surat GJ', 'Nothing'])
})
