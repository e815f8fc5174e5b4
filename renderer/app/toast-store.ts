import { create } from 'zustand'
import type { MessageValues } from '#renderer/messages/messages.ts'
import { type Toast, type ToastName, toasts } from './toasts.ts'

export interface ShownToast extends Toast {
  /** Counts up: a newer toast replaces the older one. */
  number: number
  values: MessageValues
}

/** The one visible toast. */
export const useToast = create<{ toast: ShownToast | null }>(() => ({ toast: null }))

/** Shows a toast of the catalogue; an older one gives way to it. */
export function showToast(name: ToastName, values: MessageValues = {}): void {
  useToast.setState(({ toast }) => ({ toast: { ...toasts[name], number: (toast?.number ?? 0) + 1, values } }))
}
