import { isRideSaid } from '#language/amounts/rides/ride-said.ts'
import type { SpokenNumber } from '#language/spoken-number.ts'
import type { Token } from '#language/tokens.ts'

const rides = new Set(['pop', 'taxi', 'food', 'moto', 'app', 'entrega', 'entregas', 'corrida'])
const telling = new Set(
  'rendeu deu foi hoje ontem ida volta fiz tirei me pagou caiu depositou'.split(' '),
)
const calling = new Set([
  ...['no', 'na', 'pelo', 'pela', 'do', 'da', 'de', 'via', 'app', 'uber', 'um', 'uma', 'outro'],
  ...['eu', 'ele', 'ela'],
  ...['corrida', 'corridas', 'viagem', 'chamei', 'pedi', 'motorista', 'aplicativo', 'carro'],
])
const parting = new Set(['+', ',', ';', '.', ':', '!', 'e', 'depois', 'ai', 'dai'])

/** The ride app 99, when the message has another number to pay. */
export function isRideApp(tokens: readonly Token[], number: SpokenNumber): boolean {
  const { first, last } = number
  if (number.isInWords && number.hundredths === 9900) return isRideSaid(tokens, first)
  if (tokens[first]?.folded !== '99') return false
  const [before, after] = [tokens[first - 1], tokens[last + 1]]
  // Statements write "99*POP" and "99 *CORRIDA".
  if (after?.folded === '*' || rides.has(after?.norm ?? '')) return true
  if (before?.norm === 'a' && isOnDay(tokens, last + 1)) return true
  // "oitenta na 99": money is masculine.
  if (before && isRideSaid(tokens, first)) return true
  // "internet de 99 no dia 15", "R$ 99": what something comes to.
  if (before?.norm === '$') return false
  if (before?.norm === 'de' && fees.has(tokens[first - 2]?.norm ?? '')) return false
  const hasOther = tokens.some(({ kind }, at) => kind === 'number' && at !== first)
  if (!hasOther) return false
  // "110 ifood e 75 99": what came by another app, and by this one.
  if (before?.kind === 'number' && isListedApp(tokens, first - 1)) return true
  // "uber 130 99 45".
  const isPriced = before?.kind === 'number' && otherApps.has(tokens[first - 2]?.norm ?? '')
  if (isPriced && after?.kind === 'number') return true
  // "uber 198,60 99 74,30": a price of its own is next.
  if (/^\d+,\d\d$/.test(after?.folded ?? '')) return true
  const isHead = !before || parting.has(before.norm)
  if (isHead) return after?.kind !== 'word' || isTold(tokens, last + 1)
  // "peguei a 99 hoje"; but "de 80 a 99".
  if (before.norm === 'a') return tokens[first - 2]?.kind !== 'number' && after?.norm !== 'cada'
  return calling.has(before.norm)
}

const fees = new Set(
  (
    'internet wifi academia escola faculdade plano curso ingles natacao netflix spotify streaming tv ' +
    'mensalidade assinatura conta parcela prestacao boleto fatura celular telefone luz agua gas ' +
    'seguro condominio aluguel'
  ).split(' '),
)

const happening = new Set(['foi', 'era', 'fica', 'eh'])
const days = new Set(
  'ontem anteontem hoje segunda terca quarta quinta sexta sabado domingo'.split(' '),
)

/** `a 99 foi ontem`: money is no feminine, and has no day of its own. */
function isOnDay(tokens: readonly Token[], at: number): boolean {
  const isThing = happening.has(tokens[at]?.norm ?? '')
  return isThing && tokens.slice(at + 1, at + 3).some(({ folded }) => days.has(folded))
}

export const otherApps = new Set([
  'ifood',
  'uber',
  'indrive',
  'rappi',
  'lalamove',
  'loggi',
  'cabify',
])

/** Whether what another app brought stands before a figure: `110 ifood e 75 99`. */
export function isListedApp(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at)
  return (
    before.some(({ kind }) => kind === 'number') && before.some(({ norm }) => otherApps.has(norm))
  )
}

/** `99 rendeu 214`, `99 de novo 13,20`. */
function isTold(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.norm ?? ''
  if (telling.has(word)) return true
  if (word === 'na' && telling.has(tokens[at + 1]?.norm ?? '')) return true
  if (word === 'de' && tokens[at + 1]?.norm === 'novo') return true
  // "99 do trabalho pra savassi 14,90": from there to there.
  if (from.has(word)) {
    const on = tokens.findIndex(({ norm }, next) => next > at && ways.has(norm))
    return on > 0 && on <= at + placeMax && isPricedNext(tokens, on)
  }
  return ways.has(word) && isPricedNext(tokens, at)
}

const from = new Set(['do', 'da', 'de'])
/** As many words as the name of a place has, and its preposition. */
const placeMax = 4
const ways = new Set(['pra', 'pro', 'para', 'ate', 'ao'])

/** `99 pra casa 13,90`: a price of its own, before anything else begins. */
function isPricedNext(tokens: readonly Token[], at: number): boolean {
  const next = tokens.slice(at + 1).find(({ kind, norm }) => kind === 'number' || parting.has(norm))
  return next?.kind === 'number'
}
