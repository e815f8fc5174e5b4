import type { MessageId } from '#renderer/messages/messages.ts'

export interface Toast {
  variant: 'default' | 'destructive'
  title: MessageId
  description: MessageId
}

/** The catalogue of toasts: each one that the product can show. The texts stand in the message catalogue. */
export const toasts = {
  loginRequired: {
    variant: 'destructive',
    title: 'toast.loginRequired.title',
    description: 'toast.loginRequired.text'
  },
  jobShared: { variant: 'default', title: 'toast.jobShared.title', description: 'toast.jobShared.text' },
  errorFetchingContent: {
    variant: 'destructive',
    title: 'toast.errorFetchingContent.title',
    description: 'toast.errorFetchingContent.text'
  },
  linkNotOpened: {
    variant: 'destructive',
    title: 'toast.linkNotOpened.title',
    description: 'toast.linkNotOpened.text'
  },
  linkRefused: { variant: 'destructive', title: 'toast.linkRefused.title', description: 'toast.linkRefused.text' },
  notSaved: { variant: 'destructive', title: 'toast.notSaved.title', description: 'toast.notSaved.text' },
  noticeFailed: { variant: 'destructive', title: 'toast.noticeFailed.title', description: 'toast.noticeFailed.text' }
} as const satisfies Record<string, Toast>

export type ToastName = keyof typeof toasts
