import { cents } from '@lya/core/amounts/cents.ts'
import { categorise } from '#understanding/categorise.ts'
import type { TransactionDraft, TransactionType } from '#understanding/draft.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { findSubject, writeSubject } from '#understanding/transactions/describe.ts'
import { directionOf } from '#understanding/transactions/direction.ts'
import type { Scene } from '#understanding/transactions/scene.ts'

/** Whether a clause tells of money that the writer spent or got. */
export function isDeed(clause: Clause): boolean {
  return clause.verbs.some(
    ({ verb }) => verb.form === 'i-did' && verb.kind !== 'cost' && verb.kind !== 'else',
  )
}

/** What a message without an amount speaks of, with zero for the amount. */
export function readPriceless(scene: Scene): TransactionDraft | null {
  const { reading, covers, clauses, index } = scene
  const last = reading.tokens.length - 1
  const subject = findSubject(reading, covers, 0, last)
  if (!subject) return readPay(reading)
  const clause = clauses.find((one) => one.mood === 'done' && one.verbs.length > 0) ?? null
  const type = directionOf(reading, clause, reading.flat) ?? 'despesa'
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

const received =
  / (recebi|caiu|entrou|chegou) (o |um |uma |meu |minha )*(pagamento|dinheiro|grana|pix|dindin) |^ (hoje |ja |ontem )?recebi (hoje |ontem |agora )?[.! ]*$/

/** Deeds that name no thing and yet move money. */
const deeds: readonly (readonly [RegExp, string, TransactionType])[] = [
  [/^ (ja |hoje |ontem )?paguei (hoje |ontem |agora |ja )?[.! ]*$/, 'Pagamento', 'despesa'],
  [/ (abasteci|abastecemos) /, 'Abastecimento', 'despesa'],
  [/ (estacionei|estacionamos) /, 'Estacionamento', 'despesa'],
  [/ (fiz|mandei|passei) (um |uns |o |aquele )*pix /, 'Pix', 'despesa'],
  [
    / (vendi|vendemos) (umas? |uns |um monte de |as |os )*(coisas?|negocios?|parada|trecos?|tralhas?) /,
    'Venda',
    'receita',
  ],
]
const bills = / paguei (o |a |meu |minha |um )+(boleto|cartao|fatura) /

/** "Recebi meu pagamento" names nothing else than pay. */
function readPay({ flat, today }: Reading): TransactionDraft | null {
  const deed = deeds.find(([pattern]) => pattern.test(flat))
  if (deed) {
    const [, description, type] = deed
    return { type, amountCents: cents(0), date: today, categoryId: null, description }
  }
  const billed = bills.exec(flat)?.[2]
  if (billed) {
    const description = /boleto/.test(billed) ? 'Boleto' : 'Fatura do cartão'
    const amountCents = cents(0)
    return { type: 'despesa', amountCents, date: today, categoryId: null, description }
  }
  if (!received.test(flat)) return null
  const amountCents = cents(0)
  return { type: 'receita', amountCents, date: today, categoryId: null, description: 'Pagamento' }
}
