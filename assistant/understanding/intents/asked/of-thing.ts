import { fold } from '#language/fold.ts'
import { type FoundPhrase, PhraseBook } from '#language/phrases/phrase-book.ts'
import { singular } from '#understanding/categories/category-words.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'

/** Asks how often, or which was the dearest or the last, of one thing that is named in it. */
export const ofThing = new PhraseBook('of one thing', [
  {
    means: 'count',
    say: '^ [lya|e|,] quantos|quantas|qtos|qtas|qnts ..3 [que] [eu|a|nos] [gente] [ja] [eu] comi|pedi|peguei|comprei|tomei|bebi|comemos|pedimos|pegamos|compramos|tomamos|bebemos|assisti|fumei|aluguei|abasteci|fiz [hoje|ontem|essa|esse|este|esta|nesse|nessa|neste|nesta|em|no|na|ate|mes|semana|ano|desde|?] ..3 [?] $',
    not: [
      'quantos|quantas|qtos|qtas vezes|dias|dia|meses|reais|real|horas|minutos|litros|litro|km|kilos|quilos|kg|parcelas|gastos|lancamentos|pontos|gramas|compras|coisas|pagamentos|vendas',
      'quantos|quantas|qtos|qtas [eu|que|ja] [eu|ja] comprei|fiz|peguei|pedi|comi|tomei',
      'fiz ..3 anos|aniversario',
    ],
    like: 'quantas pizzas eu comi esse mês',
  },
  {
    means: 'largest',
    say: '^ [lya|e|,] qual|quanto|quanta [foi|eh] [o|a|meu|minha] [meu|minha] ..3 mais caro|cara|salgado|salgada [que] [eu] [ja] [paguei|comprei|comi|pedi|peguei|tomei|fiz] [esse|este|nesse|neste|essa|desse|do|no|em] [mes|semana|ano|{month}] [passado|passada] [?] $',
    not: [
      'gasto|compra|despesa|dia|mes|semana|categoria|cartao|conta|boleto|plano|loja|lugar',
      'que mais',
    ],
    like: 'qual foi a pizza mais cara',
  },
  {
    means: 'cost',
    say: '^ [lya|e|,] quanto [foi] [que] custou|custaram [o|a|os|as|meu|minha|meus|minhas|aquele|aquela] ..3 ? $',
    not: ['custou|custaram um|uma|em|por|pra', 'dolar|euro|obra|filme|guerra'],
    like: 'quanto custou o tênis?',
  },
  {
    means: 'largest',
    say: '^ [lya|e|,] qual [foi|eh] o|a|meu|minha [meu|minha] maior ..2 [que] [eu] [ja] [paguei|comprei|comi|pedi|peguei|tomei] [esse|este|nesse|neste|essa|desse|do|no|em] [mes|semana|ano|{month}] [passado|passada] [?] $',
    not: [
      'gasto|gastos|compra|compras|despesa|despesas|dia|mes|semana|categoria|cartao|conta|boleto|loja|lugar',
      'valor|entrada|receita|venda|divida|limite|meta|parcela|pix|fonte|renda|salario|cliente|do',
    ],
    like: 'qual foi o maior uber?',
  },
  {
    means: 'when',
    say: '^ [lya|e|,] quando foi [que] o|a|meu|minha ..2 ? $',
    not: ['ultim*|vez|dia|primeir*'],
    like: 'quando foi a pizza?',
  },
  {
    means: 'when',
    say: '^ [lya|e|,] o|a|meu|minha ..2 foi [em] que|quando [dia] [?] $',
    like: 'a pizza foi que dia?',
  },
  {
    means: 'when',
    say: '^ [lya|e|,] [em|foi] [em] que|quando|qual [dia] [foi] [que] [eu|a] [gente] comi|pedi|tomei|peguei|bebi|assisti|usei [o|a|no|na|um|uma|de] ..2 ? $',
    like: 'que dia eu comi pizza?',
  },
  {
    means: 'cost',
    say: '^ [lya|e|,] quanto o|a|os|as|meu|minha [meu|minha] ..3 me custou|custaram [esse|este|nesse|neste|no|em|essa|nessa] [mes|semana|ano|{month}] [passado|passada] ? $',
    like: 'quanto o uber me custou esse ano?',
  },
  {
    means: 'last',
    say: '^ [lya|e|,] quanto [eu] [que] foi|gastei|paguei|deu|saiu|custou|ficou ..4 da|na|a ultima vez [?] $',
    not: ['custou ..2 real'],
    like: 'quanto foi o mercado da última vez',
  },
  {
    means: 'last',
    say: '^ [lya|e|,] qual|quando|quanto [foi|eh] [o|a] [meu|minha] ultimo|ultima compra|gasto|despesa|pagamento|lancamento|entrada [que] [eu] [fiz|tive] no|na|com|de|do|da|em|pro|pra ..3 ? $',
    not: ['de hoje|ontem|mes|semana|ano', 'no|na|da|do|de mes|semana|ano|dia|conta|banco'],
    like: 'qual foi minha última compra no mercado?',
  },
  {
    means: 'last',
    say: '^ [lya|e|,] quanto|quando [eu] [que] foi|deu|saiu|custou|ficou|gastei|paguei [em|no|na|com] [o|a] [meu|minha] ultimo|ultima ..3 ? $',
    not: [
      'ultimo|ultima vez|gasto|compra|despesa|lancamento|entrada|mes|semana|ano|dia|dias|salario|pagamento|coisa|fatura',
    ],
    like: 'quando foi o último uber?',
  },
])

/** A question of `ofThing`, with the words of what it is about; null where nothing is named. */
export function thingAsked(
  reading: Reading,
): { means: 'count' | 'cost' | 'largest' | 'last'; words: string } | null {
  const found = ofThing.find(reading)
  if (!found) return null
  const words = wordsIn(reading, found)
  // "quando foi a copa?" is of nothing that was bought.
  const isWhen = found.means === 'when'
  if (words === null || (isWhen && !isThing(fold(words)))) return null
  return { means: found.means === 'when' ? 'last' : found.means, words }
}

/** The first words in it that are no part of the question itself. */
function wordsIn({ tokens, text }: Reading, { means, first, last }: FoundPhrase): string | null {
  const words: string[] = []
  for (const token of tokens.slice(first, last + 1)) {
    const isOwn = token.kind !== 'word' || frame.has(token.norm)
    if (isOwn && words.length > 0) break
    if (!isOwn) words.push(means === 'count' ? singular(token.norm) : nameOf(token, text))
  }
  return words.length > 0 && words.length <= wordsMax ? words.join(' ') : null
}

const wordsMax = 3
const nameOf = ({ start, end }: { start: number; end: number }, text: string) =>
  text.slice(start, end)

/** What the question is put in. */
const frame = new Set(
  [
    'lya e quantos quantas qtos qtas qnts que eu a nos gente ja o meu minha os as com em no na de',
    'do da qual quanto quanta quando foi eh mais caro cara salgado salgada gastei paguei deu saiu',
    'custou custaram foi aquele aquela meus minhas ficou ultima ultimo vez comi pedi peguei comprei tomei bebi comemos pedimos pegamos',
    'compramos tomamos bebemos assisti fumei aluguei abasteci fiz compra gasto despesa pagamento',
    'lancamento entrada tive pro pra me maior dia um uma usei',
  ].flatMap((line) => line.split(' ')),
)
