import { isVehicle } from '#language/amounts/labels.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import {
  isSumNext,
  type ToldDeed as Told,
  wordAt,
} from '#understanding/transactions/clauses/frame.ts'
import { namesDue } from '#understanding/transactions/clauses/parties.ts'
import { isPayer } from '#understanding/transactions/subject-of.ts'

const platforms = new Set(wordsOf('{platform}'))

/** `a noiva deu 500 de sinal`. */
export function isDueGiven({ frame, deed }: Told): boolean {
  return isSumNext(frame, deed.at) && namesDue(frame) && !isMeal(frame)
}

const meals = new Set(
  'almoco janta jantar lanche churrasco bar pizza rodizio cafe festa conta'.split(' '),
)

/** `almoço com as meninas do plantão deu 164`: it came to that. */
function isMeal({ reading, first }: Told['frame']): boolean {
  const head = reading.tokens.slice(first, first + 3).map(({ norm }) => norm)
  return head.some((word) => meals.has(word))
}

const portions = new Set(['', 'metade', 'resto', 'parte', 'tudo'])

/** `metade já pagaram hoje`: of the price, and said of nobody. */
export function isNobody(subject: string): boolean {
  return portions.has(subject)
}

/** Who pays those that work for them, or that others watch. */
export function isPaying(subject: string): boolean {
  return isPayer(subject) || platforms.has(subject)
}

const those = new Set('menino menina moco moca rapaz dono dona cara homem mulher senhor'.split(' '))
const ofIt = new Set(['do', 'da'])

/** `o menino do corsa pagou 60`: whoever is called by what was mended for them. */
export function isGivenForVehicle({ frame, deed, isPaying, lemma }: Told): boolean {
  if (!isPaying && lemma !== 'dar' && lemma !== 'mandar') return false
  for (let at = deed.at - 1; at > frame.first + 1; at -= 1) {
    const isIt = isVehicle(wordAt(frame, at)) && ofIt.has(wordAt(frame, at - 1))
    if (isIt) return those.has(wordAt(frame, at - 2))
  }
  return false
}

/** What is settled may be no money: "ele acertou 8". */
export function isPayment({ isPaying, lemma }: Told): boolean {
  return isPaying && lemma !== 'acertar'
}

/** Into an account that is not named: the writer's own. The sum may stand behind a comma. */
export function isDeposit({ frame, lemma }: Told): boolean {
  const isTold = frame.reading.amounts.some(({ first }) => first >= frame.first)
  return lemma === 'depositar' && isTold
}

/** `a padaria vendeu 980`, `o caixa fechou em 655`: a day's takings. */
export function isShopSale({ frame, deed, lemma, subject }: Told): boolean {
  return selling.has(lemma) && shops.has(subject) && isSumNext(frame, deed.at)
}

/** `o passageiro deixou 10 de caixinha`. */
export function isLeft({ frame, deed, lemma }: Told): boolean {
  return lemma === 'deixar' && isSumNext(frame, deed.at)
}

const selling = new Set('vender fechar faturar render apurar'.split(' '))
const shops = new Set(wordsOf('{own-shop}'))
