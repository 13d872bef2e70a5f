import type { CheckoutSettings } from '@lya/contract/backoffice/trade/checkout-settings.ts'
import type { CheckoutSecret } from '@lya/core/commerce/checkout-settings/secrets.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminApi, adminClient } from '#connection/admin/admin-client.ts'
import { type StaleVersions, staleVersions } from '#connection/changes/stale-versions.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import type { GroupKey } from './fields.copy.ts'
import { settingsCopy as copy } from './settings.copy.ts'
import { type Drafts, isSame, readSettings, typedOf } from './settings.model.ts'

export type Stale = StaleVersions<Pick<CheckoutSettings, 'groups' | 'versions'>>
/** Absent stays as it is, null goes. */
export type Secrets = Readonly<Partial<Record<CheckoutSecret, string | null>>>

/** What an operator has typed over the settings, and the way to save all of it. */
export function useSettings(settings: CheckoutSettings) {
  const queryClient = useQueryClient()
  const [drafts, setDrafts] = useState<Drafts>({})
  const [secrets, setSecrets] = useState<Secrets>({})
  const [stale, setStale] = useState<Stale | null>(null)
  const clear = () => {
    setDrafts({})
    setSecrets({})
    setStale(null)
    save.reset()
  }
  const save = useMutation({
    mutationFn: (wanted: Pick<CheckoutSettings, 'groups' | 'versions'>) =>
      adminClient.checkoutSettings.save({ ...wanted, secrets: typedSecrets(secrets) }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(adminApi.checkoutSettings.show.queryKey(), saved)
      clear()
      toastSuccess({ title: copy.saved, message: copy.savedMessage })
      await queryClient.invalidateQueries({ queryKey: adminApi.checkoutSettings.key() })
    },
    onError: (failure) => {
      const both = staleVersions<Stale['stored']>(failure, 'checkout-settings.stale')
      setStale(both)
      if (!both) toastError({ title: copy.saveFailed, message: copy.saveFailedMessage })
    },
  })
  const type = (group: GroupKey, name: string, value: string | boolean) =>
    setDrafts((before) => {
      const { version, typed } = before[group] ?? {
        version: settings.versions[group],
        typed: typedOf(settings.groups, group),
      }
      const next = { version, typed: { ...typed, [name]: value } }
      const { [group]: _, ...others } = before
      return isSame(settings, group, next.typed) ? others : { ...others, [group]: next }
    })
  const setSecret = (place: CheckoutSecret, value: string | null | undefined) =>
    setSecrets((before) => {
      const others = Object.entries(before).filter(([other]) => other !== place)
      const isKept = value === undefined || value === ''
      return Object.fromEntries(isKept ? others : [...others, [place, value]])
    })
  const wanted = readSettings(settings, drafts)
  const touched = new Set([...Object.keys(drafts), ...Object.keys(secrets).map(groupOf)])
  return {
    ...{ drafts, secrets, type, setSecret, clear, stale, wanted, save },
    changes: touched.size,
    closeStale: () => setStale(null),
  }
}

const groupOf = (place: string) => place.split('.')[0] ?? ''

function typedSecrets(secrets: Secrets): Record<string, string | null> {
  const typed: Record<string, string | null> = {}
  for (const [place, value] of Object.entries(secrets)) typed[place] = value?.trim() ?? null
  return typed
}
