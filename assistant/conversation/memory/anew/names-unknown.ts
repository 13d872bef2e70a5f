import { isSame, tellingWords } from '#conversation/match-named.ts'
import { rememberedIn } from '#conversation/memory/remembered.ts'
import type { TurnInput } from '#conversation/turn.ts'
import { findUnit } from '#language/amounts/units.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { findMeanings } from '#understanding/lexicon/find.ts'
import { leansWord } from '#understanding/memory/leaning.ts'
import { isFiller } from '#understanding/plain-words.ts'
import { isSomeone } from '#understanding/transactions/subject-of.ts'

const articles = new Set(['o', 'a', 'os', 'as'])
/** What may stand before the thing that is mended. */
const leads = new Set(
  (
    'nao ah opa ops mas e na verdade desculpa errei corrige corrija muda arruma esta errado errada , ' +
    'perdao foi mal lya'
  ).split(' '),
)
const behind = new Set('foi era ficou deu saiu custou foram eram ficaram , pra'.split(' '))
/** They name no thing by themselves. */
const plain = new Set(
  (
    'total resto outro outra primeiro primeira segundo segunda terceiro terceira ultimo ultima mesmo ' +
    'mesma certo certa correto correta dia mes metade parte volta ida preco valor conta dele dela ' +
    'pedido servico boleto pix pagamento transferencia encomenda produto item parcela prestacao ' +
    'entrega frete taxa gorjeta loja cara trabalho trampo negocio coisa troco cobranca orcamento'
  ).split(' '),
)

/**
 * Whether "o conserto foi 80, anotou errado" names what stands nowhere and no list knows: then it
 * is not of what was told last.
 */
export function namesUnknown(input: TurnInput, { reading }: Message): boolean {
  const { tokens, days, amounts, numbers } = reading
  const own = rememberedIn(input).flatMap(({ name }) => tellingWords(name))
  const isKnown = (word: string) => own.some((one) => isSame(one, word))
  if (own.length === 0 || tokens.some(({ norm }) => isKnown(norm))) return false
  const isTaken = (at: number) =>
    [...days, ...amounts, ...numbers].some(({ first, last }) => first <= at && at <= last)
  return tokens.some(({ norm, kind }, at) => {
    const before = tokens.slice(0, Math.max(0, at - 1))
    const isSubject =
      articles.has(tokens[at - 1]?.norm ?? '') && before.every((one) => leads.has(one.norm))
    const next = tokens[at + 1]
    const isSum = isTaken(at + 1) || (next?.norm === 'estava' && isTaken(at + 2))
    if (!isSubject || (next && !behind.has(next.norm) && !isSum)) return false
    return kind === 'word' && !isTaken(at) && isUnlisted(norm)
  })
}

/** Whether a word may name a thing, and is none that any list knows: `calibrar`. */
export function isUnlisted(norm: string): boolean {
  if (plain.has(norm) || isFiller(norm)) return false
  if (findMeanings(norm) || findUnit(norm) || isSomeone(norm)) return false
  return !(['papers', 'anyEntry', 'ofMistakes'] as const).some((means) => leansWord(means, norm))
}
