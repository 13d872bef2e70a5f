import { type Cents, cents } from '@lya/core/amounts/cents.ts'
import { limits } from '@lya/core/limits.ts'
import type { Changes } from '#conversation/effect.ts'
import { dayMeant } from '#conversation/memory/retold.ts'
import { misToldIn } from '#conversation/memory/swapped.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { categoryBehind } from '#understanding/intents/named-category.ts'
import { leaningIn, leans } from '#understanding/memory/leaning.ts'
import { restatedSum } from '#understanding/memory/restated-sum.ts'
import { wayIn } from '#understanding/memory/way-in.ts'

/** What a message says that is right in place of what was noted; null where it tells no error. */
export function mistakeIn(message: Message): Changes | null {
  const type = leans('misturned', message.reading) ? wayIn(message.reading) : null
  if (type) return { type }
  return message.reading.amounts.length > 0 ? misSummed(message) : misWritten(message)
}

/** "tu anotou o gás errado, foi 118": another figure. */
function misSummed(message: Message): Changes | null {
  const { reading } = message
  const told = misToldIn(message, 'misTold')?.right
  const amountCents = told ?? (leans('mistaken', reading) ? sumIn(message) : null)
  return amountCents === null ? null : { amountCents }
}

function sumIn({ reading }: Message): Cents | null {
  const value = restatedSum(reading)
  return value !== null && value > 0 && value <= limits.amountCentsMax ? cents(value) : null
}

/** "o ifood foi na terça, não hoje", "a logo é freelance, ficou como salário": another place. */
function misWritten(message: Message): Changes | null {
  const { reading } = message
  const date = leans('misdated', reading) ? dayMeant(reading) : null
  if (date !== null) return { date }
  const categoryId = placedIn(message) ?? misplacedIn(message)
  return categoryId === null ? null : { categoryId }
}

/** "e a costureira bota em mercadoria": the category that stands behind the order. */
function placedIn({ reading, index }: Message): string | null {
  const found = leaningIn('placed', reading)
  const named = found && categoryBehind(reading, index, found.last)
  return index.all.find(({ name }) => name === named)?.id ?? null
}

/** `deveria estar em Moradia`, `é pra ficar em Moradia`. */
const shoulds = new Set(['estar', 'ficar', 'ser', 'entrar', 'ir'])
const leads = new Set(['em', 'no', 'na', 'como', 'pra', 'para'])

/** The category that it should stand in, of a message that names the one where it stands too. */
function misplacedIn({ reading, index }: Message): string | null {
  const found = leaningIn('misplaced', reading)
  const wrong = found && categoryBehind(reading, index, found.last)
  if (!wrong) return null
  const right = reading.tokens.flatMap(({ norm }, at) => {
    const isShould = shoulds.has(norm) && leads.has(reading.tokens[at + 1]?.norm ?? '')
    const from = isShould ? at + 1 : at
    const isTold = isShould || norm === 'eh' || norm === 'era'
    const name = isTold ? categoryBehind(reading, index, from) : null
    return name !== null && name !== wrong ? [name] : []
  })
  const [only, another] = right
  const own = another === undefined ? index.all.find(({ name }) => name === only) : undefined
  return own?.id ?? null
}
