import { bareDocument } from '#commerce/documents/documents.ts'

/** Writes a CPF as 000.000.000-00 and a CNPJ as 00.000.000/0000-00; anything else as it came. */
export function writeDocument(stored: string): string {
  const bare = bareDocument(stored)
  const cpf = /^(\d{3})(\d{3})(\d{3})(\d\d)$/.exec(bare)
  if (cpf) return `${cpf[1]}.${cpf[2]}.${cpf[3]}-${cpf[4]}`
  const cnpj = /^(\w\w)(\w{3})(\w{3})(\w{4})(\d\d)$/.exec(bare)
  return cnpj ? `${cnpj[1]}.${cnpj[2]}.${cnpj[3]}/${cnpj[4]}-${cnpj[5]}` : stored
}
