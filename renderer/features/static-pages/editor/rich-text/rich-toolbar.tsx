import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Button, Dropdown, Tooltip } from 'antd'
import { type ComponentProps, useState } from 'react'
import { Select } from '#renderer/components/workplace/antd-select.tsx'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import { LinkDialog } from './link-dialog.tsx'

type Command = (chain: ChainedCommands) => ChainedCommands

const tools = [
  { icon: 'bold', type: 'bold', keys: 'Ctrl+B', command: (chain) => chain.toggleBold() },
  { icon: 'italic', type: 'italic', keys: 'Ctrl+I', command: (chain) => chain.toggleItalic() },
  { icon: 'bullets', type: 'bulletList', command: (chain) => chain.toggleBulletList() },
  { icon: 'numbers', type: 'orderedList', command: (chain) => chain.toggleOrderedList() },
  { icon: 'quote', type: 'blockquote', command: (chain) => chain.toggleBlockquote() }
] as const satisfies readonly { icon: ToolIcon; type: string; keys?: string; command: Command }[]

const historyTools = [
  { icon: 'undo', keys: 'Ctrl+Z', command: (chain) => chain.undo() },
  { icon: 'redo', keys: 'Ctrl+Y', command: (chain) => chain.redo() }
] as const satisfies readonly { icon: ToolIcon; keys: string; command: Command }[]

const tableSteps = {
  'pageEditor.rich.table.rowBelow': (chain) => chain.addRowAfter(),
  'pageEditor.rich.table.columnRight': (chain) => chain.addColumnAfter(),
  'pageEditor.rich.table.header': (chain) => chain.toggleHeaderRow(),
  'pageEditor.rich.table.deleteRow': (chain) => chain.deleteRow(),
  'pageEditor.rich.table.deleteColumn': (chain) => chain.deleteColumn(),
  'pageEditor.rich.table.delete': (chain) => chain.deleteTable()
} as const satisfies Partial<Record<MessageId, Command>>
const insertTable = {
  'pageEditor.rich.table.insert': (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true })
} as const satisfies Partial<Record<MessageId, Command>>

export function RichToolbar({ editor }: { editor: Editor }) {
  const [isLinking, setLinking] = useState(false)
  const { active, level, ...can } = useEditorState({ editor, selector: ({ editor }) => readState(editor) })
  const run = (command: Command) => {
    // The library's focus() waits a frame, in which keys would reach the tool.
    editor.view.focus()
    command(editor.chain().scrollIntoView()).run()
  }
  const inTable = active.includes('table')
  const steps: Partial<Record<MessageId, Command>> = inTable ? tableSteps : insertTable
  const tableItems = Object.entries(steps).map(([key, command]) => ({
    key,
    label: t(key as MessageId),
    onClick: () => run(command)
  }))
  return (
    <fieldset className="rich-tools" aria-label={t('pageEditor.rich.tools')}>
      <BlockStyle level={level} onChange={run} />
      {tools.map(({ icon, type, command, ...tool }) => (
        <Tool key={icon} {...tool} icon={icon} aria-pressed={active.includes(type)} onClick={() => run(command)} />
      ))}
      <Tool
        icon="link"
        aria-pressed={active.includes('link')}
        aria-haspopup="dialog"
        onClick={() => setLinking(true)}
      />
      <Dropdown menu={{ items: tableItems }} trigger={['click']} autoFocus>
        <Tool icon="table" aria-pressed={inTable} aria-haspopup="menu" />
      </Dropdown>
      {historyTools.map(({ icon, keys, command }) => (
        <Tool
          key={icon}
          {...{ icon, keys }}
          // aria-disabled: a disabled button would drop the focus.
          aria-disabled={!can[icon] || undefined}
          onClick={() => can[icon] && run(command)}
        />
      ))}
      <LinkDialog editor={editor} open={isLinking} inLink={active.includes('link')} onClose={() => setLinking(false)} />
    </fieldset>
  )
}

const usualLevels: readonly number[] = [2, 3, 4]
const allLevels = [1, 2, 3, 4, 5, 6] as const

function readState(editor: Editor) {
  return {
    active: [...tools.map(({ type }) => type), 'link', 'table'].filter((type) => editor.isActive(type)),
    level: allLevels.find((level) => editor.isActive('heading', { level })) ?? 0,
    undo: editor.can().undo(),
    redo: editor.can().redo()
  }
}

/** Unoffered heading levels are shown where they occur. */
function BlockStyle({ level, onChange }: { level: number; onChange: (command: Command) => void }) {
  const headings = allLevels.filter((one) => one === level || usualLevels.includes(one))
  return (
    <Select
      className="rich-style"
      aria-label={t('pageEditor.rich.style')}
      value={level}
      options={[
        { value: 0, label: t('pageEditor.rich.paragraph') },
        ...headings.map((one) => ({ value: one, label: t('pageEditor.rich.heading', { level: one - 1 }) }))
      ]}
      onChange={(value) => {
        const wanted = allLevels.find((one) => one === value)
        onChange((chain) => (wanted ? chain.setHeading({ level: wanted }) : chain.setParagraph()))
      }}
    />
  )
}

/** 20 × 20 grid, 1.5 stroke. */
const icons = {
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
type ToolIcon = keyof typeof icons

type ToolProps = Omit<ComponentProps<typeof Button>, 'icon'> & { icon: ToolIcon; keys?: string }

function Tool({ icon, keys, ...button }: ToolProps) {
  const words = t(`pageEditor.rich.${icon}`)
  return (
    <Tooltip title={keys ? `${words} (${keys})` : words} mouseEnterDelay={0.4}>
      <Button
        {...button}
        type="text"
        className="rich-tool"
        aria-label={words}
        aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
        icon={
          <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
            <path d={icons[icon]} />
          </svg>
        }
        // The text keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
      />
    </Tooltip>
  )
}
