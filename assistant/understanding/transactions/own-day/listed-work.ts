import { wordsOf } from '#language/phrases/classes.ts'
import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Settled } from '#understanding/transactions/settle.ts'

/** What is done to a body, for others or to oneself. */
const treatments = new Set([
  ...wordsOf('{groomed}'),
  ...(
    'unha unhas escova escovas tranca trancas sobrancelhas corte cortes barba barbas pe pes mao maos ' +
    'cabelo cabelos buco virilha axila axilas spa pezinho platinado reconstrucao botox braids gel design'
  ).split(' '),
])
/** More of it than one has done; where a day of work is told, one less will do. */
const severalMin = 3

/** Whoever had it done says so: by where they went, what they paid, or whose it was. */
const had = new PhraseBook('had it done', [
  {
    means: 'had',
    say: 'fui|fomos|passei|gastei|paguei|pagamos|gastamos|levei|meu|minha|meus|minhas|{kid}',
    like: 'fui fazer 2 unhas',
  },
  {
    means: 'had',
    say: 'fiz ..8 no|na salao|manicure|estetica|studio|clinica|barbearia',
    like: 'fiz escova no salão',
  },
  // What is bought for the bathroom.
  {
    means: 'had',
    say: 'escova|escovas|gel|corte [de] dente|dentes|dental|cabelo|roupa|banho',
    like: '3 escova de dente',
  },
])

const opened = new PhraseBook('a day of work', [
  {
    means: 'day',
    say: '{when-worked}|dia|noite|manha|tarde|semana ..4 [foi|fiz|teve|deu|bom|boa]',
    like: 'hoje foi 2 escova',
  },
  { means: 'day', say: 'fiz|fizemos|atendi|atendemos', like: 'fiz 2 escova' },
])

/**
 * Whether a sum is of work in a list of it: the `coloração 130` of "3 escova a 40 e 1 coloração
 * 130". Where one thing was done several times at its price, so was the rest for others.
 */
export function isListedWork(reading: Reading, all: readonly Settled[], own: Settled): boolean {
  const listed = all.filter((one) => isTreatment(reading, one))
  const last = listed.at(-1)?.amount.first ?? 0
  if (listed.length < 2 || !listed.includes(own) || had.isIn(reading, { first: 0, last })) {
    return false
  }
  const least = opened.isIn(reading) ? severalMin - 1 : severalMin
  return listed.some(({ sum, amount }) => {
    const counted = sum.steps.map((step) => (step.by === 'times' ? step.factor : 0))
    return Math.max(amount.times?.count ?? 0, ...counted) >= least
  })
}

/** Whether a folded word is something that is done to a body. */
export function isTreated(word: string): boolean {
  return treatments.has(word)
}

function isTreatment({ tokens }: Reading, { first, last }: Span): boolean {
  return tokens.slice(first, last + 1).some(({ norm }) => treatments.has(norm))
}
