/** A new id, 'job_{milliseconds since 1970}_{eight of 0-9 and a-z}'. `random` gives numbers from 0 up to, not including, 1. */
export function createJobId(now: Date, random: () => number = Math.random): string {
  const ending = Math.floor(random() * 36 ** 8)
    .toString(36)
    .padStart(8, '0')
  return `job_${now.getTime()}_${ending}`
}
