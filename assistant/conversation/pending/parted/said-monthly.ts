import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const again = new PhraseBook('that it comes every month', [
  {
    means: 'again',
    say: 'mensal|mensais|mensalmente|recorrente|recorrentes|fixa|fixo|fixas|fixos|repete|repetem',
    like: 'é mensal',
  },
  { means: 'again', say: 'todo|cada [santo] mes', like: 'é todo santo mês' },
  { means: 'again', say: 'todos os meses', like: 'vem todos os meses' },
  { means: 'again', say: 'mes a mes', like: 'pago mês a mês' },
])

const denied = new PhraseBook('that it does not', [
  {
    means: 'denied',
    say: 'nao [eh|sao|vem|se] mensal|mensais|fixa|fixo|fixas|fixos|todo|repete|repetem|recorrente',
    like: 'não é todo mês',
  },
])

/** Whether a part says of what it speaks of that it comes every month. */
export function saysMonthly(reading: Reading): boolean {
  return again.isIn(reading) && !denied.isIn(reading)
}
