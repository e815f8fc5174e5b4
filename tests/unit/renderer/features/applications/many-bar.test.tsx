// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as form from '#renderer/features/applications/applicants/invite/invite-question.tsx'
import { ManyBar } from '#renderer/features/applications/applicants/many/many-bar.tsx'
import * as words from '#renderer/features/applications/applicants/message-question.tsx'
import type { StoreMove } from '#renderer/features/applications/applicants/use-moves.ts'
import { createMemoryStore } from '#renderer/storage/memory/memory-store.ts'
import type { Application } from '#shared/domain/application/application.ts'
import type { InviteContent } from '#shared/domain/application/thread/step.ts'
import { applicationOf } from '#tests/support/applications.ts'
import { beginAs, overBoard, userOf } from '#tests/support/over-board.tsx'
import '#tests/support/quick-looks.ts'

afterEach(cleanup)

const [meena, ravi, asha] = [
  applicationOf(),
  applicationOf({ uid: 'u-ravi', state: 'reviewed' }, 'Ravi Soni'),
  applicationOf({ uid: 'u-asha' }, 'Asha Rao')
] as const

const invite: InviteContent = { slots: [], where: { kind: 'phone', number: '98765 43210' }, contact: '', words: '' }

/** The bar below a board on which these are chosen; moves are answered when the test says. */
function show(chosen: readonly Application[] = [meena, ravi, asha]) {
  const moves: { uid: string; words: unknown; answer: (error?: Error) => Promise<void> }[] = []
  const onMove = vi.fn<StoreMove>(
    ({ uid }, _to, given) =>
      new Promise((resolve, reject) => {
        const answer = (error?: Error) => act(async () => (error ? reject(error) : resolve()))
        moves.push({ uid, words: given, answer })
      })
  )
  const [onForget, onChooseNone] = [vi.fn(), vi.fn()]
  beginAs(userOf('u-suvarna', 'Employer'))
  const { wrapper } = overBoard(createMemoryStore(), '/')
  const { unmount } = render(<ManyBar {...{ chosen, onMove, onForget, onChooseNone }} />, { wrapper })
  return { moves, onForget, onChooseNone, unmount, moved: () => moves.map(({ uid }) => uid) }
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
async function choose(stage: string): Promise<void> {
  await press('Move the selected to')
  fireEvent.click(screen.getAllByRole('menuitem', { name: stage }).at(-1) as HTMLElement)
  await act(async () => {})
}

test('whoever stands in the stage already is not moved again, and is let go with the others', async () => {
  const { moves, moved, onForget } = show()
  await choose('Reviewed')
  await moves[0]?.answer()
  expect(moved()).toEqual(['u-meena', 'u-asha'])
  await moves[1]?.answer(new Error('full'))
  screen.getByText('1 applicant is now in Reviewed.')
  screen.getByText('Asha Rao was not moved: the change could not be saved. Please try again.')
  expect(onForget).toHaveBeenCalledWith([ravi.id, meena.id])
  expect(screen.getByRole('alert')).toBeDefined()
})

test('a long move that is cancelled says whom it has left, can be closed, and can be begun again', async () => {
  const { moves, moved, onForget } = show()
  await choose('Hired')
  await press('Cancel')
  await moves[0]?.answer()
  expect(moved()).toEqual(['u-meena'])
  screen.getByText('1 applicant is now in Hired. 2 were not moved, because you cancelled.')
  expect(onForget).toHaveBeenCalledWith([meena.id])
  await press('Close')
  expect(screen.queryByText(/is now in Hired/)).toBeNull()
  await choose('Hired')
  expect(moved()).toEqual(['u-meena', 'u-meena'])
})

test('words are asked for first where they are wanted, and go to everybody who is moved', async () => {
  let asked: Parameters<typeof words.MessageQuestion>[0] | undefined
  vi.spyOn(words, 'MessageQuestion').mockImplementation((props) => {
    asked = props
    return <p>What to write?</p>
  })
  const { moves, moved, onChooseNone } = show([meena, ravi])
  fireEvent.click(screen.getByRole('checkbox', { name: 'With a message' }))
  await choose('Hired')
  await waitFor(() => expect(asked?.title).toBe('Move 2 applicants to Hired?'))
  expect(moves).toEqual([])
  await act(async () => void (await asked?.onSend('Welcome, {name}!')))
  await act(async () => asked?.onClose())
  expect(screen.queryByText('What to write?')).toBeNull()
  await moves[0]?.answer()
  await moves[1]?.answer()
  expect(moved()).toEqual(['u-meena', 'u-ravi'])
  expect(moves.map((move) => move.words)).toEqual(Array(2).fill({ message: 'Welcome, {name}!' }))
  await press('Clear')
  expect(onChooseNone).toHaveBeenCalledOnce()
})

test('words that did not reach everybody are sent again to those whom they did not reach, without being typed again', async () => {
  let asked: Parameters<typeof words.MessageQuestion>[0] | undefined
  vi.spyOn(words, 'MessageQuestion').mockImplementation((props) => {
    asked = props
    return <p>What to write?</p>
  })
  const { moves, moved } = show([meena, ravi])
  fireEvent.click(screen.getByRole('checkbox', { name: 'With a message' }))
  await choose('Hired')
  await waitFor(() => expect(asked).toBeDefined())
  await act(async () => void (await asked?.onSend('Welcome, {name}!')))
  await act(async () => asked?.onClose())
  await moves[0]?.answer(new Error('full'))
  await moves[1]?.answer(new Error('full'))
  await press('Try again')
  await moves[2]?.answer()
  await moves[3]?.answer()
  expect(moved()).toEqual(['u-meena', 'u-ravi', 'u-meena', 'u-ravi'])
  expect(moves.map((move) => move.words)).toEqual(Array(4).fill({ message: 'Welcome, {name}!' }))
  screen.getByText('2 applicants are now in Hired.')
})

test('an invitation goes to whoever stands in Interview already as well', async () => {
  let asked: Parameters<typeof form.InviteQuestion>[0] | undefined
  vi.spyOn(form, 'InviteQuestion').mockImplementation((props) => {
    asked = props
    return <output />
  })
  const { moves, moved } = show([applicationOf({ state: 'interview' }), ravi])
  await choose('Interview')
  await waitFor(() => expect(asked?.applications).toHaveLength(2))
  await act(async () => asked?.onInvite(invite))
  await moves[0]?.answer()
  await moves[1]?.answer()
  expect(moved()).toEqual(['u-meena', 'u-ravi'])
  expect(moves[1]?.words).toEqual({ invite })
})
