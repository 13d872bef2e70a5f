import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { findMeanings, termLengthAt } from '#understanding/lexicon/find.ts'
import { termAt } from '#understanding/lexicon/term-at.ts'

/** What is hardly ever done for nothing, each with whatever it was done to or where. */
const doneBook = new PhraseBook<'ate' | 'took' | 'went' | 'groomed' | 'had-done' | 'shopped'>(
  'paid outings',
  [
    {
      means: 'ate',
      say: 'almocei|jantei|lanchei|almocamos|jantamos|lanchamos|comi|comemos',
      not: ['em|la|na|da|de casa|marmita', 'comi|almocei|jantei .. mae|vo|sogra|amiga|amigo'],
      like: 'almocei no restaurante da esquina',
    },
    {
      means: 'took',
      say: 'pedi|pedimos|peguei|pegamos|tomei|tomamos|bebi|bebemos|botei|coloquei|troquei|renovei|assinei|aluguei|chamei|tirei',
      not: ['peguei|tirei .. folga|onda|gripe|ferias|dinheiro|nota', 'tomei um banho|susto|fora'],
      like: 'pedi um ifood',
    },
    {
      means: 'went',
      say: 'fui|fomos|passei|passamos|voltei|cheguei [tambem|hoje|ontem] no|na|ao|do|da',
      like: 'fui na feira',
    },
    { means: 'went', say: 'fui|fomos [tambem|hoje|ontem] a', like: 'hoje fui à padaria' },
    {
      means: 'went',
      say: '^ ..2 fui|fomos farmacia|drogaria|mercado|mercadinho|supermercado|padaria|feira|acougue|barbeiro|dentista|restaurante|lanchonete|shopping ..2 $',
      like: 'fui farmacia',
    },
    {
      means: 'groomed',
      say: 'fiz|cortei|pintei|fizemos [o|a|as|os|um] cabelo|unha|unhas|barba|sobrancelha|sobrancelhas|pe|mao|escova|luzes|progressiva|depilacao',
      like: 'fiz as unhas',
    },
    {
      means: 'had-done',
      say: 'mandei|mandamos {mending}',
      not: ['{mending} a|o|as|os cama|quarto|casa|cozinha|louca|mesa'],
      like: 'mandei recapar os pneus da carreta',
    },
    {
      means: 'shopped',
      say: 'fiz|fizemos [a|as|o|os|um|uma|minha|nossa] compra|compras|comprinha|comprinhas|feira|feirinha|mercado|mercadinho|rancho|supermercado|sacolao',
      not: ['compra|compras|lista de|das', 'fiz [a|uma] lista'],
      like: 'fiz a compra do mês agora de noite',
    },
  ],
)

/** Where nobody goes but to buy. */
const shops = new Set([
  ...['groceries', 'pharmacy', 'meat', 'beauty', 'ingredients', 'suppliers', 'fuel', 'health'],
  ...['shopping', 'drinks', 'restaurant'],
])

const notPaid = new PhraseBook('what cost nothing', [
  { means: 'free', say: 'nao|nem|nunca|sem', like: 'fui no mercado e não comprei nada' },
  { means: 'free', say: 'de graca|brinde|presente', like: 'comi de graça' },
  {
    means: 'free',
    say: 'hospital|ubs|upa|sus|visitar|emergencia',
    like: 'fui no hospital visitar minha vó',
  },
  { means: 'free', say: 'posto|postinho|centro de saude', like: 'fui no posto de saúde' },
  { means: 'free', say: 'so|apenas olhar|ver|passear|andar|buscar|conversar', like: 'só passear' },
  {
    means: 'free',
    say: 'casa de|da|do [minha|meu|um|uma] {person}|{friend}',
    like: 'comi na casa da vó',
  },
  { means: 'free', say: '{person} pagou|convidou|chamou|levou', like: 'comi, meu pai pagou' },
  {
    means: 'free',
    say: 'fui|fomos|passei ..4 trocar|devolver',
    like: 'fui na loja trocar a blusa',
  },
  { means: 'free', say: 'em|de casa', like: 'tomei café em casa' },
])

const wordsMax = 10
const surely: readonly string[] = ['ate', 'groomed', 'had-done', 'shopped']

/** What is filled up by so many litres is paid for. */
const fuelled = new PhraseBook('fuel by the litre', [
  {
    means: 'fuel',
    say: 'botei|coloquei|pus|abasteci|comprei # litro|litros|l [de] gasolina|gasosa|diesel|alcool|etanol|gnv|comum|aditivada',
    like: 'botei 5 litros de gasolina na moto',
  },
])

/** "mas tava fechado", "desisti" */
const hindered = / (\?|mas|desisti) /

/** Who went somewhere to buy did so, until it is said that nothing was. */
const wentToBuy = new PhraseBook('went to buy', [
  {
    means: 'buy',
    say: 'fui|fomos|passei|passamos [la|hoje|ontem] [la] no|na|ao|num|numa ..6 comprar um|uma|uns|umas|o|a|os|as',
    like: 'fui lá no Bretas comprar umas coisas pro almoço',
  },
  {
    means: 'buy',
    say: 'fui|fomos|passei|passamos [la|hoje|ontem] [la] no|na|ao|num|numa ..6 comprar #',
    like: 'fui na padaria de seu Biu comprar seis pão',
  },
])

/** How much it was is all that is not known. */
export const unrecalled = new PhraseBook('what it cost, forgotten', [
  {
    means: 'forgot',
    say: 'nao [me] lembro|sei|lembrei|recordo [bem|direito|mais|agora|de|o] [de|o] quanto [eu] foi|deu|custou|paguei|ficou|saiu|era|gastei',
    like: 'fui ao dentista, mas não me lembro de quanto foi',
  },
  {
    means: 'forgot',
    say: 'esqueci [de|o] quanto [eu] foi|deu|custou|paguei|ficou|saiu|gastei',
    like: 'fui na feira e esqueci quanto deu',
  },
])

/** Something was paid there, whatever else is told of it. */
export function isOutingAt({ reading }: Pick<Message, 'reading'>): boolean {
  const done = doneBook.find(reading)
  return done !== null && hasBought({ reading }, done.first + 1, null)
}

/** "pedi um ifood", "fui na feira": something was surely paid, and not a word says how much. */
export function isUnpricedOuting({ reading, account }: Message): boolean {
  if (wentToBuy.isIn(reading)) return !hindered.test(reading.flat) && !notPaid.isIn(reading)
  if (reading.tokens.length > wordsMax || reading.flat.includes(' ?')) return false
  // "comi 3 pedaços de pizza" tells how much was eaten.
  const isCounted = reading.numbers.some(({ rule }) => rule !== 'article' && rule !== 'day')
  if (isCounted && !fuelled.isIn(reading)) return false
  if (account.clauses.some(({ mood }) => mood === 'undone' || mood === 'other')) return false
  const done = doneBook.find(reading)
  if (!done || done.first > 3 || notPaid.isIn(reading)) return false
  if (surely.includes(done.means)) return true
  return hasBought({ reading }, done.first + 1, done.means === 'went' ? shops : null)
}

/** Whether a thing or a place of business is named from that token on, of these concepts. */
function hasBought(
  { reading: { tokens } }: Pick<Message, 'reading'>,
  from: number,
  among: ReadonlySet<string> | null,
): boolean {
  const isBought = (meanings: ReturnType<typeof findMeanings>) =>
    meanings?.some(
      ({ weight, concept }) =>
        (weight === 'item' || weight === 'place') && (among === null || among.has(concept)),
    ) ?? false
  for (let at = from; at < tokens.length; at += 1) {
    for (let length = termLengthAt(tokens, at, tokens.length - 1); length > 0; length -= 1) {
      if (isBought(findMeanings(termAt(tokens, at, length)))) return true
    }
  }
  return false
}
