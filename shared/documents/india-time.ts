/** The board's calendar is India's, which has no daylight saving time. */
export const boardOffsetMs = 330 * 60_000

/** 'YYYY-MM-DD' in India, on a device in any zone. */
export function formatBoardDay(now: Date): string {
  return new Date(now.getTime() + boardOffsetMs).toISOString().slice(0, 10)
}

/** Whether clocks of this device show another time than India's. */
export function isOutsideBoardZone(at: Date): boolean {
  return -at.getTimezoneOffset() * 60_000 !== boardOffsetMs
}

/** The same instant as a date whose UTC fields show India's time. */
export function toBoardTime(at: Date): Date {
  return new Date(at.getTime() + boardOffsetMs)
}
