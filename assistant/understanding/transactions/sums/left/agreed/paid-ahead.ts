import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { isPartGiven } from '#understanding/transactions/sums/left/agreed/paid-of-price.ts'
import { between, type Settled } from '#understanding/transactions/sums/sum.ts'
import { ways } from '#understanding/transactions/ways.ts'

const resting = new PhraseBook('the rest is mine', [
  {
    means: 'mine',
    say: 'eu [paguei] o|a resto|restante|diferenca',
    like: 'a Jaque pagou 300 e eu o resto',
  },
])

/** Whether the writer paid what others left: `a Jaque pagou 300 e eu o resto`. */
export function isRestMine(reading: Reading, span: Span): boolean {
  return resting.isIn(reading, span)
}

const paying = new PhraseBook('a first payment', [
  {
    means: 'paid',
    say: 'dei|paguei|adiantei|deixei|recebi|deu|deram|pagou|pagaram|adiantou|adiantaram [mil] [so] @',
    like: 'rede nova é 1200, dei 500 hoje e o resto fica pra março',
  },
])
const owing = new PhraseBook('what is still to be paid', [
  {
    means: 'owed',
    say: 'o|do resto|restante|saldo',
    like: 'paguei 100 hoje e o resto semana que vem',
  },
  { means: 'owed', say: 'outra|segunda metade', like: 'dei 325 agora, a outra metade na entrega' },
  {
    means: 'owed',
    say: 'de|como|na entrada|sinal|adiantamento',
    like: '350 reais, dei 200 de entrada',
  },
  {
    means: 'owed',
    say: '@ pra|para comecar|iniciar|garantir|segurar|reservar',
    like: 'pediu 2200, dei 700 pra começar',
  },
  { means: 'owed', say: '@ adiantad*|antecipad*', like: 'cobrou 1200, dei 500 adiantado' },
  {
    means: 'owed',
    say: 'falta|faltam|faltou',
    like: 'o conserto é 300, paguei 100, falta o resto',
  },
  {
    means: 'owed',
    say: 'mas ..3 so me deu|pagou',
    like: 'progressiva de 150, mas ela só me deu 100',
  },
])

/** `350 reais, dei 200 de entrada`: the first is the price, and only the second was paid. */
export function isPaidAhead(reading: Reading, whole: Settled, part: Settled): boolean {
  const gap = between(whole, part)
  const paid = paying.find(reading, { ...gap, last: part.amount.last })
  if (!paid || isRestMine(reading, { first: gap.first, last: part.last })) return false
  if (owing.isIn(reading, { first: gap.first, last: part.last })) return true
  if (isPartGiven(reading)) return true
  const price = quoted.findAll(reading, { first: whole.first, last: whole.amount.last })
  return price.some(({ last }) => last === whole.amount.last) && isBare(reading, part)
}

const quoted = new PhraseBook('a price that was asked', [
  {
    means: 'asked',
    say: 'cobrou|cobraram|cobrei|cobramos|pediu|pediram|orcou|combinou|combinei|fechei [por|em|de|r] [$] @',
    like: 'o pintor me cobrou 900, dei 400',
  },
  {
    means: 'asked',
    say: 'levou|levaram|pegou|pegaram # ..3 a|de|por [r] [$] @',
    like: 'a Bia levou 3 camisas a 40 e pagou 50',
  },
  { means: 'asked', say: 'ficou|ficaram em [r] [$] @', like: 'ficou em 700, dei 300' },
  {
    means: 'asked',
    say: 'fechei|fechamos|combinei|combinamos ..6 por|em [r] [$] @',
    like: 'fechei o muro com o pedreiro por 3 mil e já dei mil',
  },
  {
    means: 'asked',
    say: '<sell:i-did,we-did> ..5 [por|a|de] [r] [$] @',
    like: 'vendi o som por 900, a pessoa deu 400 agora',
  },
  {
    means: 'asked',
    say: 'fiz|fizemos um|uma|o|a ..5 [por|a|de] [r] [$] @',
    not: ['fiz|fizemos um|uma|o|a ..2 mercado|feira|compra|pix|emprestimo'],
    like: 'fiz um frete de 300, recebi 100',
  },
  {
    means: 'asked',
    say: 'vaquinha|coletivo|coletiva|rateio [de] [r] [$] @',
    like: 'presente coletivo 400, dei 25',
  },
  {
    means: 'asked',
    say: 'peguei|pegamos|arrumei|fechei|fechamos um|uma|outro|outra [servico|trabalho|trampo|obra|reforma|pintura|projeto|job|orcamento|encomenda|evento|festa] [d*] ..2 de|por [r] [$] @',
    like: 'peguei uma obra de 2.000, me adiantaram 800',
  },
  {
    means: 'asked',
    say: 'tratamento|servico|obra|reforma|conserto|empreita|contrato|encomenda|pacote [eh|era] [de|por] [r] [$] @',
    like: 'tratamento de 1.500, dei 500',
  },
])
const leading = new Set('de do da no na nos nas em pra pro pras pros pela pelo com que'.split(' '))

const inWays = new PhraseBook('a part of it by one way, the rest by another', [
  {
    means: 'ways',
    say: '[r] [$] @ [reais] [foi|foram|paguei|veio] no|na|em dinheiro|pix|cartao|vale|debito|credito|especie|app|maquininha e|mais [o] resto|restante [foi|veio] [no|na|em] pix|dinheiro|app|cartao|debito|credito|vale|conta|especie|maquininha',
    like: 'fiz 164 ontem, 20 foi em dinheiro e o resto no app',
  },
])

/** `mercado 250, paguei 100 no vale e o resto no débito`: all of it was paid. */
export function isPaidInWays(reading: Reading, whole: Settled, part: Settled): boolean {
  const span = { first: whole.amount.last + 1, last: part.last }
  return part.valueCents < whole.valueCents && inWays.isIn(reading, span)
}

const payments = new PhraseBook('a payment more, some other day', [
  {
    means: 'later',
    say: 'mais|e|depois|, [mais|outros|outras] [r] [$] @ [reais] [so|fica] [pra|pro|no|na|em] dia|amanha|semana|mes|fim|final|segunda|terca|quarta|quinta|sexta|sabado|domingo|entrega',
    // "50 na sexta e 40 no sábado": each on a day that is over.
    not: ['no|na {weekday} [feira] [,|e] [e] [r] [$] @ [reais] [no|na] {weekday}'],
    like: 'fechei por 2.800, deu 1.000 ontem, mais 900 semana que vem e o resto no final',
  },
])

/** `fechei por 2.800, o cliente deu 1.000 ontem, mais 900 sexta e o resto no final`: one came. */
export function isPaidOfSeveral(reading: Reading, segments: readonly Settled[]): boolean {
  const [whole, paid, next, more] = segments
  if (!whole || !paid || !next || more) return false
  if (paid.valueCents + next.valueCents > whole.valueCents) return false
  const later = { first: paid.amount.last + 1, last: next.last }
  return isPaidAhead(reading, whole, { ...paid, last: next.last }) && payments.isIn(reading, later)
}

/** `cobrou 850, dei 300 hoje`: of nothing else; "paguei 120 de peça" is another matter. */
function isBare(reading: Reading, { amount, last }: Settled): boolean {
  const way = ways.find(reading, { first: amount.last + 1, last })
  const begin = way?.first === amount.last + 1 ? way.last + 1 : amount.last + 1
  return !reading.tokens.slice(begin, last + 1).some(({ norm }) => leading.has(norm))
}
