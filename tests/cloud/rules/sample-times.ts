import { formatBoardDay } from '#shared/documents/india-time.ts'

const now = Date.now()
const day = 24 * 60 * 60 * 1000

/** ISO 8601, so many days from now. */
export function formatInstant(days = 0): string {
  return new Date(now + days * day).toISOString()
}

/** 'YYYY-MM-DD' of the board's calendar, so many days from now. */
export function formatDay(days = 0): string {
  return formatBoardDay(new Date(now + days * day))
}

/**
 * How long these tests may take, in days. The rules ask the clock of the server alone: a day that was today when a sample was made is
 * over for them once midnight has passed.
 */
export const longestRun = 2 / 24

/** 'YYYY-MM-DD', a day that lasts as long as these tests do: today, or tomorrow when midnight is near. */
export const lastingDay = formatDay(longestRun)

const createdAt = new Date(now - 20 * day)

/** Fields of every document that was laid twenty days ago. */
export const stored = (id: string, revision = 1) => ({ id, revision, createdAt })
