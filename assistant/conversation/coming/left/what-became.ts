import { tellingWords } from '#conversation/match-named.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'

/** What was paid by oneself, or is left, is no part of what came. */
const spent = new Set(
  (
    'paguei gastei comprei emprestei usei guardei dei mandei perdi torrei separei investi sobrou sobraram sobra ' +
    'sobrando tenho temos restou restaram embora quero preciso consigo gasto gastos fiquei'
  ).split(' '),
)

const coming = new Set(
  (
    'recebi recebemos entrou caiu cairam veio vieram pagou pagaram paga passou passaram mandou ' +
    'mandaram transferiu depositou depositaram acertou adiantou adiantaram deu deram completa pix ' +
    'falta faltam faltou deve devem devendo devia foi foram'
  ).split(' '),
)

const aims = new Set(['pra', 'para'])
/** "os outros 1500 foram no aluguel", and no "foram só 3.000". */
const went = new Set(['foi', 'foram'])

/** Parts of one and the same: "a outra metade", "os outros 200". */
const parts = new Set(
  'metade parte parcela na no dia semana mes so eu ele ela e , vem vai'.split(' '),
)

/**
 * Whether figures are told of what became of the money, or of another matter: what was spent or is
 * left of it, what it went for, another order.
 */
export function tellsWhatBecame({ reading }: Message): boolean {
  const { tokens } = reading
  const next = (at: number) => tokens[at + 1]?.norm ?? ''
  // "só deu pra pagar 1500" is no payment.
  const isCame = tokens.some(({ norm }, at) => {
    return coming.has(norm) && !(norm === 'deu' && aims.has(next(at)))
  })
  const isSpent = tokens.some(({ norm }, at) => {
    return spent.has(norm) || (went.has(norm) && forWhat.has(next(at)))
  })
  return !isCame || isSpent || isOfAnother(reading)
}

/** "o resto é do outro pedido dela" */
function isOfAnother({ tokens }: Reading): boolean {
  return tokens.some(({ kind, norm }, at) => {
    const before = tokens[at - 1]?.norm ?? ''
    return kind === 'word' && /^outr[oa]s?$/u.test(before) && !parts.has(norm) && !/^\d/u.test(norm)
  })
}

/** What it went for, as money does: "só deu 1500 pro aluguel". */
export function namesWhatFor(message: Message, name: string): boolean {
  const own = tellingWords(name)
  const { tokens } = message.reading
  return tellingIn(message).some(({ word, at }) => {
    const lead = tokens.slice(Math.max(0, at - 2), at).map(({ norm }) => norm)
    return isThing(word) && !own.includes(word) && lead.some((one) => forWhat.has(one))
  })
}

const forWhat = new Set('pra pro pras pros para no na nos nas com'.split(' '))
