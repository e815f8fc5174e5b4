import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { logFailure } from '../log.ts'

/** Older ones are removed. */
export const maxReports = 10

const pattern = /^report-[\dTZ-]+\.txt$/

/** Writes a report into the folder, and removes the oldest beyond ten. Never throws: it is called when something has failed already. */
export function keepReport(folder: string, text: string, now: Date): void {
  try {
    mkdirSync(folder, { recursive: true })
    const name = `report-${now.toISOString().replace(/[:.]/g, '-')}.txt`
    writeFileSync(join(folder, name), text, { mode: 0o600 })
    // By their names, which begin with the time.
    const all = readdirSync(folder).filter((file) => pattern.test(file))
    for (const old of all.sort().slice(0, -maxReports)) rmSync(join(folder, old), { force: true })
  } catch (error) {
    logFailure('A report could not be kept:', error)
  }
}
