import type { ProviderEvent } from '@lya/contract/backoffice/trade/payments.ts'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { Pill } from '#design/table/pill.tsx'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { paymentsCopy as copy } from './payments.copy.ts'
import { eventWords, refusalWords } from './provider-words.copy.ts'

/** What an event of the provider tells. */
export function eventName({ name }: Pick<ProviderEvent, 'name'>): string {
  return name === null ? copy.unreadable : eventWords(name)
}

/** What came of an event of the provider. */
export function OutcomePill({ outcome }: Pick<ProviderEvent, 'outcome'>) {
  if (outcome === null) return <Pill tone="strong">{copy.eventWaiting}</Pill>
  if (outcome === 'processada') return <Pill tone="good">{copy.eventDone}</Pill>
  if (outcome === 'ignorada') return <Pill>{copy.eventIgnored}</Pill>
  if (outcome === 'guardada') return <Pill>{copy.eventKept}</Pill>
  if (outcome === 'posta-de-lado') return <Pill tone="bad">{copy.eventAside}</Pill>
  return <Pill tone="bad">{copy.eventRefused(refusalWords(outcome.replace('recusada:', '')))}</Pill>
}

/** Has an event done once more, by the ordinary way. */
export function ReplayButton({ event }: { event: ProviderEvent }) {
  const queryClient = useQueryClient()
  const replay = useMutation({
    ...adminApi.payments.replay.mutationOptions(),
    onSuccess: async () => {
      toastSuccess({ title: copy.replayed, message: copy.replayedMessage })
      await queryClient.invalidateQueries({ queryKey: adminApi.payments.key() })
    },
    onError: (failure) => {
      toastError({ title: copy.replayFailed, message: refusalSentence(failure) })
    },
  })
  if (!event.canReplay) return null
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={replay.isPending}
      aria-label={copy.replayNamed(eventName(event))}
      onClick={() => replay.mutate({ id: event.id })}
    >
      {copy.replay}
    </Button>
  )
}
