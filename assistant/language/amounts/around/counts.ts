import type { Roles } from '#language/amounts/around/roles.ts'
import { row } from '#language/amounts/around/row.ts'
import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** How many there were, told apart from what they came to. */
export const counts: readonly PhraseRow<Roles>[] = [
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
  row(
    'quantity',
    'foram|sao|eram {few} [so|hoje|ontem] [,] [a] cada',
    'pedágio foram três hoje, cada um doze e setenta',
  ),
  row('quantity -', 'foram {few} de [r] [$] #', 'pedágio foram dois de onze e quarenta'),
  row('quantity', 'cada um|uma dos|das {few}', 'cobrei 50 de cada um dos 4 passageiros'),
  row('quantity', '{few} ele|ela [ja] pagou|paga', 'vendi 4 bois a 900, dois ele pagou hoje'),
  row(
    'quantity',
    'comprei|peguei|levei|trouxe [mais|so] # quilo|quilos|kg|litro|litros|pacote|pacotes|caixa|caixas|saco|sacos|lata|latas|duzia|duzias|metro|metros|rolo|rolos d* ..2 e {few} d*',
    'comprei 3 quilo de arroz e 2 de feijão',
    '# ..9 [a|por|deu|foi|r|$] [$] # ..6 e {few}',
  ),
  row(
    'quantity',
    'cobrou|cobra|ganha|recebe ..2 @# [reais] por|a|cada entrega|corrida|viagem|hora|peca [,|e] [ela|ele] [so] fez|fizeram|foram # [.|!] $',
    'a entregadora cobrou 5 por entrega, fez 9',
  ),
  row(
    'quantity -',
    'vendi|vendemos mais|outros|outras # de|a [r] [$] #',
    'vendi mais 12 de 10 reais',
    'mais|outros|outras # reais|conto',
  ),
  row(
    'quantity',
    'sao|eram {few}|dez|quinze|vinte no|ao todo|total',
    'paguei a terceira, 120. São dez no total',
  ),
  row('quantity', 'sao|eram|vieram {few} $', 'dei 50 pra cada neto, são 4'),
  row(
    'quantity',
    'cada ..3 sao|eram {few} {kin}|neto|netos|crianca|criancas',
    'vinte pra cada neto são 5 neto',
  ),
  row('quantity', 'sao|eram|vieram {few} .|,|)', 'dei 50 pra cada neto, são 4. Viva!'),
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
]
