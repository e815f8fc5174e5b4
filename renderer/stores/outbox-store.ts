import { create } from 'zustand'

/** How screens have what waits sent at once; does nothing where nothing is sent. Filled by whatever sends. */
export const useOutboxStore = create<{ wake: () => void }>(() => ({ wake: () => {} }))
