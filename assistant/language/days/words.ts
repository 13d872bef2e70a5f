/** ISO weekdays (1 is Monday) by the names and short forms that people write, folded. */
export const weekdays = new Map<string, number>([
  ['segunda', 1],
  ['terca', 2],
  ['quarta', 3],
  ['quinta', 4],
  ['sexta', 5],
  ['sexto', 5],
  ['sextou', 5],
  ['sabado', 6],
  ['sabadao', 6],
  ['domingo', 7],
  ['domingao', 7],
  ['seg', 1],
  ['ter', 2],
  ['qua', 3],
  ['qui', 4],
  ['sex', 5],
  ['sab', 6],
  ['dom', 7],
])

/** Short weekday names that are also other words: they need "-feira", a full stop or "na". */
export const doubtfulWeekdays = new Set(['seg', 'ter', 'qua', 'qui', 'sex', 'sab', 'dom', 'sextou'])

/** Words after "segunda", "quarta" and so on that make it an ordinal, not a day. */
export const ordinalFollowers = new Set([
  'metade',
  'sessao',
  'aula',
  'parcela',
  'parte',
  'vez',
  'via',
  'mao',
  'prestacao',
  'mensalidade',
  'rodada',
  'consulta',
  'dose',
  'serie',
  'fase',
  'etapa',
  'temporada',
  'opcao',
  'fatura',
  'semana',
  'quinzena',
  'filial',
  'loja',
  'compra',
  'unidade',
])

export const months = new Map<string, number>([
  ['janeiro', 1],
  ['jan', 1],
  ['fevereiro', 2],
  ['fev', 2],
  ['marco', 3],
  ['abril', 4],
  ['abr', 4],
  ['maio', 5],
  ['mai', 5],
  ['junho', 6],
  ['jun', 6],
  ['julho', 7],
  ['jul', 7],
  ['agosto', 8],
  ['ago', 8],
  ['setembro', 9],
  ['set', 9],
  ['outubro', 10],
  ['out', 10],
  ['novembro', 11],
  ['nov', 11],
  ['dezembro', 12],
  ['dez', 12],
  ['mar', 3],
])

/** Month names that are also other words: they count only after "de" or a slash and a day. */
export const doubtfulMonths = new Set([
  'mar',
  'set',
  'dez',
  'out',
  'jan',
  'abr',
  'mai',
  'ago',
  'nov',
])

export const timeUnits = new Map<string, 'days' | 'weeks' | 'months' | 'years'>([
  ['dia', 'days'],
  ['dias', 'days'],
  ['semana', 'weeks'],
  ['semanas', 'weeks'],
  ['mes', 'months'],
  ['meses', 'months'],
  ['ano', 'years'],
  ['anos', 'years'],
])
