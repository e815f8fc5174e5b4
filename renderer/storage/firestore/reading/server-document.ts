/** A document as the server gave it. */
export interface ServerDocument {
  /** From the root of the database: 'jobs/job_1'. */
  readonly path: string
  readonly name: string
  /** With what the database alone needs. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** A time as the server keeps it. */
export interface ServerTime {
  readonly seconds: number
  readonly nanoseconds: number
}

export function isServerTime(value: unknown): value is ServerTime {
  if (typeof value !== 'object' || value === null) return false
  const { seconds, nanoseconds } = value as Partial<ServerTime>
  return typeof seconds === 'number' && typeof nanoseconds === 'number'
}
