import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Select } from 'antd'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { t } from '#renderer/messages/messages.ts'
import { LinkTool } from './link-tool.tsx'
import { TableTool } from './table-tool.tsx'
import { chainInText, Tool, type ToolProps } from './tool.tsx'

interface Props {
  editor: Editor
  frame: RefObject<HTMLDivElement | null>
}

export function RichToolbar({ editor, frame }: Props) {
  const [current, setCurrent] = useState(0)
  const state = useEditorState({
    editor,
    selector: ({ editor }) => readState(editor)
  })
  const tool = (index: number): ToolProps => ({
    tabIndex: index === current ? 0 : -1,
    onFocus: () => setCurrent(index)
  })
  const run = () => chainInText(editor)
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
        <Tool
          {...tool(0)}
          icon="bold"
          words="pageEditor.rich.bold"
          keys="Ctrl+B"
          pressed={state.bold}
          onPress={() => run().toggleBold().run()}
        />
        <Tool
          {...tool(1)}
          icon="italic"
          words="pageEditor.rich.italic"
          keys="Ctrl+I"
          pressed={state.italic}
          onPress={() => run().toggleItalic().run()}
        />
        <Tool
          {...tool(2)}
          icon="bullets"
          words="pageEditor.rich.bullets"
          pressed={state.bullets}
          onPress={() => run().toggleBulletList().run()}
        />
        <Tool
          {...tool(3)}
          icon="numbers"
          words="pageEditor.rich.numbers"
          pressed={state.numbers}
          onPress={() => run().toggleOrderedList().run()}
        />
        <Tool
          {...tool(4)}
          icon="quote"
          words="pageEditor.rich.quote"
          pressed={state.quote}
          onPress={() => run().toggleBlockquote().run()}
        />
        <LinkTool {...tool(5)} editor={editor} pressed={state.link} />
        <TableTool {...tool(6)} editor={editor} inTable={state.table} />
        <Tool
          {...tool(7)}
          icon="undo"
          words="pageEditor.rich.undo"
          keys="Ctrl+Z"
          disabled={!state.canUndo}
          onPress={() => run().undo().run()}
        />
        <Tool
          {...tool(8)}
          icon="redo"
          words="pageEditor.rich.redo"
          keys="Ctrl+Y"
          disabled={!state.canRedo}
          onPress={() => run().redo().run()}
        />
      </div>
    </div>
  )
}

function readState(editor: Editor) {
  return {
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    bullets: editor.isActive('bulletList'),
    numbers: editor.isActive('orderedList'),
    quote: editor.isActive('blockquote'),
    link: editor.isActive('link'),
    table: editor.isActive('table'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo()
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
