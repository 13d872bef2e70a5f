import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** Questions of when something falls due, or was bought. */
export const askedOfDays: readonly PhraseRow<'upcoming' | 'list'>[] = [
  { means: 'upcoming', say: 'o que|tem .. vence|vencendo', like: 'o que vence essa semana?' },
  {
    means: 'list',
    say: 'quando|dia [foi] [que] [foi] [que] eu|a [gente] comprei|paguei|gastei|recebi|comprou|pagou',
    like: 'que dia foi que eu comprei a tricoline?',
  },
  { means: 'upcoming', say: 'o que [que] vem por ai', like: 'mostra o que vem por aí' },
  {
    means: 'upcoming',
    say: 'quando|que|qual [dia] vence|vencem|cai',
    not: [
      'que dia cai o|a pascoa|carnaval|natal',
      '<pay:i-did>|pagar|pago|paga|quitei|quitado|quitada ..4 [,] que vence|vencem|cai',
    ],
    like: 'quando vence o aluguel?',
  },
  { means: 'upcoming', say: 'vence|vencem que dia|quando', like: 'a internet vence que dia?' },
  {
    means: 'upcoming',
    say: 'total|quanto que vence|vencem',
    like: 'qual o total que vence em maio?',
  },
  {
    means: 'upcoming',
    say: 'quanto [que] [eu] tenho de conta|contas|boleto|boletos',
    like: 'quanto tenho de conta',
  },
  { means: 'upcoming', say: 'vence|vencem quando', like: 'o aluguel vence quando?' },
]
