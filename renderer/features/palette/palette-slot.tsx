import { useEffect } from 'react'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { closePalette, openPalette, usePalette } from './palette-state.ts'

// 14 kB, with cmdk.
const Palette = lazyPart(() => import('./palette.tsx').then((code) => code.Palette))

/** How many of them are on the screen. */
let slots = 0

/** Where the palette of a workplace opens, by Ctrl or ⌘ with K. Its code is loaded when it is first asked for. */
export function PaletteSlot() {
  const { times } = usePalette()
  const isWorking = useSession(({ user }) => user?.isAdmin === true || user?.isEmployer === true)
  useEffect(() => {
    if (!isWorking) return
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (usePalette.getState().isOpen) closePalette()
      // A question on the screen is answered first; the palette itself may be on its way out still.
      else if (!document.querySelector('dialog[open], [role="dialog"]:not(.palette *)')) openPalette()
    }
    document.addEventListener('keydown', press)
    slots += 1
    return () => {
      document.removeEventListener('keydown', press)
      slots -= 1
      // Another workplace that comes up in its place keeps it open.
      queueMicrotask(() => slots === 0 && closePalette())
    }
  }, [isWorking])
  if (times === 0 || !isWorking) return null
  return <Palette key={times} failed={<PaletteNotLoaded />} />
}

/** The next press tries again. */
function PaletteNotLoaded() {
  useEffect(closePalette, [])
  return (
    <p className="page notice" role="status">
      {t('palette.notLoaded')}
    </p>
  )
}
