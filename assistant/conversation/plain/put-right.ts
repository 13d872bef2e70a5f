import { type Figure, figuresIn } from '#conversation/plain/figures.ts'
import { hasOneOf, isLaugh } from '#conversation/plain/only-of.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Reading } from '#understanding/reading.ts'

/** That what was told is not so. */
const slips = words(
  'errei errado errada errados erradas erro engano enganei confundi confundiu confusao equivoquei ' +
    'digitei digitado dizer escorregou escapou ops perdao desculpa desculpe correcao errata ' +
    'corrigindo digo retifico retificando nao vez lugar inves verdade vdd realidade zero zeros ' +
    'alias exagerei atrapalhei corrige corrija corrigir arruma arrume arrumar conserta conserte muda mude mudar altera altere alterar ajusta ' +
    'ajuste ajustar troca troque trocar atualiza atualize atualizar',
)
/** It may be of that, and of anything new just as well: "opa, viagem 300". */
const cries = words('opa ih eita xi vixe oxe epa putz certo certa correto correta')
/** How it was told: of two figures the one behind it is wrong. */
const telling = words(
  'escrevi escrito troquei falei disse botei coloquei pus mandei saiu queria quis era eram',
)

/** What stands around it. */
const aroundSlips = words(
  'foi foram sao ser eh sou saiu bota bote coloca coloque poe ponha deixa deixe fica ficou dizer ' +
    'por colocar botar digitar escrever dedo maos mao teclado celular corretor demais sobrou em ' +
    'cima atencao pressa rapido vi olhei agora era valor quantia numero total mil cem quem dera ' +
    'queria minha saiu apertei tecla sem querer eu ali la acima anterior antes tinha tava estava ' +
    'to tou pode podia poderia na realidade verdadeiro um dois a mais menos so apenas somente',
)

const wrongLeads = words('nao vez lugar inves saiu botei coloquei digitei escrevi falei disse pus')
const leadMax = 4

/**
 * The figure that is to stand in place of what was told; null where it is not plain which. A star
 * is put behind what is right.
 */
export function rightSum(reading: Reading, before?: number): Figure | null {
  const figures = figuresIn(reading) ?? []
  const [one, other, third] = figures
  if (!one || third) return null
  if (!other) return one.cents === before || isWrong(reading, one, figures) ? null : one
  const known = figures.filter(({ cents }) => cents !== before)
  if (before !== undefined && known.length === 1) return known[0] ?? null
  const right = figures.filter((each) => !isWrong(reading, each, figures))
  return right.length === 1 ? (right[0] ?? null) : null
}

function isWrong({ tokens }: Reading, sum: Figure, figures: readonly Figure[]): boolean {
  const bound = figures.findLast(({ last }) => last < sum.first)?.last ?? -1
  // "6000 não kkk 600": that is said of the one before.
  const isOfFormer = bound >= 0 && tokens[bound + 1]?.norm === 'nao' && isEnd(tokens[bound + 2])
  const from = Math.max(bound + (isOfFormer ? 2 : 1), sum.first - leadMax)
  const own = tokens.slice(from, sum.first)
  const comma = own.findLastIndex(({ kind, norm }) => kind === 'emoji' || /^[,.;!]$/.test(norm))
  const isLed = own.slice(comma + 1).some(({ norm }) => wrongLeads.has(norm))
  const [next, end] = tokens.slice(sum.last + 1, sum.last + 3)
  return isLed || (next?.norm === 'nao' && isEnd(end))
}

/** A mark or a laugh ends what is said of a figure. */
function isEnd(token: Reading['tokens'][number] | undefined): boolean {
  return token === undefined || !['word', 'number'].includes(token.kind) || isLaugh(token.norm)
}

/** "600*": what is right, as it is put in a chat. */
function isStarred({ tokens }: Reading, sum: Figure): boolean {
  return tokens[sum.last + 1]?.norm === '*' || tokens[sum.first - 1]?.norm === '*'
}

/** Whether a message says that something was told wrong. */
export function saysWrong(reading: Reading): boolean {
  return hasOneOf(reading, slips)
}

/** Whether a message says outright that another figure was wrong. */
export function isPutRight(reading: Reading, sum: Figure): boolean {
  const isBoth = figuresIn(reading)?.length === 2 && hasOneOf(reading, telling)
  return hasOneOf(reading, slips) || isBoth || isStarred(reading, sum)
}

/** Whether it may say so, by nothing but a cry. */
export function isCried(reading: Reading): boolean {
  return hasOneOf(reading, cries)
}

/** The words of saying so. */
export const puttingRight: readonly ReadonlySet<string>[] = [slips, cries, telling, aroundSlips]
