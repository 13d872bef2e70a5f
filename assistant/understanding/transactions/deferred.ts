import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'
import { hasAmount, type Scene } from '#understanding/transactions/scene.ts'

const deferring = new PhraseBook('paid later', [
  { means: 'owed', say: 'so me pagam|paga', like: 'laudei 42 a 18 cada, só me pagam dia 10' },
  {
    means: 'owed',
    say: 'acerta|acertam|paga|pagam [me] [comigo] dia|amanha|depois|quando',
    like: 'rodei 412 km a 1,30, a fazenda acerta comigo dia 25',
  },
  { means: 'owed', say: 'so recebo|cai|caem', like: 'cortei 6 a 30 mas só recebo sexta' },
  {
    means: 'owed',
    say: 'vai|vao cair|entrar dia|amanha|so',
    like: 'fiz 12h, 460 reais, vai cair dia 10',
  },
  { means: 'owed', say: 'vai|vao [me] pagar|acertar', like: 'atendi 3 a 150, vão pagar amanhã' },
  { means: 'later', say: 'so [se] paga|pago|pagamos|acerto', like: 'é 150, só paga quando vier' },
  { means: 'later', say: 'so [na|no|em|a] {later}', like: 'é 300 mas só semana que vem' },
  { means: 'due', say: 'vence|vencem', like: 'multa 130 chegou, vence dia 30' },
])

/**
 * `a mao de obra é 150, so paga quando vier`, `a multa de 130 chegou, vence dia 30`: a price that
 * is not due yet, work not paid yet.
 */
export function isDeferred(scene: Scene, at: number): boolean {
  const { clauses, reading } = scene
  const own = clauses[at]
  if (!own) return false
  const isPriced = own.mood === 'stated'
  const isOpen = isPriced || own.mood === 'silent' || own.flowRule === 'worked' || isWork(own)
  const isSent = own.verbs.every(({ verb }) => verb.form === 'they-did')
  for (const one of clauses.slice(at + 1)) {
    if (one.sentence !== own.sentence || hasAmount(scene, one)) return false
    const found = deferring.findAll(reading, one).map(({ means }) => means)
    if (isSent && found.includes('due')) return true
    if (isOpen && (found.includes('owed') || (isPriced && found.includes('later')))) return true
  }
  return false
}

/** `fiz plantao extra de 12h`: what was done is work, and paid when it is. */
function isWork({ verbs, flow }: Clause): boolean {
  return flow !== 'out' && verbs.some(({ verb }) => verb.lemma === 'fazer' && verb.form === 'i-did')
}
