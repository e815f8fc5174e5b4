import { Component, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { t } from '#renderer/messages/messages.ts'
import { type ShownToast, toastHotkey, useToast } from '#renderer/stores/toast-store.ts'

const loadArea = () => import('./toast-area.tsx').then((module) => ({ default: module.ToastArea }))
// Asked for twice: what a moment without a connection has swallowed comes the second time.
const ToastArea = lazy(() => loadArea().catch(loadArea))

/** Where toasts are shown. Their code is loaded with the first of them, or when somebody looks for one by the key. */
export function ToastSlot() {
  const { toast } = useToast()
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    const ask = ({ code }: KeyboardEvent) => code === toastHotkey && setAsked(true)
    document.addEventListener('keydown', ask)
    return () => document.removeEventListener('keydown', ask)
  }, [])
  if (!toast && !isAsked) return null
  return (
    <PlainToastFallback toast={toast}>
      <Suspense fallback={null}>
        <ToastArea toast={toast} isAsked={isAsked} />
      </Suspense>
    </PlainToastFallback>
  )
}

/** Says the toast in the page when its code cannot be fetched: the message matters more than its dress. */
class PlainToastFallback extends Component<{ toast: ShownToast | null; children: ReactNode }, { lost: boolean }> {
  override state = { lost: false }

  static getDerivedStateFromError() {
    return { lost: true }
  }

  override render() {
    const { toast, children } = this.props
    if (!this.state.lost) return children
    return (
      toast && (
        <p className="page notice" role="status">
          {t(toast.title, toast.values)}: {t(toast.text, toast.values)}
        </p>
      )
    )
  }
}
