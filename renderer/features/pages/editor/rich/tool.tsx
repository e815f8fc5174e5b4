import type { ChainedCommands, Editor } from '@tiptap/core'
import { Button, Tooltip } from 'antd'
import { t } from '#renderer/messages/messages.ts'

/** Roving tabindex. */
export interface ToolProps {
  tabIndex: number
  onFocus: () => void
}

/** Focuses synchronously: the library's focus() waits a frame, in which keys would reach the tool. */
export function chainInText(editor: Editor): ChainedCommands {
  editor.view.focus()
  return editor.chain().scrollIntoView()
}

interface ToolButtonProps extends ToolProps {
  icon: ToolIconName
  keys?: string | undefined
  pressed?: boolean
  disabled?: boolean
  hasDialog?: boolean
  onPress: () => void
}

export function Tool({ icon, keys, pressed, disabled = false, hasDialog, onPress, ...row }: ToolButtonProps) {
  const words = t(`pageEditor.rich.${icon}`)
  return (
    <Tooltip title={keys ? `${words} (${keys})` : words} mouseEnterDelay={0.4}>
      <Button
        {...row}
        type="text"
        className="rich-tool"
        aria-label={words}
        aria-pressed={pressed}
        aria-haspopup={hasDialog ? 'dialog' : undefined}
        aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
        // aria-disabled: a disabled button would drop the focus.
        aria-disabled={disabled || undefined}
        icon={<ToolIcon name={icon} />}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => disabled || onPress()}
      />
    </Tooltip>
  )
}

/** 20 × 20 grid, 1.5 stroke. */
const paths = {
  bold: 'M6 4h5a3 3 0 0 1 0 6H6zm0 6h6a3 3 0 0 1 0 6H6z',
  italic: 'M8.5 4H15M5 16h6.5M12.25 4l-4 12',
  bullets: 'M8 5.5h9M8 10h9M8 14.5h9M3.5 5.5h.6M3.5 10h.6M3.5 14.5h.6',
  numbers: 'M8 5.5h9M8 10h9M8 14.5h9M3 4.5l1.2-.7v3.4M2.8 12.6c.3-1.2 2.2-1 2 .2-.1.7-1.9 1.4-2 2.4h2.2',
  quote: 'M4 13V9.5C4 7 5.2 5.6 7.5 5M4 13h3.5V9.5H4M11.5 13V9.5c0-2.5 1.2-3.9 3.5-4.5M11.5 13H15V9.5h-3.5',
  link: 'm8.5 11.5 3-3M9.5 6l1.7-1.7a3.2 3.2 0 0 1 4.5 4.5L14 10.5M10.5 14l-1.7 1.7a3.2 3.2 0 0 1-4.5-4.5L6 9.5',
  table: 'M3 4h14v12H3zM3 8h14M3 12h14M8 8v8',
  undo: 'm7 4-4 4 4 4M3.5 8H12a4.5 4.5 0 0 1 0 9H8',
  redo: 'm13 4 4 4-4 4M16.5 8H8a4.5 4.5 0 0 0 0 9h4'
} as const

export type ToolIconName = keyof typeof paths

export function ToolIcon({ name }: { name: ToolIconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
