import { Button, Tooltip } from 'antd'
import { Icon } from '#renderer/components/public/icon.tsx'
import { t } from '#renderer/messages/messages.ts'
import { openCommandPalette } from './command-palette-store.ts'

const shortcut = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'

export function CommandPaletteButton() {
  return (
    <Tooltip title={t('palette.tooltip', { keys: shortcut })}>
      <Button
        className="palette-button"
        type="text"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        icon={<Icon name="search" />}
        onClick={openCommandPalette}
      >
        {t('palette.open')}
      </Button>
    </Tooltip>
  )
}
