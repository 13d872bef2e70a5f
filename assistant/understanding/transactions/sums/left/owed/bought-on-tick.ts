import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'
import type { Settled } from '#understanding/transactions/sums/sum.ts'

const onTick = new PhraseBook('the rest is on tick', [
  {
    means: 'tick',
    say: 'resto|restante|restinho [ficou|fica|foi|vai|eh] [no|na|de] fiado|fiada|pendurado|caderneta|caderninho',
    like: 'paguei 50 e o resto ficou fiado',
  },
])

/** Whether what was not paid at once was bought on tick. */
export function isRestOnTick(reading: Reading, span: Span): boolean {
  return onTick.isIn(reading, span)
}

const partOfTick = new PhraseBook('a part of what was bought on tick', [
  {
    means: 'part',
    say: 'comprei|peguei|levei ..3 fiado ..4 [r] [$] @ [reais] [e|mas|,] [ja] paguei|dei|adiantei [so|ja] [r] [$] @ [reais] [hoje|agora|,|.|!] $',
    like: 'comprei fiado na venda 38 e paguei 20',
  },
])

/** `comprei fiado na venda 38 e paguei 20`: all of it is spent by then. */
export function isPartOfTick(reading: Reading, whole: Settled, part: Settled): boolean {
  return part.valueCents < whole.valueCents && partOfTick.isIn(reading)
}
