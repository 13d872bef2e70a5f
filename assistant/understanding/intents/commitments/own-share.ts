import type { Amount } from '#language/amounts/amount.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const splits = 'divido|racho|dividimos|rachamos|divide|racha'

const mine = new PhraseBook('whose part of a bill it is', [
  {
    means: 'mine',
    say: '@ [reais] [eh|sao|fica] [so] meu|minha e|, [os|o] [r] [$] [@#] [reais] [eh|sao|fica] dele|dela|deles|delas|d*',
    like: 'aluguel é 900, 450 meu e 450 dele, vence todo dia 5',
  },
  {
    means: 'mine',
    say: '[a] minha|meu parte [eh|fica|sai|da|:|de] [so] [r] [$] @',
    like: 'internet 120 todo dia 10, minha parte é 60',
  },
  {
    means: 'mine',
    say: '[e|,] eu pago [so] [r] [$] @ [e|,] [o|a] [meu|minha] {person}|ele|ela|outro|outra [paga]',
    like: 'o aluguel é 900 todo dia 5, eu pago 450 e ele 450',
  },
  {
    means: 'mine',
    say: `${splits} ..4 [,|e|mas] eu pago [so] [r] [$] @`,
    not: ['eu pago ..9 me paga|passa|manda|da'],
    like: 'o aluguel é 1.300 e a gente racha, eu pago 650 todo dia 10',
  },
  {
    means: 'mine',
    say: `metade|${splits} ..8 bota|bote|poe|ponha|anota|anote|coloca|coloque|deixa|registra|cadastra|marca|lanca|lance [ai|entao] [so|apenas|como] [r] [$] @`,
    not: ['metade d* [r] [$] @'],
    like: 'aluguel 950 todo dia 5, mas minha esposa paga metade, então bota 475',
  },
])

/** `aluguel é 900, 450 meu e 450 dele`: what of a bill the writer pays; null where it is all. */
export function ownShareIn(reading: Reading): Amount | null {
  if (reading.amounts.length < 2) return null
  const found = mine.find(reading)
  const share = found && reading.amounts.find(({ first }) => first >= found.first)
  const [whole] = reading.amounts
  return share && whole && share.valueCents < whole.valueCents ? share : null
}

const share = `${splits}|dividido|dividida|rachado|rachada`
const back = 'paga|pagam|passa|passam|da|dao|manda|mandam|devolve|devolvem|transfere'

const parted = new PhraseBook<'half' | 'third'>('which part of a bill is the writer’s', [
  {
    means: 'third',
    say: `${share} [tudo] com [o|a|meu|minha] ..1 e [com] [o|a] [meu|minha] ..1 [,|.|!|e] $`,
    like: 'internet 90 todo dia 10, divido com a Bia e o Léo',
  },
  {
    means: 'third',
    say: 'minha parte eh|fica|: um|1 terco',
    like: 'luz 120 todo dia 15, minha parte é um terço',
  },
  {
    means: 'third',
    say: 'um|1 terco eh|fica meu|minha|comigo',
    like: 'luz 120 todo dia 15, um terço é meu',
  },
  { means: 'half', say: 'meio a meio', like: 'aluguel 2.300 todo dia 5, meio a meio com o Léo' },
  { means: 'half', say: 'minha parte eh|fica|: [a] metade', like: 'minha parte é metade' },
  {
    means: 'half',
    say: 'minha parte d* ..1 eh|fica [a] metade',
    like: 'minha parte do aluguel é metade de 1.200, todo dia 5',
  },
  {
    means: 'half',
    say: 'metade minha|meu [,|e] [a] [outra] metade',
    like: 'aluguel 1.600 todo dia 7, metade minha e metade do meu marido',
  },
  {
    means: 'half',
    say: 'divido|racho|dividimos|rachamos o|a ..2 d* [r] [$] @ [reais] com [o|a|meu|minha] ..1',
    not: ['com [mais|os|as|meus|minhas|outros|outras] #', 'com os|as|meus|minhas'],
    like: 'todo mês divido a internet de 120 com o vizinho',
  },
  {
    means: 'half',
    say: 'metade eh|fica [so] meu|minha|comigo|d*|com',
    like: 'internet 99,90 todo dia 20, metade é do meu irmão',
  },
  {
    means: 'half',
    say: `${share} [tudo] [no|ao] [meio] com [o|a|meu|minha] ..2 [,|.|!|e|a] $`,
    not: ['com [mais|os|as|meus|minhas|outros|outras] #', 'com os|as|meus|minhas'],
    like: 'a internet de 100 é todo dia 10, racho com minha irmã',
  },
  {
    means: 'half',
    say: `${share} [tudo] [no|ao] [meio] com [o|a|meu|minha] ..1 [,|.]`,
    not: ['com [mais|os|as|meus|minhas|outros|outras] #', 'com os|as|meus|minhas'],
    like: 'aluguel 900 todo dia 5, divido com o Léo, cada um paga a sua',
  },
  {
    means: 'half',
    say: '[o|a|meu|minha] ..2 paga [a] [outra] metade',
    not: ['eu ..1 paga', 'me|nos paga'],
    like: 'escola 600 todo dia 10, o pai dele paga metade',
  },
])
const whole = new PhraseBook('the writer pays it whole, or tells the part already', [
  { means: 'whole', say: '[eu] pago tudo|inteiro', like: 'eu pago tudo e o Léo me passa metade' },
  {
    means: 'whole',
    say: `me|nos [vai|vao] ${back} [so] [a|o] [outra|sua|dinheiro] [metade|parte|dele|dela|pix]`,
    like: 'divido com o Léo, ele me paga a metade',
  },
  {
    means: 'whole',
    say: '[eu] pago|pagava|pagamos ..4 [r] [$] @',
    like: 'pago 200 de internet todo dia 5, divido com a vizinha',
  },
  { means: 'whole', say: 'minha|meu metade|parte ..3 @', like: 'minha metade do aluguel é 700' },
])

/** Among how many a bill of one sum is shared, where they are not counted; null where it is not. */
export function sharersOf(reading: Reading): number | null {
  if (reading.amounts.length !== 1 || whole.isIn(reading)) return null
  return evenSharersIn(reading)
}

/** The 2 of `meio a meio com meu ex`, the 3 of `minha parte é um terço`; null for no such words. */
export function evenSharersIn(reading: Reading): number | null {
  const found = parted.find(reading)
  return found ? { half: 2, third: 3 }[found.means] : null
}

/** `aluguel 900 todo dia 5, a gente divide em 3`: what others pay of it makes it no mere talk. */
export function isSharedOut(reading: Reading): boolean {
  return parted.isIn(reading) || shared.isIn(reading)
}

const shared = new PhraseBook('a bill that is shared every time', [
  {
    means: 'shared',
    say: `${share} ..3 em|por|entre|com`,
    not: ['# x|vezes|parcelas'],
    like: 'condomínio 600 todo dia 8, a gente divide em 3',
  },
])
