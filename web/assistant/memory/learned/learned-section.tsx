import type { Habit } from '@lya/contract/assistant/memory.ts'
import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { IconChevronDown, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useHabits } from '#assistant/memory/learned/use-habits.ts'
import { memoryCopy } from '#assistant/memory/memory.copy.ts'
import { api } from '#connection/calls/client.ts'
import { dayOf } from '#connection/clock.ts'
import { ConfirmDialog } from '#design/dialog/confirm-dialog.tsx'
import { typeAhead } from '#design/form/type-ahead.ts'
import { Row, Rows } from '#design/page/rows.tsx'
import { SectionCard } from '#design/page/section-card.tsx'
import { EmptyState } from '#design/states/empty-state.tsx'
import { formatDay } from '#format/days.ts'
import classes from '../memory.module.css'

const copy = memoryCopy.learned

/** The words that Lya knows, each with the category it means for this person. */
export function LearnedSection() {
  const { query, change, forget, forgetAll } = useHabits()
  const [isAsking, setAsking] = useState(false)
  const items = query.data?.items ?? []
  const all = (
    <Button variant="default" onClick={() => setAsking(true)}>
      {copy.forgetAll}
    </Button>
  )
  return (
    <SectionCard id="aprendi" {...copy} query={query} action={items.length > 1 ? all : null}>
      {items.length === 0 ? (
        <EmptyState title={copy.emptyTitle} message={copy.emptyMessage} />
      ) : (
        <Rows>
          {items.map((habit) => (
            <HabitRow
              key={`${habit.type} ${habit.term}`}
              habit={habit}
              onChange={(category) => void change(habit, category)}
              onForget={() => void forget(habit)}
            />
          ))}
        </Rows>
      )}
      <ConfirmDialog
        opened={isAsking}
        question={copy.forgetAllQuestion}
        confirm={copy.forgetAll}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void forgetAll()
        }}
      >
        <p className={classes.detail}>{copy.forgetAllDetail}</p>
      </ConfirmDialog>
    </SectionCard>
  )
}

type RowProps = {
  habit: Habit
  onChange: (category: Habit['category']) => void
  onForget: () => void
}

function HabitRow({ habit, onChange, onForget }: RowProps) {
  const { data } = useQuery(api.categories.list.queryOptions())
  const { term, type, category, times, learnedAt } = habit
  const fitting = (data?.items ?? []).filter((item) => item.type === type)
  // What was learned may be of the other type, or come before the list does.
  const offered = fitting.some(({ id }) => id === category.id) ? fitting : [category, ...fitting]
  const what = `${type === 'receita' ? copy.income : copy.expense} · ${copy.times(times)}`
  const since = copy.since(formatDay(dayOf(learnedAt)))
  return (
    <Row words={<strong>{term}</strong>} detail={`${what}, ${since}`} isCrowded>
      <NativeSelect
        onKeyDown={typeAhead}
        size="md"
        aria-label={copy.category(term)}
        rightSection={<IconChevronDown size={18} aria-hidden="true" />}
        value={category.id}
        onChange={(event) => {
          const chosen = offered.find(({ id }) => id === event.currentTarget.value)
          if (chosen) onChange({ id: chosen.id, name: chosen.name, icon: chosen.icon })
        }}
      >
        {offered.map(({ id, name, icon }) => (
          <option key={id} value={id}>
            {icon ? `${icon} ${name}` : name}
          </option>
        ))}
      </NativeSelect>
      <ActionIcon variant="subtle" size={44} aria-label={copy.forget(term)} onClick={onForget}>
        <IconTrash size={20} aria-hidden="true" />
      </ActionIcon>
    </Row>
  )
}
