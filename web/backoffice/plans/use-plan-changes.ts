import type { AdminPlan, AdminPlanDraft } from '@lya/contract/backoffice/trade/plans.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { plansCopy as copy } from '#backoffice/plans/plans.copy.ts'
import { adminApi, adminClient } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'

const failed = (title: string) => (failure: Error) => {
  toastError({ title, message: refusalSentence(failure) })
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: adminApi.plans.key() })
}

/** Creates a plan, or rewrites the one that was edited. */
export function useSavePlan() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ draft, edited, id }: SavedPlan) =>
      edited
        ? adminClient.plans.change({ ...draft, id: edited.id, version: edited.version })
        : adminClient.plans.create({ ...draft, id }),
    onSuccess: async (_, { edited }) => {
      await refresh()
      toastSuccess({ title: edited ? copy.changed : copy.created_ })
    },
    onError: (failure) => {
      const isStale = failure instanceof RefusedCall && failure.code === 'plan-catalogue.stale'
      if (!isStale) failed(copy.saveFailed)(failure)
    },
  })
}

interface SavedPlan {
  draft: AdminPlanDraft
  edited: AdminPlan | null
  /** Of a new one, the same at each try. */
  id: string
}

/** Puts a plan on sale or takes it off. */
export function useSwitchPlan() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, isActive }: AdminPlan) =>
      adminClient.plans.setActive({ id, isActive: !isActive }),
    onSuccess: async ({ plan }) => {
      await refresh()
      toastSuccess({ title: plan.isActive ? copy.switchedOn : copy.switchedOff })
    },
    onError: failed(copy.switchFailed),
  })
}

/** @param onInUse Is told how many have it, where it cannot be taken from them. */
export function useRemovePlan(onInUse: (plan: AdminPlan, subscribers: number) => void) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id }: AdminPlan) => adminClient.plans.remove({ id }),
    onSuccess: async () => {
      await refresh()
      toastSuccess({ title: copy.removed })
    },
    onError: (failure, plan) => {
      if (failure instanceof RefusedCall && failure.code === 'plan-catalogue.in-use') {
        // What the contract says of this refusal.
        const { subscribers } = failure.data as { subscribers: number }
        onInUse(plan, subscribers)
      } else failed(copy.removeFailed)(failure)
    },
  })
}
