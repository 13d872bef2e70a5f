import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'

const lead = '^ [ops|ah|opa|nao|ih|lya] [,] [ops|ah|opa|nao|ih|lya] [,]'
const end = '[!|.] [!|.] $'

const mistakes = new PhraseBook('that whatever was written was not meant', [
  {
    means: 'mistake',
    say: `${lead} [isso|esse] foi|era|eh [um] engano|erro|brincadeira|mentira ${end}`,
    like: 'ops, isso foi engano',
  },
  {
    means: 'mistake',
    say: `${lead} [isso|esse] foi|era|eh sem querer ${end}`,
    like: 'foi sem querer!',
  },
  {
    means: 'mistake',
    say: `${lead} [isso|esse] foi|era|eh [so] [um] teste ${end}`,
    like: 'era só um teste',
  },
  { means: 'mistake', say: `${lead} mandei errado ${end}`, like: 'ih, mandei errado' },
  { means: 'mistake', say: `${lead} mandei sem querer ${end}`, like: 'mandei sem querer' },
  { means: 'mistake', say: `${lead} mandei por engano ${end}`, like: 'mandei por engano.' },
  { means: 'mistake', say: `${lead} ignora|desconsidera [isso] ${end}`, like: 'desconsidera isso' },
])

/** "foi engano": whatever was registered was not meant. */
export function isMistake({ reading }: Message): boolean {
  return reading.amounts.length === 0 && mistakes.isIn(reading)
}
