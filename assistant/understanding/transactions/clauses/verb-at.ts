import { guessVerb } from '#language/guess-verb.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb, type Verb } from '#language/verbs.ts'
import { findMeanings, isThing } from '#understanding/lexicon/find.ts'
import { isPlainWord } from '#understanding/plain-words.ts'
import type { Reading } from '#understanding/reading.ts'
import { isSlangDeed } from '#understanding/transactions/covers.ts'
import { isPayer as isPayerWord, isPerson } from '#understanding/transactions/subject-of.ts'

/** From where money is drawn, and what else is drawn or marked: those are no takings. */
const drawn = [
  'tirei|tiramos ..6 do|da|dos|das',
  '@ [hoje|ontem|agora] pra|pro|para|em',
  'tirei|tiramos ..5 no|na caixa|banco|{bank}|eletronico|loterica|{test}',
]

/** Work by which a day's takings come: "tirei 150 no bico". */
const workBook = new PhraseBook('work', [
  { means: 'work', say: '{works}|{gigs}', like: 'tirei 150 nas corridas' },
  { means: 'work', say: 'rodei|rodamos|rodado', like: 'rodei 212 km, tirei 287 no 99' },
  {
    means: 'work',
    say: 'tirei|tiramos ..1 @ ..2 no|na [meu|minha|nossa] {till}|tabuleiro|feira|feirinha|sinal|semaforo',
    not: ['@ pra|pro|para|do|da'],
    like: 'tirei 420 na barraca',
  },
  { means: 'work', say: '@ limpo|livre', like: 'tirei 90 limpo na praia' },
  {
    means: 'work',
    say: 'tirei|tiramos ..1 @ ..3 {app}',
    not: ['@ pra|pro|para|do|da'],
    like: 'tirei 217 hoje no ifood',
  },
  {
    means: 'work',
    say: 'tirei|tiramos ..1 @ [ja|no] [ate] {when-worked}',
    not: drawn,
    like: 'tirei 212 hoje',
  },
  {
    means: 'work',
    say: '{when-worked} [de|a|ja] [manha|tarde|noite] [,] [eu|ja|so] tirei|tiramos ..1 @',
    not: drawn,
    like: 'hoje tirei 198',
  },
])

/** What is made to send money: "meu pai fez um pix de 300". */
const transferBook = new PhraseBook('transfers made', [
  {
    means: 'sent',
    say: 'fez|fizeram [um|uns|o|outro] pix|deposito|transferencia',
    like: 'meu pai fez um pix de 300',
  },
])
const platforms = new Set(wordsOf('{platform}'))

/** Behind these stands a name: `a tosa do Pingo`, `5 no troco`. */
const nounLeads = new Set(['do', 'da', 'no', 'na', 'ao', 'pro', 'pelo', 'meu', 'um', 'esse'])

const takings: Verb = { lemma: 'tirar', sense: 'earn', kind: 'earn', form: 'i-did' }
const passing: Verb = { lemma: 'tirar', sense: 'spend', kind: 'spend', form: 'i-did' }
const sending: Verb = { lemma: 'mandar', sense: 'send', kind: 'give', form: 'they-did' }
const paying: Verb = { lemma: 'pagar', sense: 'pay', kind: 'spend', form: 'they-do' }

/** The verb of a token; "tirei 150 no bico" is what was earned, and "tirei 9 na prova" is not. */
export function verbAt(reading: Reading, at: number): Verb | undefined {
  const norm = reading.tokens[at]?.norm ?? ''
  const before = reading.tokens[at - 1]?.norm ?? ''
  // "youtube pagou" is known as a whole, and a deed all the same.
  if (reading.inTerm[at] && !platforms.has(before)) return undefined
  if (norm === 'fez' && transferBook.isIn(reading, { first: at, last: at + 2 })) return sending
  const verb = findVerb(norm)
  const isDrawn = verb?.lemma === 'tirar' && verb.form === 'i-did'
  if (isDrawn && isTakenFor(reading, at)) return passing
  if (isDrawn && isSumNear(reading, at) && workBook.isIn(reading)) return takings
  if (verb?.form === 'i-do' && nounLeads.has(before)) return undefined
  if (norm === 'troco' && isChange(reading, at)) return undefined
  // "acarajé 18, viu": said to whoever listens.
  if (norm === 'viu' && reading.tokens[at + 1]?.kind !== 'word') return undefined
  // The bank, not the deed.
  if (norm === 'paga' && isPayer(reading, at)) return paying
  if (norm === 'pago' && before === 'mercado') return undefined
  if (verb?.form === 'infinitive' && isJustDone(reading, at)) return { ...verb, form: 'they-did' }
  return verb ?? strangeVerb(reading, at)
}

const changing = new Set('de foi deu veio : r $'.split(' '))

/** The `troco` of `nota de 50, troco de 8`, `8 de troco`; and none of "depois eu troco o pneu". */
function isChange({ tokens, amounts }: Reading, at: number): boolean {
  let next = at + 1
  while (changing.has(tokens[next]?.norm ?? '')) next += 1
  return tokens[at - 1]?.norm === 'de' || amounts.some(({ first }) => first === next)
}

const doing = new Set(['acabou', 'acabaram', 'acaba', 'acabam'])
const insisting = new Set(['fez', 'fizeram'])

/** `o Tonhão acabou de me mandar 400`, `fez questão de me devolver os 54`: it was done. */
function isJustDone({ tokens }: Reading, at: number): boolean {
  const of = tokens[at - 1]?.norm === 'me' ? at - 2 : at - 1
  if (tokens[of]?.norm !== 'de') return false
  const [before, last] = [tokens[of - 2]?.norm ?? '', tokens[of - 1]?.norm ?? '']
  return doing.has(last) || (last === 'questao' && insisting.has(before))
}

const kept = new Set('mim gente guardar poupanca reserva meta caixinha conta caixa'.split(' '))
const receiving = new Set(['pro', 'pra', 'pros', 'pras', 'para'])

const coming = new Set(['earn', 'arrive'])
/** What those do of whom the money came: "acertou a obra, 2.300, e já tirei 400 pro ajudante". */
const paidUp = new Set('pagou pagaram acertou acertaram adiantou adiantaram'.split(' '))

/** `vendi por 55 e tirei 8 pro mototáxi`: paid out of what came in. */
function isTakenFor({ tokens, amounts }: Reading, at: number): boolean {
  const sum = amounts.find((one) => one.first === at + 1)
  if (!sum || !receiving.has(tokens[sum.last + 1]?.norm ?? '')) return false
  const isCome = tokens.slice(0, at).some(({ norm }) => {
    return paidUp.has(norm) || coming.has(findVerb(norm)?.kind ?? '')
  })
  return isCome && !kept.has(tokens[sum.last + 2]?.norm ?? '')
}

function isSumNear({ amounts }: Reading, at: number): boolean {
  return amounts.some((one) => one.first === at + 1 || one.first === at + 2)
}

const owning = new Set(['do', 'da', 'de'])
const isWho = (word: string): boolean => isPerson(word) || isPayerWord(word)
const settled = new Set('ja foi esta conta'.split(' '))

/** `a vaga paga 2.800`, but `conta de luz paga 180`: what stands before it pays or is paid. */
function isPayer(reading: Reading, at: number): boolean {
  const [before, next] = [reading.tokens[at - 1], reading.tokens[at + 1]]
  const isOfOther = owning.has(reading.tokens[at - 2]?.norm ?? '')
  // "o mestre paga quarta" is a deed to come, "a conta da mãe paga" is a bill.
  if (
    !isOfOther &&
    isWho(before?.norm ?? '') &&
    reading.days.some((day) => day.first <= at + 2 && day.first > at)
  )
    return true
  if (before?.kind !== 'word' || settled.has(before.norm) || next?.kind === 'mark') return false
  return !isThing(before.norm) && !isThing(headOf(reading, at - 1)) && isSumNear(reading, at)
}

const ofThem = new Set(['do', 'da', 'dos', 'das', 'de'])
const mine = new Set(['meu', 'minha', 'meus', 'minhas'])

/** What a word is said of: the `pensão` of `pensão dos meninos`, `pensão alimentícia`. */
function headOf({ tokens }: Reading, at: number): string {
  const of = mine.has(tokens[at - 1]?.norm ?? '') ? at - 2 : at - 1
  if (ofThem.has(tokens[of]?.norm ?? '')) return tokens[of - 1]?.norm ?? ''
  return isWho(tokens[at]?.norm ?? '') ? '' : (tokens[at - 1]?.norm ?? '')
}

const tolds = /(?:ei|ou|eu|iu|ram)$/

function strangeVerb(reading: Reading, at: number): Verb | undefined {
  const norm = reading.tokens[at]?.norm ?? ''
  // Few words end as all of those do.
  if (
    !'ium'.includes(norm.at(-1) ?? ' ') ||
    !tolds.test(norm) ||
    isPlainWord(norm) ||
    findMeanings(norm)
  )
    return undefined
  // "soltei 15 no pastel": slang for spending, whatever the verb.
  if (isSlangDeed(reading, at)) return { lemma: norm, sense: 'hand', kind: 'hand', form: 'i-did' }
  return guessVerb(norm)
}
