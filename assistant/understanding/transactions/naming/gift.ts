import { wordsOf } from '#language/phrases/classes.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Subject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

const gave = 'dei|demos|mandei|mandamos|transferi|transferimos'
const event = 'casou|casar|formou|formar|nasceu|batizou|crismou|noivou'
const feast = 'natal|aniversario|niver|pascoa'

/** Money that somebody was given since something was to be feasted. */
const gifts = new PhraseBook('gifts of money', [
  {
    means: 'gift',
    say: `{person} ..3 ${event} ..5 ${gave}`,
    like: 'minha sobrinha casou e eu dei 300 pra ela',
  },
  {
    means: 'gift',
    say: `{person} ..2 fez|faz|completou #age [anos|aninhos] ..5 ${gave}`,
    like: 'meu neto fez nove anos ontem e eu dei cem reais pra ele',
  },
  {
    means: 'gift',
    say: `${gave} @ pra|pro|para|a|ao [o|a] [meu|minha] {person} ..1 que [vai] ${event}|fez|faz|completou`,
    like: 'dei 50 pro meu neto que fez 10 anos',
  },
  {
    means: 'gift',
    say: `${feast} ..3 [!|.|,] [hoje|ja] [eu] ${gave} @ ..3 {person}`,
    like: 'feliz natal! dei 100 pra cada neto',
  },
  {
    means: 'gift',
    say: `${gave} [os|uns] @ de|no|pelo ${feast} ..3 {person}`,
    like: 'dei 100 de natal pro meu neto',
  },
  {
    means: 'gift',
    say: `${gave} @ pra|pro|para|ao|a [o|a|cada|meu|minha|os|as|meus|minhas] {person} de|no|pelo ${feast}`,
    like: 'dei 100 pro meu neto de natal',
  },
])
const people = new Set(wordsOf('{person}'))

/** The token of who was given money for a feast; null where it was given for something else. */
export function giftedIn(reading: Reading): number | null {
  const found = reading.amounts.length === 1 ? gifts.find(reading) : null
  if (!found) return null
  const at = reading.tokens.findIndex(({ norm }, index) => {
    return index >= found.first && index <= found.last && people.has(norm)
  })
  return at < 0 ? null : at
}

/** The one who was given it, whatever else is told: `Presente (neto)`. */
export function nameGift(reading: Reading, at: number, subject: Subject | null): string {
  const isNamed = subject !== null && subject.first <= at && at <= subject.last
  if (isNamed) return writeSubject(reading, subject)
  const { start, end } = reading.tokens[at] ?? { start: 0, end: 0 }
  return `Presente (${reading.text.slice(start, end)})`
}
