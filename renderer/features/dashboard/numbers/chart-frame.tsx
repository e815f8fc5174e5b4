import { Button, Table } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { t } from '#renderer/messages/messages.ts'

interface Props {
  title: string
  /** The same numbers as a table: what each column is called, and the rows. */
  columns: readonly string[]
  rows: readonly (readonly (string | number)[])[]
  /** The picture, which says nothing that the table does not. */
  children: ReactNode
}

/** A picture of numbers and the table behind it, which screen readers always find and everybody can have shown. */
export function ChartFrame({ title, columns, rows, children }: Props) {
  const id = useId()
  const [isTable, setTable] = useState(false)
  return (
    <section className="numbers-chart" aria-labelledby={id}>
      <div className="numbers-chart-top">
        <h3 id={id}>{title}</h3>
        <Button aria-pressed={isTable} aria-describedby={id} onClick={() => setTable(!isTable)}>
          {t('dashboard.numbers.asTable')}
        </Button>
      </div>
      {!isTable && <div aria-hidden="true">{children}</div>}
      {/* Where it is wider than the screen the arrow keys slide it. */}
      <div className={isTable ? 'numbers-table' : 'sr'} tabIndex={isTable ? 0 : undefined}>
        <Table
          aria-labelledby={id}
          columns={columns.map((name, index) => ({
            key: index,
            title: name,
            render: (_, { cells }) => cells[index],
            ...(index > 0 && { align: 'right' as const })
          }))}
          dataSource={rows.map((cells, key) => ({ key, cells }))}
          pagination={false}
        />
      </div>
    </section>
  )
}
