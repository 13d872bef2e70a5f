import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { hasWord, type Scene } from '#understanding/transactions/scene.ts'

const taking = new PhraseBook('an offer taken', [
  {
    means: 'taken',
    say: 'levei|comprei|peguei|paguei|aproveitei|garanti|fechei [o|na|logo|hoje|ontem|agora] [um|uma|meu|dois|duas|hora]',
    like: 'tênis de 300 por 219 na promoção, levei um',
  },
])
const denying = new Set(['nao', 'nem', 'quase'])

/** `tenis de 300 por 219 na promocao, levei`: the offer was taken. */
export function isTaken({ clauses, reading }: Scene, at: number): boolean {
  const [own, next] = [clauses[at], clauses[at + 1]]
  if (!own || !next || next.sentence !== own.sentence) return false
  const taken = taking.find(reading, next)
  const isLast = (index: number) => reading.tokens.slice(index + 1, next.last + 1).every(isMark)
  return taken !== null && isLast(taken.last) && !hasWord(reading, own.first, next.last, denying)
}

function isMark({ kind }: { kind: string }): boolean {
  return kind === 'mark'
}
