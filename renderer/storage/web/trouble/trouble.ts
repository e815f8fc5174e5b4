/** What only a board needs that something has happened to: it is fetched as one, and most people never fetch it. */
export { openDevice, refuseBlocked } from './device.ts'
export { createNoticeBoard } from './notice-board.ts'
export { replaceQuarantined } from './quarantine.ts'
export { replaceDamagedSample } from './recover-collection.ts'
