import { useServices } from './services-context.ts'

const everything = 1_000_000

/** Newest documents of a shared board that are searched at once: each is paid for. */
export const readAtOnce = 300

/** A device is read as a whole, a shared board in part. */
export function useQueryLimit({ here = everything, shared = readAtOnce } = {}): number {
  const isHere = useServices().platform.documents.device !== undefined
  return isHere ? here : shared
}
