import '#renderer/look/toast.css'
import '#renderer/messages/toast-area.json'
import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { useState } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { toasts } from '#renderer/config/toasts.ts'
import { t } from '#renderer/messages/messages.ts'
import type { ShownToast } from '#renderer/stores/toast-store.ts'

/** How long a toast stays. */
const durationMs = 5000
/** How far to the right a toast must be swiped to go, in pixels. */
const swipeThresholdPx = 50
/** The key that moves the focus to the notification area. */
const hotkey = 'F8'

/** The notification area with its one toast. A newer toast replaces the older one. */
export function ToastArea({ toast }: { toast: ShownToast }) {
  const [closed, setClosed] = useState(0)
  const bad = toasts[toast.name] === 'destructive'
  return (
    <Provider label={t('toast.one')} duration={durationMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
      <Root
        key={toast.number}
        className={bad ? 'toast toast-bad' : 'toast'}
        open={closed !== toast.number}
        onOpenChange={(open) => !open && setClosed(toast.number)}
      >
        <Icon name={bad ? 'warning' : 'check'} />
        <div>
          <Title className="toast-title">{t(toast.title, toast.values)}</Title>
          <Description className="toast-text">{t(toast.text, toast.values)}</Description>
        </div>
        <Close className="btn btn-icon" aria-label={t('toast.close')}>
          <Icon name="close" />
        </Close>
      </Root>
      <Viewport className="toasts" hotkey={[hotkey]} label={`${t('toast.area')} ({hotkey})`} />
    </Provider>
  )
}
