import type { Query } from '#conversation/effect.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'

const spent =
  / (?:gastei|gastamos|gasto|gastos|despesas?|dei|mandei|botei|coloquei|emprestei|perdi|dando|paguei|torrei|torramos|foi|saiu|recebi|ganhei|entrou) (?:.{0,24} )?(?:com|n[oa]s?|em|d[eoa]s?|pr[oa]s?|pra|para) (?:minha |meu |minhas |meus |o |a |os |as )?(?=(\p{L}))/u
const ends =
  /^(neste|nesse|este|esse|essa|nessa|nesta|esta|desse|deste|em|n[oa]s?|d[eoa]|ate|desde|por|hoje|ontem|anteontem|mes|ano|semana|ultim[oa]s?|passad[oa]|ja|agora|aqui|e|entre)$/
const periods =
  /^(total|geral|tudo|media|mes|meses|ano|anos|semana|semanas|dia|dias|hoje|ontem|fim|final|inicio|comeco|metade|quinzena|bimestre|trimestre|semestre|periodo|feriado|carnaval|natal|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ultimos?|ultimas?|primeir[oa]s?|cada|todas?|todos?|categorias?|coisas?|que|quem|onde|quando|mim|voce|lya)$/

/**
 * What a question is about where that is no category of theirs ("quanto gastei com o dentista?"),
 * in the person's own words; without them, the answer would be about everything.
 */
export function wordsAsked(query: Query, { reading }: Message): string | null {
  if (query.categoryId !== null || !['spent', 'received', 'list'].includes(query.metric))
    return null
  const match = spent.exec(reading.flat)
  if (!match) return null
  const start = match.index + match[0].length
  const covers = coverTokens(reading)
  const words: string[] = []
  for (const [at, token] of reading.tokens.entries()) {
    if ((reading.starts[at] ?? 0) < start) continue
    if (token.kind !== 'word' || covers[at] === 'day' || covers[at] === 'amount') break
    if (words.length === 3 || (words.length > 0 && ends.test(token.norm))) break
    if (periods.test(token.norm)) return null
    words.push(reading.text.slice(token.start, token.end))
  }
  return words.length > 0 ? words.join(' ') : null
}
