import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

type Step = 1 | 2
type StepState = { step: Step; isFromFirst?: boolean }

/**
 * Which step the checkout is at, as an entry of the browser's history: Back leads from the payment
 * to the personal data, and a reload stays where it was.
 *
 * @param stored Where the server says that somebody was; a visit begins there.
 */
export function useStep(stored: Step) {
  const navigate = useNavigate()
  const location = useLocation()
  const state = readState(location.state)
  const [isMoved, setMoved] = useState(false)
  const { pathname, search } = location

  const goTo = useCallback(
    (step: Step, options: { replace?: boolean } = {}) => {
      setMoved(true)
      const next: StepState = { step, isFromFirst: step === 2 && !options.replace }
      void navigate({ pathname, search }, { state: next, ...options, preventScrollReset: true })
    },
    [navigate, pathname, search],
  )
  // A visit that goes on at the payment has the personal data behind it all the same.
  useEffect(() => {
    if (state) return
    goTo(1, { replace: true })
    if (stored === 2) goTo(2)
  }, [state, stored, goTo])

  const goBack = () => {
    setMoved(true)
    if (state?.isFromFirst) void navigate(-1)
    else goTo(1, { replace: true })
  }
  return {
    step: state?.step ?? 1,
    /** Whether a press brought the person here, so that the focus comes along. */
    isMoved,
    goToPayment: () => goTo(2),
    goBack,
  }
}

function readState(state: unknown): StepState | null {
  const isOurs = typeof state === 'object' && state !== null && 'step' in state
  // Only goTo writes a step.
  return isOurs ? (state as StepState) : null
}
