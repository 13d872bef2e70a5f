import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#app/paths.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { emailOutcomes } from './profile.copy.ts'

/**
 * Says once what became of a link that was sent to a new address: it leads to /profile?email=...,
 * maybe in a browser where nobody is signed in, so whoever uses this stands before the guards.
 */
export function useEmailOutcome(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const outcome = pathname === paths.profile ? new URLSearchParams(search).get('email') : null
  useEffect(() => {
    if (!isOutcome(outcome)) return
    if (outcome === 'confirmed') toastSuccess(emailOutcomes.confirmed)
    else toastError(emailOutcomes[outcome])
    // A session that was kept in this browser may still know the address of before.
    void refreshTopics(queryClient, ['profile'])
    void navigate(paths.profile, { replace: true })
  }, [outcome, navigate, queryClient])
}

function isOutcome(outcome: string | null): outcome is keyof typeof emailOutcomes {
  return outcome !== null && Object.hasOwn(emailOutcomes, outcome)
}
