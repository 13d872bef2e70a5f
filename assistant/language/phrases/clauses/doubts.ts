import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/**
 * What is doubted, hangs on something, or was done because it had to be. A `doubt` said of a deed
 * denies it whatever else its clause says.
 */
export const doubts: readonly PhraseRow<'doubt' | 'pending' | 'forced'>[] = [
  { means: 'doubt', say: 'fiquei devendo', like: 'fiquei devendo 25' },
  {
    means: 'doubt',
    say: 'devendo|pendurei|pendurado',
    not: ['do|da|dos|das|os que [eu] [ainda] estava|estou|esta|vinha devendo'],
    like: 'pendurei 25',
  },
  {
    means: 'doubt',
    say: '^ [o|a|essa|esse|tem] [um|uma] vaga|estagio|monitoria|emprego|trampo|bico|freela|job paga|pagam [uns] [r] [$] @',
    like: 'monitoria paga 400 mas ainda não saiu o edital',
  },
  { means: 'doubt', say: 'sonhei', like: 'sonhei que ganhei 1 milhão' },
  { means: 'doubt', say: 'pensei|achei|achava|jurava que', like: 'pensei que tinha gastado 100' },
  { means: 'doubt', say: 'se gastei|paguei|comprei|recebi', like: 'não sei se gastei 30' },
  {
    means: 'doubt',
    say: 'quando|se|que [eu] receber|cair|entrar|pagar|ganhar|vender|sobrar|der',
    not: ['tive|tivemos|tem|precisei que'],
    like: 'quando receber pago',
  },
  { means: 'doubt', say: 'nao sei se', like: 'não sei se paguei' },
  {
    means: 'doubt',
    say: 'nao lembro',
    not: ['nao lembro [o] quanto|valor|preco', 'nao lembro ..2 bota|poe|coloca|<record>'],
    like: 'não lembro se gastei 30',
  },
  {
    means: 'doubt',
    say: 'quase',
    // Near to a sum, a measure, a time: only a deed is left undone.
    not: [
      'quase @#',
      '# ..1 quase',
      'quase o|a|os|as|um|uma|meu|minha|metade|nada|tudo|todo|toda|todos|todas|sempre|igual|dobro|meio|meia|no|na',
    ],
    like: 'quase comprei',
  },
  { means: 'doubt', say: 'por pouco', like: 'por pouco não paguei' },
  { means: 'doubt', say: 'se eu', like: 'se eu comprei' },
  { means: 'doubt', say: 'se a gente', like: 'se a gente comprou' },
  { means: 'doubt', say: 'pensei em', like: 'pensei em gastar' },
  { means: 'doubt', say: 'imagina', not: ['imagina [!|.|viu] $'], like: 'imagina se gastei' },
  { means: 'doubt', say: 'sera que', like: 'será que gastei 90' },
  { means: 'doubt', say: 'quando eu', like: 'quando eu ganhei' },
  { means: 'doubt', say: 'assim que', like: 'assim que paguei' },
  { means: 'doubt', say: 'vou|ia|queria|deveria|devia ter', like: 'devia ter comprado por 50' },
  { means: 'doubt', say: 'ele|ela|eles|elas so paga|pagam', like: '150, ele só paga quando vier' },
  {
    means: 'doubt',
    say: 'pago|pagamos la|so [na|no] [chegada|hora|checkin|check|hotel|pousada|entrega] [mesmo] [,|.|!] $',
    not: ['ja pago', 'pago la @'],
    like: 'reservei o hotel 600, pago lá',
  },
  {
    means: 'doubt',
    say: 'vence|vencem [so] em|no|pra {month}|mes',
    not: ['paguei|pago|quitei ..6 vence|vencem'],
    like: 'IPVA 900 vence em fevereiro',
  },
  { means: 'doubt', say: 'so pago [depois|quando|dia|na|no]', like: 'cobrou 350, só pago depois' },
  {
    means: 'doubt',
    say: 'eh|e|fica|sera|custa [por|em|r] [$] @ [reais] pago|paga|pagos|pagas [so] na|no|depois|quando [da] entrega|retirada|retirar|buscar|pegar|chegada|final|fim|dia',
    like: 'a encomenda de sábado é 320 paga na entrega',
  },
  {
    means: 'doubt',
    say: 'cobrei|cobramos ..6 vai|vao [me] pagar|acertar|dar|passar',
    like: 'arrumei o chuveiro cobrei 90 e ele vai pagar sexta',
  },
  { means: 'doubt', say: 'jogad* fora', like: 'estragou, 60 reais jogado fora' },
  { means: 'doubt', say: 'eu pago [so] em {month}', like: 'eu pago em janeiro, uns 400' },
  { means: 'pending', say: '{would-be}', like: 'se o frete fosse 10' },
  { means: 'forced', say: 'tive|tivemos que|de', like: 'tive que pagar 90' },
  {
    means: 'forced',
    say: 'precisei|precisamos|acabei|acabamos|fui|consegui|resolvi',
    like: 'precisei pagar 90',
  },
  { means: 'forced', say: 'acabo|inventei de', like: 'acabo de pagar 90' },
  { means: 'forced', say: 'cai na besteira', like: 'caí na besteira de gastar 90' },
  { means: 'forced', say: 'ainda tive', like: 'ainda tive que pagar 90' },
]
