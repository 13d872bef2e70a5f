import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { findVerb } from '#language/verbs.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import type { Reading } from '#understanding/reading.ts'
import { isSomeone } from '#understanding/transactions/subject-of.ts'
import { type Settled, withStep } from '#understanding/transactions/sums/sum.ts'

const passing = new PhraseBook('a part of what came that goes on to somebody', [
  {
    means: 'on',
    say: 'mas|so|porem|sendo|e [que] [r] [$] @ [reais|conto] [disso|desse] [eh|sao|vai|vao|fica|ficam] [tudo] d*|pra|pro|pros|pras|para|meu|minha',
    not: [
      '@ d* gorjeta|comissao|bonus|juros|hora|horas|vale|ferias|reembolso|extra',
      'pra|para comprar|pagar|fazer|levar|dar|mandar|arrumar',
    ],
    like: 'recebi 500 da pensão, mas 100 são do meu irmão',
  },
  {
    means: 'on',
    say: '{of-these} [valor|total|dinheiro] [,] [r] [$] @ [reais|conto] eh|sao|vai|vao|fica|ficam [tudo] d*|pra|pro|pros|pras|para',
    not: ['@ d* gorjeta|comissao|bonus|juros|hora|horas|vale|ferias|reembolso|extra'],
    like: 'minha mãe mandou 300, desses 100 é da minha irmã',
  },
])
const ownPeople = new PhraseBook('a part that somebody of the writer’s has', [
  {
    means: 'on',
    say: ', [r] [$] @ [reais|conto] [disso|desse] eh|sao|vai|vao|fica|ficam [tudo] da|do|das|dos|pra|pro|com meu|minha|meus|minhas',
    like: 'recebi 800 da faxina, 200 é da minha sócia',
  },
  {
    means: 'on',
    say: ',|. [r] [$] @ [reais|conto] [{of-these}] eh|sao|vai|vao|fica|ficam [tudo] de|da|do|das|dos|pra|pro|com',
    like: 'recebi 1000 da obra, 300 é do ajudante',
  },
])
const linking = new PhraseBook('it is told as a part', [
  {
    means: 'part',
    say: '@ [reais|conto] [{of-these}] eh|sao|vai|vao|fica|ficam',
    like: 'minha mãe mandou 150 mas 100 é pro dentista',
  },
])

const owned = new PhraseBook('whose that part is', [
  {
    means: 'theirs',
    say: '@ [reais|conto] [{of-these}] eh|sao|vai|vao|fica|ficam [so|tudo] da|do|das|dos|de|pra|pro|com [o|a|meu|minha|meus|minhas|seu|dona]',
    like: 'meu pai mandou 300 e 100 é da minha irmã',
  },
])

const helped = new PhraseBook('it is of whoever helped', [
  {
    means: 'theirs',
    say: 'do|da|pro|pra ..2 que [me] ajudou|atendeu|fez|trabalhou',
    like: 'ele me passou 600 mas 150 é do beto que me ajudou',
  },
])

const stillHere = new PhraseBook('it is still to be passed on', [
  {
    means: 'here',
    say: 'vou|vamos|preciso|tenho|devo|falta [que|de] [ainda] repassar|passar|mandar|entregar|dar|devolver|transferir',
    like: 'a pensão de 700 caiu, mas 150 são da minha irmã e vou repassar',
  },
])

/**
 * `a pensão de 700 caiu, mas 150 são da minha irmã`: what is somebody else's is left out;
 * `minha mãe mandou 150 mas 100 é pro dentista`: what is for something has come in all the same,
 * and so has what is still to be passed on.
 */
export function takePassedOn(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [whole, part, another] = segments
  if (!whole || !part || another || !isPassedOn(reading, whole, part)) return [...segments]
  const theirs = owned.find(reading, { first: part.amount.first, last: part.last })
  const isTheirs =
    theirs &&
    (isOther(reading.tokens[theirs.last + 1]?.norm ?? '') ||
      helped.isIn(reading, { first: part.amount.last + 1, last: reading.tokens.length - 1 })) &&
    !stillHere.isIn(reading, { first: theirs.last + 1, last: reading.tokens.length - 1 })
  return [isTheirs ? withStep(whole, { by: 'less', cents: part.valueCents }) : whole]
}

const partners = new Set(
  `ajudante socio socia parceiro parceira colega chefe patrao patroa dono dona moca moco rapaz
  equipe turma igreja`.split(/\s+/),
)

function isOther(word: string): boolean {
  return isSomeone(word) || partners.has(word) || isFirstName(word)
}

/**
 * What of money that came is for something, in centavos, though all of it came in: the 100 of
 * `minha mãe mandou 150 mas 100 é pro dentista`; 0 where none is told.
 */
export function meantForSomething(reading: Reading, whole: number): number {
  const [first, part, another] = reading.amounts
  if (!first || !part || another || Math.round(first.valueCents) !== whole) return 0
  const span = { first: first.last + 1, last: reading.tokens.length - 1 }
  const isOn = passing.isIn(reading, span) && linking.isIn(reading, span)
  return isOn && part.valueCents < whole ? Math.round(part.valueCents) : 0
}

function isPassedOn(reading: Reading, whole: Settled, part: Settled): boolean {
  if (part.valueCents >= whole.valueCents) return false
  const isCome = reading.tokens.slice(whole.first, whole.last + 1).some(({ norm }) => {
    const verb = findVerb(norm)
    return verb?.kind === 'earn' || (verb !== undefined && verb?.form === 'they-did')
  })
  const span = { first: whole.amount.last + 1, last: part.last }
  if (!isCome) return false
  const found = ownPeople.find(reading, span)
  const isOwn = found !== null && isOther(reading.tokens[found.last + 1]?.norm ?? '')
  return isOwn || (passing.isIn(reading, span) && linking.isIn(reading, span))
}
