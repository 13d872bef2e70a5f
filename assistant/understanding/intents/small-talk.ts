import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { VerbKind } from '#language/verbs/sense.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { greetingBook, helpBook, thanksBook } from '#understanding/intents/small-talk-phrases.ts'
import { readTalk } from '#understanding/intents/talk/talk.ts'
import { isFiller } from '#understanding/plain-words.ts'

/** What is said beside a greeting, to anybody. */
const pleasantries = new Set(
  (
    'vai vao como esta tudo bem bom boa dia tarde noite lya demais ajudou ai junto tamo show bola ' +
    'top perfeito maravilha otimo lindo linda deus abencoe abraco beijo bjs feliz ano natal ' +
    'pascoa sexta domingo semana final fim paz filha filho querida querido anjo jovem senhora ' +
    'sou tranquilo joia novo todos gente menina flor dona seu bao cheguei voltei amor tche uai ' +
    'mana mano maninha patroa chefe amiga amigo'
  ).split(' '),
)

/** A greeting and nothing else. */
export function recogniseGreeting(message: Message): Read | null {
  const { reading } = message
  if (reading.amounts.length > 0 || !greetingBook.isIn(reading)) return null
  const hasNumber = reading.tokens.some((one) => one.kind === 'number')
  const isGreeting = restIsFiller(message, greetingBook) || isIntroduction(message)
  if (isGreeting && !hasNumber) return { intent: 'greeting', confidence: 60 }
  return isChat(message) ? { intent: 'greeting', confidence: 20 } : null
}

/** "boa tarde, choveu a manhã inteira": said to anybody, and nothing is asked or told of money. */
function isChat({ reading, account }: Message): boolean {
  const [hello] = greetingBook.findAll(reading)
  const isWished = /^ bo[am] (dia|tarde|noite) /.test(reading.flat)
  if (hello === undefined || !isWished || asksMore(reading)) return false
  const isMoney = account.clauses.some(
    ({ flow, verbs }) => flow !== null && verbs.some(({ verb }) => isOfMoney(verb.kind)),
  )
  const talk = readTalk(reading)
  const isPlain = talk === null || talk === 'blessing' || talk === 'question'
  return !isMoney && isPlain && reading.tokens.length > chatMin
}

/** "tudo bem contigo?" asks nothing. */
function asksMore(reading: Message['reading']): boolean {
  const end = Math.max(...greetingBook.findAll(reading).map(({ last }) => last)) + politeReach
  return reading.tokens.some(({ norm }, at) => norm === '?' && at > end)
}

const politeReach = 2
const chatMin = 6
const isOfMoney = (kind: VerbKind) => kind !== 'else' && kind !== 'hand' && kind !== 'arrive'

const introduces = new PhraseBook('who somebody is, or who sent them', [
  {
    means: 'who',
    say: 'sou|aqui [eh] o|a|dona|seu|so',
    not: ['<spend:i-did>', 'quanto|qual|como|que'],
    like: 'boa tarde, aqui é a dona Nair',
  },
  { means: 'who', say: 'me chamo|chama|chamam', like: 'oi, me chamo Bruna' },
  { means: 'who', say: 'meu nome eh', like: 'oi, meu nome é Bruna' },
  {
    means: 'who',
    say: 'indicou|recomendou|apresentou voce|voces|aqui|esse|isso',
    like: 'oi, minha prima me indicou você',
  },
  {
    means: 'who',
    say: 'quem|que [me|mim] botou|instalou|colocou|baixou|pos isso|voce|aqui|esse|o|no|pra',
    like: 'oi, meu neto que botou isso aqui no telefone',
  },
  {
    means: 'who',
    say: 'instalou|baixou|botou voce|isso|aqui',
    like: 'oi, minha filha instalou você pra mim',
  },
  {
    means: 'who',
    say: 'falou|falaram|contou de|do|sobre voce|app',
    like: 'oi, me falaram de você',
  },
  {
    means: 'who',
    say: 'peguei|passou|passaram|deu teu|seu contato|numero|zap',
    like: 'opa, peguei teu contato com meu primo',
  },
  { means: 'who', say: 'primeiro|1 dia aqui|com', like: 'bom dia, hoje é meu primeiro dia aqui' },
  { means: 'who', say: 'me indicou|recomendou', like: 'oi, minha prima me indicou você' },
  {
    means: 'who',
    say: 'comecei|comecando|comecar a usar|mexer|testar',
    like: 'bom dia! comecei a usar ontem',
  },
])

/** "boa tarde, aqui é o Arlindo, minha neta que botou você no celular". */
function isIntroduction({ reading }: Message): boolean {
  const [hello] = greetingBook.findAll(reading)
  const isFirst = hello !== undefined && hello.first <= 1
  return isFirst && introduces.isIn(reading) && !asksMore(reading)
}

const thanksMax = 8

/** Thanks and nothing else. */
export function recogniseThanks(message: Message): Read | null {
  const { reading } = message
  const found = thanksBook.find(reading)
  if (!found || reading.amounts.some(({ first }) => !isPraise(message, first))) return null
  const isBrief = reading.tokens.length <= thanksMax
  // "obrigada, agora vou dormir": thanks, and a good-bye.
  const isLead = found.first <= 1 && readTalk(reading) === 'bye'
  const isThanks = isBrief || isLead || restIsFiller(message, thanksBook)
  return isThanks ? { intent: 'thanks', confidence: 62 } : null
}

/** "você é dez": no sum, but a mark. */
function isPraise({ reading: { tokens } }: Message, first: number): boolean {
  const [verb, who] = [tokens[first - 1]?.norm, tokens[first - 2]?.norm ?? '']
  return verb === 'eh' && ['voce', 'tu', 'lya'].includes(who)
}

/** A question about what Lya does. */
export function recogniseHelp({ reading }: Message): Read | null {
  // "consegue ler cupom por foto? tenho uns 40 aqui"
  const isHelp = reading.amounts.every(({ isVague }) => isVague) && helpBook.isIn(reading)
  return isHelp ? { intent: 'help', confidence: 86 } : null
}

const wordsMax = 10

function restIsFiller({ reading }: Message, book: PhraseBook): boolean {
  const found = book.findAll(reading)
  const rest = reading.tokens.filter(
    ({ kind }, at) =>
      kind === 'word' && !found.some(({ first, last }) => first <= at && at <= last),
  )
  const words = rest.flatMap(({ norm }) => norm.split(' '))
  const strange = words.filter((word) => !isFiller(word) && !pleasantries.has(word))
  // A name may stand beside: "oi Lya", "bom dia, César".
  return strange.length <= 1 && words.length <= wordsMax
}
