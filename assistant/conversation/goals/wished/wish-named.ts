import { months } from '#language/days/words.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { capital } from '#language/spelling/capital.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

const nameMax = 40
const article = 'o|a|os|as|um|uma|uns|umas|meu|minha|meus|minhas'

const leads = new PhraseBook('what something is wished for', [
  {
    means: 'for',
    say: `pra|pro|para|pras|pros [eu|poder] [trocar|comprar|por|botar|colocar|consertar|arrumar|instalar|levar] [${article}] [${article}]`,
    not: ['pra|para isso|isto|mim|la|ela|ele|nos|{month}'],
    like: 'pra trocar as pastilhas',
  },
  {
    means: 'wish',
    say: `querendo|quero|queria [comprar|trocar|ter] [de] um|uma|o|a|meu|minha`,
    like: 'tô querendo uma geladeira nova',
  },
  {
    means: 'asks',
    say: `pedindo|precisando|precisa [de] [${article}]`,
    like: 'a moto tá pedindo pneus novos',
  },
  {
    means: 'does',
    say: `quero|queria|querendo|sonho|vontade|plano [meu|d*] [eh] fazer um|uma|a|minha`,
    like: 'quero fazer uma viagem pra ver o mar',
  },
])

const ends = new Set([',', '.', ';', '!', '?', ':', 'ate', 'que', 'custa', 'quero', 'preciso'])
const terms = new Set(['em', 'ate', 'pra', 'para'])

/** What is saved for, in the words behind what says so; null where nothing is named. */
export function nameOfWish(message: Message): string | null {
  const { reading } = message
  const found = leads.findAll(reading).toSorted((one, other) => rank(one) - rank(other))
  for (const { last } of found) {
    const from = last + 1
    const subject = findSubject(reading, coverTokens(reading), from, endOf(message, from))
    // What stands far behind is the matter of something else.
    if (!subject || subject.first > from + 1) continue
    const name = capital(writeSubject(reading, subject))
    if (name.length <= nameMax) return name
  }
  return null
}

const order = ['does', 'for', 'asks', 'wish']
const rank = ({ means }: { means: string }) => order.indexOf(means)

function endOf({ reading: { tokens } }: Message, from: number): number {
  const stop = tokens.findIndex(({ norm }, at) => {
    const isTerm = terms.has(norm) && months.has(tokens[at + 1]?.norm ?? '')
    return at > from && (ends.has(norm) || isTerm)
  })
  return stop < 0 ? tokens.length - 1 : stop - 1
}
