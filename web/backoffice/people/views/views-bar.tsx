import type { SavedView } from '@lya/contract/backoffice/views.ts'
import { Button, NativeSelect } from '@mantine/core'
import { IconBookmark, IconChevronDown, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type ListAddress, queryOf } from '#backoffice/people/list/address.model.ts'
import type { ListKind } from '#backoffice/people/list/list-kind.ts'
import { RemoveViewDialog } from '#backoffice/people/views/remove-view-dialog.tsx'
import { SaveViewDialog } from '#backoffice/people/views/save-view-dialog.tsx'
import { viewsCopy as copy } from '#backoffice/people/views/views.copy.ts'
import { adminApi } from '#connection/admin/admin-client.ts'
import classes from '../people.module.css'

/** The views that were kept of this list, and keeping the one that is shown. */
export function ViewsBar({ kind, address }: { kind: ListKind; address: ListAddress }) {
  const [dialog, setDialog] = useState<'save' | 'remove' | null>(null)
  const { data } = useQuery(adminApi.views.list.queryOptions({ input: { page: kind.page } }))
  const views = data?.items ?? []
  const query = queryOf(address, kind)
  const shown = views.find((view) => view.query === query)
  const close = () => setDialog(null)
  return (
    <div className={classes.views}>
      <ViewSelect views={views} query={query} shown={shown} />
      {query !== '' && !shown ? (
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconBookmark size={16} aria-hidden="true" />}
          onClick={() => setDialog('save')}
        >
          {copy.save}
        </Button>
      ) : null}
      {shown?.isOwn ? (
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconTrash size={16} aria-hidden="true" />}
          onClick={() => setDialog('remove')}
        >
          {copy.remove}
        </Button>
      ) : null}
      <SaveViewDialog page={kind.page} query={query} opened={dialog === 'save'} onClose={close} />
      {shown ? (
        <RemoveViewDialog view={shown} opened={dialog === 'remove'} onClose={close} />
      ) : null}
    </div>
  )
}

type SelectProps = { views: readonly SavedView[]; query: string; shown: SavedView | undefined }

function ViewSelect({ views, query, shown }: SelectProps) {
  const navigate = useNavigate()
  const option = ({ id, name }: SavedView) => (
    <option key={id} value={id}>
      {name}
    </option>
  )
  const shared = views.filter(({ isOwn }) => !isOwn)
  const isChanged = query !== '' && !shown
  return (
    <NativeSelect
      size="sm"
      aria-label={copy.views}
      rightSection={<IconChevronDown size={16} aria-hidden="true" />}
      value={isChanged ? 'changed' : (shown?.id ?? '')}
      onChange={(event) => {
        const { value } = event.currentTarget
        const view = views.find(({ id }) => id === value)
        void navigate({ search: view?.query ?? '' }, { preventScrollReset: true })
      }}
    >
      <option value="">{copy.standard}</option>
      {isChanged ? <option value="changed">{copy.changed}</option> : null}
      {views.filter(({ isOwn }) => isOwn).map(option)}
      {shared.length > 0 ? <optgroup label={copy.shared}>{shared.map(option)}</optgroup> : null}
    </NativeSelect>
  )
}
