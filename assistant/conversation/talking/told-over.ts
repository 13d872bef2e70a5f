import { say } from '#conversation/make-turn.ts'
import { ownIn, type Remembered, rememberedIn } from '#conversation/memory/remembered.ts'
import { fitting, type Telling, tellingIn } from '#conversation/naming/telling.ts'
import { overBook } from '#conversation/talking/over-book.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { leans } from '#understanding/memory/leaning.ts'

/** Said with them it may be another one. */
const another = new PhraseBook('that it is one more', [
  { means: 'more', say: 'outro|outra|outros|outras|tambem', like: 'outro mercado' },
  { means: 'more', say: 'mais @#', like: 'mais 142' },
  { means: 'more', say: 'mais um|uma', like: 'mais um mercado' },
  { means: 'more', say: 'segundo|segunda|terceiro|terceira|volta', like: 'a segunda do dia' },
])

/** What was done is told, and no price of it is sighed over. */
const deeds = new Set(
  (
    'comprei compramos gastei gastamos paguei pagamos dei demos mandei emprestei recebi ganhei ' +
    'vendi fui fiz botei coloquei abasteci peguei almocei jantei comi bebi tomei deram deu-me'
  ).split(' '),
)

/**
 * The turn of "já falei, banca 60 e gasolina 80", "142 por três sacolas, um absurdo", of what
 * stands there at just these sums: it is told again or sighed over, and nothing is written. Null
 * for any other sum or thing, and for any other message.
 */
export function toldOverTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const found = overBook.find(reading)
  if (!found || another.isIn(reading) || leans('removes', reading)) return null
  if (leans('monthly', reading)) return null
  const own = ownIn(input)
  const again = overBook.findAll(reading).find(({ means }) => means === 'again')
  const isAgain = again !== undefined
  // "como eu disse, gastei 60 na banca de novo": what happened again is another.
  const { tokens } = reading
  if (tokens.some((_, at) => isAgainThere(tokens, at) && !isWithin(at, again))) return null
  const meant = isAgain ? toldAgain(message, own) : sighedOver(input, message)
  if (!meant || isOfOtherDay(message, meant)) return null
  const read = { intent: 'none', confidence: 90 } as const
  return isAgain
    ? say(input, read, { kind: 'done-before' })
    : say(input, read, { kind: 'talk', talk: 'commented' })
}

/** "de novo: banca 60", "vou falar de novo" */
const isWithin = (at: number, found?: { first: number; last: number }): boolean =>
  found !== undefined && at >= found.first && at <= found.last

/** For each sum one entry of that sum which is named, and no other thing. */
function toldAgain(message: Message, own: readonly Remembered[]): Remembered[] | null {
  const told = tellingIn(message)
  const meant: Remembered[] = []
  for (const { valueCents } of message.reading.amounts) {
    const alike = own.filter((one) => {
      return one.amountCents === Math.round(valueCents) && isNamed(one, told)
    })
    const [only, twice] = alike
    if (!only || twice || meant.includes(only)) return null
    meant.push(only)
  }
  const isOther = told.some(({ at, word }) => {
    return (
      isThing(word) &&
      !meant.some((one) =>
        isNamed(
          one,
          told.filter((it) => it.at === at),
        ),
      )
    )
  })
  return meant.length === 0 || isOther ? null : meant
}

function isNamed(one: Remembered, told: readonly Telling[]): boolean {
  return fitting(told, [one]).some(({ at }) => at.length > 0)
}

/** What things are carried in: "não encheu nem o carrinho". */
const bags = new Set(
  'sacola sacolas sacolinha sacolinhas carrinho geladeira cesta cestinha bolsa compra compras item itens preco'.split(
    ' ',
  ),
)

/**
 * What was told right before, at its sum: where no deed and nobody is told besides, no other thing
 * is named, and where it is named it is called dear.
 */
function sighedOver({ state }: TurnInput, message: Message): Remembered[] | null {
  const { amounts, tokens, days } = message.reading
  const [only, another] = rememberedIn({ state: state.last ? { last: state.last } : {} })
  if (!only || another || only.type !== 'despesa') return null
  if (tokens.some(({ norm }, at) => isDeed(tokens, at, norm) || isGiven(tokens, at))) return null
  const isCounted = amounts.every(({ valueCents, form }) => {
    return Math.round(valueCents) === only.amountCents || (form === 'bare' && valueCents < fewCents)
  })
  const isSum = amounts.some(({ valueCents }) => Math.round(valueCents) === only.amountCents)
  const said = tellingIn(message)
  const isOther = said.some((one) => {
    const isSomebody = isFirstName(one.word) || people.has(one.word)
    const isNone = tokens[one.at - 1]?.norm === 'nem'
    const isElse = isThing(one.word) && !bags.has(one.word) && !isNone
    return (isElse || isSomebody) && !isNamed(only, [one])
  })
  // "almoço 25, caro demais hoje" is told as any other.
  const isDated = days.length > 0 && isNamed(only, said)
  if (!isSum || !isCounted || isOther || isDated) return null
  const isDear = overBook.findAll(message.reading).some(({ means }) => means === 'dear')
  return isDear || !isNamed(only, said) ? [only] : null
}

/** "nem carne eu comprei": it was not done. */
function isDeed(tokens: Message['reading']['tokens'], at: number, norm: string): boolean {
  const before = tokens.slice(Math.max(0, at - undoneMax), at)
  return deeds.has(norm) && !before.some((one) => one.norm === 'nem')
}

const undoneMax = 3

const people = new Set(['{kin}', '{kid}', '{friend}', '{payer}'].flatMap((one) => wordsOf(one)))

/** "meu chefe me deu 200": somebody gave it. */
function isGiven(tokens: Message['reading']['tokens'], at: number): boolean {
  const isOne = givers.has(tokens[at]?.norm ?? '')
  return isOne && /^(me|nos)$/u.test(tokens[at - 1]?.norm ?? '')
}

const givers = new Set(
  'deu deram pagou pagaram passou passaram mandou mandaram emprestou cobrou'.split(' '),
)

/** "de novo": it happened again. */
function isAgainThere(tokens: Message['reading']['tokens'], at: number): boolean {
  const { norm = '' } = tokens[at] ?? {}
  return norm === 'novamente' || (norm === 'novo' && tokens[at - 1]?.norm === 'de')
}

/** More are no count of bags. */
const fewCents = 2000

function isOfOtherDay({ reading: { days } }: Message, meant: readonly Remembered[]): boolean {
  return days.some(({ date }) => meant.every((one) => one.date !== date.toString()))
}
