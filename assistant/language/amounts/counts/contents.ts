import type { Found } from '#language/amounts/found.ts'
import { singular } from '#language/amounts/units.ts'
import { wordsOf } from '#language/phrases/classes.ts'
import type { Token } from '#language/tokens.ts'

const packs = new Set([...wordsOf('{pack}'), 'engradado', 'grade', 'fardinho', 'display'])
/** How far behind the pack its content is told. */
const reachMax = 8
const pieces = new Set('unidade un und peca garrafa lata latinha garrafinha caixinha'.split(' '))
const leads = new Set(['a', 'o', 'cada', 'por', '/'])

/** The `12` of `15 caixas de leite c/ 12`: what each of the packs holds, and no money. */
export function placeContents(tokens: readonly Token[], found: readonly Found[]): void {
  for (const [at, one] of found.entries()) {
    const pack = found[at - 1]
    if (!pack || !isWithin(tokens, one) || !isOfPacks(tokens, pack)) continue
    if (one.first - pack.last > reachMax || (one.number?.decimals ?? 1) > 0) continue
    if (one.role !== 'amount' && one.role !== 'measure' && one.role !== 'quantity') continue
    if (one.amount && one.amount.form !== 'bare') continue
    if (!found.slice(at + 1).some(({ role }) => role === 'amount')) continue
    one.role = 'measure'
    one.rule = 'content'
  }
}

function isWithin(tokens: readonly Token[], { first }: Found): boolean {
  const at = tokens[first - 1]?.norm === '/' ? first - 2 : first - 1
  return tokens[at]?.norm === 'com' || tokens[at]?.norm === 'c'
}

function isOfPacks(tokens: readonly Token[], { role, last, rule }: Found): boolean {
  return role === 'quantity' && rule !== 'article' && packs.has(packAt(tokens, last + 1))
}

function packAt(tokens: readonly Token[], at: number): string {
  return singular(tokens[at]?.norm ?? '')
}

/** All pieces, where the price is of one of them and not of a pack: `a 4,35 a unidade`. */
export function piecesOf(
  tokens: readonly Token[],
  found: readonly Found[],
  price: Found,
): Found | null {
  const at = found.findLastIndex((one) => one.rule === 'content' && one.last < price.first)
  const [pack, content] = [found[at - 1], found[at]]
  if (!pack?.number || !content?.number) return null
  if (!leads.has(tokens[price.last + 1]?.norm ?? '')) return null
  const name = packAt(tokens, price.last + 2)
  // "3 bandejas com 10 coxinhas a 2 cada coxinha": by the name of what they hold.
  const isPiece = pieces.has(name) || name === packAt(tokens, content.last + 1)
  if (!isPiece || name === packAt(tokens, pack.last + 1)) return null
  const hundredths = (pack.number.hundredths * content.number.hundredths) / 100
  return { ...pack, role: 'quantity', number: { ...pack.number, hundredths } }
}
