import { useServices } from './services.ts'

/** More than any device holds. */
const everything = 1_000_000

/** How many documents of a shared board are looked through at once, the newest: each is paid for. */
export const readAtOnce = 300

/** How many documents a screen reads to look through them: what lies on this device as a whole, and a part of a shared board. */
export function useReadLimit({ here = everything, shared = readAtOnce } = {}): number {
  const isHere = useServices().platform.documents.device !== undefined
  return isHere ? here : shared
}
