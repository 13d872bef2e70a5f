import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adminApi } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { campaignsCopy as copy } from './campaigns.copy.ts'

/** Whatever an operator does to a campaign; lists and figures follow. */
export function useCampaignChanges() {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: adminApi.campaigns.key() })
  const ending = (done: string, failed: string) => ({
    onSuccess: async () => {
      await refresh()
      toastSuccess({ title: done })
    },
    onError: (failure: Error): void => {
      void refresh()
      toastError({ title: failed, message: refusalSentence(failure) })
    },
  })
  const { save, launch, remove, pause, resume, stop } = adminApi.campaigns
  const moved = ending(copy.moved, copy.moveFailed)
  return {
    save: useMutation({ ...save.mutationOptions(), ...ending(copy.saved, copy.saveFailed) }),
    launch: useMutation({
      ...launch.mutationOptions(),
      ...ending(copy.launched, copy.launchFailed),
    }),
    remove: useMutation({ ...remove.mutationOptions(), ...ending(copy.removed, copy.saveFailed) }),
    pause: useMutation({ ...pause.mutationOptions(), ...moved }),
    resume: useMutation({ ...resume.mutationOptions(), ...moved }),
    stop: useMutation({ ...stop.mutationOptions(), ...moved }),
  }
}
