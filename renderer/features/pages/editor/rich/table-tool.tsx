import type { ChainedCommands, Editor } from '@tiptap/core'
import { Button, Dropdown } from 'antd'
import { type MessageId, t } from '#renderer/messages/messages.ts'
import { chainInText, ToolIcon, type ToolProps } from './tool.tsx'

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

interface Props extends ToolProps {
  editor: Editor
  inTable: boolean
}

export function TableTool({ editor, inTable, ...row }: Props) {
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
