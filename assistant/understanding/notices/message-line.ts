import type { Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const labels = new Set(['descricao', 'mensagem', 'recado', 'motivo', 'observacao', 'obs'])
/** What a bank fills in where nobody wrote anything. */
const empty = new Set(
  'nao sem nenhuma nenhum pix pagamento transferencia enviado recebido - informado informada'.split(
    ' ',
  ),
)
const wordsMax = 8

/** The `churrasco firma` of "Descrição: churrasco firma": what the payer wrote it was for. */
export function messageLine({ tokens }: Reading): Span | null {
  const at = tokens.findIndex(
    ({ norm }, index) => labels.has(norm) && tokens[index + 1]?.folded === ':',
  )
  if (at < 0) return null
  const first = tokens[at + 2]?.folded === '\n' ? at + 3 : at + 2
  let last = first - 1
  while (tokens[last + 1]?.kind === 'word' || tokens[last + 1]?.kind === 'number') last += 1
  const words = tokens.slice(first, last + 1)
  const isTelling = words.some(({ kind, norm }) => kind === 'word' && norm.length > 2)
  if (!isTelling || words.length > wordsMax || empty.has(words[0]?.norm ?? '')) return null
  return { first, last }
}
