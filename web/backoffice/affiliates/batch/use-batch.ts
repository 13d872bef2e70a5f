import type { WholeBatch } from '@lya/contract/backoffice/trade/affiliates.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { affiliatesCopy as copy } from '#backoffice/affiliates/affiliates.copy.ts'
import { adminApi, adminClient } from '#connection/admin/admin-client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { refusedCall } from '#connection/calls/refused-call.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'

const failed = (title: string) => (failure: Error) => {
  toastError({ title, message: refusalSentence(failure) })
}

/** All that is done to a batch; whatever came of it, the batch is read again. */
export function useBatch(id: string) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: adminApi.affiliates.key() })
  const told = (title: string) => async () => {
    toastSuccess({ title })
    await refresh()
  }
  return {
    settle: useMutation({
      mutationFn: (item: { itemId: string; endToEnd: string | null }) =>
        adminClient.affiliates.settle({ id, items: [item] }),
      onSuccess: told(copy.settled),
      onError: failed(copy.settleFailed),
    }),
    cancel: useMutation({
      mutationFn: (reason: string) => adminClient.affiliates.cancel({ id, reason }),
      onSuccess: told(copy.cancelled),
      onError: failed(copy.settleFailed),
    }),
    file: useMutation({
      mutationFn: () => adminClient.affiliates.file({ id }),
      onSuccess: ({ name, content }) => saveFile(name, content),
      onError: failed(copy.fileFailed),
    }),
    proof: useMutation({
      mutationFn: (file: File) => uploadProof(id, file),
      onSuccess: told(copy.settled),
      onError: failed(copy.proofFailed),
    }),
  }
}

async function uploadProof(id: string, file: File): Promise<WholeBatch> {
  const response = await fetch(`/api/admin/payouts/${id}/proof`, { method: 'PUT', body: file })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw refusedCall(body, response.status)
  // What the server answers to it.
  return body as WholeBatch
}

function saveFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
