import type { Job } from '#shared/domain/job/job.ts'

/** The ids that are selected after the box above all postings of a page was pressed: those that are not drawn yet count as well. */
export function changePage(page: readonly Job[], selected: ReadonlySet<string>, isOn: boolean): string[] {
  const ids = new Set(page.map(({ id }) => id))
  return [...[...selected].filter((id) => !ids.has(id)), ...(isOn ? ids : [])]
}
