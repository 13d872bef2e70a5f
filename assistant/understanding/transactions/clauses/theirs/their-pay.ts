import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Clause } from '#understanding/transactions/clauses/clause.ts'

const pay = new PhraseBook('the pay of somebody else, that came to them', [
  {
    means: 'theirs',
    say: 'saiu|caiu|chegou|entrou|veio|pingou [hoje|ontem|ja] o|a|os|as [1|primeira|segunda] [parcela] [d*] {payday}|aposentadoria|pensao|bolsa|auxilio|inss [terceiro|familia] d* [o|a|meu|minha|meus|minhas|nosso|nossa] {kin}|irmao|irma|filho|filha|primo|prima|cunhado|cunhada|vizinho|vizinha|namorado|namorada|amigo|amiga',
    not: [
      'pra mim|nos|gente',
      'me|nos deu|passou|mandou',
      'na minha conta',
      'pensao d* filho|filha',
    ],
    like: 'saiu o décimo terceiro da minha irmã, 1800',
  },
])

const besideOwn = new PhraseBook('what another is paid, told beside the own pay', [
  {
    means: 'theirs',
    say: '[o|a|meu|minha] ..1 recebe|ganha|recebeu|ganhou [so|tambem] [r] [$] @',
    not: ['gente|quem|que|eu|se|nao ..1 recebe|ganha|recebeu|ganhou'],
    like: 'recebi 2.900 hoje e a Bia recebe 1.800 dia 30',
  },
  {
    means: 'theirs',
    say: '[o|a|meu|minha] ..1 vai receber|ganhar [so] [r] [$] @',
    not: ['gente|quem|que|eu|se|nao ..1 vai'],
    like: 'recebi 2.900 e minha mulher vai receber 1.800',
  },
])

/** The rule of clauses that tell of what others were paid. */
export const theirPay = 'their-pay'

/** "caiu o salário da minha mãe 1500": hers, and nothing of it came to the writer. */
export function markTheirPay(reading: Reading, clauses: readonly Clause[]): void {
  const own = clauses.find(({ flow, mood }) => flow === 'in' && mood === 'done')
  const behind = own ? { first: own.last + 1, last: reading.tokens.length - 1 } : null
  const found = pay.find(reading) ?? (behind && besideOwn.find(reading, behind))
  const clause =
    found && clauses.find(({ first, last }) => first <= found.first && found.first <= last)
  if (clause)
    Object.assign(clause, { mood: 'other', rule: theirPay, flow: null, flowRule: theirPay })
}
