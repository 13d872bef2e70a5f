import type { Roles } from '#language/amounts/around/roles.ts'
import { row } from '#language/amounts/around/row.ts'
import type { PhraseRow } from '#language/phrases/phrase-book.ts'

/** How old somebody is, and what tests, doctors and thermometers counted. */
export const agesAndScores: readonly PhraseRow<Roles>[] = [
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
  row(
    'age',
    'aniversario|niver|parabens ..6 ela|ele fez|faz|completou|completa # $',
    'presente de aniversário da Lari 39,90, ela fez 17',
  ),
  row('age', 'aniversario ..3 fiz|completei|faco #', 'ganhei 300 de aniversário, fiz 18'),
  row(
    '- age',
    'me deu|deram|mandou|mandaram|passou|pagou [r] [$] # ..8 tenho [so] #',
    'minha vó me deu 50 de dia das crianças, tenho 17',
    'tenho [so] # reais|conto|pila|na|no|em|de|guardado|aqui|agora|ainda',
    'tenho # {kid}|neto|netos|{friend}|parcelas',
  ),
  row(
    '- age',
    'ganhei|recebi [r] [$] # ..3 meu|minha|{kin} ..6 tenho [so] #',
    'ganhei 100 do meu avô kkk tenho 16',
    'tenho [so] # reais|conto|pila|na|no|em|de|guardado|aqui|agora|ainda',
    'tenho # {kid}|neto|netos|{friend}|parcelas',
  ),
  row(
    'age',
    'aniversario|presente|niver ..2 [pq|porque|que] fiz|completei [meus] # ontem|hoje|sabado|domingo|$',
    'meu pai me deu 200 de presente fiz 20 ontem',
  ),
  row('score', 'voce|tu|lya eh [nota] #', 'obrigado, você é dez', '# reais|conto'),
  row('score', 'grau [foi|eh|deu|de] [pra] #', 'óculos em 6 de 98 reais, grau 2,5'),
  row('age', 'casad*|solteir*|viuv*|separad*|divorciad*|mae|pai|avo aos #', 'solteira aos 40'),
  row('age', 'hoje faco|completo #', 'hoje faço 40! almoço 326', '# reais|conto|pila|{works}'),
  row('age', 'faco|completo # hoje', 'faço 35 hoje! bolo 90', '# hoje de|no|na|com'),
  row('age age', 'faco|completo|completei # anos [,] ou #', 'completo 40 anos, ou 10, bolo 240'),
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
]
