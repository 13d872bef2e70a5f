import { useCallback, useEffect, useRef, useState } from 'react'
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
      return navigate({ pathname, search }, { state: next, ...options, preventScrollReset: true })
    },
    [navigate, pathname, search],
  )
  // A visit that goes on at the payment has the personal data behind it all the same.
  const isBeginning = useRef(false)
  useEffect(() => {
    if (state || isBeginning.current) return
    isBeginning.current = true
    void begin(stored, goTo)
  }, [state, stored, goTo])
  const [isSettled, setSettled] = useState(state !== null)
  if (!isSettled && state?.step === stored) setSettled(true)

  const goBack = () => {
    setMoved(true)
    if (state?.isFromFirst) void navigate(-1)
    else void goTo(1, { replace: true })
  }
  return {
    step: state?.step ?? 1,
    /** Whether a press brought the person here, so that the focus comes along. */
    isMoved,
    /** Whether the history is as it is to be: until then nothing else may write into it. */
    isSettled,
    goToPayment: () => void goTo(2),
    goBack,
  }
}

/** One after the other: a walk that begins before the last has ended takes that one's place. */
async function begin(
  stored: Step,
  goTo: (step: Step, options?: { replace?: boolean }) => Promise<void> | void,
): Promise<void> {
  await goTo(1, { replace: true })
  if (stored === 2) await goTo(2)
}

function readState(state: unknown): StepState | null {
  const isOurs = typeof state === 'object' && state !== null && 'step' in state
  // Only goTo writes a step.
  return isOurs ? (state as StepState) : null
}
