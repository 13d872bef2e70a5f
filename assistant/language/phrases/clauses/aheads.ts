import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** Words that stand between a deed and its day. */
const between = '[tudo|isso|ele|ela|essa|esse] [so|la] [no|na|em|do]'
const days =
  'dia|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes|fim|final|proximo|proxima|comeco|inicio'
/** Of what was paid "pago" tells too: `o aluguel 850 pago dia 5`, `já tá pago`. */
const done = ['ja|tudo|foi|esta|estao|estava pago', 'todo|toda|cada', 'mes|semana passado|passada']

/** What the writer will do on a day that they name, in the present tense. */
export const aheads: readonly PhraseRow<'ahead'>[] = [
  {
    means: 'ahead',
    say: `eu|gente|nos [ja|so|ainda] pago|pagamos|acerto|quito|transfiro ${between} ${days}`,
    not: done,
    like: 'o IPTU eu pago dia 10',
  },
  {
    means: 'ahead',
    say: `so pago|pagamos|acerto|quito ${between} ${days}`,
    not: done,
    like: 'a luz só pago semana que vem',
  },
  {
    means: 'ahead',
    say: '[no|na] dia # [ja|eu|so|ainda] pago|pagamos|acerto|quito o|a|os|as|meu|minha|isso|tudo|ele|ela',
    not: [...done, 'dia # pago ..4 @ ..4 ja'],
    like: 'dia 10 pago o cartão, 640',
  },
  {
    means: 'ahead',
    say: 'amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo [que] [vem] [ja|eu|so|ainda] pago|pagamos|acerto|quito o|a|os|as|meu|minha|isso|tudo|ele|ela',
    not: done,
    like: 'amanhã pago o aluguel 850',
  },
]
