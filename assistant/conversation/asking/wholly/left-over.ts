import { months } from '#language/days/words.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Reading } from '#understanding/reading.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'

/** What may stand in any question of how much, and names nothing of its own. */
export const around = words(
  'e ai o a os as um uma ao aos de da do das dos no na nos nas em com pra para pelo pela por que q ' +
    'eu voce vc gente meu minha meus minhas me mim te diz diga dizer fala fale falar mostra mostre ' +
    'manda passa informe informa separa separado separada separados separadas cada quero queria ' +
    'gostaria saber ver favor pf pfv lya hein so mesmo ja ate agora aqui la tudo todo toda junto ' +
    'juntos juntas eh ser sao esta estou ta to isso entao ambos dois duas coisa coisas tambem ' +
    'ainda olha oi ola ok hoje ontem mes semana ano esse este essa nesse neste nessa nesta desse ' +
    'deste dessa desta quanto quantos qual quais valor total soma somou somando somado ne viu assim',
)

/** A laugh, or one letter. */
const noise = /^(?:k+|rs+|(?:ha)+h?|[b-z])$/

/** The words in a row that are none of these, each row by its first and last token. */
export function leftOver(
  reading: Reading,
  known: readonly ReadonlySet<string>[],
): { first: number; last: number }[] {
  const covers = coverTokens(reading)
  const found: { first: number; last: number }[] = []
  for (const [at, { kind, norm }] of reading.tokens.entries()) {
    if (kind !== 'word' || covers[at] === 'day' || months.has(norm) || noise.test(norm)) continue
    if (known.some((one) => norm.split(' ').every((word) => one.has(word)))) continue
    const before = found.at(-1)
    if (before && before.last === at - 1) before.last = at
    else found.push({ first: at, last: at })
  }
  return found
}

/** What such a row says, as it was written. */
export function said(
  { text, tokens }: Reading,
  { first, last }: { first: number; last: number },
): string {
  return text.slice(tokens[first]?.start, tokens[last]?.end)
}
