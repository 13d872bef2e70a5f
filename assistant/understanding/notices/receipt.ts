import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import { isWithin, linesOf } from '#understanding/notices/lines.ts'
import { nameAt } from '#understanding/notices/name-at.ts'
import type { Reading } from '#understanding/reading.ts'

/** What stands on the paper of a till and in no list of a person's own. */
const tillBook = new PhraseBook('tills', [
  { means: 'till', say: 'cupom|nota fiscal', like: 'CUPOM FISCAL ELETRONICO' },
  { means: 'till', say: 'subtotal', like: 'SUBTOTAL 122,80' },
  { means: 'till', say: 'troco @', like: 'TROCO 2,00' },
  { means: 'till', say: 'taxa de entrega|servico', like: 'Taxa de entrega R$ 6,99' },
  { means: 'till', say: 'forma de pagamento', like: 'Forma de pagamento: Pix' },
  { means: 'till', say: 'pedido .. #', like: 'Pedido #4471' },
  { means: 'till', say: 'total a pagar', like: 'TOTAL A PAGAR 22,21' },
  { means: 'till', say: 'total pago', like: 'Total pago R$ 98,89' },
  { means: 'till', say: 'mesa|comanda|caixa|operador [:] #', like: 'MESA 14' },
  { means: 'till', say: 'cnpj', like: 'CNPJ 31.884.220/0001-07' },
  { means: 'till', say: 'cartao debito|credito', like: 'CARTAO DEBITO 79,55' },
  { means: 'till', say: 'qtd|quantidade', like: 'QTD 3' },
  { means: 'till', say: '# un|lt|l x', like: '31,420 L x 4,199' },
])

const linesMin = 3

/** Whether a text of several lines with a total is what a till printed. */
export function isReceipt(reading: Reading): boolean {
  const isTill = () => tillBook.isIn(reading) || tillParts(reading) !== null
  return linesOf(reading).length >= linesMin && isTill()
}

const partsBook = new PhraseBook('parts at a till', [
  {
    means: 'parts',
    say: 'credito|cartao|cred|parcelado [:] [em] #instalment',
    like: 'CREDITO 2X S/JUROS 129,85',
  },
])

/** In how many parts a receipt was paid; null where at once. */
export function tillParts(reading: Reading): number | null {
  const said = partsBook.find(reading)
  const number =
    said &&
    reading.numbers.find(({ last, role }) => {
      return role === 'instalment' && said.first < last && last <= said.last
    })
  const count = (number?.hundredths ?? 0) / 100
  return count >= 2 ? count : null
}

/** The one thing on a receipt, or the first of those counted: `2x Ingresso Pista`. */
export function itemOf(reading: Reading, totalCents: number): Span | null {
  const lines = linesOf(reading)
  for (const line of lines.length >= linesMin ? lines : []) {
    const counted = reading.tokens[line.first + 1]?.norm === 'x' ? line.first + 2 : line.first
    const isCounted = counted > line.first
    const isWhole = reading.amounts.some(
      (one) => isWithin(one.first, line) && Math.abs(one.valueCents) === totalCents,
    )
    const name = isCounted || isWhole ? nameAt(reading, counted) : null
    if (name && name.last <= line.last) return name
  }
  return null
}
