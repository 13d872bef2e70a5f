import type { CategorySuggestion } from '@lya/contract/money/categories.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { keepPutAside, readPutAside } from '#connection/caches/put-aside.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { useSignedIn } from '#connection/session/signed-in.ts'
import { ErrorState } from '#design/states/error-state.tsx'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { categoriesCopy as copy, onboardingCopy } from './onboarding.copy.ts'
import { chosenOf, toggle } from './onboarding.model.ts'
import { SuggestionGroup, SuggestionSkeleton } from './suggestion-group.tsx'
import { useCreateCategories } from './use-create-categories.ts'
import { usePause } from './use-pause.ts'
import type { useSuggestions } from './use-suggestions.ts'
import classes from './wizard.module.css'
import { StepTitle } from './wizard-frame.tsx'

type Props = {
  suggestions: ReturnType<typeof useSuggestions>
  isSaving: boolean
  onDone: (choice: { isPutOff: boolean }) => Promise<void>
}

export function CategoriesStep({ suggestions, isSaving, onDone }: Props) {
  const { userId } = useSignedIn()
  const [putAside, setPutAside] = useState(() => readPutAside(userId))
  const done = usePause(() => onDone({ isPutOff: false }))
  const later = usePause(() => onDone({ isPutOff: true }))
  const creation = useCreateCategories(done.pause)
  const items = suggestions.data?.items ?? []
  const chosen = chosenOf(items, putAside)
  const isBusy = creation.isPending || done.isPausing || later.isPausing || isSaving

  const change = (key: string) => {
    creation.reset()
    const next = toggle(putAside, key)
    setPutAside(next)
    keepPutAside(userId, next)
  }
  const submit = () => {
    if (chosen.length === 0) toastError(copy.none)
    // Only storing the step had failed: the categories are there.
    else if (creation.isSuccess) void onDone({ isPutOff: false })
    else creation.create(chosen)
  }
  const putOff = () => {
    toastSuccess(onboardingCopy.skipped)
    later.pause()
  }

  return (
    <>
      <StepTitle title={copy.title} lead={copy.lead} />
      <Groups
        suggestions={suggestions}
        putAside={putAside}
        isFixed={isBusy}
        onToggle={change}
        items={items}
      />
      <div className={classes.actions}>
        <Button
          size="lg"
          loading={creation.isPending}
          disabled={isBusy || items.length === 0}
          onClick={submit}
        >
          {creation.isSuccess ? copy.goOn : submitLabel(chosen.length)}
        </Button>
        <Button size="lg" variant="subtle" disabled={isBusy} onClick={putOff}>
          {copy.later}
        </Button>
      </div>
    </>
  )
}

function submitLabel(count: number): string {
  return count === 0 ? copy.createNone : copy.create(count)
}

function Groups(props: {
  suggestions: ReturnType<typeof useSuggestions>
  items: CategorySuggestion[]
  putAside: ReadonlySet<string>
  isFixed: boolean
  onToggle: (key: string) => void
}) {
  const { suggestions, items, ...rest } = props
  if (suggestions.isPending) return <SuggestionSkeleton />
  if (suggestions.isError && !suggestions.data) {
    return (
      <ErrorState
        message={refusalSentence(suggestions.error)}
        onRetry={() => void suggestions.refetch()}
      />
    )
  }
  return (['despesa', 'receita'] as const).map((type) => (
    <SuggestionGroup
      key={type}
      title={copy.groups[type]}
      items={items.filter((item) => item.type === type)}
      {...rest}
    />
  ))
}
