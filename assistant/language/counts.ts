import { readFigures } from '#language/digits.ts'
import { findNumberWord } from '#language/number-words.ts'
import type { SpokenNumber } from '#language/spoken-number.ts'
import { hasFiguresFrom, type Token } from '#language/tokens.ts'
import { findVerb } from '#language/verbs.ts'

const notPlural = new Set([
  ...['mais', 'nas', 'nos', 'das', 'dos', 'pras', 'pros', 'pelas', 'pelos', 'mas', 'depois'],
  ...['reais', 'antes', 'apos', 'as', 'os', 'tres', 'dois', 'seis', 'gas', 'nois', 'nos', 'atras'],
  ...['apenas', 'jesus', 'meus', 'minhas', 'aos', 'onibus', 'simples', 'mes', 'tenis', 'bis'],
  ...['lotus', 'campus', 'netflix', 'parabens', 'ps', 'das', 'das', 'plus', 'lais', 'us'],
  ...[
    'menos',
    'alias',
    'pois',
    'todos',
    'todas',
    'juntos',
    'juntas',
    'gratis',
    'demais',
    'vezes',
    'outros',
    'ambos',
    'ops',
  ],
  ...['deus', 'luis', 'carlos', 'marcos', 'thais', 'lucas', 'jonas', 'compras', 'as'],
])
const spending =
  /^(gastei|paguei|deu|foi|foram|custou|ficou|saiu|recebi|ganhei|entrou|caiu|torrei|r)$/

const priced = /^(por|deu|deram|foi|foram|custou|custaram|saiu|sairam|ficou|ficaram|total|=)$/

/** `duas galinha por oitenta`: spoken without its plural, with the price named behind it. */
export function isCounted(tokens: readonly Token[], number: SpokenNumber): boolean {
  const after = tokens[number.last + 1]
  if (isSingle(tokens, number)) return true
  const isSmall = number.decimals === 0 && number.hundredths <= 1200 && !number.hasScale
  if (!isSmall || after?.kind !== 'word' || after.isGlued || after.norm.length < 4) return false
  if (priced.test(after.norm) || notPlural.has(after.norm)) return false
  if (isBought(tokens, number)) return true
  for (let at = number.last + 2; at < number.last + 7; at += 1) {
    const token = tokens[at]
    if (token?.kind === 'number' || token?.kind === 'mark') return false
    if (priced.test(token?.norm ?? '')) return hasNumber(tokens, at + 1)
  }
  return false
}

const linking = /^(pra|pro|pras|pros|com|por|mil|hoje|ontem|cada|das|dos|nas|nos|pelo|pela)$/

/** `1 pizza 40`: nobody pays one real and then names a price. */
function isSingle(tokens: readonly Token[], { first, last }: SpokenNumber): boolean {
  const after = tokens[last + 1]
  if (first !== last || tokens[first]?.folded !== '1') return false
  if (after?.kind !== 'word' || after.isGlued || after.norm.length < 3) return false
  if (linking.test(after.norm) || findVerb(after.norm)) return false
  return hasFiguresFrom(tokens, last + 2)
}

const buying = /^(comprei|compramos|pedi|pedimos|peguei|levei|trouxe|vendi|tomei|comi|bebi)$/

/** `comprei 2 camiseta 79,80`: a count, a thing and the one price there is. */
function isBought(tokens: readonly Token[], { first, last, hundredths }: SpokenNumber): boolean {
  const price = tokens[last + 2]
  if (!buying.test(tokens[first - 1]?.norm ?? '') || price?.kind !== 'number') return false
  const figures = tokens.filter(({ kind }) => kind === 'number').length
  return figures <= 2 && (readFigures(price.folded)?.hundredths ?? 0) > 2 * hundredths
}

function hasNumber(tokens: readonly Token[], first: number): boolean {
  return tokens
    .slice(first, first + 4)
    .some((one) => one.kind === 'number' || findNumberWord(one.folded) !== undefined)
}

/** A small whole number right before a plural noun counts it: `4 passagens`, `duas cervejas`. */
export function isPlural(tokens: readonly Token[], number: SpokenNumber): boolean {
  const after = tokens[number.last + 1]
  if (after?.kind !== 'word' || after.isGlued || number.decimals > 0) return false
  const isLoose = number.hundredths > 10_000 && spending.test(tokens[number.first - 1]?.norm ?? '')
  if (isLoose || notPlural.has(after.norm) || after.norm.length < 4) return false
  // "90 rachamos" is a deed.
  if (after.norm.endsWith('mos') && findVerb(after.norm)) return false
  const isAfterSpending = spending.test(tokens[number.first - 1]?.norm ?? '')
  return /[a-z]s$/.test(after.norm) && (!isAfterSpending || number.hundredths <= 1000)
}
