import type { Amount } from '#language/amounts/amount.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const now = new PhraseBook('the price that took the place of the one told before', [
  {
    means: 'now',
    say: 'mudei|mudou|troquei|trocou|renegociei|aumentou|aumentaram|baixou|baixaram|diminuiu|subiu|reajustou|reajustaram [o|d*] [plano|pacote|valor|preco|contrato] [,|e|mas] [e|mas] agora [ja] eh|esta|fica|ficou|vem|pago|custa|sai|vai [so|por|pra|para] [r] [$] @',
    like: 'o telefone é 45 todo mês dia 12, mudei de plano agora é 39,90',
  },
  {
    means: 'now',
    say: 'era|eram|custava|pagava [de] [r] [$] @ ..6 [,|e|mas] agora [ja] eh|esta|fica|ficou|vem|pago|custa|sai|vai [so|por|pra|para] [r] [$] @',
    like: 'a academia era 90 todo dia 5, agora é 99',
  },
])

/** The price of now in "o telefone é 45 todo mês, mudei de plano agora é 39,90"; null elsewhere. */
export function priceNow(reading: Reading): Amount | null {
  const last = now.find(reading)?.last
  return reading.amounts.find((one) => one.last === last) ?? null
}
