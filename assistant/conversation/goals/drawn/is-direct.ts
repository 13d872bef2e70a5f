import type { Amount } from '#language/amounts/amount.ts'
import type { Reading } from '#understanding/reading.ts'

export const took =
  'tirei|peguei|usei|saquei|retirei|resgatei|gastei|puxei|catei|tiramos|pegamos|usamos'
export const toTake = 'tirar|pegar|usar|sacar|retirar|resgatar|gastar|puxar'
export const kept = 'guardado|guardados|guardada|juntado|separado|separados|guardadinho|poupado'
export const money = 'dinheiro|grana|dindin|dinheirinho|valor|poupanca|economia|reserva|meta'

/** Words between the sum and what it is saved for: that it is money, and that it was kept. */
const between = new Set(
  (
    `${money} ${kept} ${took} de do da dos das d em no na nos nas pra pro para o a os as meu minha eu ` +
    'que ja la ai aqui dele dela reais real conto r tava estava tinha havia guardei juntei separei ' +
    'hoje so uns , . e tive precisei foi saiu por apertou mesmo perdeu desfalcou ' +
    'caixinha pote cofrinho cofre porquinho latinha envelope fundo'
  ).split(/[ |]/),
)
const ofElse = new Set('de do da dos das d com'.split(' '))
const there = new Set(['la', 'ali'])
const kin = new Set(['meu', 'minha', 'nosso', 'nossa'])

/** The sum is of that and nothing else: not of its upkeep, nor of the trip of a brother. */
export function isDirect({ tokens }: Reading, sum: Amount, at: readonly number[]): boolean {
  const [first, last] = [Math.min(...at), Math.max(...at)]
  const [from, to] = first > sum.last ? [sum.last + 1, first] : [last + 1, sum.first]
  const isOfSaved = tokens.slice(from, to).every(({ norm, kind }, index) => {
    return kind !== 'word' || between.has(norm) || at.includes(from + index) || isTaking.has(norm)
  })
  const next = tokens[last + 1]?.norm ?? ''
  const isAnothers = ofElse.has(next) && first > sum.last
  const isBehind = first <= sum.last
  const isOfOther = isBehind && ofElse.has(tokens[sum.last + 1]?.norm ?? '')
  if (isOfOther && !there.has(tokens[sum.last + 2]?.norm ?? '')) return false
  const isLed = isBehind || ofSaved(tokens, sum.last, first)
  return isOfSaved && !isAnothers && !kin.has(next) && isLed
}

const isTaking = new Set(toTake.split('|'))

/** "do dinheiro da reforma", "do que guardei pra reforma": not "do dinheiro no carro". */
function ofSaved(tokens: Reading['tokens'], last: number, first: number): boolean {
  const words = tokens.slice(last + 1, first).map(({ norm }) => norm)
  const isKept = words.some((word) => keptWords.has(word))
  const lead = words.findLast((word) => leadsTo.has(word) || ofElse.has(word) || inside.has(word))
  return isKept || (lead !== undefined && ofElse.has(lead))
}

const keptWords = new Set(`${kept}|guardei|juntei|separei|meta`.split('|'))
const inside = new Set(['no', 'na', 'nos', 'nas', 'em'])
const leadsTo = new Set(['pra', 'pro', 'pras', 'pros', 'para'])

/** What is only meant to be taken, or is denied. */
export function isToCome({ tokens, days, today }: Reading): boolean {
  if (days.some(({ date }) => Temporal.PlainDate.compare(date, today) > 0)) return true
  return tokens.some(({ norm }) => ahead.has(norm))
}

const ahead = new Set(
  'vou vamos ia iria pretendo penso pensando quero queria talvez nao nem quando amanha'.split(' '),
)

/** It was spent on that, or the money of the house was spent on something told with it. */
export function isDoubtful({ tokens }: Reading): boolean {
  const words = tokens.map(({ norm }) => norm)
  const isSpent = words.some((word) => word === 'gastar' || word === 'gastei')
  const isKept = words.some((word) => keptWords.has(word) || word === 'dinheiro')
  const isHome =
    words.includes('casa') && !words.includes('meta') && words.some((word) => leadsTo.has(word))
  return (isSpent && !isKept) || isHome
}
