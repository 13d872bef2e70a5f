import { limits } from '@lya/core/limits.ts'
import { Button, TextInput } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import {
  pageCopy as copy,
  dueWords,
  priorityWords,
  statusFilterWords,
  typeWords,
} from '#backoffice/crm/crm.copy.ts'
import { Choice } from '#backoffice/crm/form/choice.tsx'
import { areSet, choices, type Filters, firstFilters } from '#backoffice/crm/page/filters.model.ts'
import classes from './tasks-page.module.css'

type Props = { filters: Filters; onChange: (filters: Filters) => void }

const dueOptions = {
  ...{ all: dueWords.all.option, today: dueWords.today.option, overdue: dueWords.overdue.option },
  ...{ yesterday: dueWords.yesterday.option, tomorrow: dueWords.tomorrow.option },
}
const typeOptions = { all: 'Todos os tipos', ...typeWords }
const priorityOptions = { all: 'Todas as prioridades', ...priorityWords }

export function FilterBar({ filters, onChange }: Props) {
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change })
  return (
    <search className={classes.filters}>
      <TextInput
        className={classes.search ?? ''}
        type="search"
        aria-label={copy.search}
        placeholder={copy.search}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        maxLength={limits.searchLengthMax}
        value={filters.search}
        onChange={(event) => set({ search: event.currentTarget.value })}
      />
      <Choice
        label={copy.status}
        isLabelled={false}
        values={choices.status}
        words={statusFilterWords}
        value={filters.status}
        onChoose={(status) => set({ status })}
      />
      <Choice
        label={copy.type}
        isLabelled={false}
        values={choices.type}
        words={typeOptions}
        value={filters.type}
        onChoose={(type) => set({ type })}
      />
      <Choice
        label={copy.priority}
        isLabelled={false}
        values={choices.priority}
        words={priorityOptions}
        value={filters.priority}
        onChoose={(priority) => set({ priority })}
      />
      <Choice
        label={copy.due}
        isLabelled={false}
        values={choices.due}
        words={dueOptions}
        value={filters.due}
        onChoose={(due) => set({ due })}
      />
      {areSet(filters) ? (
        <Button
          variant="subtle"
          leftSection={<IconX size={16} aria-hidden="true" />}
          onClick={() => onChange(firstFilters)}
        >
          {copy.clear}
        </Button>
      ) : null}
    </search>
  )
}
