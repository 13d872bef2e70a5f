import type { CheckoutSession } from '@lya/contract/commerce/checkout.ts'
import type { PlanName } from '@lya/core/commerce/plans/period.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { visitKey } from '#commerce/checkout/use-open-checkout.ts'
import { client } from '#connection/calls/client.ts'
import { RefusedCall } from '#connection/calls/refused-call.ts'
import { beginDraft, type Draft, draftChange } from './draft.model.ts'
import { keepDraft, keptDraft } from './kept-draft.ts'
import { personKey } from './person-key.model.ts'
import { useSaving } from './use-saving.ts'

/** Spec 2, section 9: what is typed is saved this long after the last key. */
const typingPauseMs = 1_000

/**
 * What a buyer types: kept in this browser at every key, by the server a second after the last.
 * A save that fails there is made up for by the next, and by the button that goes on.
 */
export function useDraft(opened: CheckoutSession, asked: PlanName | null) {
  // What the server knows by now: how long the session has, whether it holds a password.
  const [session, setSession] = useState(opened)
  const [kept] = useState(keptDraft)
  const [draft, setDraft] = useState(() => beginDraft({ session, kept, asked }))
  const queryClient = useQueryClient()
  const save = useSaving(session.id, setSession)
  const stored = useRef(draft)
  /** The person whom the server is being asked to take for complete. */
  const confirming = useRef<string | null>(null)
  const change = useCallback(
    (next: Partial<Draft>) => setDraft((before) => ({ ...before, ...next })),
    [],
  )
  useEffect(() => {
    if (stored.current === draft) return
    keepDraft(draft, session.id)
    const timer = setTimeout(() => {
      stored.current = draft
      const person = personKey(draft)
      const isAnother = person !== personKey(session) && person !== confirming.current
      // Whoever is somebody else now has not been looked at as a whole.
      const step = session.step === 2 && isAnother ? { step: 1 as const } : {}
      save({ ...draftChange(draft), ...step }).catch((cause: unknown) =>
        console.info('not saved yet', cause),
      )
    }, typingPauseMs)
    return () => clearTimeout(timer)
  }, [draft, save, session])

  /** Has the server know all of it now, with what goes along. @throws what the call throws. */
  const saveNow = useCallback(
    (along: Parameters<typeof save>[0] = {}) => {
      stored.current = draft
      if (along.step === 2) confirming.current = personKey(draft)
      return save({ ...draftChange(draft), ...along }).catch(async (failure: unknown) => {
        confirming.current = null
        // Gone, as after a day: another one begins, with all that this browser kept.
        const isGone = failure instanceof RefusedCall && failure.code === 'checkout.session-missing'
        if (isGone) await queryClient.invalidateQueries({ queryKey: visitKey })
        throw failure
      })
    },
    [draft, save, queryClient],
  )
  /** Whether the server has taken this person for complete, and nothing has changed since. */
  const isConfirmed = session.step === 2 && personKey(draft) === personKey(session)
  /** Gives a session whose time is over time anew: nobody loses a form to a long call. */
  const renew = useCallback(async () => {
    const { session: renewed } = await client.checkout.open({})
    setSession(renewed)
  }, [])
  return {
    isConfirmed,
    renew,
    session,
    draft,
    change,
    saveNow,
    isFromBackup: kept !== null,
  }
}
