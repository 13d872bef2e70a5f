import { capital } from '#language/spelling/capital.ts'
import type { Reading } from '#understanding/reading.ts'

/** With a card, and no bill of one: "mercado 50 no cartão". */
const by = new Set('no na pelo com nos em passei passo debito'.split(' '))
const between = new Set('de do da credito'.split(' '))
const banks = new Set(
  (
    'nubank nu itau inter bradesco santander caixa c6 will neon picpay bb renner riachuelo magalu ' +
    'xp next pan carrefour'
  ).split(' '),
)

/** What the bill of a card is called, "cartão nubank 340 vence dia 10"; null where none is. */
export function cardNameIn({ tokens, text }: Pick<Reading, 'tokens' | 'text'>): string | null {
  const at = tokens.findIndex(({ norm }) => norm === 'cartao')
  if (at < 0 || by.has(tokens[at - 1]?.norm ?? '')) return null
  const next = tokens.find(({ norm }, index) => index > at && !between.has(norm))
  if (!next || !banks.has(next.norm)) return 'Cartão'
  return `Cartão ${capital(text.slice(next.start, next.end))}`
}

const had = new Set('tem tenho temos vem falta ainda pagar chegou'.split(' '))

/** "calma que ainda tem o cartão dia 8": it is what is to be paid, whatever stands before it. */
export function isCardOwed({ tokens }: Pick<Reading, 'tokens'>): boolean {
  const at = tokens.findIndex(({ norm }) => norm === 'cartao')
  return at > 1 && tokens.slice(Math.max(0, at - 2), at).some(({ norm }) => had.has(norm))
}
