import type { Roles } from '#language/amounts/around/roles.ts'
import { row } from '#language/amounts/around/row.ts'
import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** Numbers of people who share, eat or come along; the rows between belong to their order. */
export const people: readonly PhraseRow<Roles>[] = [
  row('age', 'me chamo ..2 , # ,|$', 'me chamo Juninho, 19, trampo de aprendiz'),
  row('age', '^ ..3 sou [o|a] ..1 , # ,', 'oi, sou a Carla, 34, tenho uma lojinha'),
  row('age', 'aqui eh|e [o|a] ..1 , # ,|$', 'oi lya, aqui é o Beto, 41, pedreiro'),
  row(
    'name',
    'mercadao|sacolao|atacadao|mercado|supermercado 2000',
    'comprei peixe no mercadão 2000',
  ),
  row(
    'quantity -',
    'foram # ..5 , [e] tirei|fiz|deu|apurei|rendeu|faturei [r] [$] #',
    'foram 46 cuias de tacacá, tirei 920 reais',
    'foram # reais|conto',
  ),
  row('quantity', 'cada ..3 tenho {few} $', 'dei 20 pra cada filho, tenho 2'),
  row(
    'people',
    '{seat} pra|para #',
    'mesa pra 6 no japa 240',
    // "muda o almoço pra 29" is another sum.
    'muda|mude|mudar|troca|troque|trocar|corrige|corrija|corrigir|altera|altere|alterar|arruma|ajusta|passa|bota|coloca|poe ..2 {seat} pra|para #',
  ),
  row(
    'people',
    'fomos|eramos|somos|estavamos|eram [nos] [em|os|as|todos] #',
    'fomos 5 no japa, deu 200',
    '# quilo|quilos|kg|litro|litros|l|metro|metros|m|caixa|caixas|saca|sacas|saco|sacos',
  ),
  row('people', 'a gente eh|era|estava em #', 'a luz veio 240 e a gente é em 4'),
  row('people', 'por pessoa|cabeca ( # )', 'museu 20 por pessoa (3)'),
  row('measure -', 'com / # ..6 #', 'luva P caixa c/100, total 87,60'),
  row(
    'people',
    '{split} ..6 em|por|entre|pra [os|as|nos] #',
    'dividimos a conta em 4, deu 200',
    '# vez|vezes|x|parcelas|prestacoes',
    '# [la] no cartao|credito|carne|crediario',
    '# de #',
  ),
  row('- people', '# pra|para [/] {few} $', 'peixe na beira do rio, 94 pra 2', 'de # pra|para #'),
  row('- people', '# pra|para [/] {few} ,|.', 'entrada 20 p/ 2, almoço 88', 'de # pra|para #'),
  row('- people', '# entre {few} ,|.', 'bar 186 entre 3, dei meus 62'),
  row('- people', '# entre {few} $', 'bar 186 entre 3'),
  row('- people', '{shared-home}|{paid-at-once} [,|deu|foi] # por {few} $', 'o gás, 105 por 3'),
  row(
    '- people',
    '{shared-home}|{paid-at-once} [,|deu|foi] # por {few} ,|.',
    'gás 105 por 3, pão 8',
  ),
  row('- people', '# por {few} ..4 minha|meu parte', 'faxina da república 160 por 4, minha parte'),
  row('people', '{for}|com|entre nos|gente {few}', 'café pra nós 3, paguei 54'),
  row('people', 'eu e [mais|minhas|meus|as|os] # {friend}', 'eu e mais 3 amigos rachamos 90'),
  row('people', 'nos {few} {split}', 'nós quatro dividimos 486 por igual'),
  row('people', '{split} ..6 com [mais] os|as|meus|minhas {few}', 'rachei com os 2 do apê'),
  row(
    'people',
    '{split} ..6 com mais {few} maes|pais|colegas|pessoas|vizinhas|vizinhos|irmaos|primos|primas',
    'presente 35, dividi com mais 4 mães',
  ),
  row('people', '{split} ..6 com mais {few} $', 'dividi o aluguel de 1.400 com mais dois'),
  row('people', '{split} ..6 com mais {few} ,|.', 'dividi com mais 2, deu 90'),
  row(
    'people',
    '{of}|com|pra [meus|minhas|nossos|nossas] # {kid}',
    'material de 3 menino',
    '{of} # {kid} [de|com] # anos',
  ),
  row('time', 'levanto|acordo|levantei|acordei|durmo|dormi [as] # e meia', 'acordo 4 e meia'),
  row(
    'people',
    'e|mas|so|,|os|as {few} [deles|delas] ja|so me|nos pagaram|mandaram|transferiram|passaram|devolveram|acertaram',
    'jantar deu 200 em 4, paguei tudo e dois já me pagaram',
  ),
  row('people', 'eu e mais #', 'eu e mais 3 dividimos 100'),
  row('people', 'com [mais|os|as|meus|minhas] # {friend}', 'rachei 90 com 2 amigos'),
]
