import { type Bill, fitting, type Telling, type Thing } from '#conversation/naming/telling.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { fold } from '#language/fold.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'
import { leans } from '#understanding/memory/leaning.ts'
import { isFiller } from '#understanding/plain-words.ts'

const instalment = new Set(
  (
    'parcela prestacao mensalidade boleto carne conta adiantado adiantada antecipado antecipada ' +
    'atrasado atrasada'
  ).split(' '),
)

/** What else a bill is called by, where no sum is told: "o plano da funerária", of 'Funerária'. */
const payment = new Set([...instalment, 'plano', 'pagamento', 'fatura'])

/**
 * Those that all of it names. With the very sum of a bill what an instalment is called names
 * nothing: "paguei a parcela da moto 489,90", of 'Prestação da moto'.
 */
export function namedBy(
  said: readonly Telling[],
  payments: readonly Bill[],
  sum: number | undefined,
  isPart: boolean,
) {
  const whole = fitting(said, payments).filter(({ at }) => at.length === said.length)
  if (whole.length > 0) return whole
  const isOfParts = ({ instalments }: Bill) => isPart && (instalments ?? 1) > 1
  if (sum === undefined) {
    const own = said.filter(({ word }) => !payment.has(word))
    const named = own.filter((one, at) => at === 0 || !(isSupplier(one) || isWhose(one)))
    const fits = named.length === 0 ? [] : fitting(named, payments)
    return fits.filter(({ at, isWhole, thing }) => {
      return (isWhole || isOfParts(thing)) && at.length === named.length
    })
  }
  const own = said.filter(({ word }) => !instalment.has(word))
  const fits = own.length === 0 ? [] : fitting(own, payments)
  return fits.filter(({ at, thing }) => {
    return at.length === own.length && (thing.amountCents === sum || isOfParts(thing))
  })
}

/** The `crianças` of "paguei a escola das crianças": of whom the writer takes care. */
function isWhose({ word }: Telling): boolean {
  return isFirstName(word) || (kids.has(word) && word.endsWith('s'))
}

/** The `Sabesp` of "paguei a água da Sabesp": who sends the bill that is called `Água`. */
function isSupplier({ word }: Telling): boolean {
  return findMeanings(word)?.some(({ concept }) => concept === 'bills') ?? false
}

const kids = new Set(wordsOf('{kid}'))

/** "já paguei ela": the bill that was spoken of last, or the only one there is. */
export function spokenOf(
  { state: { last, asked } }: TurnInput,
  payments: readonly Thing[],
  { reading }: Message,
): Thing | null {
  if (!leans('paidThat', reading)) return null
  const named = payments.find(({ name }) => name === last?.name)
  const [only, another] = payments
  return named ?? (asked?.metric === 'upcoming' && only && !another ? only : null)
}

/** A name that is a common word as well: "paguei o das". */
export function spelt(payments: readonly Thing[], { reading }: Message): Thing | null {
  const named = payments.filter(({ name }) => {
    // "paguei o das", of 'DAS do MEI'; "paguei a fatura", of the only one.
    const [head = ''] = fold(name).split(' ')
    const called = isFiller(head) || head === 'fatura' ? head : fold(name)
    return ['o', 'a', 'os', 'as'].some((lead) => reading.flat.includes(` ${lead} ${called} `))
  })
  const [only, another] = named
  return only && !another ? only : null
}
