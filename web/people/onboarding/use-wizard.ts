import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#app/paths.ts'
import { client } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { newId } from '#connection/ids.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { refetchSession, rememberOnboardingStep } from '#connection/session/session.ts'
import { failureWords } from '#design/toast/failure-words.tsx'
import { toastError, toastSuccess } from '#design/toast/toast.ts'
import { onboardingCopy as copy } from './onboarding.copy.ts'
import { type Step, stepOf } from './onboarding.model.ts'

const mutationKey = ['onboarding', 'step']

type Change = { step: Step } | { isSkipped: true }

/** The way through the three steps. Each is stored before the next one shows. */
export function useWizard() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const location = useLocation()
  const [visit] = useState(newId)
  // Each step is an entry of the history, so that Back leads to the one before and not away.
  const step = stepOf(location.state, visit)
  const goTo = (next: Step) =>
    navigate({ search: location.search }, { state: { visit, step: next } })
  const [isPutOff, setPutOff] = useState(false)
  const save = useSave()
  useFreshProgress()

  /** @returns Whether it is stored now; if not, the person stays, and was told if it failed. */
  const store = async (change: Change) => {
    // A second press may come before the button knows of the first.
    if (queryClient.isMutating({ mutationKey }) > 0) return false
    return save.mutateAsync(change).then(
      () => true,
      () => false,
    )
  }
  /** Whoever put the categories off gets the suggested ones, as with a skip. */
  const finish = async (goTo: string) => {
    if (await store(isPutOff ? { isSkipped: true } : { step: 3 })) await navigate(goTo)
  }

  return {
    step,
    isSaving: save.isPending,
    next: async () => {
      if (await store({ step: 1 })) await goTo(2)
    },
    afterCategories: async (choice: { isPutOff: boolean }) => {
      setPutOff(choice.isPutOff)
      if (await store({ step: 2 })) await goTo(3)
    },
    skip: async () => {
      if (!(await store({ isSkipped: true }))) return
      toastSuccess(copy.skipped)
      await navigate(paths.dashboard)
    },
    finish,
  }
}

function useSave() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey,
    mutationFn: (change: Change) =>
      'isSkipped' in change ? client.onboarding.skip() : client.onboarding.saveStep(change),
    onSuccess: async (stored, change) => {
      await rememberOnboardingStep(queryClient, stored.step)
      if ('isSkipped' in change) await refreshTopics(queryClient, ['categories'])
    },
    onError: (failure) =>
      toastError({ title: copy.saveFailed.title, message: failureWords(failure) }),
  })
}

/** Another device may have gone on meanwhile: what is stored is asked for anew. */
function useFreshProgress() {
  const queryClient = useQueryClient()
  useEffect(() => {
    refetchSession(queryClient).catch((failure: unknown) =>
      toastError({ title: copy.loadFailed.title, message: refusalSentence(failure) }),
    )
  }, [queryClient])
}
