import { Button, Tooltip } from 'antd'
import { useEffect } from 'react'
import { Icon } from '#renderer/components/public/icon.tsx'
import { lazyPart } from '#renderer/components/public/lazy-component.tsx'
import { t } from '#renderer/messages/messages.ts'
import { useSession } from '#renderer/stores/session-store.ts'
import { closePalette, openPalette, paletteShortcut, usePalette } from './palette-state.ts'

// 14 kB, with cmdk.
const Palette = lazyPart(() => import('./palette.tsx').then((code) => code.Palette))

let slots = 0

/** Loads and opens the palette on Ctrl or ⌘ with K. */
export function PaletteSlot() {
  const { times } = usePalette()
  const isWorking = useSession(({ user }) => user?.isAdmin === true || user?.isEmployer === true)
  useEffect(() => {
    if (!isWorking) return
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (usePalette.getState().isOpen) closePalette()
      // An open dialog is answered first; the closing palette itself does not count.
      else if (!document.querySelector('dialog[open], [role="dialog"]:not(.palette *)')) openPalette()
    }
    document.addEventListener('keydown', press)
    slots += 1
    return () => {
      document.removeEventListener('keydown', press)
      slots -= 1
      // The next workplace mounts in the same tick and keeps it open.
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

export function PaletteButton() {
  return (
    <Tooltip title={t('palette.tooltip', { keys: paletteShortcut })}>
      <Button
        className="palette-button"
        type="text"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        icon={<Icon name="search" />}
        onClick={openPalette}
      >
        {t('palette.open')}
      </Button>
    </Tooltip>
  )
}
