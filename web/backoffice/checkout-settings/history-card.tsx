import type { SettingsChange } from '@lya/contract/backoffice/trade/checkout-settings.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { adminApi } from '#connection/admin/admin-client.ts'
import { SectionCard } from '#design/page/section-card.tsx'
import { MoreButton } from '#design/table/more-button.tsx'
import { cards } from './fields.copy.ts'
import { settingsCopy as copy } from './settings.copy.ts'
import classes from './settings.module.css'
import { wordValue } from './word-value.ts'

const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

/** Who changed what of the settings, newest first. */
export function HistoryCard() {
  const query = useInfiniteQuery(
    adminApi.checkoutSettings.history.infiniteOptions({
      input: (cursor: string | null) => (cursor === null ? {} : { cursor }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  )
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <SectionCard
      id="history"
      title={copy.history}
      lead={copy.historyLead}
      loading={copy.historyLoading}
      failed={copy.historyFailed}
      query={query}
    >
      {items.length === 0 ? <p className={classes.note}>{copy.historyEmpty}</p> : null}
      <ol className={classes.history}>
        {items.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ol>
      <MoreButton list={query} size="xs">
        {copy.more}
      </MoreButton>
    </SectionCard>
  )
}

function Change({ change }: { change: SettingsChange }) {
  const { at, operator, group, before, after } = change
  return (
    <li>
      <span className={classes.state}>
        {moment.format(new Date(at))} · {operator ?? copy.nobody}
      </span>
      <ul>
        {Object.entries(after).map(([name, value]) => (
          <li key={name}>
            {copy.groups[group]}: {labelOf(group, name)}{' '}
            {name in before ? (
              <>
                <s>{wordValue(before[name])}</s> → {wordValue(value)}
              </>
            ) : (
              <em>{value === 'removed' ? copy.secretRemoved : copy.secretChanged}</em>
            )}
          </li>
        ))}
      </ul>
    </li>
  )
}

function labelOf(group: SettingsChange['group'], name: string): string {
  return cards[group].find((field) => field.name === name)?.label ?? name
}
