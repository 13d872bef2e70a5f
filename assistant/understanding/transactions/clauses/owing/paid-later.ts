import { PhraseBook } from '#language/phrases/phrase-book.ts'

export const deferring = new PhraseBook('paid later', [
  { means: 'owed', say: 'so me pagam|paga', like: 'laudei 42 a 18 cada, só me pagam dia 10' },
  {
    means: 'owed',
    say: 'acerta|acertam|pagam [me|comigo|so] [na|no|em] dia|amanha|depois|quando|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes',
    like: 'rodei 412 km a 1,30, a fazenda acerta comigo dia 25',
  },
  // "paga no dia 5" may be said of a bill that was paid.
  {
    means: 'owed',
    say: 'paga [me] [comigo] dia|amanha|depois|quando',
    like: 'fiz a faxina, 150, ela paga dia 10',
  },
  {
    means: 'owed',
    say: 'ele|ela|eles|elas|cliente [so] paga|pagam|acerta|acertam [na|no|em] {later}',
    like: 'arrumei o chuveiro, cobrei 90, ele paga sexta',
  },
  {
    means: 'owed',
    say: 'nao [me] pagou|pagaram|acertou|acertaram',
    like: 'fiz a faxina, 150, ela não pagou',
  },
  {
    means: 'owed',
    say: 'ainda nao recebi|recebemos|caiu|entrou|vi [o|a|um] [dinheiro|cor|pix|centavo] [,|.|!] $',
    like: 'vendi a cadeirinha por 200, mas ainda não recebi',
  },
  {
    means: 'owed',
    say: 'nao recebi|recebemos [nada] ainda [,|.|!] $',
    like: 'fiz 2 bolos de 60, não recebi ainda',
  },
  {
    means: 'owed',
    say: 'me|nos paga|pagam|passa|passam|da|dao|acerta|acertam [tudo|so] [no|na|em] dia|amanha|depois|quando|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes',
    like: 'vendi minha bike por 400, o cara me paga sexta',
  },
  {
    means: 'owed',
    say: 'recebo [so] [no|na|em|la] dia|amanha|depois|quando|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes|proximo|proxima|entrega|fim|final',
    like: 'fiz 2 diárias de 120 hoje e recebo só dia 12',
  },
  {
    means: 'owed',
    say: 'so|{person}|pessoal|cliente|clientes|fregues|freguesa|aluno|aluna|ele|ela|eles|elas|cara|moca|moco|rapaz [so] paga|pagam [no|na|em] amanha|depois|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes',
    like: 'vendi 4 marmitas a 18 e o pessoal paga amanhã',
  },
  {
    means: 'owed',
    say: 'so recebo|cai|caem',
    not: ['reembolso ..3 so cai', 'resto|restante|metade so cai|caem'],
    like: 'cortei 6 a 30 mas só recebo sexta',
  },
  {
    means: 'owed',
    say: 'so entra|entram|pinga|compensa [na|em] [minha] [conta] [no|na|em] {later}|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia',
    like: 'me pagaram 300 hoje mas só entra na conta dia 5',
  },
  {
    means: 'owed',
    say: 'vai|vao cair|entrar dia|amanha|so',
    like: 'fiz 12h, 460 reais, vai cair dia 10',
  },
  { means: 'owed', say: 'vai|vao [me] pagar|acertar', like: 'atendi 3 a 150, vão pagar amanhã' },
  {
    means: 'owed',
    say: 'cai|caem|entra|entram|pinga [so] [no|na|pra] amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes',
    not: [
      'segunda|terca|quarta|quinta|sexta parcela|etapa|vez',
      'todo|cada ..2 mes',
      'reembolso ..3 [so] cai|entra',
      'resto|restante|metade [so] cai|caem|entra|entram|pinga',
    ],
    like: 'nosso décimo terceiro cai amanhã, 1.412',
  },
  { means: 'later', say: 'so [se] paga|pago|pagamos|acerto', like: 'é 150, só paga quando vier' },
  { means: 'later', say: 'so [na|no|em|a] {later}', like: 'é 300 mas só semana que vem' },
  { means: 'due', say: 'vence|vencem', like: 'multa 130 chegou, vence dia 30' },
])

export const onDelivery = new PhraseBook('an order that is paid when it is fetched', [
  {
    means: 'order',
    say: 'encomenda|encomendou|encomendaram ..14 paga|pagam|acerta [so|tudo] [na|no|em|ate] quando|entrega|retirada|buscar|pegar',
    not: ['encomenda|encomendou ..14 deu|pagou|adiantou|deixou'],
    like: 'encomenda de 60 salgados pra Dora, 100 reais, paga quando pegar no domingo',
  },
])

export const onlyLater = new PhraseBook('it is only paid on a day', [
  {
    means: 'only',
    say: 'so [me] paga|pagam|paga|acerta|acertam [na|no|em] {later}|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia',
    like: 'ganhei mais uma diária de 90 mas o patrão só paga sábado',
  },
  {
    means: 'only',
    say: 'mas|e|,|que [ele|isso|o|a] [dinheiro|valor|pix|pagamento] so cai|caem|entra|entram|pinga|compensa [na|em|aqui] [minha] [conta] [na|no|em] {later}|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|dia',
    not: ['resto|restante|metade so cai|caem|entra|entram|pinga|compensa'],
    like: 'recebi o plantão de 320 hoje, mas só cai na conta na terça',
  },
])
