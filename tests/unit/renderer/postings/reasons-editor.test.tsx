// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as hook from '#renderer/hooks/use-repositories.ts'
import { ReasonsEditor } from '#renderer/postings/reasons/reasons-editor.tsx'
import type { SavedReason } from '#shared/domain/reason/saved-reason.ts'

afterEach(cleanup)

const pay: SavedReason = { id: 'pay', revision: 1, use: 'reject', text: 'The pay is missing.' }

test('a saved reason that another window changes stands in the open list as it is now', () => {
  vi.spyOn(hook, 'useRepositories').mockReturnValue({ reasons: {} } as never)
  const { rerender } = render(<ReasonsEditor use="reject" reasons={[pay]} />)
  fireEvent.click(screen.getByRole('button', { name: 'Saved reasons' }))
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Saved reason 1' })
  expect(field().value).toBe('The pay is missing.')
  rerender(<ReasonsEditor use="reject" reasons={[{ ...pay, revision: 2, text: 'Say what it pays.' }]} />)
  expect(field().value).toBe('Say what it pays.')
})
