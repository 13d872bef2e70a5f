import '@mantine/core/styles/Switch.layer.css'
import { Switch } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { dayOf } from '#connection/clock.ts'
import { SectionCard } from '#design/page/section-card.tsx'
import { clearErrors, toastError } from '#design/toast/toast.ts'
import { formatDay } from '#format/days.ts'
import { readingCopy as copy } from './reading.copy.ts'

/** Whether one's messages may be read to teach Lya; off until it is turned on. */
export function ReadingSection() {
  const queryClient = useQueryClient()
  const query = useQuery(api.account.getReading.queryOptions())
  const save = useMutation({
    ...api.account.setReading.mutationOptions(),
    onMutate: clearErrors,
    onSuccess: (reading) => queryClient.setQueryData(api.account.getReading.queryKey(), reading),
    onError: (failure) => toastError({ title: copy.saveFailed, message: refusalSentence(failure) }),
  })
  // What was just pressed is shown while it is on its way.
  const wanted = save.isPending ? save.variables.isAllowed : query.data?.isAllowed
  const since = query.data?.since ?? null
  return (
    <SectionCard
      id="ensinar"
      title={copy.title}
      lead={copy.lead}
      loading={copy.loading}
      failed={copy.failed}
      query={query}
    >
      <Switch
        size="md"
        label={copy.allow}
        description={since === null ? copy.off : copy.since(formatDay(dayOf(since)))}
        checked={wanted ?? false}
        disabled={save.isPending}
        onChange={(event) => save.mutate({ isAllowed: event.currentTarget.checked })}
      />
    </SectionCard>
  )
}
