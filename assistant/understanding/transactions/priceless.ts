import { cents } from '@lya/core/amounts/cents.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { categorise } from '#understanding/categories/categorise.ts'
import { categoriseDescription } from '#understanding/categories/categorise-description.ts'
import type { TransactionDraft, TransactionType } from '#understanding/draft.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { directionOf } from '#understanding/transactions/direction.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'
import type { Scene } from '#understanding/transactions/scene.ts'

/** Whether a clause tells of money that the writer spent or got. */
export function isDeed(clause: Clause): boolean {
  return clause.verbs.some(
    ({ verb }) => verb.form === 'i-did' && verb.kind !== 'cost' && verb.kind !== 'else',
  )
}

const toWriter = new Set(['to-me', 'sent-me', 'payer', 'deposited'])

/** Whether a clause tells that somebody paid the writer: "a Ju me pagou no pix". */
export function isPaidIn({ flow, flowRule, verbs }: Clause): boolean {
  const isPay = verbs.some(({ verb }) => verb.sense === 'pay' && verb.form === 'they-did')
  return isPay && flow === 'in' && toWriter.has(flowRule)
}

/** What a message without an amount speaks of, with zero for the amount. */
export function readPriceless(scene: Scene): TransactionDraft | null {
  const { reading, covers, clauses, index } = scene
  const last = reading.tokens.length - 1
  const subject = findSubject(reading, covers, 0, last)
  if (!subject) return readPay(scene)
  const clause = clauses.find((one) => one.mood === 'done' && one.verbs.length > 0) ?? null
  const type = directionOf(reading, clause, { first: 0, last }) ?? 'despesa'
  const past = reading.days.filter(
    (one) => Temporal.PlainDate.compare(one.date, reading.today) <= 0,
  )
  return {
    type,
    amountCents: cents(0),
    date: past.at(-1)?.date ?? reading.today,
    categoryId: categorise(reading, covers, { first: 0, last, subject, type }, index),
    description: writeSubject(reading, subject),
  }
}

/** Deeds that name no thing and yet move money. */
const deedBook = new PhraseBook<
  | 'pago'
  | 'almoco'
  | 'janta'
  | 'lanche'
  | 'comida'
  | 'abastecido'
  | 'estacionado'
  | 'pix'
  | 'venda'
  | 'boleto'
  | 'fatura'
  | 'recebido'
>('unpriced deeds', [
  { means: 'pago', say: '^ [ja|hoje|ontem] paguei [hoje|ontem|agora|ja] $', like: 'paguei hoje' },
  { means: 'abastecido', say: '<abastecer:i-did>', like: 'abasteci' },
  { means: 'estacionado', say: '<estacionar:i-did>', like: 'estacionei' },
  { means: 'almoco', say: 'almocei|almocamos', like: 'e almocei' },
  { means: 'janta', say: 'jantei|jantamos', like: 'jantei fora' },
  { means: 'lanche', say: 'lanchei|lanchamos', like: 'lanchei agora' },
  { means: 'comida', say: 'comi|comemos', like: 'comi fora' },
  { means: 'pix', say: 'fiz|mandei|passei [um|uns|o|aquele] pix', like: 'fiz um pix' },
  {
    means: 'venda',
    say: 'vendi|vendemos [um|uma|umas|uns|as|os] [monte] [de] {stuff}',
    like: 'vendi umas coisas',
  },
  { means: 'boleto', say: 'paguei o|a|meu|minha|um boleto', like: 'paguei o boleto' },
  { means: 'fatura', say: 'paguei o|a|meu|minha|um cartao|fatura', like: 'paguei a fatura' },
  {
    means: 'recebido',
    say: 'recebi|caiu|entrou|chegou [o|um|uma|meu|minha] {cash}',
    like: 'recebi meu pagamento',
  },
  { means: 'recebido', say: '^ [hoje|ja|ontem] recebi [hoje|ontem|agora] $', like: 'recebi hoje' },
])

const names: Record<(typeof deedBook.rows)[number]['means'], [string, TransactionType]> = {
  pago: ['Pagamento', 'despesa'],
  abastecido: ['Abastecimento', 'despesa'],
  almoco: ['Almoço', 'despesa'],
  janta: ['Janta', 'despesa'],
  lanche: ['Lanche', 'despesa'],
  comida: ['Comida', 'despesa'],
  estacionado: ['Estacionamento', 'despesa'],
  pix: ['Pix', 'despesa'],
  venda: ['Venda', 'receita'],
  boleto: ['Boleto', 'despesa'],
  fatura: ['Fatura do cartão', 'despesa'],
  recebido: ['Pagamento', 'receita'],
}

/** "Recebi meu pagamento" names nothing else than pay. */
function readPay({ reading, index }: Scene): TransactionDraft | null {
  const deed = deedBook.find(reading)
  if (!deed) return null
  const [description, type] = names[deed.means]
  const categoryId = categoriseDescription(description, type, index, reading.today)
  return { type, amountCents: cents(0), date: reading.today, categoryId, description }
}
