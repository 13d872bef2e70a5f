import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { hasAmount, hasWord, type Scene } from '#understanding/transactions/scene.ts'
import type { Segment } from '#understanding/transactions/segments.ts'
import { isHalfTheirs } from '#understanding/transactions/sums/half-paid.ts'

/** Who pays the writer, and not for them. */
const payers = [
  'cliente|clientes|aluno|aluna|paciente|inquilino|inquilina|fregues|freguesa|passageiro que|quem',
]

const others = new PhraseBook('another paid it', [
  {
    means: 'paid',
    say: 'foi|eh|era|vai [o|a] [meu|minha] ..1 quem|que [ja] pagou|paga|bancou|banca|botou|acertou|pagar',
    not: payers,
    like: 'pizza 70, foi a Duda quem pagou dessa vez',
  },
  {
    means: 'paid',
    say: '{person} que|quem [ja] pagou|paga|bancou|banca|botou|acertou',
    like: 'uber 19 mas esse ela que pagou',
  },
  {
    means: 'paid',
    say: 'o|a|meu|minha ..1 que|quem pagou|paga|bancou|banca|botou',
    not: payers,
    like: 'gasolina 100 o Renato que botou',
  },
  {
    means: 'paid',
    say: 'quem paga|pagou|pagava|banca|bancou|encheu|abasteceu ..2 eh|e|foi|era|sou o|a|meu|minha',
    not: ['eh|e|foi|era|sou eu', ...payers, 'quem me'],
    like: 'esse mês quem paga a net é minha irmã, 110',
  },
  {
    means: 'paid',
    say: 'o|a|meu|minha ..1 bancou|bancaram',
    like: 'cerveja 48, o Zé bancou',
  },
  {
    means: 'paid',
    say: '{person}|ele|ela fez questao de pagar',
    not: ['pagar ..5 me devia|devendo|deve', 'pagar ..5 que [ele|ela] devia'],
    like: 'a feira de 85 minha mãe fez questão de pagar',
  },
  {
    means: 'paid',
    say: 'pagou|bancou o|a|os|as|um|uma [meu|minha] ..2 [de] [r] [$] @ [reais] pra|para|por mim',
    not: payers,
    like: 'a Ju pagou o lanche 25 pra mim',
  },
  { means: 'paid', say: 'rodada ..4 foi do|da', like: 'a rodada de 60 foi do Juninho' },
  {
    means: 'paid',
    say: 'vez d* [o|a|meu|minha] ..1 pagar|bancar|comprar|botar',
    not: ['vez d* gente', 'minha vez'],
    like: 'internet 99 mas esse mês foi a vez do Tiago pagar',
  },
  {
    means: 'paid',
    say: 'por conta d* [meu|minha] {person}|chefe|patrao|patroa|empresa|firma|casa',
    like: 'cinema 44 por conta do namorado',
  },
])
const onWhom = new PhraseBook('whose account it was on', [
  { means: 'on', say: 'por conta d*', like: 'almoço 60 por conta da Bia' },
])

const consuming = new Set('comer tomar beber almocar jantar lanchar provar ir'.split(' '))

const getting = new Set('comprar pegar pedir chamar'.split(' '))
const butOther = new PhraseBook('but another paid', [
  {
    means: 'but',
    say: 'mas|porem|so [que] [foi|quem] [o|a] [meu|minha] ..1 [que|quem] pagou|bancou',
    not: ['pagou [a|so] metade|parte', 'pagou [os|so] [r] [$] @', 'me pagou'],
    like: 'comprei um lanche 22 só que meu chefe pagou',
  },
])

/** "tomei um milkshake 18" tells who had it, and not who paid. */
function isOwnPaying(verbs: Clause['verbs'], reading: Reading): boolean {
  const isBut = butOther.isIn(reading)
  return verbs.some(({ verb: { form, lemma } }) => {
    return form === 'i-did' && !consuming.has(lemma) && !(isBut && getting.has(lemma))
  })
}

/** Whether words behind a figure say that another paid it: `esse mês foi a vez do Tiago pagar`. */
export function isPaidForWriter(
  reading: Reading,
  { amount, last }: Segment,
  { verbs }: Pick<Clause, 'verbs'>,
): boolean {
  if (isOwnPaying(verbs, reading)) return false
  const behind = { first: amount.last + 1, last }
  if (others.isIn(reading, behind)) return true
  const on = onWhom.find(reading, behind)
  return on !== null && isFirstName(reading.tokens[on.last + 1]?.norm ?? '')
}

/** Leaves to others the clause that says that they paid. */
export function markOthersPaid(reading: Reading, clauses: readonly Clause[]): void {
  const told = others.find(reading)
  const clause = told && clauses.find(({ first, last }) => first <= told.last && told.last <= last)
  if (!clause || clause.verbs.some(({ verb }) => verb.form === 'i-did')) return
  Object.assign(clause, {
    mood: 'other',
    rule: 'others-paid',
    flow: 'out',
    flowRule: 'others-paid',
  })
}

const turns = new PhraseBook('the writer paid the other', [
  {
    means: 'mine',
    say: 'e|mas eu [paguei] o|a|os|as|um|uma ..3 @',
    like: 'ela pagou o ifood 55 e eu o uber 18',
  },
])

const theirs = new PhraseBook('another thing, which another paid', [
  {
    means: 'theirs',
    say: 'e|, o|a ..1 [o|a] [meu|minha] {person} [que|quem] pagou|bancou',
    like: 'açougue 84 e a padaria minha sogra pagou',
  },
])

/**
 * Whether a figure is the writer's own beside what another paid: `ela pagou o ifood e eu o uber`,
 * `açougue 84 e a padaria minha sogra pagou`.
 */
export function isOwnTurn(reading: Reading, { first, amount, last }: Segment): boolean {
  const found = turns.find(reading, { first: Math.max(0, first - 1), last: amount.last })
  const told = theirs.find(reading, { first: amount.last + 1, last })
  if (told?.first === amount.last + 1 && namesOther(reading, told)) return true
  return found?.last === amount.last
}

const ofOne = new Set(
  'esse essa este esta volta ela ele dela dele outro outra segundo segunda'.split(' '),
)
const ofAll = new Set('tudo ambos ambas dois duas juntos'.split(' '))

/**
 * Whether what another paid is only the figure right before it: `Uber 14,90 e o da minha mãe 19,
 * mas esse ela que pagou`.
 */
function isOnlyLast({ tokens, amounts }: Reading, own: Span, told: Span): boolean {
  const last = amounts.findLast((one) => one.last < told.first)
  if (!last || last.first <= own.last) return false
  const words = tokens.slice(last.last + 1, told.last + 1).map(({ norm }) => norm)
  return words.some((word) => ofOne.has(word)) && !words.some((word) => ofAll.has(word))
}

const paidFor = new Set(['pagou', 'pagaram', 'bancou', 'bancaram', 'quitou', 'quitaram'])
const treated = new Set([
  ...['pagou', 'pagaram', 'bancou', 'bancaram', 'comprou', 'compraram', 'gastou', 'gastaram'],
])
const costing = new Set(['deu', 'foi', 'custou', 'saiu', 'ficou'])
const linking = new Set([',', 'e'])
const each = new Set(['cada'])

/** `a conta deu 150 mas meu pai pagou`, `o João pagou o jantar, deu 200`. */
export function isPaidByOther(scene: Scene, segment: Segment, own: Clause): boolean {
  const { amount } = segment
  if (isOwnPaying(own.verbs, scene.reading)) return false
  // "caiu a parcela do 13º, 2.140, finalmente o estado pagou": it came to the writer.
  const isCome = (one: Clause) => one.sentence === own.sentence && one.flowRule === 'arrived'
  if (scene.clauses.some((one) => one.first < own.first && one.mood === 'done' && isCome(one))) {
    return false
  }
  const { reading } = scene
  let head = own.first
  while (linking.has(reading.tokens[head]?.norm ?? '')) head += 1
  const isBill = costing.has(reading.tokens[head]?.norm ?? '')
  return scene.clauses.some((one) => {
    if (one.mood !== 'other' || hasAmount(scene, one)) return false
    if (one.sentence !== own.sentence && !isNamedNext(reading, own, one)) return false
    // "mercado 632, o Caio pagou metade": the other half was not paid by him.
    if (isHalfTheirs(reading, one) || isOnlyLast(reading, amount, one)) return false
    if (one.first > own.last && namesOther(reading, one)) return false
    if (one.first > own.last && isOfOtherSum(reading, segment, { own, one })) return false
    // "éramos 6, cada um pagou a sua": the writer as well.
    if (hasWord(reading, one.first, one.last, each)) return false
    const isLater = one.first > own.last
    return (isLater || isBill) && hasWord(reading, one.first, one.last, isLater ? paidFor : treated)
  })
}

/** `ingressos 64 e pipoca 39,90. O Rafa pagou a pipoca.`: a thing of the sentence before. */
function isNamedNext({ tokens }: Reading, own: Clause, { first, last, sentence }: Clause): boolean {
  if (sentence !== own.sentence + 1) return false
  const said = new Set(tokens.slice(own.first, own.last + 1).map(({ norm }) => norm))
  return tokens.slice(first, last + 1).some(({ norm }) => said.has(norm) && isThing(norm))
}

/** `ingresso 22 + pipoca 38, a mina pagou a pipoca`: what they paid is named with its own sum. */
function isOfOtherSum(
  { amounts, tokens }: Reading,
  { amount }: Segment,
  { own, one }: { own: Span; one: Span },
): boolean {
  const inOwn = amounts.filter((sum) => sum.first >= own.first && sum.last <= own.last)
  if (inOwn.length < 2) return false
  const said = new Set(tokens.slice(one.first, one.last + 1).map(({ norm }) => norm))
  const at = tokens.findIndex(({ norm }, place) => {
    return place >= own.first && place <= own.last && said.has(norm) && isThing(norm)
  })
  const meant = inOwn.find(({ first }) => first > at) ?? inOwn.at(-1)
  return at >= 0 && meant?.first !== amount.first
}

function isThing(norm: string): boolean {
  const known = findMeanings(norm)
  return known?.some(({ weight }) => weight === 'item' || weight === 'place') === true
}

/** `mercado 210 e a padaria minha sogra pagou`: what they paid has a name of its own. */
function namesOther({ tokens }: Reading, { first, last }: Span): boolean {
  const before = new Set(tokens.slice(0, first).map(({ norm }) => norm))
  return tokens.slice(first, last + 1).some(({ norm }) => {
    return isThing(norm) && !before.has(norm)
  })
}
