import { say } from '#conversation/make-turn.ts'
import { ownIn, type Remembered } from '#conversation/memory/remembered.ts'
import { fitting, type Telling, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { leans } from '#understanding/memory/leaning.ts'

const told =
  'falei|disse|mandei|contei|passei|informei|avisei|anotei|lancei|registrei|escrevi|expliquei|coloquei|botei'
const beenTold =
  'falado|dito|mandado|contado|passado|informado|avisado|anotado|lancado|registrado|escrito'

const over = new PhraseBook('that it is told over again, or sighed over', [
  {
    means: 'again',
    say: `ja [te|lhe|isso] ${told}`,
    not: ['falei com'],
    like: 'já te falei, 60 da banca',
  },
  { means: 'again', say: `te|lhe ${told} ja|isso|antes`, like: 'te falei já, 60 da banca' },
  {
    means: 'again',
    say: `ja|eu tinha [te|lhe] ${beenTold}`,
    not: ['nao|nem ja|eu tinha'],
    like: 'já tinha te dito, 60 da banca',
  },
  { means: 'again', say: `ja ..1 ${beenTold}`, like: 'já foi anotado, banca 60' },
  { means: 'again', say: `como [eu] [ja] [te|lhe] ${told}`, like: 'como eu disse, banca 60' },
  {
    means: 'again',
    say: `eh|foi [isso|o] [mesmo] que [eu] [ja] [te|lhe] ${told}`,
    like: 'é o que eu disse antes, banca 60',
  },
  { means: 'again', say: 'repito|repetindo|repetir|repeti', like: 'repito: banca 60' },
  { means: 'again', say: '^ de novo|novamente [entao]', like: 'de novo: banca 60' },
  { means: 'again', say: '^ ..2 de novo|novamente [entao] :', like: 'tá, de novo: banca 60' },
  { means: 'again', say: 'pela ..1 vez', like: 'pela segunda vez, banca 60' },
  {
    means: 'again',
    say: 'acabei de [te] falar|dizer|contar|mandar|passar|informar',
    like: 'acabei de falar, banca 60',
  },
  {
    means: 'again',
    say: 'dizendo|falando|dizer|falar|digo|falo|mandando|mandar de novo|novamente',
    like: 'vou falar de novo: banca 60',
  },
  {
    means: 'again',
    say: 'nao entendeu|entendeste|ouviu|leu|anotou|marcou',
    like: 'não entendeu? banca 60',
  },
  {
    means: 'dear',
    say: 'absurdo|absurda|absurdos|roubo|assalto|facada|surreal|impressionante|inacreditavel|misericordia|socorro',
    like: 'que absurdo esse preço',
  },
  {
    means: 'dear',
    say: 'onde|aonde [que] [nos] vamos|vai|vou|isso parar',
    like: 'onde vamos parar',
  },
  { means: 'dear', say: 'pela|a hora da morte', like: 'o café tá pela hora da morte' },
  { means: 'dear', say: 'caro|cara|caros|caras|caris*|salgado', like: 'tá caro demais' },
  {
    means: 'dear',
    say: 'esta|ta tudo|muito|bem|dificil|impossivel [dificil|impossivel] [de|pra] viver|comer|comprar',
    like: 'tá difícil viver',
  },
  {
    means: 'dear',
    say: 'encareceu|encareceram|subiu|subiram|aumentou|aumentaram|chorei',
    like: 'como subiu',
  },
  { means: 'dear', say: 'nao da|deu|dava mais|nem|pra|para', like: 'não dá mais pra comprar nada' },
  {
    means: 'dear',
    say: 'nem da|deu|dava|encheu|enchi|enche|trouxe|veio|vem|levei|tinha|tem',
    like: 'nem encheu o carrinho',
  },
  {
    means: 'dear',
    say: 'so|apenas trouxe|trouxemos|veio|vieram|vem|deu|levei|voltei|comprei',
    like: 'só vieram três sacolas',
  },
  {
    means: 'dear',
    say: 'trouxe|vim|volta|voltei|levei|sai [so|apenas|com|so] so|apenas|com',
    like: 'voltei com três sacolas',
  },
  {
    means: 'dear',
    say: 'ninguem|nao aguenta|aguento|merece|guento',
    like: 'ninguém aguenta mais',
  },
  { means: 'dear', say: '@ ..1 por|pra|para|em|com ..1 sacol*', like: '142 por três sacolas' },
  { means: 'dear', say: 'so|apenas # sacol*', like: 'deu 142, só três sacolas' },
  {
    means: 'dear',
    say: 'passada|passado|chocada|chocado|besta',
    like: 'fico besta com esse preço',
  },
  { means: 'dear', say: '# sacol* ..3 @', like: 'três sacolas 142' },
])

/** Said with them it may be another one. */
const another = new PhraseBook('that it is one more', [
  { means: 'more', say: 'outro|outra|outros|outras|tambem', like: 'outro mercado' },
  { means: 'more', say: 'mais @#', like: 'mais 142' },
  { means: 'more', say: 'mais um|uma', like: 'mais um mercado' },
])

/**
 * The turn of "já falei, banca 60 e gasolina 80", "142 por três sacolas, um absurdo", of what
 * stands there at just these sums: it is told again or sighed over, and nothing is written. Null
 * for any other sum or thing, and for any other message.
 */
export function toldOverTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  const found = over.find(reading)
  if (!found || another.isIn(reading) || leans('removes', reading)) return null
  const own = ownIn(input)
  const isAgain = over.findAll(reading).some(({ means }) => means === 'again')
  const meant = isAgain ? toldAgain(message, own) : sighedOver(message, own)
  if (!meant || isOfOtherDay(message, meant)) return null
  const read = { intent: 'none', confidence: 90 } as const
  return isAgain
    ? say(input, read, { kind: 'done-before' })
    : say(input, read, { kind: 'talk', talk: 'commented' })
}

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

/** The one of that sum, where nothing of another kind is named. */
function sighedOver(message: Message, own: readonly Remembered[]): Remembered[] | null {
  const { amounts } = message.reading
  const [only, twice] = own.filter(({ type, amountCents }) => {
    return (
      type === 'despesa' && amounts.some(({ valueCents }) => Math.round(valueCents) === amountCents)
    )
  })
  if (!only || twice) return null
  const isCounted = amounts.every(({ valueCents, form }) => {
    return Math.round(valueCents) === only.amountCents || (form === 'bare' && valueCents < fewCents)
  })
  const isOther = tellingIn(message).some((one) => {
    return isThing(one.word) && !bags.has(one.word) && !isNamed(only, [one])
  })
  return isCounted && !isOther ? [only] : null
}

/** More are no count of bags. */
const fewCents = 2000

function isOfOtherDay({ reading: { days } }: Message, meant: readonly Remembered[]): boolean {
  return days.some(({ date }) => meant.every((one) => one.date !== date.toString()))
}
