import { agesAndScores } from '#language/amounts/around/ages-and-scores.ts'
import { balances } from '#language/amounts/around/balances.ts'
import { counts } from '#language/amounts/around/counts.ts'
import { gauges } from '#language/amounts/around/gauges.ts'
import { instalments } from '#language/amounts/around/instalments.ts'
import { paidParts } from '#language/amounts/around/paid-parts.ts'
import { people } from '#language/amounts/around/people.ts'
import { returned } from '#language/amounts/around/returned.ts'
import type { Roles } from '#language/amounts/around/roles.ts'
import { row } from '#language/amounts/around/row.ts'
import { runs } from '#language/amounts/around/runs.ts'
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
    'um jogo de # $',
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
    '{coach} # ..2 lotad*|chei*|atrasad*|vazi*|quebr*|demor*|parad*',
    'busão 412 lotado hoje',
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
  ...instalments,
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
  row('name', 'loja|lojinha|lojas|bazar de|dos 5|10|20|1,99', 'gastei 30 na lojinha de 10'),
  row('name', 'lojas cem|100', 'lojas cem 240'),
  row('name', 'na|da loja cem', 'sofá de 900 na loja cem', 'cem reais|conto|contos|pila'),
  row('name', '1001|mil folhas', 'mil folhas 12'),
  row('name', 'cachaca|pinga|caninha 51', 'pinga 51 por 14,90'),
  row('name', '{beer} [de] 600|350|269|473|330|355|275|250|300', 'Brahma 600 a 12'),
  row('name', 'wd 40', 'wd 40 no mercado 35'),
  row(
    'name name name',
    'adubo|fertilizante|npk # # #',
    '12 saco de adubo 20 05 20 lá na cooperativa',
  ),
  row('name', 'fator|fps|omega #', 'protetor fator 50 por 62,90'),
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
  ...agesAndScores,
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
  ...counts,
  row(
    'name name',
    '2|dois|3|tres|4|quatro|5|cinco em 1|um',
    'carrinho de bebê 3 em 1 por 1290',
    'gastei|gastamos|paguei|dei|foi|foram|torrei # em 1|um',
  ),
  row('time time', 'das # as|a|ate # [h]', 'bico das 22 as 5, 200 reais'),
  ...[...balances, ...gauges, ...runs, ...paidParts, ...returned, ...sizes].map(
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
