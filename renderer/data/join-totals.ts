import type { QueryResult, TotalIs } from '#shared/documents/document.ts'

type Total = Pick<QueryResult<never>, 'total' | 'totalIs'>

/** How many were found, and of how many. The two answers arrive one after the other: never say "24 of 23". */
export function joinTotals(
  found: Total,
  all: Total
): { matching: number; matchingIs?: TotalIs; all: number; allIs?: TotalIs } {
  const of = all.total < found.total ? { ...found, ...(all.totalIs && { totalIs: all.totalIs }) } : all
  return {
    matching: found.total,
    ...(found.totalIs && { matchingIs: found.totalIs }),
    all: of.total,
    ...(of.totalIs && { allIs: of.totalIs })
  }
}
