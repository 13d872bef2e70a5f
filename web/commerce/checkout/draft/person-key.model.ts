import type { Draft } from './draft.model.ts'

type Person = Pick<Draft, 'name' | 'phone' | 'email' | 'cpf'>

/**
 * Tells whether two drafts are of the same person, however the fields are written: the server keeps
 * them without their marks.
 */
export function personKey({ name, phone, email, cpf }: Person): string {
  const digits = (text: string) => text.replace(/[^0-9]/g, '')
  return JSON.stringify([
    name.trim().replace(/\s+/g, ' '),
    digits(phone).slice(-11),
    email.trim().toLowerCase(),
    digits(cpf),
  ])
}
