import type { NamedDay } from '#language/days/named-day.ts'
import { isNthDay } from '#language/days/nth-day.ts'
import { aheadBook } from '#language/phrases/clauses/aheads.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { paidThen } from '#understanding/transactions/days/paid-then.ts'
import { lastYear } from '#understanding/transactions/sums/prices/told-price.ts'

/** Words that lead to a day on which nothing was paid yet, or that is another's. */
const leading = new PhraseBook('days of something else', [
  ...paidThen,
  {
    means: 'comes',
    say: 'chega|chegam|entrega|entregam|busco|retiro [so|ja] [pra|no|na|ate|em]',
    like: 'comprei um forno 300, chega dia 25',
  },
  {
    means: 'until',
    say: 'que eh|sera|vai [ser] pra|pro|para|no|na [o|a]',
    like: 'a cliente deu 80 de sinal do bolo que é pra domingo',
  },
  {
    means: 'due',
    say: 'vence|vencia|venceu|venceria|vencendo|vencida|vencido|vencimento|venc|vcto [so] [.|:] [em|no|na]',
    like: 'luz 120, vencia dia 10, paguei hoje',
  },
  {
    means: 'returns',
    say: 'que|ele|ela|eles|elas [so|ainda] [vai|vao|so] me|nos [vai|vao|so] pagar|paga|pagam|pagaria|devolver|devolve|devolveria|passar|passa|passaria|dar|da|daria|transferir|transfere|transferiria|acertar|acerta [so] [no|na|em|ate]',
    like: 'farmácia 94,30, 40 são da minha mãe, que vai me pagar no dia 10',
  },
  {
    means: 'lacks',
    say: 'falta|faltam|faltou|faltando [o] [resto] ..2 pra|pro|para|no|ate|resto',
    like: 'pagou o sinal 300, falta 450 pro dia 19',
  },
  {
    means: 'rest',
    say: 'resto|restante|metade [metade] [de|dos] [r] [$] [@#] [reais] [eu|ele|ela|eles] [vou|disse|falou|ficou] [que|de|ele|ela] [so|me] [pago|pagamos|dou|acerto|quito|paga|pagar|passa|passar|cai|recebo|fica|acerta] [so|pra|pro|no|na|em]',
    like: 'deu 50 de 120, o resto ela disse que passa dia 10',
  },
  {
    means: 'rest',
    say: 'outra|outro [metade] [de|dos] [r] [$] [@#] [reais] [eu|ele|ela|eles] [vou|disse|falou|ficou] [que|de|ele|ela] [so|me] pago|pagamos|dou|acerto|quito|paga|pagar|passa|passar|cai|recebo|fica|acerta [so|pra|pro|no|na|em]',
    like: 'ele deu um hoje e o outro paga na sexta',
  },
  {
    means: 'rest',
    say: 'os|as outros|outras @ [so|eh|vai|ficou|ficaram|pago|paga|fica|ele|ela|vou] [pagar] [so|pra|pro|no|na|em]',
    like: 'dei 150 hoje e os outros 150 pago no sábado',
  },
  {
    means: 'lent',
    say: 'que [ele|ela|eles|elas|voce] [me|nos] [tinha|tinham|havia] [me] emprestou|emprestaram|emprestado|adiantou|adiantaram [pra] [mim] [la] [no|na|em]',
    like: 'paguei 200 pro meu irmão que ele me emprestou mês passado',
  },
  {
    means: 'lent-out',
    say: 'devolveram|devolveu|estornaram|estornou|reembolsaram|reembolsou|reembolso|estorno ..8 que [eu] [tinha] comprei|comprado|paguei ..1 [na|no|em]',
    like: 'me devolveram 90 do tênis que comprei mês passado',
  },
  {
    means: 'lent',
    say: 'que [eu] peguei|tinha|pedi [pego|pegado|pedido] [emprestado|emprestada] [com|do|da|dele|dela] [ele|ela|dele|dela] [la] [no|na|em]',
    like: 'devolvi 80 pro Beto que peguei emprestado na semana passada',
  },
  {
    means: 'lent',
    say: 'que [eu] [ja|tava|estava] devia|devendo ..2 [desde|la] [de|do|da|o|a]',
    like: 'paguei 60 na mercearia que devia desde a semana passada',
  },
  {
    means: 'lent-out',
    say: 'que [eu] [lhe|tinha|havia|ja] emprestei|emprestado|dei|dado|paguei|pago|passei|passado|mandei|mandado|adiantei [pra|pro|para|a|ao] [o|a|meu|minha] [ele|ela|eles|elas|{person}] [la] [no|na|em|desde|foi]',
    like: 'minha irmã me pagou os 80 que eu tinha emprestado pra ela mês passado',
  },
  {
    means: 'lent-out',
    say: 'que [eu] [lhe|tinha|ja] emprestei|emprestado pra|pro|para|a|ao [o|a] * [la] [no|na|em]',
    like: 'recebi de volta 100 que emprestei pra Bia dia 5',
  },
  {
    means: 'lent-out',
    say: 'pegou|pegaram [r] [$] [@] [reais] [emprestado|emprestada|emprestados] comigo|de|emprestado [mim] [la] [no|na|em|desde]',
    like: 'meu primo pagou hoje os 100 que pegou comigo mês passado',
  },
  {
    means: 'due',
    say: 'era|eram pra|para [ser|ter] [caido|pago|entrado|vindo|saido] [so] [no|na|em]',
    like: 'meu ex depositou a pensão 700 com atraso, era pra ser dia 10',
  },
  {
    means: 'feast',
    say: 'pra|pro|para [o|a] [meu|minha|nosso|nossa] {feast} [do|da|de] [{person}]',
    not: ['{feast} [de|do|da] ontem|anteontem|hoje', '{feast} ..3 passado|passada'],
    like: 'comprei um vestido pro casamento dia 12 de dezembro, 230',
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
  {
    means: 'until',
    say: 'desde [a|o|de|do|da|as]',
    like: 'paguei 120 na geladeira que tava pingando desde domingo',
  },
  {
    means: 'worked',
    say: 'que [eu] fiz|trabalhei|peguei|rodei|toquei|dei|entreguei [no|na|nesse|nessa]',
    like: 'o plantão que fiz sábado deu 260 e caiu hoje',
  },
  {
    means: 'than',
    say: 'dobro|triplo|mesmo|igual|igualzinho do|da|de|que|ao',
    like: 'gás 120, o dobro do mês passado',
  },
  {
    means: 'than',
    say: 'mais|menos ..1 [do] que [o|a|no|na|em]',
    like: 'luz 180, mais cara que mês passado',
  },
  { means: 'owed', say: 'aquel* [@#] d*', like: 'me devolveu aqueles 15 da semana passada' },
  {
    means: 'until',
    say: 'pra|pro|para [a|o] [proximo|proxima]',
    not: [
      'fui|fomos|voltei|viajei|ida|volta|mud*|pass*|bota|poe|coloca|troca ..2 pra|pro|para [a|o]',
    ],
    like: 'costela pro domingo, 98',
  },
  { means: 'until', say: '@ pra|para|pro [a|o]', like: 'o pedreiro pediu 500 para sexta' },
  { means: 'until', say: 'ate|prazo [o|a]', like: 'me emprestaram 100 até sexta' },
])

const ofDay = new Set(['de', 'do', 'da'])
const before = new PhraseBook('when it came to something else', lastYear)

const purposes = new PhraseBook('what it is bought for', [
  {
    means: 'feast',
    say: 'pra|pro|para [o|a] [meu|minha|nosso|nossa] {feast} ..3 de|do|da|no|na|deste|desse',
    not: ['{feast} ..3 de|do|da ontem|anteontem|hoje', '{feast} ..3 passado|passada'],
    like: 'costela 131 pro churras de domingo',
  },
])
const halfWeek = 4
const feastWordsMax = 7

/** The `domingo` of "pro churras de domingo", where the next one is nearer than the last. */
function isFeastToCome(reading: Reading, day: NamedDay): boolean {
  const ago = day.date.until(reading.today, { largestUnit: 'days' }).days
  if (ago < halfWeek || ago > 6) return false
  // "pro churrasco da família no domingo"
  return purposes.findAll(reading).some(({ first, last }) => {
    return last <= day.first && day.first - first <= feastWordsMax
  })
}

const arriving = new PhraseBook('the day that pay came on', [
  {
    means: 'came',
    say: 'caiu|entrou|pagaram|pagou|recebi|depositaram|depositou [so|ja] hoje|ontem|agora',
    like: 'o bico de domingo, 150, entrou hoje',
  },
])

const returning = new PhraseBook('what was lent came back', [
  {
    means: 'back',
    say: 'pagou|pagaram|devolveu|devolveram|acertou|acertaram|quitou|recebi|voltou|voltaram',
    like: 'devolveu os 60 que emprestei semana passada',
  },
])

/** The days of a message but for those on which a parcel comes, a bill is due, another pays. */
export function ownDays(reading: Reading): readonly NamedDay[] {
  const { days } = reading
  if (days.length === 0) return days
  // Work has its day where that of its pay is not told.
  const isPaidLater = arriving.isIn(reading)
  const isReturned = returning.isIn(reading)
  const found = leading.findEvery(reading).filter(({ means }) => {
    if (means === 'worked') return isPaidLater
    return means !== 'lent-out' || isReturned
  })
  const ahead = aheadBook.findEvery(reading)
  const isNow = reading.tokens.some(({ norm }) => norm === 'agora' || norm === 'agorinha')
  return days.filter((day) => {
    // "a cliente do bolo de sábado deu 100 de sinal agora": the cake is of Saturday.
    // "caiu hoje o salário, quinto dia útil": which that is, beside the day itself.
    if (isNthDay(reading.tokens, day) && isBesideDay(reading, day)) return false
    if (ahead.some(({ first, last }) => day.first <= last && first <= day.last)) return false
    if (isCompared(reading, day) || isFeastToCome(reading, day)) return false
    if (isNow && ofDay.has(reading.tokens[day.first - 1]?.norm ?? '')) return false
    return !found.some(({ first, last }) => day.first >= first && day.first <= last + 1)
  })
}

const ends = new Set(['.', ';', '!', '?'])

/** Another day stands in its sentence. */
function isBesideDay({ days, tokens }: Reading, day: NamedDay): boolean {
  return days.some((one) => {
    const [from, to] = [Math.min(one.last, day.last), Math.max(one.first, day.first)]
    return one !== day && !tokens.slice(from + 1, to).some(({ norm }) => ends.has(norm))
  })
}

/** The `ano passado` of "matrícula 900, ano passado foi 750". */
function isCompared(reading: Reading, { first, last }: NamedDay): boolean {
  const found = before.findAll(reading).find((one) => one.first <= last && first <= one.last)
  return found !== undefined && reading.amounts.some((one) => one.last < found.first)
}
