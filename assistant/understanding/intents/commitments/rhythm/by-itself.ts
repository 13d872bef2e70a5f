import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const drawn = new PhraseBook('what is drawn by itself on its day', [
  {
    means: 'drawn',
    say: 'debito|cobranca|pagamento|desconto automatico|automatica [no|todo|cai|sai] [no] dia #',
    not: ['paguei|pagou|caiu|saiu|debitou|debitaram|cobraram|veio|foi ..9 automatico|automatica'],
    like: 'academia 89,90 débito automático dia 8',
  },
  {
    means: 'drawn',
    say: 'dia # [no|em|por] [debito|cobranca] automatico|automatica',
    not: ['paguei|pagou|caiu|saiu|debitou|debitaram|cobraram|veio|foi ..9 dia'],
    like: 'spotify 21,90 dia 8 no débito automático',
  },
  {
    means: 'drawn',
    say: 'cobrado|cobrada|debitado|debitada|descontado|descontada automatico|automatica|automaticamente [no|todo] dia #',
    not: ['foi|paguei ..6 automatico|automatica|automaticamente'],
    like: 'seguro do carro 210 cobrado automático dia 12',
  },
])

/** `academia 89,90 débito automático dia 8`: nobody tells so of what is paid once. */
export function isDrawnByItself(reading: Reading): boolean {
  return reading.amounts.length === 1 && drawn.isIn(reading)
}
