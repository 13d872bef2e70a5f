import { nameOfWish } from '#conversation/goals/wished/wish-named.ts'
import { months } from '#language/days/words.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { words } from '#language/phrases/word-set.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import type { Reading } from '#understanding/reading.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

const article = 'o|a|os|as|um|uma|meu|minha|meus|minhas|nosso|nossa'

/** Where the name of what is saved for begins; `within`: what is found is of it. */
const leads = new PhraseBook<'called' | 'within' | 'place' | 'for' | 'meta'>('what a goal is for', [
  {
    means: 'called',
    say: 'meta|objetivo [nova] chamada|chamado|com [o] [nome] [de]',
    like: 'abre uma meta chamada Chile',
  },
  { means: 'called', say: 'meta|objetivo [ai|nova|aqui] :', like: 'bota uma meta: chile, 9000' },
  {
    means: 'within',
    say: 'viagem [ao|a|pro|pra|para|de|do|da|pras]',
    not: ['essa|esta|dessa|desta viagem', 'viagem vai|custa|fica'],
    like: 'faça uma meta para a viagem ao Chile',
  },
  {
    means: 'place',
    say: `ir|viajar|irmos|viajarmos|conhecer pro|pra|para|ao|a|o [${article}]`,
    like: 'quero ir pro Chile, monta uma meta',
  },
  {
    means: 'for',
    say: `meta|objetivo [de] [uns] [r] [$] [@] [reais] pra|pro|para|do|da|de [eu|poder|a|gente] [trocar|comprar|fazer|consertar|reformar|arrumar|pagar] [${article}]`,
    like: 'cria uma meta pra eu trocar a geladeira',
  },
  {
    means: 'for',
    say: `preciso|quero|queria|querendo [de] trocar|comprar|fazer|consertar|reformar|arrumar [${article}]`,
    like: 'preciso trocar a geladeira, cria uma meta',
  },
  {
    means: 'for',
    say: `separar|guardar|juntar|reservar [uns] [r] [$] @ [reais] pra|pro|para [${article}]`,
    like: 'vou separar 500 pra uma reserva de emergência',
  },
  {
    means: 'for',
    say: `guardei|guardado|guardados|juntei|juntado|separado|separei|tenho [r] [$] [@] [reais] [guardado|guardados|separado] pra|pro|para [${article}]`,
    like: 'já tenho 800 guardado pra furadeira, falta chegar nos 5 mil',
  },
  { means: 'place', say: `conhecer [${article}]`, like: 'a gente quer conhecer Gramado' },
  {
    means: 'for',
    say: 'quero|queria|querendo um|uma',
    like: 'quero uma moto nova, faz meta disso',
  },
  { means: 'meta', say: '^ [nova] meta|objetivo', like: 'meta viagem 3600, guardando 300 por mês' },
])
const order = ['called', 'within', 'place', 'for', 'meta']
/** What is said of it ends its name. */
const ends = words(
  ', . ; ! ? : ate que custa custam quero preciso tomar ver comer antes senao pq porque com sao eh',
)
const pointing = words('isso isto disso disto essa esse dessa desse ela ele mim')
const nameMax = 40

/** What a goal is called that is asked for in whatever words; null where nothing is named. */
export function goalNamed(message: Message): string | null {
  const { reading } = message
  const found = leads
    .findAll(reading)
    .toSorted((one, other) => order.indexOf(one.means) - order.indexOf(other.means))
  for (const { means, first, last } of found) {
    const from = means === 'within' ? first : last + 1
    const name = nameFrom(reading, from, means === 'within' ? last : from)
    if (name !== null) return name
  }
  return nameOfWish(message)
}

function nameFrom(reading: Reading, from: number, atLeast: number): string | null {
  const { tokens } = reading
  const stop = tokens.findIndex((_, at) => at > atLeast && isEnd(tokens, at))
  const end = stop < 0 ? tokens.length - 1 : stop - 1
  const subject = findSubject(reading, coverTokens(reading), from, end)
  if (!subject || subject.first > from + 1) return null
  if (pointing.has(tokens[subject.first]?.norm ?? '')) return null
  const name = capital(writeSubject(reading, subject))
  return name.length <= nameMax ? name : null
}

/** "em julho" is when, and "em Dublin" where. */
function isEnd(tokens: Reading['tokens'], at: number): boolean {
  const [norm = '', next = ''] = [tokens[at]?.norm, tokens[at + 1]?.norm]
  return ends.has(norm) || months.has(norm) || (norm === 'em' && months.has(next))
}
