import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import { incomeConcepts } from '#understanding/lexicon/concepts.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { leaningIn } from '#understanding/memory/leaning.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { isYetToBegin, jobs } from '#understanding/transactions/clauses/owing/yet-to-begin.ts'
import { hasAmount, type Scene } from '#understanding/transactions/scene.ts'
import { owingOf } from '#understanding/transactions/sums/left/owing.ts'

const deferring = new PhraseBook('paid later', [
  { means: 'owed', say: 'so me pagam|paga', like: 'laudei 42 a 18 cada, só me pagam dia 10' },
  {
    means: 'owed',
    say: 'acerta|acertam|pagam [me|comigo|so] [na|no|em] dia|amanha|depois|quando|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes',
    like: 'rodei 412 km a 1,30, a fazenda acerta comigo dia 25',
  },
  // "paga no dia 5" may be said of a bill that was paid.
  {
    means: 'owed',
    say: 'paga [me] [comigo] dia|amanha|depois|quando',
    like: 'fiz a faxina, 150, ela paga dia 10',
  },
  {
    means: 'owed',
    say: 'ele|ela|eles|elas|cliente [so] paga|pagam|acerta|acertam [na|no|em] {later}',
    like: 'arrumei o chuveiro, cobrei 90, ele paga sexta',
  },
  {
    means: 'owed',
    say: 'nao [me] pagou|pagaram|acertou|acertaram',
    like: 'fiz a faxina, 150, ela não pagou',
  },
  {
    means: 'owed',
    say: 'me|nos paga|pagam|passa|passam|da|dao|acerta|acertam [tudo|so] [no|na|em] dia|amanha|depois|quando|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes',
    like: 'vendi minha bike por 400, o cara me paga sexta',
  },
  {
    means: 'owed',
    say: 'recebo [so] [no|na|em|la] dia|amanha|depois|quando|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes|proximo|proxima|entrega|fim|final',
    like: 'fiz 2 diárias de 120 hoje e recebo só dia 12',
  },
  {
    means: 'owed',
    say: 'so|{person}|pessoal|cliente|clientes|fregues|freguesa|aluno|aluna|ele|ela|eles|elas|cara|moca|moco|rapaz [so] paga|pagam [no|na|em] amanha|depois|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes',
    like: 'vendi 4 marmitas a 18 e o pessoal paga amanhã',
  },
  {
    means: 'owed',
    say: 'so recebo|cai|caem',
    not: ['reembolso ..3 so cai', 'resto|restante|metade so cai|caem'],
    like: 'cortei 6 a 30 mas só recebo sexta',
  },
  {
    means: 'owed',
    say: 'so entra|entram|pinga|compensa [na|em] [minha] [conta] [no|na|em] {later}|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia',
    like: 'me pagaram 300 hoje mas só entra na conta dia 5',
  },
  {
    means: 'owed',
    say: 'vai|vao cair|entrar dia|amanha|so',
    like: 'fiz 12h, 460 reais, vai cair dia 10',
  },
  { means: 'owed', say: 'vai|vao [me] pagar|acertar', like: 'atendi 3 a 150, vão pagar amanhã' },
  {
    means: 'owed',
    say: 'cai|caem|entra|entram|pinga [so] [no|na|pra] amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes',
    not: [
      'segunda|terca|quarta|quinta|sexta parcela|etapa|vez',
      'todo|cada ..2 mes',
      'reembolso ..3 [so] cai|entra',
      'resto|restante|metade [so] cai|caem|entra|entram|pinga',
    ],
    like: 'nosso décimo terceiro cai amanhã, 1.412',
  },
  { means: 'later', say: 'so [se] paga|pago|pagamos|acerto', like: 'é 150, só paga quando vier' },
  { means: 'later', say: 'so [na|no|em|a] {later}', like: 'é 300 mas só semana que vem' },
  { means: 'due', say: 'vence|vencem', like: 'multa 130 chegou, vence dia 30' },
])

/** Whether a message says that somebody still has to pay: `o cara me paga sexta`. */
export function isOwedLater(reading: Reading): boolean {
  return isOwedIn(reading, { first: 0, last: reading.tokens.length - 1 })
}

/**
 * `a mao de obra é 150, so paga quando vier`, `a multa de 130 chegou, vence dia 30`: a price that
 * is not due yet, work not paid yet.
 */
export function isDeferred(scene: Scene, at: number): boolean {
  const { clauses, reading } = scene
  const own = clauses[at]
  if (!own) return false
  if (isOnCredit(scene, own) || isYetToDo(reading)) return true
  if (own.flow !== 'out' && onDelivery.isIn(reading)) return true
  if (isPartPaidFor(reading, own)) return false
  const isPriced = own.mood === 'stated'
  const isOpen =
    isPriced ||
    own.mood === 'silent' ||
    own.flowRule === 'worked' ||
    isWork(reading, own) ||
    isEarnedByDeed(own) ||
    isOnlyPaidLater(reading, own)
  if (isOpen && isOwedBehind(reading, own)) return true
  const isSent = own.verbs.every(({ verb }) => verb.form === 'they-did')
  for (const one of clauses.slice(at + 1)) {
    if (one.sentence !== own.sentence || hasAmount(scene, one)) return false
    // "luz 180 paguei eu, a metade minha irmã me passa sexta": the figure is what was paid.
    if (one.flow === 'out' && one.verbs.some(({ verb }) => verb.form === 'i-did')) return false
    const found = deferring.findAll(reading, one).map(({ means }) => means)
    if (isSent && found.includes('due')) return true
    if (isOpen && (isOwedIn(reading, one) || (isPriced && found.includes('later')))) return true
  }
  return false
}

const onDelivery = new PhraseBook('an order that is paid when it is fetched', [
  {
    means: 'order',
    say: 'encomenda|encomendou|encomendaram ..14 paga|pagam|acerta [so|tudo] [na|no|em|ate] quando|entrega|retirada|buscar|pegar',
    not: ['encomenda|encomendou ..14 deu|pagou|adiantou|deixou'],
    like: 'encomenda de 60 salgados pra Dora, 100 reais, paga quando pegar no domingo',
  },
])

/** "vendi 15 marmitas a 18, cinco vão pagar terça": the others were paid. */
function isPartPaidFor(reading: Reading, { first, last }: Clause): boolean {
  const price = reading.amounts.find((one) => one.first >= first && one.last <= last)
  if (!price?.times) return false
  const owing = owingOf(reading, price.times.first)
  return owing > 0 && owing < price.times.count
}

const onlyLater = new PhraseBook('it is only paid on a day', [
  {
    means: 'only',
    say: 'so [me] paga|pagam|paga|acerta|acertam [na|no|em] {later}|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia',
    like: 'ganhei mais uma diária de 90 mas o patrão só paga sábado',
  },
  {
    means: 'only',
    say: 'mas|e|,|que [ele|isso|o|a] [dinheiro|valor|pix|pagamento] so cai|caem|entra|entram|pinga|compensa [na|em|aqui] [minha] [conta] [na|no|em] {later}|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia',
    not: ['resto|restante|metade so cai|caem|entra|entram|pinga|compensa'],
    like: 'recebi o plantão de 320 hoje, mas só cai na conta na terça',
  },
])

/** Whether it says of what came in that it does so only on another day. */
export function isOnlyLater(reading: Reading): boolean {
  return onlyLater.isIn(reading) || isYetToDo(reading)
}

/** `peguei uma obra de 3 mil, começo semana que vem`; of who pays when it is told elsewhere. */
function isYetToDo(reading: Reading): boolean {
  return isYetToBegin(reading) && !isOwedLater(reading)
}

/** `ganhei mais uma diária de 90 mas o patrão só paga sábado`: of wages that are only due. */
function isOnlyPaidLater(reading: Reading, { flow, first, last }: Clause): boolean {
  const told = reading.amounts.find((one) => one.first >= first && one.last <= last)
  const from = { first: told?.last ?? last, last: reading.tokens.length - 1 }
  return flow === 'in' && onlyLater.isIn(reading, from)
}

/** `vendi 4 marmita a 18 e o pessoal paga amanhã`: in one clause, behind the figure. */
function isOwedBehind(reading: Reading, { first, last }: Clause): boolean {
  const told = reading.amounts.find((one) => one.first >= first && one.last <= last)
  return told !== undefined && isOwedIn(reading, { first: told.last + 1, last })
}

const paid = new Set('pagou pagaram recebi deu deram acertou acertaram'.split(' '))

/** Of `2 pagaram e 2 vão pagar` a part came in. */
function isOwedIn(reading: Reading, span: Span): boolean {
  const owed = deferring.findAll(reading, span).find(({ means }) => means === 'owed')
  const before = reading.tokens.slice(span.first, owed?.first)
  return owed !== undefined && !before.some(({ norm }) => paid.has(norm))
}

/** `seu Raimundo levou 4 sacos fiado, 60 cada`: taken by another, and paid some other day. */
function isOnCredit({ clauses, reading }: Scene, own: Clause): boolean {
  const credit = leaningIn('onCredit', reading)
  const sentence = credit && clauses.find(({ last }) => last >= credit.first)?.sentence
  if (sentence === null || own.sentence !== sentence) return false
  // "vendi fiado": what the writer did is no payment either.
  return !own.verbs.some(({ verb }) => verb.form === 'i-did' && verb.sense !== 'sell')
}

const received = new Set(['receber', 'ganhar', 'tirar', 'faturar', 'lucrar'])

/** `vendi a bike por 400`: earned by what was done, whenever it is paid; "recebi 400" is paid. */
function isEarnedByDeed({ verbs, flow }: Clause): boolean {
  const deeds = verbs.filter(({ verb }) => verb.form === 'i-did')
  return flow === 'in' && deeds.length > 0 && !deeds.some(({ verb }) => received.has(verb.lemma))
}

/** `fiz plantao extra de 12h`: what was done is work, and paid when it is. */
function isWork(reading: Reading, own: Clause): boolean {
  const { verbs, flow } = own
  if (jobs.isIn(reading, own) || isClosedDeal(reading, own)) return true
  return flow !== 'out' && verbs.some(({ verb }) => verb.lemma === 'fazer' && verb.form === 'i-did')
}

const deals = new PhraseBook('a deal that was closed', [
  {
    means: 'deal',
    say: 'fechei|fechamos [mais] [um|uma|o|a|outro|outra] ..4 por|de|em [r] [$] @',
    not: [
      'paguei|pago|comprei|cartao|credito|parcelado|pix|vezes',
      'fechei|fechamos ..6 com|pra|pro [o|a|um|uma|meu|minha] ..3 por|de|em @',
      'fechei|fechamos [o|a] conta|caixa|mes|dia|semana|loja|salao|bar|turno|fatura|comanda',
    ],
    like: 'fechei um logo por 1.800',
  },
])
const jobNames = new Set(
  'servico trabalho trampo obra pintura frete bico festa encomenda contrato job projeto reforma muro cerca telhado calcada laje piso reboco evento show faxina diaria mudanca aula aluno ensaio casamento'.split(
    ' ',
  ),
)

/**
 * `fechei um logo por 1.800`: a job that was taken on, or something that was ordered. Only what is
 * known to be bought, `fechei a viagem por 2.000`, tells which.
 */
export function isClosedDeal(reading: Reading, clause: Clause | null): boolean {
  const found = clause && deals.find(reading, clause)
  if (!found) return false
  const words = reading.tokens.slice(found.first + 1, found.last).map(({ norm }) => norm)
  if (words.some((word) => jobNames.has(word))) return true
  return !words.some((word) =>
    findMeanings(word)?.some(({ weight, concept }) => {
      return (weight === 'item' || weight === 'place') && !incomeConcepts.has(concept)
    }),
  )
}
