import type { PhraseRow } from '#language/phrases/phrase-book.ts'

const isFeast =
  'eh|tem|sera|vai [ser|ter] [o|a|um|uma] [dia] [d*] {feast}|niver|natal|pascoa|dentista|aula|viagem|namorados|maes|pais|criancas'

/** Words that lead to the day of a feast that something is bought for. */
export const feastDay: readonly PhraseRow<'feast'>[] = [
  {
    means: 'feast',
    say: 'pra|pro|para [o|a] [meu|minha|nosso|nossa] {feast} [do|da|de] [{person}]',
    not: ['{feast} [de|do|da] ontem|anteontem|hoje', '{feast} ..3 passado|passada'],
    like: 'comprei um vestido pro casamento dia 12 de dezembro, 230',
  },
  {
    means: 'feast',
    say: `sabado|domingo|segunda|terca|quarta|quinta|sexta|amanha [agora] [que] [vem] ${isFeast}`,
    like: 'amanhã é aniversário da minha sogra, gastei 119 no presente dela',
  },
  {
    means: 'feast',
    say: `dia # [de] [{month}] ${isFeast}`,
    like: 'dia 5 é aniversário do Pedro, já comprei a bola, 60',
  },
  {
    means: 'feast',
    say: 'faz|completa # anos|aninhos [no|na|agora|em]',
    like: 'minha neta faz 15 anos no sábado e comprei um colar',
  },
  {
    means: 'feast',
    say: '{person} faz|completa # [no|na|agora|em]',
    like: 'minha mãe faz 60 na sexta e comprei um bolo 95',
  },
  {
    means: 'feast',
    say: 'aniversario|festa|casamento|batizado|formatura|cha ..4 eh|sera|vai [ser] [no|na|agora|em]',
    like: 'o aniversário da Ju é sábado, comprei um presente',
  },
  {
    means: 'feast',
    say: 'que eh [o] aniversario|niver|casamento|festa|formatura ..3 sabado|domingo|segunda|terca|quarta|quinta|sexta|dia|amanha|semana',
    like: 'comprei um vestido de 59,90 que é aniversário dela sábado',
  },
  {
    means: 'feast',
    say: 'que|porque ..2 eh|tem [o|a] aniversario|niver|casamento|festa|formatura',
    like: 'bolo 80 que domingo é aniversário do João',
  },
]
