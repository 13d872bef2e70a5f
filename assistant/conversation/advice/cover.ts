import type { Role } from '#language/amounts/role.ts'
import { readMessage } from '#understanding/reading.ts'

/** So many digits, apart or not. */
const digits = (more: string) => `(?<!\\d)\\d(?:[ .\\-]?\\d){${more}}(?!\\d)`

const doors = ['código', 'codigo', 'senha', 'token', 'cvv', 'cvc', 'pin', 'chave']

/** What tells who somebody is or opens a door, in this order; none of it is ever an amount. */
const secrets: readonly (readonly [cover: string, form: RegExp])[] = [
  ['[e-mail]', /[^\s@<>]+@[^\s@<>]+/g],
  ['[link]', /(?:https?:\/\/|www\.)\S+/gi],
  ['[código]', /\b(?=[\w-]*\d)[\w-]{20,}/g],
  ['[documento]', /\d{3}\.?\d{3}\.?\d{3}[-/ ]\d{2}(?!\d)|\d{2}\.?\d{3}\.?\d{3}\/\d{4}-?\d{2}/g],
  ['[documento]', /\b\d{1,2}\.\d{3}\.\d{3}-[\dx]\b/gi],
  ['[cartão]', new RegExp(digits('12,18'), 'g')],
  ['[telefone]', /\+?(?:55 ?)?\(?\b\d{2}\)? ?9? ?\d{4}[- ]?\d{4}\b|\b9?\d{4}-\d{4}\b/g],
  ['[número]', new RegExp(`${digits('10,')}|\\d{8,}`, 'g')],
  ['[código]', new RegExp(`(?<=\\b(?:${doors.join('|')})\\b[^\\d\\n]{0,12})\\d[\\d -]*\\d`, 'gi')],
]

const covered: Readonly<Partial<Record<Role, string>>> = {
  document: '[documento]',
  telephone: '[telefone]',
  plate: '[placa]',
  code: '[código]',
}

/** The text without documents, cards, telephones, addresses and codes. */
export function coverSecrets(text: string, today: Temporal.PlainDate): string {
  return coverPlaced(
    secrets.reduce((told, [cover, form]) => told.replace(form, cover), text),
    today,
  )
}

/** What only the words around it give away, as the rules read it. */
function coverPlaced(text: string, today: Temporal.PlainDate): string {
  const { text: tidy, tokens, numbers } = readMessage(text, today)
  let told = ''
  let from = 0
  for (const { first, last, role } of numbers) {
    const cover = covered[role]
    const start = tokens[first]?.start ?? 0
    if (cover === undefined || start < from) continue
    told += tidy.slice(from, start) + cover
    from = tokens[last]?.end ?? start
  }
  return from === 0 ? text : told + tidy.slice(from)
}
