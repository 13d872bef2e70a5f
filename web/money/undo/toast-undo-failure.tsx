import type { QueryClient } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { toastError } from '#design/toast/toast.ts'
import { type Difference, differencesOf } from '#money/undo/differences.model.ts'
import { undoCopy as copy } from '#money/undo/undo.copy.ts'
import classes from './undo-toast.module.css'

/** Says why nothing was undone; where it was changed since, with both versions. */
export function toastUndoFailure(queryClient: QueryClient, failure: unknown): void {
  const differences = lateBy(queryClient, failure)
  toastError({
    title: copy.undoFailed,
    message:
      differences.length > 0 ? <Versions differences={differences} /> : refusalSentence(failure),
  })
}

function lateBy(queryClient: QueryClient, failure: unknown): Difference[] {
  if (!(failure instanceof RefusedCall) || failure.code !== 'undo.too-late') return []
  const categories = queryClient.getQueryData(api.categories.list.queryKey())
  return differencesOf(failure.data, (id) => categories?.items.find((one) => one.id === id)?.name)
}

function Versions({ differences }: { differences: readonly Difference[] }) {
  return (
    <>
      {copy.changedSince}
      <table className={classes.versions}>
        <thead>
          <tr>
            <th scope="col">
              <span className="lya-hidden">{copy.field}</span>
            </th>
            <th scope="col">{copy.now}</th>
            <th scope="col">{copy.before}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ name, now, before }) => (
            <tr key={`${name} ${before}`}>
              <th scope="row">{name}</th>
              <td>{now}</td>
              <td>{before}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
