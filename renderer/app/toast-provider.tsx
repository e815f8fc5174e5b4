import '#renderer/styles/toast.css'
import { Action, Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { raisePopovers } from '#renderer/components/public/dialog/use-modal.ts'
import { Icon } from '#renderer/components/public/icon.tsx'
import { Link } from '#renderer/components/public/link.tsx'
import { paths } from '#renderer/config/paths.ts'
import { toasts } from '#renderer/config/toast-catalogue.ts'
import { t } from '#renderer/messages/messages.ts'
import { useApplyStore } from '#renderer/stores/apply-store.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { type ShownToast, toastHotkey } from '#renderer/stores/toast-store.ts'

const durationMs = 5000
const swipeThresholdPx = 50

/** Constant: with another array Radix would stop listening and start again, perhaps while the key is handled. */
const hotkeys = [toastHotkey]

interface Props {
  toast: ShownToast | null
  /** The area was asked for by its key before it was loaded. */
  takesFocus: boolean
}

export function ToastProvider({ toast, takesFocus }: Props) {
  const area = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (!area.current) return
    area.current.popover = 'manual'
    // Undefined in older browsers, despite its type.
    area.current.showPopover?.()
  }, [])
  // Above a dialog that was opened before it.
  useEffect(() => {
    if (toast) raisePopovers()
  }, [toast])
  useEffect(() => {
    if (takesFocus) area.current?.focus()
  }, [takesFocus])
  return (
    <Provider label={t('toast.one')} duration={durationMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
      {toast && <Toast key={toast.number} toast={toast} area={area} />}
      <Viewport
        ref={area}
        className="toasts"
        hotkey={hotkeys}
        label={`${t('toast.area')} ({hotkey})`}
        // Shown by CSS when the focus comes to an empty area.
        data-none={t('toast.none')}
      />
    </Provider>
  )
}

interface ToastProps {
  toast: ShownToast
  area: RefObject<HTMLOListElement | null>
}

/** Radix stops the time while the focus is in the area, so no removed toast leaves it there: the next one would stay for good. */
function Toast({ toast, area }: ToastProps) {
  const [open, setOpen] = useState(true)
  const root = useRef<HTMLLIElement>(null)
  const close = () => {
    setOpen(false)
    // Radix has moved the focus from the toast to the area.
    area.current?.blur()
  }
  // Before its elements are removed: the browser reports no blur for elements that are removed.
  useLayoutEffect(
    () => () => {
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && root.current?.contains(activeElement)) activeElement.blur()
    },
    []
  )
  const bad = toasts[toast.name] === 'destructive'
  return (
    <Root ref={root} className={bad ? 'toast toast-bad' : 'toast'} open={open} onOpenChange={close}>
      <Icon name={bad ? 'warning' : 'check'} />
      <div>
        <Title className="toast-title">{t(toast.title, toast.values)}</Title>
        <Description className="toast-text">{t(toast.text, toast.values)}</Description>
        <NextStep toast={toast} />
      </div>
      <Close className="btn btn-icon" aria-label={t('toast.close')}>
        <Icon name="close" />
      </Close>
    </Root>
  )
}

function NextStep({ toast: { name, values } }: { toast: ShownToast }) {
  const { pathname, search } = useLocation()
  const isVisitor = useSession(({ user }) => user === null)
  const isApplying = useApplyStore(({ visitorJob }) => visitorJob !== null)
  switch (name) {
    case 'loginRequired':
      // A member has to log out first; a visitor logs in within the sheet.
      return isVisitor && !isApplying ? (
        <Action asChild altText={t('toast.loginRequired.doInstead')}>
          <Link className="btn btn-line" to={paths.login} state={{ from: pathname + search, apply: values.job }}>
            {t('nav.login')}
          </Link>
        </Action>
      ) : null
    case 'employersOnly':
      return (
        <Action asChild altText={t('toast.employersOnly.doInstead')}>
          <Link className="btn btn-line" to={paths.askEmployer}>
            {t('toast.employersOnly.do')}
          </Link>
        </Action>
      )
    case 'becameEmployer':
      // The job form stays as it is.
      return pathname === paths.firstJob ? null : (
        <Action asChild altText={t('toast.becameEmployer.doInstead')}>
          <Link className="btn btn-line" to={paths.postJob}>
            {t('nav.postJob')}
          </Link>
        </Action>
      )
    case 'linkBlocked':
      return (
        <Action asChild altText={t('toast.linkBlocked.doInstead')}>
          <a className="btn btn-line" href={String(values.address)} target="_blank" rel="noopener noreferrer">
            {t('toast.linkBlocked.do')}
          </a>
        </Action>
      )
    default:
      return null
  }
}
