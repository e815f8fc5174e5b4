import { create } from 'zustand'
import type { ToastName } from '#renderer/config/toast-catalogue.ts'
import { type MessageId, type MessageValues, t } from '#renderer/messages/messages.ts'

export interface ShownToast {
  name: ToastName
  title: MessageId
  text: MessageId
  values: MessageValues
  /** Counts up: a newer toast replaces the older one. */
  number: number
}

export const toastHotkey = 'F8'

export const useToast = create<{ toast: ShownToast | null }>(() => ({ toast: null }))

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

/** The text of a toast, to show beside a field, too. */
export function readToastText(name: ToastName, values: MessageValues): string {
  return t(`toast.${name}.text`, values)
}
