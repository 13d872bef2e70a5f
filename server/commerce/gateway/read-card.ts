import { cardDigits, cardProblems, readExpiry } from '@lya/core/commerce/cards/card.ts'
import { CardSecrets } from '#commerce/gateway/card-secrets.ts'
import { type Clock, todayIn } from '#platform/clock/clock.ts'

/** A card as it was typed, in the memory of one handler; else the names of its wrong fields. */
export function readCard(
  typed: { number: string; holderName: string; expiry: string; code: string },
  clock: Clock,
): CardSecrets | readonly string[] {
  const { number, holderName, expiry, code } = typed
  const thisMonth = todayIn(clock, 'America/Sao_Paulo').toPlainYearMonth()
  const problems = cardProblems({ number, holder: holderName, expiry, code }, thisMonth)
  const until = readExpiry(expiry)
  if (problems.length > 0 || !until) return problems
  return new CardSecrets({
    number: cardDigits(number),
    code: cardDigits(code),
    holderName: holderName.trim(),
    expiryMonth: String(until.month).padStart(2, '0'),
    expiryYear: String(until.year),
  })
}
