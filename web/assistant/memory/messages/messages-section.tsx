import type { RememberedExchange } from '@lya/contract/assistant/memory.ts'
import { limits } from '@lya/core/limits.ts'
import { Button, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { memoryCopy } from '#assistant/memory/memory.copy.ts'
import { Deletions } from '#assistant/memory/messages/deletions.tsx'
import { MessageRow } from '#assistant/memory/messages/message-row.tsx'
import { useMessages } from '#assistant/memory/messages/use-messages.ts'
import { Rows } from '#design/page/rows.tsx'
import { SectionCard } from '#design/page/section-card.tsx'
import { EmptyState } from '#design/states/empty-state.tsx'
import classes from '../memory.module.css'

const copy = memoryCopy.messages
const settleMs = 300

/** All that was said on every channel, to be searched and taken away. */
export function MessagesSection() {
  const [address, setAddress] = useSearchParams()
  const search = (address.get('busca') ?? '').slice(0, limits.searchLengthMax)
  const { query, take } = useMessages(search)
  const [leaving, setLeaving] = useState<RememberedExchange | null>(null)
  const [isAsking, setAsking] = useState(false)
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  const apply = useDebouncedCallback((text: string) => {
    const options = { replace: true, preventScrollReset: true }
    setAddress(text.trim() === '' ? {} : { busca: text.trim() }, options)
  }, settleMs)
  const all = (
    <Button variant="default" onClick={() => setAsking(true)}>
      {copy.deleteMany}
    </Button>
  )
  const isEmpty = items.length === 0
  const action = isEmpty && search === '' ? null : all
  return (
    <SectionCard id="conversa" {...copy} query={query} action={action}>
      <TextInput
        className={classes.search ?? ''}
        size="md"
        type="search"
        aria-label={copy.search}
        placeholder={copy.search}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        maxLength={limits.searchLengthMax}
        defaultValue={search}
        onChange={(event) => apply(event.currentTarget.value)}
      />
      {isEmpty && search === '' ? (
        <EmptyState title={copy.emptyTitle} message={copy.emptyMessage} />
      ) : null}
      {isEmpty && search !== '' ? (
        <EmptyState title={copy.nothingTitle} message={copy.nothingMessage} />
      ) : null}
      <Rows>
        {items.map((item) => (
          <MessageRow
            key={`${item.channel} ${item.id}`}
            exchange={item}
            onDelete={() => setLeaving(item)}
          />
        ))}
      </Rows>
      {query.hasNextPage ? (
        <div className={classes.more}>
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {copy.more}
          </Button>
        </div>
      ) : null}
      <Deletions
        leaving={leaving}
        isAsking={isAsking}
        onClose={() => {
          setLeaving(null)
          setAsking(false)
        }}
        take={take}
      />
    </SectionCard>
  )
}
