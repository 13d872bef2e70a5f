import type { ReminderSettings } from '@lya/contract/assistant/reminders.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { api, client } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { canPush, readDigest, subscribe, unsubscribe } from '#connection/push-subscription.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { placeCopy as copy } from './reminders.copy.ts'
import { type PushState, pushStateOf } from './reminders.model.ts'

const { queryKey } = api.reminders.settings.queryOptions()

export interface ThisBrowser {
  state: PushState
  isBusy: boolean
  enable: () => void
  disable: () => void
}

/** Notifications on this very browser: what it allows, and switching them on and off. */
export function useThisBrowser({ browsers, pushKey }: ReminderSettings): ThisBrowser {
  const queryClient = useQueryClient()
  const [digest, setDigest] = useState<string | null>(null)
  const [isSupported, setIsSupported] = useState(true)
  const [permission, setPermission] = useState<NotificationPermission>('default')

  const look = useCallback(async (): Promise<void> => {
    setIsSupported(canPush())
    if (!canPush()) return
    setPermission(Notification.permission)
    setDigest(await readDigest())
  }, [])
  useEffect(() => {
    void look()
  }, [look])

  const show = (settings: ReminderSettings) => queryClient.setQueryData(queryKey, settings)
  const enable = useMutation({
    mutationFn: async () => {
      const browser = await subscribe(pushKey)
      return browser ? client.reminders.addBrowser(browser) : null
    },
    onSuccess: (settings) => {
      if (!settings) return
      show(settings)
      toastSuccess({ title: copy.enabled })
    },
    onError: (failure) => {
      const isRefused = failure instanceof RefusedCall
      const message = isRefused ? refusalSentence(failure) : copy.refusedHint
      toastError({ title: copy.refused, message })
    },
    onSettled: look,
  })
  const disable = useMutation({
    mutationFn: async () => {
      const own = browsers.find((one) => one.digest === digest)
      await unsubscribe()
      return own ? client.reminders.removeBrowser({ id: own.id }) : null
    },
    onSuccess: (settings) => {
      if (settings) show(settings)
    },
    onError: (failure) => toastError({ title: copy.refused, message: refusalSentence(failure) }),
    onSettled: look,
  })
  return {
    state: pushStateOf({ isSupported, permission, digest, browsers }),
    isBusy: enable.isPending || disable.isPending,
    enable: () => enable.mutate(),
    disable: () => disable.mutate(),
  }
}
