import type { LogEntry } from '@lya/contract/backoffice/logs.ts'
import { wordField } from '@lya/core/backoffice/audit/words.ts'
import { wordKept } from './kept-value.model.ts'
import { logsCopy as copy } from './logs.copy.ts'
import classes from './logs.module.css'

/** Every field that an entry kept, as it was before and as it was left. */
export function LogValues({ oldValues, newValues }: Pick<LogEntry, 'oldValues' | 'newValues'>) {
  const fields = [...new Set([...Object.keys(oldValues ?? {}), ...Object.keys(newValues ?? {})])]
  if (fields.length === 0) return <p className={classes.quiet}>{copy.looked}</p>
  return (
    <div className={classes.scroll}>
      <table className={classes.values}>
        <thead>
          <tr>
            <th>{copy.field}</th>
            <th>{copy.before}</th>
            <th>{copy.after}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{wordField(field)}</th>
              <td>{wordKept(field, oldValues?.[field])}</td>
              <td>{wordKept(field, newValues?.[field])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
