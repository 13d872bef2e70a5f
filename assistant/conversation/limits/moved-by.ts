import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const more = 'aumenta|aumente|aumentar|sobe|suba|subir|acrescenta|acrescente|soma|some|adiciona'
const less = 'diminui|diminua|diminuir|reduz|reduza|reduzir|baixa|baixe|abaixa|corta|corte'

const moves = new PhraseBook('limits that are moved by a sum', [
  {
    means: 'more',
    say: `${more} ..6 em [mais] [r] [$] @`,
    like: 'aumenta o limite do ifood em 50',
  },
  {
    means: 'more',
    say: `${more} [ai] [mais] [r] [$] @ [reais] no|na|ao|do|pro|pra|o`,
    like: 'sobe mais 50 no limite de comida',
  },
  {
    means: 'more',
    say: 'bota|bote|poe|ponha|coloca|coloque|da [ai] mais [r] [$] @',
    like: 'bota mais 100 no orçamento de lazer',
  },
  {
    means: 'more',
    say: 'quero|queria|preciso [de] mais [r] [$] @ [reais] no|na|ao|do|pro|pra|de',
    like: 'preciso de mais 80 no limite de saúde',
  },
  {
    means: 'less',
    say: `${less} ..6 em [menos] [r] [$] @`,
    like: 'diminui o orçamento de alimentação em 150',
  },
  {
    means: 'less',
    say: `${less} [ai] [r] [$] @ [reais] no|na|do|da|o`,
    like: 'baixa 100 do limite de compras',
  },
  { means: 'more', say: `^ ${more} [mais] [r] [$] @ [reais] $`, like: 'aumenta 50' },
  { means: 'less', say: `^ ${less} [r] [$] @ [reais] $`, like: 'diminui 50' },
  {
    means: 'less',
    say: 'tira|tire|desconta|desconte [ai] [r] [$] @ [reais] do|da|no',
    like: 'tira 100 do orçamento de alimentação',
  },
])

/** Whether a sum told of a limit is what it is raised or lowered by; null where it is the limit. */
export function movedBy(reading: Reading): 'more' | 'less' | null {
  return reading.amounts.length === 1 ? (moves.find(reading)?.means ?? null) : null
}
