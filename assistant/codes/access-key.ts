/** What the 44 characters of a Brazilian electronic receipt's access key say. */
export interface AccessKey {
  /** Two letters, such as SP. */
  state: string
  year: number
  /** 1 to 12. */
  month: number
  number: number
}

const states: Record<string, string> = {
  11: 'RO',
  12: 'AC',
  13: 'AM',
  14: 'RR',
  15: 'PA',
  16: 'AP',
  17: 'TO',
  21: 'MA',
  22: 'PI',
  23: 'CE',
  24: 'RN',
  25: 'PB',
  26: 'PE',
  27: 'AL',
  28: 'SE',
  29: 'BA',
  31: 'MG',
  32: 'ES',
  33: 'RJ',
  35: 'SP',
  41: 'PR',
  42: 'SC',
  43: 'RS',
  50: 'MS',
  51: 'MT',
  52: 'GO',
  53: 'DF',
}

/** Receipts of a sale to a person, on paper or not: NFC-e, NF-e and the older CF-e of São Paulo. */
const models = new Set(['65', '55', '59'])

// Letters stand in the CNPJ since NT Conjunta 2025.001.
const form = /^(\d{2})(\d{2})(\d{2})[0-9A-Z]{12}\d{2}(\d{2})\d{3}(\d{9})\d{9}(\d)$/

/** Reads an access key with its check digit; null when it is none. */
export function readAccessKey(text: string): AccessKey | null {
  const [, state = '', year, month, model = '', number, check] = form.exec(text) ?? []
  if (check === undefined || !models.has(model) || states[state] === undefined) return null
  if (Number(check) !== checkDigit(text.slice(0, -1))) return null
  const read = { year: 2000 + Number(year), month: Number(month), number: Number(number) }
  return read.month >= 1 && read.month <= 12 ? { state: states[state], ...read } : null
}

/** Modulo 11 with weights 2 to 9 from the right; a letter counts as its ASCII code less 48. */
function checkDigit(text: string): number {
  const sum = [...text]
    .reverse()
    .reduce((total, sign, at) => total + (sign.charCodeAt(0) - 48) * (2 + (at % 8)), 0)
  const rest = sum % 11
  return rest < 2 ? 0 : 11 - rest
}
