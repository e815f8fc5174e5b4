import { useEffect, useState } from 'react'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { t } from '#renderer/messages/messages.ts'
import { toastHotkey, useToast } from '#renderer/stores/toast-store.ts'

const loadProvider = () => import('./toast-provider.tsx').then((code) => code.ToastProvider)
// 9.2 kB, with Radix: most visits see no toast. Retried at once, since a message should not wait for the next one.
const ToastProvider = lazyPart(() => loadProvider().catch(loadProvider))

/** Loads the toasts' code with the first toast, or when the key asks for the area. */
export function LazyToasts() {
  const { toast } = useToast()
  const [takesFocus, setTakesFocus] = useState(false)
  useEffect(() => {
    const ask = ({ code }: KeyboardEvent) => code === toastHotkey && setTakesFocus(true)
    document.addEventListener('keydown', ask)
    return () => document.removeEventListener('keydown', ask)
  }, [])
  if (!toast && !takesFocus) return null
  // Without its code a toast is plain text in the page: the message matters more than its dress.
  const plain = toast && (
    <p className="page notice" role="status">
      <span>{t(toast.title, toast.values)}</span>: <span>{t(toast.text, toast.values)}</span>
    </p>
  )
  return <ToastProvider toast={toast} takesFocus={takesFocus} failed={plain} />
}
