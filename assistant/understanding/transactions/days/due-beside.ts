import type { NamedDay } from '#language/days/named-day.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const paying = new PhraseBook('the day that it was paid on, beside the day that it was due', [
  {
    means: 'paid',
    say: 'paguei|pagamos|quitei|acertei|adiantei|antecipei|debitou|pago|paga ..1 [adiantado|adiantada|antecipado|antecipada] hoje|ontem|anteontem|agora|agorinha [mesmo] [.|!|,] [viu|ta|gente] [.|!] $',
    like: 'meu aluguel é 750 dia 8, paguei adiantado hoje',
  },
  {
    means: 'paid',
    say: '[ja] hoje|ontem|anteontem [eu] [ja] paguei|quitei|acertei|adiantei|antecipei [ele|ela] [adiantado|adiantada|antecipado|antecipada] [.|!] $',
    like: 'meu aluguel é 750 dia 8, hoje já paguei',
  },
])
const comma = new Set([',', '.', 'e', 'mas', 'so', 'que', 'ja', '-', '(', ';'])

/** The `dia 8` of "meu aluguel é 750 dia 8, paguei adiantado hoje": when it would have been due. */
export function isDueBeside(reading: Reading, { first, last }: NamedDay): boolean {
  const { amounts, tokens } = reading
  if (amounts.length !== 1 || tokens[first]?.norm !== 'dia') return false
  return paying.findAll(reading).some((one) => {
    return last < one.first && comma.has(tokens[last + 1]?.norm ?? '')
  })
}
