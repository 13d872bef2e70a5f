import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'

/** Who comes and is paid again and again. */
export const comesAgain = new PhraseBook('who comes and is paid again and again', [
  {
    means: 'comes',
    say: 'vem|vai|limpa|passa|faz ..2 toda|todo|cada|de|duas|uma ..5 e|, [ela|ele] cobra|cobram|recebe [r] [$] @',
    not: ['cobra dele|dela|deles|voce', 'se|quando ..2 vem|vai'],
    like: 'a faxineira vem de quinze em quinze dias e cobra 170',
  },
])

/** What somebody asked for, and the writer gives again and again. */
export const givenAgain = new PhraseBook('given again and again', [
  {
    means: 'gives',
    say: 'dou|pago|mando|passo|deposito|transfiro|acerto|damos|pagamos [isso|sempre|pra|pro] [ela|ele] todo|toda|cada|sempre dia|mes|semana|santo|no',
    like: 'minha mãe pediu 300 por mês, dou todo dia 28',
  },
])

/** Asked to come again by itself, whoever is told to get it. */
export const arranged = new PhraseBook('asked to come again by itself', [
  {
    means: 'arranged',
    say: 'deixa|deixe|bota|conta|gasto [como] fixo|fixa|agendad*|programad*',
    not: ['esta|estao gasto|conta'],
    like: 'ajudante recebe 300 toda sexta, deixa agendado',
  },
  // "o plano subiu 9% e agora pago 1.263 todo dia 20": as it is from now on.
  {
    means: 'arranged',
    say: 'agora|passei|passamos [eu|a] pago|pagamos|pagar|eh|vem|fica|ficou|esta [por] [r] [$] @ [reais] todo dia',
    like: 'o plano subiu 9% e agora pago 1.263 todo dia 20',
  },
  // What it rose to, and when it is paid: by that it is one of the bills.
  {
    means: 'arranged',
    say: 'aumentou|subiu|passou|reajustou pra|para [r] [$] @ [reais] por|ao mes [,|e] [eu|que] [pago|vence|cai] [todo] dia #',
    not: ['paguei|pagou|gastei'],
    like: 'a prof de inglês aumentou pra 95 por mês, pago dia 15',
  },
  {
    means: 'arranged',
    say: 'agenda|agende|programa|programe [ai|isso] [pra] todo|toda',
    like: 'o ajudante ganha 250 por semana, agenda aí toda sexta',
  },
])

const fortnight = 'quinzenal|quinzenalmente'

/** Whoever pays so does not tell of one payment, whichever way the message leans. */
const paidAlways = new PhraseBook('what is paid every time anew', [
  {
    means: 'pays',
    say: `^ [eu] ${fortnight}|semanalmente|anualmente [eu|nos] pago|pagamos|acerto|acertamos [r] [$] @`,
    like: 'quinzenalmente pago 700 do vaqueiro',
  },
  {
    means: 'pays',
    say: '^ todo|toda|cada|por|a quinzena|fim|final|comeco|inicio [de|do] [mes|semana] [eu|nos] pago|pagamos|acerto|acertamos [r] [$] @',
    like: 'toda quinzena pago 700 do retireiro',
  },
  {
    means: 'pays',
    say: '^ de|a 15|quinze|cada em|15|quinze [15|quinze] dias [eu|nos] pago|pagamos|acerto|acertamos [r] [$] @',
    like: 'de quinze em quinze dias pago 150 da faxina',
  },
  {
    means: 'pays',
    say: `^ [eu|nos] pago|pagamos|acerto|acertamos [r] [$] @ ..5 ${fortnight}`,
    like: 'pago 700 do caseiro quinzenalmente',
  },
  {
    means: 'pays',
    say: '^ [eu|nos] pago|pagamos|acerto|acertamos [r] [$] @ ..5 toda|por|cada quinzena',
    like: 'pago 700 pro caseiro toda quinzena',
  },
])

/** "quinzenalmente pago 700 do retireiro": it comes again, and nothing was paid just now. */
export function isPaidAlways({ reading }: Message): boolean {
  return paidAlways.isIn(reading)
}
