import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Button, Dropdown, Select } from 'antd'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import { LinkTool } from './link-tool.tsx'
import { chainInText, Tool, ToolIcon, type ToolIconName, type ToolProps } from './tool.tsx'

interface Props {
  editor: Editor
  frame: RefObject<HTMLDivElement | null>
}

interface TextTool {
  icon: ToolIconName
  /** Mark or node of the schema. */
  type: string
  keys?: string
  toggle: (chain: ChainedCommands) => ChainedCommands
}

const textTools: readonly TextTool[] = [
  { icon: 'bold', type: 'bold', keys: 'Ctrl+B', toggle: (chain) => chain.toggleBold() },
  { icon: 'italic', type: 'italic', keys: 'Ctrl+I', toggle: (chain) => chain.toggleItalic() },
  { icon: 'bullets', type: 'bulletList', toggle: (chain) => chain.toggleBulletList() },
  { icon: 'numbers', type: 'orderedList', toggle: (chain) => chain.toggleOrderedList() },
  { icon: 'quote', type: 'blockquote', toggle: (chain) => chain.toggleBlockquote() }
]

const historyTools = [
  ['undo', 'Ctrl+Z'],
  ['redo', 'Ctrl+Y']
] as const

export function RichToolbar({ editor, frame }: Props) {
  const [current, setCurrent] = useState(0)
  const { active, ...can } = useEditorState({ editor, selector: ({ editor }) => readState(editor) })
  const place = (index: number): ToolProps => ({
    tabIndex: index === current ? 0 : -1,
    onFocus: () => setCurrent(index)
  })
  const link = textTools.length
  return (
    <div className="rich-tools">
      <BlockStyle editor={editor} />
      <div
        ref={frame}
        className="rich-buttons"
        role="toolbar"
        aria-label={t('pageEditor.rich.tools')}
        onKeyDown={moveFocus}
      >
        {textTools.map(({ icon, type, keys, toggle }, index) => (
          <Tool
            key={icon}
            {...place(index)}
            {...{ icon, keys }}
            pressed={active.includes(type)}
            onPress={() => toggle(chainInText(editor)).run()}
          />
        ))}
        <LinkTool {...place(link)} editor={editor} pressed={active.includes('link')} />
        <TableTool {...place(link + 1)} editor={editor} inTable={active.includes('table')} />
        {historyTools.map(([icon, keys], index) => (
          <Tool
            key={icon}
            {...place(link + 2 + index)}
            {...{ icon, keys }}
            disabled={!can[icon]}
            onPress={() => chainInText(editor)[icon]().run()}
          />
        ))}
      </div>
    </div>
  )
}

const types = [...textTools.map(({ type }) => type), 'link', 'table']

function readState(editor: Editor) {
  return {
    active: types.filter((type) => editor.isActive(type)),
    undo: editor.can().undo(),
    redo: editor.can().redo()
  }
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll('button')]
  const here = all.findIndex((button) => button.contains(document.activeElement))
  const to = { ArrowLeft: here - 1, ArrowRight: here + 1, Home: 0, End: -1 }[event.key]
  if (to === undefined || here === -1) return
  event.preventDefault()
  all.at(to % all.length)?.focus()
}

const usualLevels = [2, 3, 4] as const
const allLevels = [1, 2, 3, 4, 5, 6] as const

/** Unoffered heading levels are shown where they occur. */
function BlockStyle({ editor }: { editor: Editor }) {
  const level = useEditorState({
    editor,
    selector: ({ editor }) => allLevels.find((level) => editor.isActive('heading', { level })) ?? 0
  })
  const levels = allLevels.filter((one) => one === level || usualLevels.some((usual) => usual === one))
  const options = [
    { value: 0, label: t('pageEditor.rich.paragraph') },
    ...levels.map((one) => ({ value: one, label: t('pageEditor.rich.heading', { level: one - 1 }) }))
  ]
  const change = (value: number) => {
    const wanted = allLevels.find((one) => one === value)
    const chain = chainInText(editor)
    if (wanted) chain.setHeading({ level: wanted }).run()
    else chain.setParagraph().run()
  }
  return (
    <Select
      className="rich-style"
      aria-label={t('pageEditor.rich.style')}
      value={level}
      options={options}
      onChange={change}
    />
  )
}

const steps = {
  'pageEditor.rich.table.rowBelow': (chain) => chain.addRowAfter(),
  'pageEditor.rich.table.columnRight': (chain) => chain.addColumnAfter(),
  'pageEditor.rich.table.header': (chain) => chain.toggleHeaderRow(),
  'pageEditor.rich.table.deleteRow': (chain) => chain.deleteRow(),
  'pageEditor.rich.table.deleteColumn': (chain) => chain.deleteColumn(),
  'pageEditor.rich.table.delete': (chain) => chain.deleteTable()
} as const satisfies Partial<Record<MessageId, (chain: ChainedCommands) => ChainedCommands>>

type Step = keyof typeof steps

const stepNames = Object.keys(steps) as Step[]

interface TableToolProps extends ToolProps {
  editor: Editor
  inTable: boolean
}

function TableTool({ editor, inTable, ...row }: TableToolProps) {
  const insert = () => chainInText(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
  const items = inTable
    ? stepNames.map((name) => ({
        key: name,
        label: t(name),
        onClick: () => void steps[name](chainInText(editor)).run()
      }))
    : [{ key: 'insert', label: t('pageEditor.rich.table.insert'), onClick: insert }]
  return (
    <Dropdown menu={{ items }} trigger={['click']} autoFocus>
      <Button
        {...row}
        type="text"
        className="rich-tool"
        aria-label={t('pageEditor.rich.table')}
        aria-haspopup="menu"
        aria-pressed={inTable}
        icon={<ToolIcon name="table" />}
        onMouseDown={(event) => event.preventDefault()}
      />
    </Dropdown>
  )
}
