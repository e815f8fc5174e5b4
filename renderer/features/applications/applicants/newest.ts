import type { Application } from '#shared/domain/application/application.ts'

/** The later one of two readings of one application. */
export function selectNewest(first: Application, other: Application | undefined): Application {
  return other !== undefined && (other.revision ?? 0) > (first.revision ?? 0) ? other : first
}
