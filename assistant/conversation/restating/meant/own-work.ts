import { nameWords } from '#conversation/match-named.ts'
import { isOfTrade, tradesTold } from '#conversation/orders/trade.ts'
import { changeOf } from '#conversation/restating/meant/change.ts'
import { isBesides } from '#conversation/restating/meant/plain.ts'
import { meantIn, type Scene } from '#conversation/restating/meant/scene.ts'
import type { Turn } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { categoriseDescription } from '#understanding/categories/categorise-description.ts'

/** Who did the work; it is their trade where that is told as well. */
const mine = new PhraseBook<'did' | 'was'>('that the writer did the work', [
  {
    means: 'did',
    say: 'fui eu que|quem dirigi|rodei|atendi|trabalhei|entreguei|cobrei|costurei|limpei',
    like: 'fui eu que dirigi',
  },
  { means: 'was', say: 'fui eu', like: 'quem fez a unha fui eu' },
  { means: 'was', say: 'eu [eh] que', like: 'eu que sou a manicure' },
  { means: 'was', say: 'nao|nem gastei|paguei', like: 'não gastei, sou manicure' },
  { means: 'was', say: 'me pagou|pagaram|deu', like: 'sou taxista, o passageiro me pagou' },
])

/**
 * The turn of "fui eu que dirigi", "quem fez a unha fui eu, sou manicure", of what stands as spent:
 * whoever did that work was paid for it. Null where another sum or a day is told, or the trade that
 * is told is no reason for that entry.
 */
export function ownWorkMeant(scene: Scene): Turn | null {
  const { message, others, standing, mends, input } = scene
  const { reading } = message
  const found = mine.findEvery(reading).map(({ means }) => means)
  if (found.length === 0 || others.length > 0 || mends.length > 0) return null
  if (reading.days.length > 0 || isBesides(scene)) return null
  const entry = meantIn(scene)?.entry
  if (entry?.type !== 'despesa') return null
  const trades = tradesTold(undefined, reading)
  const isOfIt = nameWords(entry.name).some((word) => isOfTrade(word, trades))
  const isBySum = found.includes('did') && trades.length === 0 && standing.length > 0
  if (!isOfIt && !isBySum) return null
  const categoryId = categoriseDescription(entry.name, 'receita', message.index, input.today)
  return changeOf(scene, entry, { type: 'receita', categoryId })
}
