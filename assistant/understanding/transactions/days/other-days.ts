import type { NamedDay } from '#language/days/named-day.ts'
import { isNthDay } from '#language/days/nth-day.ts'
import { aheadBook } from '#language/phrases/clauses/aheads.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import { isDueBeside } from '#understanding/transactions/days/due-beside.ts'
import { dueThen } from '#understanding/transactions/days/due-then.ts'
import { feastDay } from '#understanding/transactions/days/feast-day.ts'
import { lentThen } from '#understanding/transactions/days/lent-then.ts'
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
    means: 'until',
    say: 'sinal|entrada|adiantamento|adiantado do|da|dos|das ..1 do|da|de|desse|dessa',
    not: ['sinal|entrada|adiantamento|adiantado do|da|dos|das ..1 de ontem|anteontem'],
    like: 'recebi 60 de sinal do bolo de sábado',
  },
  ...dueThen,
  ...lentThen,
  ...feastDay,
  // When one is there again.
  {
    means: 'until',
    say: 'volto|voltamos|retorno|remarquei|marquei|agendei [la|retorno|outra|outro|a|o] [so|proxima|proximo] [no|na|em|pra|pro]',
    not: ['retorno do|da|de|custou|foi|deu'],
    like: 'dentista 180 no débito, volto dia 5 às 14h',
  },
  {
    means: 'until',
    say: 'proxima|proximo|outra sessao|consulta|aula|visita|retorno|vez|faxina [eh|fica|sera|ficou|marcada|marcado|,] [so] [no|na|em|pra|pro]',
    not: ['outra vez', 'outra sessao|consulta|aula|visita|faxina [foi|,]'],
    like: 'paguei 90 no fisio, próxima sessão quinta 15h',
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
    means: 'worked',
    say: 'plantao|plantoes|diaria|diarias|servico|trampo|show|frete d*|que [foi]',
    like: 'plantão de ontem à noite rendeu 420, caiu hoje',
  },
  {
    means: 'payer',
    say: 'patroa|patrao|cliente|aluno|aluna|moca|moco d*',
    like: 'a patroa da quarta já pagou os 180 no pix',
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
  // "pro churrasco da família no domingo"
  const isFeast = purposes.findAll(reading).some(({ first, last }) => {
    return last <= day.first && day.first - first <= feastWordsMax
  })
  if (!isFeast) return false
  const ago = day.date.until(reading.today, { largestUnit: 'days' }).days
  return ago >= halfWeek && ago <= 6
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
    return (means !== 'lent-out' && means !== 'payer') || isReturned
  })
  const ahead = aheadBook.findEvery(reading)
  const now = reading.tokens.findIndex(({ norm }) => norm === 'agora' || norm === 'agorinha')
  return days.filter((day) => {
    // "a cliente do bolo de sábado deu 100 de sinal agora": the cake is of Saturday.
    // "caiu hoje o salário, quinto dia útil": which that is, beside the day itself.
    if (isNthDay(reading.tokens, day) && isBesideDay(reading, day)) return false
    if (ahead.some(({ first, last }) => day.first <= last && first <= day.last)) return false
    if (isDueBeside(reading, day)) return false
    if (isCompared(reading, day) || isFeastToCome(reading, day)) return false
    const isOf = ofDay.has(reading.tokens[day.first - 1]?.norm ?? '')
    if (now >= 0 && isOf && !isParted(reading, day, now)) return false
    return !found.some(({ first, last }) => day.first >= first && day.first <= last + 1)
  })
}

/** "25 no almoço de ontem e 80 de gasolina agora": another sum stands between the two times. */
function isParted({ amounts }: Reading, day: NamedDay, now: number): boolean {
  const [from, to] = [Math.min(day.last, now), Math.max(day.first, now)]
  const isBetween = amounts.some(({ first }) => first > from && first < to)
  return amounts.length > 1 && isBetween
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
