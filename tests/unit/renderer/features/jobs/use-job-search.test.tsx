// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { JobSearch, JobSearchResult } from '#renderer/data/jobs-repository.ts'
import { useJobSearch } from '#renderer/features/jobs/search/use-job-search.ts'
import { type Services, ServicesContext } from '#renderer/hooks/services.ts'

afterEach(cleanup)

const searchOf = (location: string): JobSearch => ({ q: '', location, category: '', type: '' })
const [surat, jaipur] = [searchOf('Surat GJ'), searchOf('Jaipur RJ')]

/** A board that answers when it is told to. */
function createBoard() {
  const answers: ((result: JobSearchResult) => void)[] = []
  const watchSearch = (_search: JobSearch, _limit: number, onData: (result: JobSearchResult) => void) => {
    answers.push(onData)
    return () => {}
  }
  const services = { jobs: { watchSearch } } as unknown as Services
  const wrapper = ({ children }: PropsWithChildren) => <ServicesContext value={services}>{children}</ServicesContext>
  return {
    search: (search: JobSearch) => renderHook((now) => useJobSearch(now, 20), { wrapper, initialProps: search }),
    answer: (matching: number) => act(async () => answers.at(-1)?.({ jobs: [], matching, all: matching }))
  }
}

test('a search that is opened again shows at once what it found, and another one nothing until it has found', async () => {
  const board = createBoard()
  const first = board.search(surat)
  expect(first.result.current.data).toBeUndefined()
  await board.answer(3)
  first.unmount()
  const again = board.search({ ...surat })
  expect(again.result.current.data?.result.matching).toBe(3)
  again.unmount()
  const other = board.search(jaipur)
  expect(other.result.current.data).toBeUndefined()
  await board.answer(5)
  expect(other.result.current.data).toMatchObject({ query: jaipur, result: { matching: 5 } })
  // Results on the screen stay there while the next are being found.
  other.rerender(surat)
  expect(other.result.current.data).toMatchObject({ query: jaipur })
})
