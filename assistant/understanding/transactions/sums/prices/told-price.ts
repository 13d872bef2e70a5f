import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Segment } from '#understanding/transactions/segments.ts'

const told = new PhraseBook('a price that is only told', [
  {
    means: 'told',
    say: 'o|a|os|as ..2 esta|estao|estava|estavam|custa|custando [quase|uns|por|r] [$] @',
    not: ['minha|meu|sua conta|saldo', '@ ..4 levei|comprei|peguei|trouxe|paguei|levamos'],
    like: 'feira 76 reais, o tomate tá 12 o quilo',
  },
  {
    means: 'told',
    say: 'esta|estava|custa|custando [quase|uns|a|r] [$] @ o|a|por|cada {rate}',
    not: ['@ ..4 levei|comprei|peguei|trouxe|levamos'],
    like: 'gasolina 100, tá 6,29 o litro',
  },
  {
    means: 'told',
    say: 'pra|para|vou [eu] vender|revender [la] [cada] [por|a|de] [r] [$] @',
    like: 'comprei kit de batom 30 pra revender por 55',
  },
  {
    means: 'told',
    say: '[de] entrada|sinal|adiantamento|adiantado [,|.] o|a servico|trabalho|conserto|total|pintura|obra|reforma|projeto|orcamento|preco [todo|tudo|toda] [vai] ficou|deu|saiu|era|ficar|custar [em|por|r|$] @',
    like: 'o cliente me deu 500 de entrada, o serviço ficou 1200',
  },
])

/** Whether words behind what was paid only complain of a price: `o tomate tá 12 o quilo`. */
export function tellsPrice(reading: Reading, span: Span): boolean {
  return told.isIn(reading, span)
}

/** Leaves out prices that are told beside what was paid. */
export function dropToldPrices<Kind extends Segment>(
  reading: Reading,
  segments: readonly Kind[],
): Kind[] {
  return segments.filter(({ amount }, at) => {
    const before = segments[at - 1]
    if (!before || amount.times) return true
    const found = told.find(reading, { first: before.amount.last + 1, last: amount.last + 6 })
    return found === null || found.first > amount.first || found.last < amount.last
  })
}

/** What it came to another time: said beside what was paid, it is no price of now. */
export const lastYear = [
  {
    means: 'was',
    say: 'ano passado|retrasado [era|foi|estava|custava|custou|deu|saiu|ficou|gastei|paguei|tinha] [sido|dado|ficado] [por|de|em] [uns] [r] [$] @',
    like: 'matrícula 900, ano passado foi 750',
  },
  {
    means: 'was',
    say: 'mes|semana passado|passada|retrasado era|foi|estava|custava|custou|deu|tinha [sido|dado|ficado] [por|de|em] [uns] [r] [$] @',
    like: 'luz 180, mês passado foi 140',
  },
  {
    means: 'was',
    say: 'em #year [era|foi|estava|custava|custou|deu|saiu|ficou|gastei|paguei] [por|de|em] [uns] [r] [$] @',
    like: 'seguro 2.300, em 2025 foi 1.900',
  },
] as const
