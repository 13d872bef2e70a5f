import { partNames } from '#language/part-of-many.ts'
import { findVerb } from '#language/verbs.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { isFiller, isPlainWord } from '#understanding/plain-words.ts'
import { type Reading, tokenAt } from '#understanding/reading.ts'

/** What a token is taken by, where it is no part of what was bought. */
export type Cover = 'amount' | 'day' | 'count' | 'method' | 'verb' | 'filler' | 'mark'

const method =
  / (?:(?:n[oa]|em|via|por|pel[oa]|com|com o|com a|usando o?|utilizando o?|por meio de|atraves d[eoa]|pag[oa] (?:com|em|via|no|n[oa])) )?(?:meu |minha )?(?:cartao(?: de (?:credito|debito))?|credito|debito(?: automatico)?|dinheiro(?: vivo)?|especie|boleto(?: bancario)?|pix|a vista|transferencia bancaria|vr|va|vale refeicao|vale alimentacao|ticket|picpay|mercado pago|aproximacao)(?: (?:d[oa] |n[oa] )?(?:nubank|itau|inter|bradesco|santander|caixa|c6|bb|banco do brasil|picpay|neon|next|will|roxinho))?(?= )/g

const instalments = / (?:em )?\d{1,3} (?:x|vezes|parcelas|prestacoes)(?: iguais)?(?= )/g

const split = /^parcel(ei|amos|ad[oa]s?|ando|ar)$/

const interest =
  / (?:, )?(?:sem|com) (?:juros|acrescimo|multa|taxa|frete|correcao|atraso|(?:o |um )?(?:desconto|cupom|voucher)(?: d[aeo] \p{L}+(?: popular)?)?)(?= )/gu

// "uma duzia de ovos", "1/2 pizza", "parcela 3/12"
const part = `(?:${partNames}) \\d{1,2} (?:/|de) \\d{1,2}(?= \\D)`
const portions = new RegExp(` (?:(?:meia|uma) duzia(?: de)?|1 / [2-4]|${part})(?= )`, 'g')

const vouchers = / (vr|va|vale refeicao|vale alimentacao|ticket)$/
const arrivals =
  / (caiu|entrou|recebi|creditou|chegou|pingou|depositaram|creditaram) (o |a |um |meu |minha )*(vr|va|vale|ticket)/

const unitPrice =
  /^ (o|a|cada|por) (quilo|kg|litro|unidade|peca|duzia|caixa|pacote|garrafa|lata|par|metro|um|uma|cabeca) /

/** Whether an unlisted word is something that the writer did with the sum right behind it. */
export function isSlangDeed({ tokens, amounts }: Reading, at: number): boolean {
  const norm = tokens[at]?.norm ?? ''
  const isDeed = norm.length >= 5 && norm.endsWith('ei') && !findVerb(norm) && !isPlainWord(norm)
  return isDeed && !findMeanings(norm) && amounts.some((one) => one.first === at + 1)
}

/** `paguei 600 do cartao`, `quitei o cartao 600`: the card is what was paid, not the way. */
function isCardBill({ tokens, amounts }: Reading, at: number): boolean {
  if (tokens[at]?.norm !== 'cartao' || !/^d?o$/.test(tokens[at - 1]?.norm ?? '')) return false
  const isPaid = /^(pag|quit)/.test(tokens[at - 2]?.norm ?? '')
  return isPaid || amounts.some(({ last }) => last === at - 2)
}

/**
 * What covers each token. Ways of paying are covered too ("no pix", "no debito"); the transfer
 * itself ("pix joao 80") is not, unless a preposition makes it a way.
 */
export function coverTokens(reading: Reading): (Cover | undefined)[] {
  const covers: (Cover | undefined)[] = reading.tokens.map((token, at) => {
    if (token.kind === 'mark' || token.kind === 'emoji') return 'mark'
    if (token.kind !== 'word') return undefined
    // Fillers and verbs inside a known term ("hora extra", "pague menos") are words of it.
    if (reading.inTerm[at]) return undefined
    if (findVerb(token.norm) || split.test(token.norm) || isSlangDeed(reading, at)) return 'verb'
    return isFiller(token.norm) ? 'filler' : undefined
  })
  const cover = (first: number, last: number, by: Cover) => {
    for (let at = first; at <= last; at += 1) covers[at] = by
  }
  for (const { first, last } of reading.days) cover(first, last, 'day')
  for (const { first, last } of reading.quantities) cover(first, last, 'count')
  for (const match of reading.flat.matchAll(portions)) {
    const first = tokenAt(reading, match.index + 1)
    cover(first, tokenAt(reading, match.index + match[0].length - 1), 'count')
  }
  const ways = [
    reading.flat.matchAll(method),
    reading.flat.matchAll(instalments),
    reading.flat.matchAll(interest),
  ]
  for (const match of ways.flatMap((found) => [...found])) {
    const first = tokenAt(reading, match.index + 1)
    const last = tokenAt(reading, match.index + match[0].length - 1)
    // "caiu meu vale refeicao": here it is what came in.
    const isIncome = vouchers.test(match[0]) && arrivals.test(reading.flat)
    const isTerm = reading.inTerm[last] && !match[0].includes('desconto')
    if (!isTerm && !isIncome && !isCardBill(reading, first)) cover(first, last, 'method')
  }
  for (const { first, last } of reading.amounts) {
    cover(first, last, 'amount')
    const after = reading.flat.slice((reading.starts[last + 1] ?? reading.flat.length) - 1)
    if (unitPrice.test(after)) cover(last + 1, last + 2, 'count')
  }
  return covers
}
