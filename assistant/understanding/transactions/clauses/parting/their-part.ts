import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const part = new PhraseBook('a part of somebody who is still to give it back, listed on', [
  {
    means: 'part',
    say: 'e [r] [$] @ [reais|conto] [que] eh|sao|era|eram|foi|foram [so|tudo] d* ..4 que|e|mas|,|(|- [so|depois|ainda] [ele|ela] [so|depois|ainda] vai|vao|ficou|ficaram [de] me',
    not: ['ja me', 'nao ..2 me'],
    like: 'mercado 200 e 50 é da vizinha que vai me pagar',
  },
  {
    means: 'part',
    say: 'e [o|a|meu|minha] ..1 vai|vao|ficou|ficaram [de] [me] pagar|dar|passar|mandar|devolver [a] metade',
    like: 'uber 30 e a Ana vai me passar metade',
  },
  {
    means: 'part',
    say: 'e o|a|meu|minha ..1 recebe|ganha|recebeu|ganhou [so|tambem] [r] [$] @',
    not: ['gente|que ..1 recebe|ganha|recebeu|ganhou'],
    like: 'recebi 2.900 hoje e a Bia recebe 1.800 dia 30',
  },
  {
    means: 'part',
    say: 'e o|a|meu|minha ..1 vai receber|ganhar [so] [r] [$] @',
    not: ['gente|que ..1 vai'],
    like: 'recebi 2.900 e minha mulher vai receber 1.800',
  },
  {
    means: 'part',
    say: 'e o|a|meu|minha ..1 vai|ficou [de] me pagar|dar|passar|mandar|transferir [mais|so] [r] [$] @',
    like: 'recebi 300 do Pedro e a Ana vai me pagar 200',
  },
])

/** The `e` of "mercado 200 e 50 é da vizinha que vai me pagar": hers is told by itself. */
export function isTheirPart(reading: Reading, at: number): boolean {
  const { amounts, tokens } = reading
  if (!amounts.some(({ last }) => last < at)) return false
  return part.find(reading, { first: at, last: tokens.length - 1 })?.first === at
}
