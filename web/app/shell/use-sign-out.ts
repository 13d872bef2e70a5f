import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#app/paths.ts'
import { farewell } from '#app/shell/farewell.model.ts'
import { forgetPerson } from '#connection/caches/forget-person.ts'
import { canPush, unsubscribe } from '#connection/push-subscription.ts'
import { leaveNotice } from '#connection/session/left-notice.ts'
import { rememberSession } from '#connection/session/session.ts'
import { endOnServer, owesSignOut } from '#connection/session/sign-out-debt.ts'
import { toastSuccess } from '#design/toast/toast.ts'

/**
 * Ends the session here at once, whatever the server does, and sends the person away. What the
 * server could not end is kept as a debt, so that a reload doesn't sign the person in again.
 */
export function useSignOut(): (goTo: '/' | '/login') => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useCallback(
    async (goTo) => {
      // What is on its way would be answered by a server that no longer knows who asked.
      await queryClient.cancelQueries()
      const failure = await endSession()
      const words = farewell(failure)
      if (goTo === paths.login) {
        rememberSession(queryClient, null)
        toastSuccess(words)
        await navigate(paths.login)
        return
      }
      // The landing page is a document without our script: it shows the toast by itself, and
      // loading it anew leaves nothing of the person in memory.
      leaveNotice(words)
      location.assign(paths.home)
    },
    [navigate, queryClient],
  )
}

/** Amounts are not to appear on the screen of somebody who left; another sign-in may ask anew. */
function endNotices(): void {
  if (!canPush()) return
  unsubscribe().catch((cause: unknown) => console.info('notifications did not end', cause))
}

async function endSession(): Promise<unknown> {
  owesSignOut()
  forgetPerson()
  endNotices()
  try {
    await endOnServer()
    return null
  } catch (failure) {
    return failure
  }
}
