import type { Meaning } from '#understanding/lexicon/find.ts'
import type { Reading } from '#understanding/reading.ts'

const bills = / (luz|energia|internet|net|gas|condominio|aluguel|telefone|conta|contas|fatura) /
const again = / (todo mes|todo dia \d+|por mes|mensal|vence|vencimento) /
const drunk =
  / agua (de coco|com gas|sem gas|mineral|tonica) | (galao|garrafa|garrafinha|copo) (de |d )?agua /
const waterBill: readonly Meaning[] = [{ concept: 'bills', weight: 'item' }]

/** What a word means because of what stands around it; undefined leaves it at the lexicon. */
export function meaningHere(
  term: string,
  { flat, tokens }: Reading,
  at: number,
): readonly Meaning[] | undefined {
  // Water beside other bills, or every month, is one.
  if (term === 'agua' && (bills.test(flat) || again.test(flat)) && !drunk.test(flat)) {
    return waterBill
  }
  // Honey is masculine: "vet da Mel" speaks of the dog.
  return term === 'mel' && tokens[at - 1]?.norm === 'da' ? [] : undefined
}
