import { balances } from '#language/amounts/around/balances.ts'
import { gauges } from '#language/amounts/around/gauges.ts'
import { paidParts } from '#language/amounts/around/paid-parts.ts'
import { people } from '#language/amounts/around/people.ts'
import { returned } from '#language/amounts/around/returned.ts'
import type { Roles } from '#language/amounts/around/roles.ts'
import { row } from '#language/amounts/around/row.ts'
import { sizes } from '#language/amounts/around/sizes.ts'
import type { Role } from '#language/amounts/role.ts'
import { PhraseBook, type PhraseRow } from '#language/phrases/phrase-book.ts'
import type { Spoken } from '#language/phrases/spoken.ts'

/** Words around a number that tell what it is, wherever no currency does. */
const rows: readonly PhraseRow<Roles>[] = [
  ...people,
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
  row(
    'people',
    'e|com|so # {staff}',
    'tô moída, 14 pacientes e 1 técnico só',
    '# {staff} ..2 @',
    '# caixa|caixas',
  ),
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
  row(
    'instalment instalment',
    'paguei|pagamos|quitei|foram|foi # parcelas|prestacoes [,] [e|so|ainda] falta|faltam|restam [so|mais|ainda] #',
    'já paguei 13 parcelas, falta 23',
    'falta|faltam|restam [so|mais|ainda] # reais|conto',
  ),
  row(
    'quantity',
    ', # na verdade|real|vdd [,|.]',
    'comprei um pneu novo, dois na verdade, 1.380 em 6x',
    '# na verdade|real|vdd $',
  ),
  row(
    'quantity',
    'tem|tinha|ficou|estao # ..2 ai|aqui|anotad*|lancad*|registrad*|repetid*',
    'tem 3 ru anotado',
  ),
  row('instalment instalment', 'ja foi|foram # de #', 'paguei 50 da geladeira, já foi 4 de 10'),
  row(
    'instalment instalment -',
    '{part} {of} ..2 # de|/ # ..2 #',
    'parcela do celular 3 de 10 149,90',
  ),
  row(
    'instalment -',
    'parcelei|parcelamos|parcelado|parcelada ..6 [em] # de #',
    'parcelei o perfume em 3 de 59,90',
  ),
  row(
    'instalment instalment',
    '{part}|boleto|financiamento|consorcio|carne ..9 , [eh] [o|a] # de #',
    'parcela do carro 890, 7 de 36',
  ),
  row('- instalment', '#name {part} de #', 'dentista 2ª sessão de 8, paguei 150'),
  row('quantity -', '( # ) : [r] [$] #', 'livros usados (3): R$ 105,00'),
  row('day -', 'de # a|ate # de {month}', 'extrato de 1 a 15 de maio'),
  row('day -', 'entre # e # de {month}', 'gastos entre 5 e 20 de setembro'),
  row(
    'measure -',
    'bateria [de] # ..6 #',
    'bateria 60 Ah do carro, 489 à vista',
    'bateria [de] # [,|e|com] garantia',
  ),
  row(
    'time',
    '[ja] sao # [anos] de profissao|casa|estrada|casado|casada|luta|firma',
    'já são 22 de profissão',
  ),
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
  row('name', 'na|da loja cem', 'sofá de 900 na loja cem', 'cem reais|conto|contos|pila'),
  row('name', '1001|mil folhas', 'mil folhas 12'),
  row('name', 'cachaca|pinga|caninha 51', 'pinga 51 por 14,90'),
  row('name', '{beer} [de] 600|350|269|473|330|355|275|250|300', 'Brahma 600 a 12'),
  row('name', 'wd 40', 'wd 40 no mercado 35'),
  row('name', 'fator|fps|omega #', 'protetor fator 50 por 62,90'),
  row(
    'age',
    '{person} que fez|faz|completou #',
    'dei 100 pra neta que fez 15',
    '# na|no|de|em|reais',
  ),
  row(
    'age',
    '{person} faz|completa # [anos] no|na|hoje|amanha|sabado|domingo|agora|semana',
    'minha mãe faz 60 na sexta e comprei um bolo 95',
    '# reais|conto|pila|mil',
  ),
  row('age', 'aniversario ..3 fiz|completei|faco #', 'ganhei 300 de aniversário, fiz 18'),
  row(
    'name name',
    'capitulo|capitulos|cap|pagina|paginas|texto|textos|exercicio|exercicios # e|a #',
    'xerox 12,50 capítulo 4 e 5',
  ),
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
  row('age', 'casad*|solteir*|viuv*|separad*|divorciad*|mae|pai|avo aos #', 'solteira aos 40'),
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
  row(
    'score',
    'fiz|tirei|fechei # na|no redacao|enem|simulado|vestibular|toefl|ielts|oab',
    'fiz 980 na redação do enem',
    '# reais|conto|pila',
  ),
  row('score', 'febre de|com|em #', 'dipirona 12, Alice com febre de 39'),
  row('score', 'com|deu|esta # [graus] {of} febre', 'dipirona 12, Alice com 38,5 de febre'),
  row('score', 'febre ..8 com # $', 'remédio de febre 24,60, a Alice com 38,5'),
  row(
    'score score',
    'acertei|errei|gabaritei # [questoes] de|em|das # ..2 {test}|questoes',
    'errei 12 de 50 no teste',
  ),
  row(
    'quantity -',
    'foram|sao|eram # ..4 total|tudo|deu|dando #',
    'pedágio foram cinco até Paranaguá no total 147,50',
    'foram|sao|eram # reais|conto|pila|mil|cada',
  ),
  row(
    'quantity',
    '{few} plantao|plantoes seguido|seguidos|direto',
    'semana puxada, 3 plantão seguido',
  ),
  row('- name', '# , {cattle} # com|que|pariu', 'vet 320, vaca 118 com mastite'),
  row(
    'quantity',
    'foram|sao|eram {few} [so|hoje|ontem] [,] [a] cada',
    'pedágio foram três hoje, cada um doze e setenta',
  ),
  row('quantity -', 'foram {few} de [r] [$] #', 'pedágio foram dois de onze e quarenta'),
  row('quantity', 'cada um|uma dos|das {few}', 'cobrei 50 de cada um dos 4 passageiros'),
  row('quantity', '{few} ele|ela [ja] pagou|paga', 'vendi 4 bois a 900, dois ele pagou hoje'),
  row('quantity', 'sao|eram|vieram {few} $', 'dei 50 pra cada neto, são 4'),
  row(
    'quantity',
    'cada ..3 sao|eram {few} {kin}|neto|netos|crianca|criancas',
    'vinte pra cada neto são 5 neto',
  ),
  row('quantity', 'sao|eram|vieram {few} .|,', 'dei 50 pra cada neto, são 4. Viva!'),
  row(
    'quantity -',
    'vendi|vendemos [mais] # [no|na] hoje|ontem|anteontem|sabado|domingo|segunda|terca|quarta|quinta|sexta [passado|passada] a #',
    'vendi 45 no domingo a 3,50',
    '# reais|conto',
    'a # pessoas|clientes|vizinhas|colegas|amigas',
  ),
  row(
    'quantity -',
    'atendi|atendemos # ..6 #',
    'atendi 7 hoje a 40 cada',
    'atendi|atendemos # reais|conto|pila',
    'atendi|atendemos # ..6 # %',
  ),
  row('name name', '# em 1|um', 'carrinho de bebê 3 em 1 por 1290'),
  row('time time', 'das # as|a|ate # [h]', 'bico das 22 as 5, 200 reais'),
  ...[...balances, ...gauges, ...paidParts, ...returned, ...sizes].map(
    ([means, say, like, ...not]) => row(means, say, like, ...not),
  ),
]

// Alone: no other is asked before it is known what the numbers are.
const around = new PhraseBook('numbers', rows, { isAlone: true })

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
