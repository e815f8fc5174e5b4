import { expect, test } from 'vitest'
import { deviceCollections } from '#shared/collections/all.ts'

const modules = import.meta.glob<Record<string, unknown>>('/renderer/storage/collections/**/*.ts', { eager: true })

/** What a board of one device keeps within another document, or not at all. */
const onSharedBoardsAlone = [
  ...['boardSettings', 'candidatePapers', 'employerAddresses', 'endedJobs', 'jobHistory', 'pageVersions'],
  ...['reportTallies', 'withdrawals']
]

test('the desktop keeps every collection that there is, but for those of shared boards alone', () => {
  const names = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .flatMap((value) => (isCollection(value) ? [value.name] : []))
  expect(names).toContain('jobs')
  const missing = [...new Set(names)].filter((name) => !(deviceCollections as readonly string[]).includes(name))
  expect(missing.sort()).toEqual(onSharedBoardsAlone)
})

function isCollection(value: unknown): value is { name: string } {
  return typeof value === 'object' && value !== null && 'schema' in value && 'name' in value && 'searchText' in value
}
