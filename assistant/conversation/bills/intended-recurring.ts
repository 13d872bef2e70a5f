import { firstDueDate } from '@lya/core/money/recurring/due-date.ts'
import { boundedCents, categoryId, type Intended, textOf } from '#conversation/intended-effect.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Candidate, Fields, Message } from '#understanding/intents/candidate.ts'
import { cardNameIn } from '#understanding/intents/commitments/cards/card-name.ts'
import { dueOfYear } from '#understanding/intents/commitments/due-of-year.ts'
import { firstPartIn } from '#understanding/intents/commitments/first-part.ts'
import { weekdayOfAll } from '#understanding/intents/commitments/frequency-said.ts'
import { isSharedOut } from '#understanding/intents/commitments/own-share.ts'
import { partsLeftIn } from '#understanding/intents/commitments/parts-left.ts'
import { partsUntilIn } from '#understanding/intents/commitments/rhythm/parts-until.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { isIncomeTalk } from '#understanding/transactions/direction.ts'

/** A payment that comes again; only what is paid does, as the product has it. */
export function intendedRecurring(message: Message, { fields = {} }: Candidate): Intended {
  const amountCents = boundedCents(message, fields.amount)
  if (amountCents === null) return 'amount-out-of-bounds'
  const [told] = message.account.transactions
  // "aluguel 900, divido com o Léo, ele me paga a metade": what comes back makes no income.
  const isBill = isSharedOut(message.reading) && !arrives.test(message.reading.flat)
  const isIncome = told?.draft.type === 'receita' || (comesIn(message) && !isBill)
  if (isIncome && !isOwed(message)) return 'recurring-income'
  const { today, days } = message.reading
  const { frequency = 'mensal', day } = fields
  const ofAll = weekdayOfAll(message.reading)
  const named = days.at(0)?.date ?? (ofAll ? today.add({ days: ofAll - today.dayOfWeek }) : null)
  const anchor = frequency === 'semanal' && named ? sameWeekday(named, today) : today
  const isDay = day !== undefined && day !== null && day >= 1 && day <= 31
  const dueDay = isDay ? day : anchor.day
  const begins = beginning(message, frequency, isDay ? day : null)
  const next = begins ?? (isDay ? firstDueDate(today, { frequency, dueDay }) : anchor)
  const spent = told?.draft.type === 'despesa' ? told.draft.categoryId : null
  const recurring = {
    name: textOf(fields.description) ?? cardNameIn(message.reading) ?? 'Pagamento',
    amountCents,
    frequency,
    dueDay: begins && !isDay ? begins.day : dueDay,
    nextDate: next.toString(),
    categoryId: spent ?? categoryId(fields, 'despesa', message.index.all),
    ...(frequency === 'mensal' ? partsUntilIn(message.reading, next) : {}),
    ...partsLeftIn(message.reading),
  }
  return { kind: 'create-recurring', recurring }
}

/** The first day where another one than the next due day is told. */
function beginning(
  { reading }: Message,
  frequency: Fields['frequency'],
  day: number | null,
): Temporal.PlainDate | null {
  if (frequency === 'anual') return dueOfYear(reading, day)
  return frequency === 'mensal' ? firstPartIn(reading) : null
}

/** Who is paid it says so: all seven writers who told of one to come were to pay it. */
const ofPension = new PhraseBook('an allowance that the writer pays', [
  {
    means: 'paid',
    say: 'pensao [d*|alimenticia]',
    not: [
      'recebo|receber|recebe|cai|entra|ganho ..9 pensao',
      'pensao ..9 recebo|receber|cai|entra',
      '{person}|ex [ja] paga|manda|deposita ..3 pensao',
      'pensao por|militar|vitalicia',
      'pensao d* inss|marido|falecido|viuva|governo',
    ],
    like: 'pensão da minha filha 400 todo dia 5',
  },
])

const pays = / (pago|pagamos|pagar|paga|paguei|gasto|gastar|despesa|conta|debito|boleto|sai) /

const received = new PhraseBook('what comes to the writer again and again', [
  {
    means: 'comes',
    say: 'recebo|recebemos|ganho|ganhamos',
    not: ['recebo|recebemos a|o|um|uma conta|fatura|boleto|carne'],
    like: 'recebo 150 toda sexta de faxina',
  },
  {
    means: 'comes',
    say: 'me|nos paga|pagam|deposita|depositam|manda|mandam|transfere',
    like: 'a patroa me paga 600 todo dia 10',
  },
  {
    means: 'comes',
    say: 'vai|vao|ficou [passar|comecar] [a|de] me|nos dar|pagar|passar|mandar|depositar|devolver|ajudar|transferir|repassar',
    like: 'os 145 o Dudu vai me dar todo mês',
  },
  {
    means: 'comes',
    say: '{person}|ex [ja] paga|manda|deposita ..3 pensao|mesada',
    not: ['eu ..3 paga|manda|deposita'],
    like: 'meu ex paga 500 de pensão todo dia 10',
  },
  {
    means: 'comes',
    say: 'pensao d* [meu] inss|marido|esposo|falecido|falecida|finado|viuva|governo',
    not: ['desconta|pago|pagamos|pagar ..9 pensao'],
    like: 'tenho a pensão do falecido, 1.100, todo dia 1',
  },
  {
    means: 'comes',
    say: 'tenho [a|uma|minha] pensao|aposentadoria|bolsa',
    not: ['tenho ..2 pensao d* [meu|minha] filho|filha|filhos|filhas|criancas'],
    like: 'tenho a aposentadoria, 1.518, todo dia 5',
  },
  {
    means: 'comes',
    say: 'vou|vamos receber|ganhar',
    not: ['vou|vamos receber a|o|um|uma conta|fatura|boleto|carne'],
    like: 'vou receber 1.800 todo dia 5 agora',
  },
])

function comesIn({ reading }: Message): boolean {
  return (isIncomeTalk(reading) && !pays.test(reading.flat)) || received.isIn(reading)
}

const arrives = / (recebo|receber|recebe|recebemos|cai|entra|ganho|ganhar|pinga) /

/** "me lembra todo dia 20 da pensão", "faltam 19": it is to be paid, unless it comes. */
function isOwed({ reading }: Message): boolean {
  if (arrives.test(reading.flat)) return false
  const isLeft = partsLeftIn(reading).partsLeft !== undefined
  return isLeft || leans('reminded', reading) || isOfStaff(reading) || ofPension.isIn(reading)
}

const wages = new Set(['salario', 'ordenado', 'pagamento', 'diaria', 'quinzena'])

/** `salário do padeiro`: who works for the writer. */
function isOfStaff({ tokens }: Message['reading']): boolean {
  return tokens.some(({ norm }, at) => {
    const [link, who] = tokens.slice(at + 1, at + 3)
    const isOf = wages.has(norm) && /^d[ao]s?$/.test(link?.norm ?? '')
    const works = findMeanings(who?.norm ?? '') ?? []
    return isOf && works.some(({ concept }) => concept === 'staff' || concept === 'cleaning')
  })
}

/** The day's weekday on or after today: days are read as past ones. */
function sameWeekday(day: Temporal.PlainDate, today: Temporal.PlainDate): Temporal.PlainDate {
  return today.add({ days: (day.dayOfWeek - today.dayOfWeek + 7) % 7 })
}
