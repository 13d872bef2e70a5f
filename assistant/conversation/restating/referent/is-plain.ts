import { around } from '#conversation/plain/only-of.ts'
import { puttingRight } from '#conversation/plain/put-right.ts'
import { kindWords } from '#conversation/restating/referent/kind-said.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'

/** How something is told to be so. */
const being = words(
  'eh sao era eram custa custam vale vence vencem vencer cai caem fica ficam sai saem vem veio ' +
    'vai ser agora passa passou subiu aumentou baixou desceu mudou ta esta sera seria chama chamar ' +
    'chame se nome como renomeia renomeie de dela dele disso pago pagamos paga divido dividimos ' +
    'valor preco vencimento ela ele sobre proximos meses diante adiante frente partir dia data ' +
    'categoria poe passa mensal mes mensais todo toda cada',
)
/** By what a slip is excused. */
export const excuses = words(
  'li lido vi olhei esqueci lembrei inverti numero numeros contei somei olhando conferi conferindo ' +
    'trocado trocada trocados trocadas batem bate diferente diferentes dois duas ambos ' +
    'papel boleto errado pensei achei achava acabei ver vendo reparei direito',
)
/** It is a deed, an order of another kind, or a wish: for those who know those. */
const deeds = words(
  'paguei pagamos gastei comprei recebi ganhei vendi emprestei apaga apague apagar tira tire remove ' +
    'exclui cancela quero queria guardei depositei anota anote registra lembra lembre avisa ' +
    'comprar pagar vou vamos',
)

const known = [...puttingRight, around, being, excuses, ...kindWords]

/**
 * Whether every word of a part that tells something is of that, and no other part tells a deed.
 *
 * @param filed Where a category stands, if that is what is told: other parts say why.
 */
export function isPlain(
  message: Message,
  at: ReadonlySet<number>,
  filed?: ReadonlySet<number>,
): boolean {
  return partsOf(message.reading).every((part) => {
    const tokens = part.map((index) => ({ index, ...message.reading.tokens[index] }))
    const isOfIt = part.some((index) => at.has(index))
    if (tokens.some(({ norm = '' }) => deeds.has(norm))) return false
    // "a prestação é do apartamento, põe em moradia": why it is so.
    const isWhy = filed !== undefined && !part.some((index) => filed.has(index))
    if (isWhy && part.length <= remarkMax) return true
    if (!isOfIt) return isRemark(tokens.map(({ norm = '' }) => norm))
    return tokens.every(({ index, kind, norm = '', spelled = '' }) => {
      const isLoose = kind !== 'word' || at.has(index)
      return isLoose || known.some((set) => set.has(norm) || set.has(spelled))
    })
  })
}

const remarkMax = 8

/** "são dois filhos", "li errado": it speaks of nothing else that costs something, or is wrong. */
function isRemark(norms: readonly string[]): boolean {
  const has = (set: ReadonlySet<string> | undefined) => norms.some((norm) => set?.has(norm))
  // "errei o conserto" names what is wrong.
  if (has(puttingRight[0])) return norms.every((norm) => known.some((set) => set.has(norm)))
  const isOfKind = kindWords.some((own) => has(own))
  const isNone = has(excuses) || !norms.some((norm) => isThing(norm))
  return norms.length <= remarkMax && !isOfKind && isNone
}

/** The tokens of what stands between marks. */
function partsOf({ tokens }: Reading): number[][] {
  const parts: number[][] = [[]]
  for (const [at, { kind, norm }] of tokens.entries()) {
    if (kind === 'mark' && /^[,.;!:]$/.test(norm)) parts.push([])
    else parts.at(-1)?.push(at)
  }
  return parts.filter((part) => part.length > 0)
}
