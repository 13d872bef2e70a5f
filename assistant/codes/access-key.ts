import { taxOffices } from '#codes/tax-offices.ts'

/** What the 44 characters of a Brazilian electronic receipt's access key say. */
export interface AccessKey {
  /** Two letters, such as SP. */
  state: string
  year: number
  /** 1 to 12. */
  month: number
  number: number
}

/** Receipts of a sale to a person, on paper or not: NFC-e, NF-e and the older CF-e of São Paulo. */
const models = new Set(['65', '55', '59'])

// Letters stand in the CNPJ since NT Conjunta 2025.001.
const form = /^(\d{2})(\d{2})(\d{2})[0-9A-Z]{12}\d{2}(\d{2})\d{3}(\d{9})\d{9}(\d)$/

/** Reads an access key with its check digit; null when it is none. */
export function readAccessKey(text: string): AccessKey | null {
  const [, office = '', year, month, model = '', number, check] = form.exec(text) ?? []
  const state = taxOffices[office]?.state
  if (check === undefined || !models.has(model) || state === undefined) return null
  if (Number(check) !== checkDigit(text.slice(0, -1))) return null
  const read = { year: 2000 + Number(year), month: Number(month), number: Number(number) }
  return read.month >= 1 && read.month <= 12 ? { state, ...read } : null
}

/** Modulo 11 with weights 2 to 9 from the right; a letter counts as its ASCII code less 48. */
function checkDigit(text: string): number {
  const sum = [...text]
    .reverse()
    .reduce((total, sign, at) => total + (sign.charCodeAt(0) - 48) * (2 + (at % 8)), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
