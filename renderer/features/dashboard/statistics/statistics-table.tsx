import { withReactKeys } from '#renderer/components/with-react-keys.ts'

interface Props {
  labelId: string
  columns: readonly string[]
  /** A cell for each column; the first names the row. */
  rows: readonly (readonly (string | number)[])[]
}

/** A plain table: antd's, which sorts and selects, is 54 kB. */
export function StatisticsTable({ labelId, columns, rows }: Props) {
  const keyed = withReactKeys(columns, (name) => name)
  return (
    <table aria-labelledby={labelId}>
      <thead>
        <tr>
          {keyed.map(([key, name]) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {withReactKeys(rows, ([name = '']) => String(name)).map(([key, [name, ...numbers]]) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {keyed.slice(1).map(([column], index) => (
              <td key={column}>{numbers[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
