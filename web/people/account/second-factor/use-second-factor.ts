import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#connection/calls/client.ts'
import { refusalSentence } from '#connection/calls/refusals.copy.ts'
import { refreshTopics } from '#connection/live/refresh.ts'
import { clearErrors, toastError, toastSuccess } from '#design/toast/toast.ts'
import { refusedField } from '#people/account/refused-field.ts'
import { secondFactorCopy as copy } from './second-factor.copy.ts'
import { dropUnkept, readUnkept, waitUntilKept } from './unkept-codes.ts'

export type Started = Awaited<ReturnType<typeof client.secondFactor.start>>

/** What the password is asked for. */
export type Purpose = 'start' | 'stop' | 'renew'

/** Where the person stands: at rest, at the password, at the picture, or before the codes. */
export type Step =
  | { at: 'rest' }
  | { at: 'password'; purpose: Purpose }
  | { at: 'scan'; started: Started }
  | { at: 'codes'; codes: string[] }

const rest: Step = { at: 'rest' }

/** Walks through turning the second step on, off, and getting other recovery codes. */
export function useSecondFactor() {
  const queryClient = useQueryClient()
  const [step, setStep] = useState<Step>(() => {
    const codes = readUnkept(queryClient)
    return codes ? { at: 'codes', codes } : rest
  })
  const [isBusy, setBusy] = useState(false)
  /** What is wrong with what was typed, in words for its field. */
  const [refused, setRefused] = useState<string | null>(null)

  /** @returns Whether it went well. */
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true)
    setRefused(null)
    clearErrors()
    try {
      await work()
      return true
    } catch (failure) {
      const { password, code } = refusedField(failure)
      const told = password ?? code
      if (told !== undefined) setRefused(told)
      else toastError({ title: copy.actionFailed, message: refusalSentence(failure) })
      return false
    } finally {
      setBusy(false)
    }
  }
  const refresh = () => refreshTopics(queryClient, ['sessions'])

  const show = (codes: string[]) => {
    waitUntilKept(queryClient, codes)
    setStep({ at: 'codes', codes })
  }

  const givePassword = (purpose: Purpose, password: string) =>
    run(async () => {
      if (purpose === 'start') {
        setStep({ at: 'scan', started: await client.secondFactor.start({ password }) })
        return
      }
      if (purpose === 'stop') {
        await client.secondFactor.stop({ password })
        toastSuccess({ title: copy.turnedOff })
        setStep(rest)
      } else {
        const { recoveryCodes } = await client.secondFactor.renewCodes({ password })
        toastSuccess({ title: copy.renewed })
        show(recoveryCodes)
      }
      await refresh()
    })

  const confirm = (started: Started, code: string) =>
    run(async () => {
      await client.secondFactor.confirm({ code })
      toastSuccess({ title: copy.turnedOn })
      show(started.recoveryCodes)
      await refresh()
    })

  const leave = () => {
    dropUnkept(queryClient)
    setStep(rest)
  }

  return { step, isBusy, refused, givePassword, confirm, go: setStep, leave }
}
