import { create } from 'zustand'
import type { ToastName } from '#renderer/config/toasts.ts'
import type { MessageId, MessageValues } from '#renderer/messages/messages.ts'

export interface ShownToast {
  name: ToastName
  title: MessageId
  text: MessageId
  values: MessageValues
  /** Counts up: a newer toast replaces the older one. */
  number: number
}

/** The key that moves the focus to the notification area. */
export const toastHotkey = 'F8'

/** The one visible toast. */
export const useToast = create<{ toast: ShownToast | null }>(() => ({ toast: null }))

/** Shows a toast of the catalogue; an older one gives way to it. */
export function showToast(name: ToastName, values: MessageValues = {}): void {
  useToast.setState(({ toast }) => ({
    toast: {
      name,
      title: `toast.${name}.title`,
      text: `toast.${name}.text`,
      values,
      number: (toast?.number ?? 0) + 1
    }
  }))
}
