import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Segment } from '#understanding/transactions/segments.ts'

const drawn = new PhraseBook('cash drawn, and what was spent of it', [
  {
    means: 'drawn',
    say: 'tirei|retirei [uns] [r] [$] @ [reais] [hoje|ontem] do|no caixa ..8 gastei|comprei|usei [so] [r] [$] @',
    // A machine is known to give one's own; out of a till the shop's costs are paid.
    not: ['caixa eletronico', 'caixa d* [minha|meu] loja|salao|bar|banca|lanchonete|venda'],
    like: 'tirei 200 do caixa pra ir na feira e só gastei 85 nas frutas',
  },
])

/** Without what only changed its place: the 200 that were drawn, of which 85 were spent. */
export function dropDrawn(reading: Reading, segments: readonly Segment[]): readonly Segment[] {
  const found = segments.length > 1 ? drawn.find(reading) : null
  const own = found && segments.find(({ amount }) => amount.first > found.first)
  return own ? segments.filter((one) => one !== own) : segments
}
