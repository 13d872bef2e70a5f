import { readCpfOrCnpj, readPostalCode } from '@lya/core/commerce/documents/documents.ts'
import { newMethodCopy as copy } from '../subscription.copy.ts'

/** Whose card it is. */
export type Holder = { document: string; cep: string; addressNumber: string }

export const nobody: Holder = { document: '', cep: '', addressNumber: '' }

/** What keeps it from being saved; empty when nothing does. */
export function holderErrors(holder: Holder): Partial<Record<keyof Holder, string>> {
  return {
    ...(readCpfOrCnpj(holder.document) === null && { document: copy.documentInvalid }),
    ...(readPostalCode(holder.cep) === null && { cep: copy.cepInvalid }),
    ...(holder.addressNumber.trim() === '' && { addressNumber: copy.numberMissing }),
  }
}
