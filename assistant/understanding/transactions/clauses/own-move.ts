import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const links = '[o|a|meu|minha|conta|outra] [do|da|no|na|conta]'

/** Money that only changes its place, from one's account to one's savings. */
const moveBook = new PhraseBook<'move' | 'place' | 'between' | 'earns' | 'changed'>('own moves', [
  {
    means: 'move',
    say: 'retirei|retirada|transferi|guardei|apliquei|investi|depositei|poupei|resgatei|saquei|passei|coloquei|botei|separei|separamos|mandei|joguei|pus|movi|tirei|transferencia|aporte|aportei|saque',
    like: 'guardei 200 na poupança',
  },
  {
    means: 'move',
    say: 'peguei|pegamos|usei [so] [uns] [r] [$] @ [reais|conto] [la] da|do [minha|meu|nossa|nosso] poupanca|reserva|cofrinho|porquinho|tesouro|cdb',
    like: 'peguei 100 da reserva',
  },
  {
    means: 'changed',
    say: 'troquei|trocamos|destroquei|trocar [uma|a|minha|umas|duas] nota|notas|cedula|cedulas [de] [r] [$] @',
    like: 'troquei uma nota de 100 em moeda',
  },
  {
    means: 'changed',
    say: 'troquei|trocamos|destroquei|trocar [r] [$] @ [reais|conto] em|por moeda|moedas|trocado|trocados|nota|notas|miudo|cedulas',
    like: 'troquei 100 em moedas',
  },
  {
    means: 'place',
    say: 'poupanca|caixinha|cofrinho|porquinho|reserva|tesouro|cdb|lci|lca|acoes|fundo|cripto|bitcoin|corretora|investimento|investimentos|previdencia|saquei|resgatei',
    // "botei 10 na caixinha do garçom": what is given there is gone.
    not: [
      'moto|carro|tanque|combustivel|gasolina ..3 reserva',
      'caixinha [hoje|ontem] no|na turno|almoco|janta|jantar|noite|restaurante|bar|plantao',
      'caixinha d* [meu|minha] garcom|garconete|barbeiro|barbearia|salao|porteiro|entregador|motoboy|manicure|cabeleireira|cabeleireiro|bar|restaurante|equipe|funcionarios|pessoal|musico|cantor|frentista|natal',
    ],
    like: 'botei 200 na caixinha',
  },
  { means: 'place', say: 'conta corrente|poupanca', like: 'passei 200 pra conta corrente' },
  { means: 'place', say: 'minha|outra [outra] conta', like: 'passei 200 pra outra conta' },
  {
    means: 'place',
    say: 'tirei|separei|deixei|botei|coloquei [uns|mais|ja] [r] [$] @ [reais|conto] [hoje|ontem|agora] pra|para guardar|poupar|juntar|economizar',
    like: 'tirei 60 pra guardar',
  },
  // What is put aside for a thing is not spent yet; a table that is reserved is paid for.
  {
    means: 'place',
    say: 'separei|separamos [ja|uns|mais] [r] [$] @ [reais|conto] [hoje|ontem|agora] {for}',
    not: ['{for} ..6 paguei|pagamos|comprei|compramos'],
    like: 'separei 50 pra comprar o presente',
  },
  {
    means: 'place',
    say: 'fui|passei|parei [la|hoje|ontem] no|na banco|caixa|agencia|loterica ..2 peguei|tirei|saquei|retirei [uns|so|os] [r] [$] @ [reais|conto] [em] [dinheiro|especie|notas|cedulas] [,|.|!|e|pra] $',
    like: 'fui no banco e peguei 200 em dinheiro',
  },
  {
    means: 'place',
    say: 'esta|guardado|guardada|inteirinho [aqui|ainda|tudo] [guardado|guardada|inteiro|inteirinho] na|no|em|comigo bolsa|carteira|gaveta|casa',
    like: 'peguei 200 em dinheiro, tá aqui guardado na bolsa',
  },
  {
    means: 'move',
    say: 'peguei|pegamos [uns|so] [r] [$] @ [reais|conto] em dinheiro|especie|notas|cedulas',
    not: ['emprestado|emprestados', 'em dinheiro|especie com|do|da [o|a|meu|minha] {person}|{kin}'],
    like: 'peguei 200 em dinheiro no banco',
  },
  { means: 'place', say: 'caixa eletronico', like: 'tirei 200 no caixa eletrônico' },
  {
    means: 'place',
    say: 'tirei|saquei|retirei [uns] [r] [$] @ [reais] [hoje|ontem] no caixa [hoje|ontem|agora] [,|.|!] $',
    like: 'tirei duzentos no caixa',
  },
  {
    means: 'place',
    say: 'tirei|saquei|retirei|peguei ..1 @ [hoje|ontem] do|no|da banco|nubank|itau|bradesco|santander|inter|conta',
    not: ['pra|pro|para'],
    like: 'tirei 200 do banco',
  },
  {
    means: 'between',
    say: `do|da ${links} {bank} pro|pra|para|ao ${links} {bank}`,
    like: 'passei 200 do inter pro nubank',
  },
  {
    means: 'move',
    say: 'de uma conta minha pra|para [a] outra',
    like: 'os 200 foi só de uma conta minha pra outra',
  },
  { means: 'between', say: 'conta minha pra|para [a] outra', like: 'de uma conta minha pra outra' },
  {
    means: 'between',
    say: 'da|de [minha|uma] conta [minha|d*] ..1 pra|para|pro [a] [minha|outra|conta|minha] [conta] [d*|minha|outra] [minha|casa]',
    not: [
      'conta de luz|agua|telefone|gas|energia|internet|celular',
      'pra|para|pro [a] conta de luz|agua|telefone|gas|energia|internet|celular',
    ],
    like: 'passei 200 da conta do salão pra conta da casa',
  },
  {
    means: 'between',
    say: 'pro|pra|para|na|no meu|minha|mim [mesmo|mesma] [no|conta] [do|da|no|na] {bank}',
    // "a tv deu 2.100, passei no meu cartão": that is how a thing was paid.
    not: [
      'passei|passamos|paguei [tudo|ela|ele|isso|a|o] [conta|compra|valor|total] no|na meu|minha',
      'botei|coloquei|pus|joguei [tudo|ela|ele|isso] no meu cartao|credito',
    ],
    like: 'mandei 200 pro meu nubank',
  },
  {
    means: 'earns',
    say: 'fgts|pis|pasep|auxilio|bolsa',
    not: ['esta|aqui|guardado|inteirinho|dentro na|da bolsa'],
    like: 'saquei o fgts 1.200',
  },
  { means: 'earns', say: 'rendeu|rendimento|taxa|tarifa', like: 'a poupança rendeu 12' },
  { means: 'earns', say: 'na conta do|da|de', like: 'depositei 50 na conta da Bia' },
])

const keeping = new PhraseBook('money that was kept', [
  {
    means: 'kept',
    say: 'guardei|poupei|juntei|economizei [uns|mais] [r] [$] @',
    not: ['@ ..4 pra|pro|para'],
    like: 'recebi 800, guardei 200 e paguei 150 da internet',
  },
])

/** Whether a clause tells of money that was kept, wherever: `guardei 200`. */
export function isKept(reading: Reading, span: Span): boolean {
  return keeping.isIn(reading, span)
}

/** Whether that is all that a message, or a part of it, tells: neither in nor out. */
export function isOwnMove(reading: Reading, span?: Span): boolean {
  const told = new Set(moveBook.findEvery(reading, span).map(({ means }) => means))
  if (told.has('changed')) return true
  return told.has('move') && (told.has('place') || told.has('between')) && !told.has('earns')
}
