import type { ReactNode } from 'react'

type Props = {
  caption: string
  columns: readonly string[]
  rows: readonly { key: string; name: string; cells: readonly ReactNode[] }[]
}

/** A chart in words and numbers; the first column names the rows. */
export function ChartTable({ caption, columns, rows }: Props) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
