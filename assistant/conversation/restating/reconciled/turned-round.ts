import { hasOneOf } from '#conversation/plain/only-of.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Reading } from '#understanding/reading.ts'

/** How it is said that what stands there went the other way. */
const turned = new PhraseBook('that money went the other way', [
  {
    means: 'turned',
    say: 'foi|foram|eh ..4 que|quem [me] deu|passou|mandou|pagou|transferiu|depositou',
    like: 'foi meu marido quem me passou os 400',
  },
  {
    means: 'turned',
    say: 'meu|minha|o|a ..1 que|quem [me] deu|passou|mandou|pagou|transferiu|depositou',
    like: 'minha irmã que passou os 250 pra mim',
  },
  {
    means: 'turned',
    say: 'quem [me] deu|passou|mandou|pagou|transferiu ..4 foi|eh',
    like: 'quem deu os 400 foi meu marido',
  },
  {
    means: 'turned',
    say: 'nao [foi|foram|eh] [eu] [que] saiu|sairam|saida|gasto|despesa|paguei|dei|mandei|gastei',
    like: 'os 400 do marido entraram, não saíram',
  },
  { means: 'turned', say: 'nao eu pra|para|que', like: 'meu marido deu pra mim, não eu pra ele' },
])
const slips = words('errei enganei confundi inverti contrario trocado invertido')
/** It came back, or once more: another one beside that which stands there. */
const besides = words(
  'devolveu devolvi devolveram devolucao voltou voltaram emprestei emprestou emprestado reembolsou ' +
    'reembolso estornou estorno tambem tb tbm mais outro outra outros outras novo dnv volta',
)

/** Whether what stands there is said to have gone the other way: "os 400 entraram, não saíram". */
export function isTurnedRound(reading: Reading): boolean {
  if (hasOneOf(reading, besides)) return false
  return turned.isIn(reading) || hasOneOf(reading, slips)
}
