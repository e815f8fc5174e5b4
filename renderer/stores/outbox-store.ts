import { create } from 'zustand'

/** Sends waiting work at once. Filled by the sender; does nothing without one. */
export const useOutboxStore = create<{ wake: () => void }>(() => ({ wake: () => {} }))
