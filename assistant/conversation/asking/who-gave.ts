import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

const gives =
  'deu|deram|mandou|mandaram|passou|passaram|pagou|pagaram|transferiu|depositou|devolveu|rendeu|enviou'

/** Whose giving is asked about. */
const givers = new PhraseBook('who gave something', [
  {
    means: 'gave',
    say: `quanto [que|ja] [ja|que|foi] [que] [o|a|os|as|{my}] [{my}] ..4 [ja] me|nos [ja] ${gives}`,
    not: ['quanto [que] [ja] [isso|isto|tudo|ele|ela|eles|elas|voce|eu] [ja] me|nos'],
    like: 'quanto meu marido me deu esse mês?',
  },
  {
    means: 'gave',
    say: `^ [lya|e|,|sera] [que|ja] [o|a|os|as|{my}] [{my}] ..3 [ja] me|nos [ja] ${gives} [quanto] [hoje|ontem|esse|este|nesse|essa] [mes|semana] [?] $`,
    not: [
      'quanto|quem|quando|que|porque|alguem|ele|ela|eles|elas|isso|tudo [que] [ja] me|nos',
      'quanto ..4 me',
    ],
    like: 'a Ju me pagou quanto?',
  },
])

const leads = new Set(
  'lya e sera quanto que ja foi o a os as meu minha meus minhas nosso nossa seu dona'.split(' '),
)

/** Who gave, in the person's own words, of "quanto meu marido me deu esse mês?"; else null. */
export function whoGave({ tokens, text, ...reading }: Reading): string | null {
  const found = givers.find({ tokens, ...reading })
  if (!found) return null
  let end = tokens.findIndex(({ norm }, at) => at > found.first && to.has(norm))
  let start = found.first
  while (start < end && leads.has(tokens[start]?.norm ?? '')) start += 1
  while (end > start && tokens[end - 1]?.norm === 'ja') end -= 1
  const [first, last] = [tokens[start], tokens[end - 1]]
  return first && last && start < end ? text.slice(first.start, last.end) : null
}

const to = new Set(['me', 'nos'])
