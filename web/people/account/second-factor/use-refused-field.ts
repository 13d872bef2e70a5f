import { useMemo, useState } from 'react'
import { useWrongFields } from '#design/form/use-wrong-fields.ts'

/**
 * Of a form with one field: leads back to it when what was typed there is refused.
 *
 * @param refused Why, in words; null before anything is.
 */
export function useRefusedField(refused: string | null) {
  const [isTold, setTold] = useState(false)
  const told = isTold ? refused : null
  const { form } = useWrongFields(useMemo(() => (told ? { told } : {}), [told]))
  return {
    form,
    /** What to say at the field. */
    told,
    /** To be called when it is sent, and when something else is typed. */
    send: () => setTold(true),
    type: () => setTold(false),
  }
}
