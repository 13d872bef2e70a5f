import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { between, merge, type Settled } from '#understanding/transactions/sums/sum.ts'

const owes = 'devendo|fiado'

const owing = new PhraseBook('how many of them still owe', [
  {
    means: 'some',
    say: `# ..2 ficou|ficaram|esta|estao [me] ${owes}`,
    like: '3 pacientes a 130, um ficou devendo',
  },
  {
    means: 'some',
    say: '# ..1 [ainda] nao pagou|pagaram|acertou|acertaram',
    like: '4 cortes a 30, 2 não pagaram',
  },
  {
    means: 'some',
    say: '# ..2 ficou|ficaram de pagar|acertar|passar',
    like: '4 unhas a 40, uma ficou de pagar depois',
  },
  {
    means: 'some',
    say: '# ..1 vai|vao [so] pagar|acertar',
    like: '8 bolos a 10, três vão pagar amanhã',
  },
  {
    means: 'some',
    say: 'levou|levaram|pegou|pegaram|ficou [com] # [no|de] fiado|fiada|fiados',
    like: 'vendi 12 marmitas a 18, a Cida levou 3 fiado',
  },
  {
    means: 'some',
    say: 'paga|pagam|pagar|acerta|acertar # ..1 [so] [no|na] dia|amanha|depois|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes',
    like: 'vendi 5 bolos a 40, a Ana vai pagar 2 sexta',
  },
  {
    means: 'some',
    say: '# [foi|foram|ficou|ficaram|saiu] de graca|brinde|brindes|cortesia',
    // "dei 2 de brinde": beside those that were sold.
    not: ['dei|demos #'],
    like: 'vendi 30 coxinhas a 3,50, mas cinco foi de graça',
  },
  {
    means: 'some',
    say: '# [o|a|os|as|ele|ela] ..5 [so] paga|pagam|pagar [so|no|na|pra] dia|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes',
    like: 'vendi 30 marmitas a 18, dez o pessoal da obra vai pagar segunda',
  },
  {
    means: 'some',
    say: '# [foi|foram|no] fiada|fiadas|fiados',
    like: '4 esmaltações a 35, uma fiada',
  },
  {
    means: 'some',
    say: '# [foram|ficaram] na|no conta|caderneta|caderno pra|para [eles|ela|elas] pagar|pagarem|acertar|segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|dia',
    like: '32 marmitas a 18, 25 no pix e 7 na conta pra pagar segunda',
  },
  {
    means: 'some',
    say: '# [foram|ficaram] na|no|a caderneta|caderno|prazo',
    like: '30 marmitas a 18, 20 no pix e 10 na caderneta',
  },
  { means: 'some', say: '# [foi|foram|no] fiado', like: '10 marmitas a 18, mas 2 fiado' },
  {
    means: 'one',
    say: 'ultimo|ultima|outro|outra [ainda] nao pagou|acertou',
    like: '6 corridas de 15, o último não pagou',
  },
  {
    means: 'one',
    say: 'pagou # [,|e] o|a outro|outra [so] paga|vai|fica|ficou',
    like: 'vendi 3 tapetes a 30, minha irmã pagou dois, o outro paga sábado',
  },
])

/**
 * How many of those who are counted at a token have not paid yet: `3 pacientes a 130, um ficou
 * devendo`. In "duas ficou fiado, recebi 3 de 35" they are counted without.
 */
export function owingOf(reading: Reading, counted: number): number {
  const found = owing.find(reading, { first: counted + 1, last: reading.tokens.length - 1 })
  if (!found) return 0
  if (found.means === 'one') return 1
  const said = reading.numbers.find(({ first, role }) => {
    return first >= found.first && first <= found.last && role !== 'unit-price'
  })
  return (said?.hundredths ?? 0) / 100
}

/** The 3 of `vendi 14 bolos a 12 cada, 3 ficaram fiado`: some of what was counted, and no money. */
export function dropOwing(reading: Reading, segments: readonly Settled[]): Settled[] {
  const counted = segments.find(({ amount }) => amount.times !== undefined)
  const many = counted?.amount.times?.count ?? 0
  if (!counted) return [...segments]
  const found = owing.find(reading, { first: counted.amount.last, last: reading.tokens.length - 1 })
  return segments.filter(({ amount }) => {
    const isInside = found !== null && found.first <= amount.first && amount.last <= found.last
    const isCount = amount.form === 'bare' && amount.valueCents < 100 * many
    return amount === counted.amount || !isInside || !isCount
  })
}

const got = new PhraseBook('what came in of it', [
  {
    means: 'got',
    say: 'recebi|recebemos|entrou|entraram|peguei|ganhei|caiu|deu [so] [r] [$] @',
    like: '3 pacientes a 130, um ficou devendo, então recebi 260',
  },
])

/** `3 pacientes a 130, um ficou devendo, então recebi 260`: all that came in is the second. */
export function takeReceived(reading: Reading, segments: readonly Settled[]): Settled[] {
  const [whole, part, ...more] = segments
  const { times, valueCents } = whole?.amount ?? { times: undefined, valueCents: 0 }
  if (!whole || !part || !times || more.length > 0) return [...segments]
  const gap = between(whole, part)
  const isLess = part.valueCents < valueCents * times.count
  const isGot = got.isIn(reading, { first: gap.first, last: part.amount.last })
  return isLess && isGot && owing.isIn(reading, gap) ? [merge(whole, part)] : [...segments]
}
