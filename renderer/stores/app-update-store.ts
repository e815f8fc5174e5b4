import { create } from 'zustand'

interface UpdateState {
  /** A newer version waits; this opens it. Resolves with false when other tabs are open. */
  takeOver?: () => Promise<boolean>
}

/** Filled after the first paint by app/register-service-worker.ts. */
export const useUpdateStore = create<UpdateState>(() => ({}))
