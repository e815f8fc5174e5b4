// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { changePage, useSelection } from '#renderer/hooks/use-selection.ts'
import { jobOf } from '#tests/support/job-people.ts'
import { sampleJob } from '#tests/support/sample-job.ts'

afterEach(cleanup)

const setter = jobOf('approved', { id: 'setter' })
const polisher = jobOf('approved', { id: 'polisher' })

test('useSelection › acts on what matches, and keeps the rest selected', () => {
  const { result, rerender } = renderHook((matching) => useSelection(matching), { initialProps: [setter] })
  act(() => result.current.select(['setter']))
  rerender([polisher])
  expect(result.current.selected).toEqual([])
  act(() => result.current.select(['polisher']))
  expect(result.current.ids).toEqual(new Set(['polisher']))
  rerender([setter, polisher])
  expect(result.current.selected).toEqual([setter, polisher])
  act(() => result.current.select(['polisher']))
  expect(result.current.selected).toEqual([polisher])
  act(() => result.current.toggle('setter', true))
  act(() => result.current.toggle('polisher', false))
  expect(result.current.selected).toEqual([setter])
  act(() => result.current.forget(['setter']))
  expect(result.current.selected).toEqual([])
  act(() => result.current.selectAll())
  expect(result.current.selected).toEqual([setter, polisher])
  act(() => result.current.clear())
  expect(result.current.selected).toEqual([])
})

const page = ['first', 'second', 'third'].map((id) => sampleJob(id))

test('changePage › selects or clears one page and no other', () => {
  expect(changePage(page, new Set(['elsewhere', 'second']), true)).toEqual(['elsewhere', 'first', 'second', 'third'])
  expect(changePage(page, new Set(['elsewhere', 'second', 'third']), false)).toEqual(['elsewhere'])
})
