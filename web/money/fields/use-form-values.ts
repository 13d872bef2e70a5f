import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  dropKeptForm,
  readKeptForm,
  useAreFormsKept,
  watchForm,
} from '#connection/caches/open-forms.ts'
import { useSignedIn } from '#connection/session/signed-in.ts'
import { toastSuccess } from '#design/toast/toast.ts'
import { fieldsCopy } from '#money/fields/fields.copy.ts'

/**
 * What stands in a form. Where the plan closes over it, what was filled in is there again the next
 * time that this form is opened.
 *
 * @param name Of the form, and of what it edits.
 * @returns With what to put on the form element, by which `useFilled` knows what there is to lose.
 */
export function useFormValues<Values extends object>(name: string, initial: Values) {
  const { userId } = useSignedIn()
  const areKept = useAreFormsKept()
  const [kept] = useState(() => readKeptForm({ userId, name }))
  const [values, setValues] = useState<Values>({ ...initial, ...kept })
  const latest = useRef(values)
  const [begun] = useState(() => JSON.stringify(initial))
  useLayoutEffect(() => {
    latest.current = values
  })
  useLayoutEffect(
    () =>
      watchForm(() =>
        JSON.stringify(latest.current) === begun ? null : { userId, name, values: latest.current },
      ),
    [begun, userId, name],
  )
  useEffect(() => {
    if (kept === null) return
    dropKeptForm()
    toastSuccess({ title: fieldsCopy.broughtBack })
  }, [kept])
  const formProps = {
    ...(kept === null ? {} : { 'data-brought-back': '' }),
    ...(areKept ? { 'data-kept': '' } : {}),
  }
  return { values, setValues, formProps }
}
