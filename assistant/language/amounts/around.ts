import type { Role } from '#language/amounts/role.ts'
import { PhraseBook, type PhraseRow } from '#language/phrases/phrase-book.ts'
import type { Spoken } from '#language/phrases/spoken.ts'

/** What the last numbers of a row are, in order; `-` says nothing of one. */
type Roles = Role | `${Role | '-'} ${Role | '-'}` | `${Role} ${Role} -` | 'time time time' | 'name name name'

const row = (means: Roles, say: string, like: string, ...not: string[]): PhraseRow<Roles> => ({
  means,
  say,
  like,
  not,
})

/** Words around a number that tell what it is, wherever no currency does. */
const around = new PhraseBook<Roles>('numbers', [
  row('people', '{seat} pra|para #', 'mesa pra 6 no japa 240'),
  row(
    'people',
    'fomos|eramos|somos|estavamos|eram [nos] [em|os|as|todos] #',
    'fomos 5 no japa, deu 200',
  ),
  row('people', 'por pessoa|cabeca ( # )', 'museu 20 por pessoa (3)'),
  row('measure -', 'com / # ..6 #', 'luva P caixa c/100, total 87,60'),
  row(
    'people',
    '{split} ..6 em|por|entre|pra #',
    'dividimos a conta em 4, deu 200',
    '# vezes|x|parcelas|prestacoes',
    '# [la] no cartao|credito|carne|crediario',
  ),
  row('- people', '# pra|para [/] {few} $', 'peixe na beira do rio, 94 pra 2', 'de # pra|para #'),
  row('- people', '# pra|para [/] {few} ,|.', 'entrada 20 p/ 2, almoço 88', 'de # pra|para #'),
  row('- people', '# por {few} ..4 minha|meu parte', 'faxina da república 160 por 4, minha parte'),
  row('people', '{for}|com|entre nos|gente {few}', 'café pra nós 3, paguei 54'),
  row('people', 'eu e [mais|minhas|meus|as|os] # {friend}', 'eu e mais 3 amigos rachamos 90'),
  row('people', 'nos {few} {split}', 'nós quatro dividimos 486 por igual'),
  row('people', '{split} ..6 com [mais] os|as|meus|minhas {few}', 'rachei com os 2 do apê'),
  row('people', '{of}|com|pra # {kid}', 'material de 3 menino', '{of} # {kid} [de|com] # anos'),
  row('time', 'levanto|acordo|levantei|acordei|durmo|dormi [as] # e meia', 'acordo 4 e meia'),
  row('people', 'eu e mais #', 'eu e mais 3 dividimos 100'),
  row('people', 'com [mais|os|as|meus|minhas] # {friend}', 'rachei 90 com 2 amigos'),
  row(
    'people',
    'grupo|turma|equipe|galera de #',
    'guiei um grupo de 9, me pagaram 450',
    'grupo|turma|equipe|galera de # reais|conto',
  ),
  row(
    'measure',
    '{pack} com|c|de #',
    'caixa com 12 por 40',
    '{pack} de # reais|conto',
    'fechei|fechamos|fechou ..2 caixa com #',
  ),
  row('people', 'e|com|so # {staff}', 'tô moída, 14 pacientes e 1 técnico só', '# {staff} ..2 @'),
  row('name', 'no|ao predio|edificio #', 'consulta às 9h30 no prédio 1450 sala 302'),
  row(
    'quantity',
    '{beast} ..1 deu|pariu|teve|ganhou [mais] #',
    'a vaca malhada deu duas crias',
    '# reais|conto|litros|litro',
  ),
  row(
    'name',
    '{coach} # lotad*|chei*|atrasad*|vazi*|quebr*|demor*|parad*',
    'busão 412 lotado hoje',
  ),
  row('instalment instalment', '{part} # de|/ #', 'dose 2 de 3 da vacina 90'),
  row('instalment instalment', 'paguei|quitei a # de #', 'paguei a 31 de 60 do consórcio, 278,14'),
  row('instalment instalment', 'ja foi|foram # de #', 'paguei 50 da geladeira, já foi 4 de 10'),
  row(
    'instalment instalment -',
    '{part} {of} ..2 # de|/ # ..2 #',
    'parcela do celular 3 de 10 149,90',
  ),
  row(
    'instalment -',
    'parcelei|parcelamos|parcelado ..6 em # de #',
    'parcelei o perfume em 3 de 59,90',
  ),
  row(
    'instalment instalment',
    '{part}|boleto|financiamento|consorcio|carne ..9 , [eh] [o|a] # de #',
    'parcela do carro 890, 7 de 36',
  ),
  row('- instalment', '#name {part} de #', 'dentista 2ª sessão de 8, paguei 150'),
  row('quantity -', '( # ) : [r] [$] #', 'livros usados (3): R$ 105,00'),
  row(
    'balance',
    'limite|teto|maximo [de|ate|era|eh] [:|de] # ,|.|mas|e [eu] comprei|levei|peguei|achei|dei|gastei|paguei',
    'amigo secreto limite 80, comprei livro de 62',
  ),
  row(
    'balance',
    'dos # que [eu|me|ja] tinha|sobrou|sobraram|restava|saquei|guardei|separei',
    'gás 110, saiu dos 200 que eu tinha',
  ),
  row(
    'balance',
    'dos [r] [$] # que ..6 voltou|voltaram|devolveram|reembolsaram',
    'dos 600 que já lancei em maio, voltaram 284',
  ),
  row('balance', 'de um total de [r] [$] #', '1ª parte do muro 2.000 de um total de 6 mil'),
  row('balance', 'limite|saldo|total disponivel [:|de|e] [r] [$] #', 'limite disponível R$ 900'),
  row('balance', 'saldo atual|final|restante|anterior [:|de|e] [r] [$] #', 'saldo atual R$ 90'),
  row('balance', 'disponivel : [r] [$] #', 'limite disponível: R$ 1.204,11'),
  row('balance', 'saldo {voucher}|conta [:] [r] [$] #', 'compra R$ 31,90. Saldo refeição R$ 412'),
  row('day -', 'de # a|ate # de {month}', 'extrato de 1 a 15 de maio'),
  row(
    'balance',
    'desses|dessas|daqueles #',
    'desses 200 gastei 45 no açougue',
    'desses|dessas|daqueles # foi|foram|era|eram',
    '% ..6 desses|dessas|daqueles #',
  ),
  row('measure -', 'bateria [de] # ..6 #', 'bateria 60 Ah do carro, 489 à vista'),
  row('name -', 'bota {shoe-size} por|deu|a #', 'vendi uma bota 37 por 70'),
  row('name -', '{shoe}|bota {shoe-size} {looks} #', 'bota 42 nova 289'),
  row('name -', '{shoe} {shoe-size} pro|pra|da|do ..2 por #', 'tênis 34 pro Pedro por 129'),
  row(
    'time',
    '[ja] sao # [anos] de profissao|casa|estrada|casado|casada|luta|firma',
    'já são 22 de profissão',
  ),
  row(
    'balance',
    'e|mas|,|. [eu] [ainda|so] devo|devendo [mais] [uns] [r] [$] #',
    'paguei 200 pro Zé e ainda devo 900',
  ),
  row('balance', 'valor|limite|maximo|teto ate #', 'amigo secreto valor até 40, caneca 27,90'),
  row(
    'balance',
    'resto|restante [de|dos] # {person}|so|paga|pagam|fica|ficam|depois|dia|mes|semana',
    'recebi 400 do Arnaldo, o resto 600 ele paga sexta',
  ),
  row(
    'balance',
    'os|as outros|outras # so|paga|pagam|fica|ficam|depois|na|no|dia|mes|semana|quando',
    'recebi 500, os outros 500 só na entrega',
  ),
  row(
    '- balance',
    'metade|parte|so [,] [me] [deu|pagou|recebi|pagaram|mandou|entrou|caiu] [,|:] [r] [$] # de [r] [$] #',
    'recebi a metade, 750 de 1500',
    '{few} de #',
    '# de # cada',
  ),
  row(
    '- balance',
    'deu|pagou|recebi|pagaram|mandou|passou|adiantou [r] [$] # de [r] [$] # [,] [e] o resto|restante',
    'só deu 50 de 120, o resto passa dia 10',
    '{few} de #',
  ),
  row('- balance', '# dos # [que]', 'devolveu 80 dos 200', 'um|uma dos|das #'),
  row('- balance', '# de # que [me] devia|devo|deve|devem|deviam', 'pagou 80 de 200 que devia'),
  row('instalment', 'em # boletos|cheques|duplicatas', 'mercadoria 2.350 em 3 boletos'),
  row('time time time', '# [/|,] # [/|,|e] # dias', 'em 3 boletos, 30 60 e 90 dias'),
  row('instalment -', 'no carne|crediario [,] [em] # de #', 'overlock no carnê, 10 de 189,90'),
  row(
    'measure',
    'acai|suco|vitamina|milkshake|refri|caldo|cafe de 200|300|350|400|500|600|700|750',
    'gastei 18 conto num açaí de 500',
    '# reais|conto|pila',
  ),
  row('name', 'estou|fiquei|fico|trabalho no caixa #', 'café 6 reais, tô no caixa 14'),
  row('unplaced', 'os # de troco', 'o táxi ficou em 46, não tinha os 2 de troco'),
  row('instalment', 'parcelad* em #', 'recebi 1.200, parcelado em 4'),
  row('name', '3|tres coracoes', 'café 3 corações 18,90'),
  row('name', 'lojas cem|100', 'lojas cem 240'),
  row('name', '1001|mil folhas', 'mil folhas 12'),
  row('name', 'cachaca|pinga|caninha 51', 'pinga 51 por 14,90'),
  row('name', '{beer} 600|350|269|473|330|355|275|250|300', 'Brahma 600 a 12'),
  row('name', 'wd 40', 'wd 40 no mercado 35'),
  row('name', 'fator|fps|omega #', 'protetor fator 50 por 62,90'),
  row(
    'name -',
    '{shoe} ..3 {shoe-size} [a|por|paguei|deu|foi|r|$] #',
    'sapato branco 37 por 89,90',
    'tam|tamanho|com {shoe-size}',
  ),
  row('name -', '{shoe} ..2 {shoe-size} no|na ..4 #', 'vendi meu tênis 42 na enjoei 95'),
  row('name -', '{wear} ..2 {wear-size} por|paguei|deu|foi #', 'calça jeans 46 por 119'),
  row(
    'age',
    '{person} que fez|faz|completou #',
    'dei 100 pra neta que fez 15',
    '# na|no|de|em|reais',
  ),
  row('age', 'aniversario ..3 fiz|completei|faco #', 'ganhei 300 de aniversário, fiz 18'),
  row(
    'balance',
    'saldo atual|final|restante|anterior d* ..4 : [r] [$] #',
    'saldo atual do seu cartão Alelo: R$ 702',
  ),
  row(
    'name name',
    'capitulo|capitulos|cap|pagina|paginas|texto|textos|exercicio|exercicios # e|a #',
    'xerox 12,50 capítulo 4 e 5',
  ),
  row('balance', 'limite|teto era|eh|foi # )|k|kk|kkk', 'amigo secreto 60 (o limite era 50)'),
  row(
    '- people',
    'deu|foi|saiu|ficou # em {few} , ..4 minha|meu parte|lado',
    'conta deu 168 em 4, paguei a minha parte',
  ),
  row(
    'name -',
    'aluguel d* box|sala|loja|ponto|casa|apartamento|quarto # [eh|foi|deu|:|,] [r] [$] #',
    'aluguel do box 58 é 1.900',
  ),
  row('score', 'voce|tu|lya eh [nota] #', 'obrigado, você é dez', '# reais|conto'),
  row('score', 'grau [foi|eh|deu|de] [pra] #', 'óculos em 6 de 98 reais, grau 2,5'),
  row('age', 'hoje faco|completo #', 'hoje faço 40! almoço 326', '# reais|conto|pila|{works}'),
  row('age', 'faco|completo # hoje', 'faço 35 hoje! bolo 90', '# hoje de|no|na|com'),
  row('age age', 'faco|completo|completei # anos [,] ou #', 'completo 40 anos, ou 10, bolo 240'),
  row('name name', 'nº|numero|numeros # e #', 'rifa nº 57 e 58, 10 cada'),
  row(
    'name name name',
    'mes {month-number} , {month-number} e [do] [mes] {month-number}',
    'sindicato do mês 5, 6 e 7, 40 cada',
  ),
  row(
    'name name',
    'mes {month-number} e|/|mais [o|do|da] [mes] {month-number}',
    'associação do mês 11 e do 12, 35 cada',
  ),
  row('name', '{of} mes {month-number} ,|:|foi|deu|eh|por|paguei', 'condomínio do mês 10, 380'),
  row(
    'name -',
    'a|as|uma {cattle} # ..4 #',
    'o vet veio ver a vaca 27 e cobrou 250',
    'comprei|vendi|paguei|vendemos a|uma {cattle}',
    '# reais|conto|pila|mil',
  ),
  row('- name', '# , {cattle} # com|que|pariu', 'vet 320, vaca 118 com mastite'),
  row('quantity', 'sao|eram|vieram {few} $', 'dei 50 pra cada neto, são 4'),
  row('quantity', 'sao|eram|vieram {few} .|,', 'dei 50 pra cada neto, são 4. Viva!'),
  row(
    'quantity -',
    'atendi|atendemos # ..6 #',
    'atendi 7 hoje a 40 cada',
    'atendi|atendemos # reais|conto|pila',
  ),
  row('name name', '# em 1|um', 'carrinho de bebê 3 em 1 por 1290'),
  row('score', 'tirei # na|em prova|trabalho|redacao', 'tirei 9 na prova'),
  row('time time', 'das # as|a|ate # [h]', 'bico das 22 as 5, 200 reais'),
  row('time', 'fica|ficou|dura|durou|garantia [de] # dias|meses', 'garantia de 3 meses'),
])

/** For each first token of a number, what the words around it make of it. */
export function rolesAround(spoken: Spoken): Map<number, { role: Role; rule: string }> {
  const roles = new Map<number, { role: Role; rule: string }>()
  for (const { means, say, first, last } of around.findAll(spoken)) {
    const told = means.split(' ')
    const named = spoken.numbers.filter((one) => first <= one.first && one.last <= last)
    // "rachamos o uber 32 em 4": what stands in a gap of the row is not spoken of.
    for (const [at, number] of named.slice(-told.length).entries()) {
      const role = told[at]
      // The type of the rows says that these are roles.
      if (role && role !== '-') roles.set(number.first, { role: role as Role, rule: say })
    }
  }
  return roles
}
