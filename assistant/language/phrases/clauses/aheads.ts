import { PhraseBook, type PhraseRow } from '#language/phrases/phrase-book.ts'

/** Words that stand between a deed and its day. */
const between = '[tudo|isso|ele|ela|essa|esse] [so|la] [no|na|em|do]'
const days =
  'dia|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes|fim|final|proximo|proxima|comeco|inicio'
/** Of what was paid "pago" tells too: `o aluguel 850 pago dia 5`, `já tá pago`. */
const done = ['ja|tudo|foi|esta|estao|estava pago', 'todo|toda|cada', 'mes|semana passado|passada']

/** What the writer will do on a day that they name, in the present tense. */
export const aheads: readonly PhraseRow<'ahead' | 'comes'>[] = [
  {
    means: 'ahead',
    say: `eu|gente|nos [ja|so|ainda] pago|pagamos|acerto|quito|transfiro ${between} ${days}`,
    not: done,
    like: 'o IPTU eu pago dia 10',
  },
  // The thing stands between: "paguei" is what one says of last month's tenth.
  {
    means: 'ahead',
    say: '^ [e|ah|oi|lya|entao] [,] [eu] pago ..9 [no] dia #day',
    not: [...done, 'dia # de {month}', 'pago dia # ..9 @ ..9 ja', 'pago|paga em|no|na|com'],
    like: 'pago plano de saúde de 412 reais no dia 10',
  },
  {
    means: 'ahead',
    say: 'eu pago ..9 [no] dia #day',
    not: [...done, 'dia # de {month}'],
    like: 'a academia eu pago 90 no dia 12',
  },
  {
    means: 'ahead',
    say: `que [eu] [so|ainda] pago|acerto|quito ${between} ${days}`,
    not: done,
    like: 'luz 90 que pago dia 10',
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
  // Nobody has paid "at the end of the month" of a day that is still to come.
  {
    means: 'ahead',
    say: 'pago|pagamos|acerto|quito [tudo|isso|ele|ela] [so] [no|na|ate] [o] fim|final d* mes|semana|ano',
    not: [...done, 'paguei|quitei|acertei'],
    like: 'marquei fisio, 4 sessões de 90, pago no fim do mês',
  },
  {
    means: 'ahead',
    say: 'pago|pagamos|acerto|quito [tudo|isso|ele|ela] [so] [no|na] mes|semana|ano que vem',
    not: done,
    like: 'comprei um tênis 200, pago mês que vem',
  },
  {
    means: 'ahead',
    say: 'pago|pagamos|acerto|quito [tudo|isso|ele|ela] [so] amanha|depois',
    not: done,
    like: 'peguei o gás 110, pago amanhã',
  },
  {
    means: 'ahead',
    say: 'devera|deverao|deve|devem|precisa|tem [que] ser pago|paga|pagos|pagas|quitado|quitada',
    like: 'a rematrícula deverá ser paga até 15/12',
  },
  {
    means: 'ahead',
    say: 'se pagar|quitar ate [o] dia',
    like: 'chegou multa 130,16, se pagar até dia 20 sai por 104,13',
  },
  // What is agreed for a day is paid on it.
  {
    means: 'ahead',
    say: `marquei|marcamos|agendei|agendamos|remarquei ..4 [pra|pro|para|no|na] [o|a|essa|esta] ${days}`,
    not: ['ja|paguei|pagamos|adiantei|gastei|passada|passado', '@ ..8 marquei|agendei', ...done],
    like: 'marquei médico pra terça 180',
  },
  {
    means: 'comes',
    say: '[no] dia # [que] [ja|so] cai|caem|entra|entram|pinga',
    not: ['todo|todos|cada dia #', 'cai|entra ..6 todo|cada'],
    like: 'dia 4 cai a segunda metade do décimo terceiro',
  },
  {
    means: 'comes',
    say: 'amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo [feira] [que] [vem] [ja|so] cai|caem|entra|entram|pinga o|a|os|as|meu|minha',
    not: ['todo|toda|cada'],
    like: 'quinta cai minha comissão, 900',
  },
  {
    means: 'comes',
    say: '^ [lya|e|mas|,] [na|no|essa|nessa|proxima] amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo [feira] [que] [vem] [me|ja|so] cai|caem|entra|entram|pinga [me] [os|uns|mais] [r] [$] @',
    not: ['todo|toda|cada'],
    like: 'sexta entra 500 do aluguel',
  },
  {
    means: 'comes',
    say: 'me|nos paga',
    not: ['todo|toda|cada|por', 'quando|se|quem|que me|nos paga'],
    like: 'a Márcia da igreja me paga o bazar sexta, 75',
  },
  {
    means: 'comes',
    say: 'acerta|acertam|paga|pagam comigo',
    not: ['todo|toda|cada|por'],
    like: 'o frete deu 2.100 e ele acerta comigo dia 20',
  },
]

export const aheadBook = new PhraseBook('what is to be paid or to come on a day', aheads)
