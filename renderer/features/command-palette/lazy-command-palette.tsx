import { useEffect } from 'react'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { isDialogOpen } from '#renderer/hooks/is-dialog-open.ts'
import { t } from '#renderer/messages/messages.ts'
import type { PaletteScreen } from './command-palette.tsx'
import { closeCommandPalette, openCommandPalette, useCommandPalette } from './command-palette-store.ts'

// 14 kB, with cmdk.
const Palette = lazyPart(() => import('./command-palette.tsx').then((code) => code.CommandPalette))

/** Loads and opens the palette on Ctrl or ⌘ with K. */
export function LazyCommandPalette({ screens }: { screens: readonly PaletteScreen[] }) {
  const { times } = useCommandPalette()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (useCommandPalette.getState().isOpen) closeCommandPalette()
      // An open dialog is answered first; the closing palette itself does not count.
      else if (!isDialogOpen('.palette')) openCommandPalette()
    }
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
      closeCommandPalette()
    }
  }, [])
  return times > 0 && <Palette key={times} screens={screens} failed={<PaletteNotLoaded />} />
}

/** The next press tries again. */
function PaletteNotLoaded() {
  useEffect(closeCommandPalette, [])
  return (
    <p className="page notice" role="status">
      {t('palette.notLoaded')}
    </p>
  )
}
