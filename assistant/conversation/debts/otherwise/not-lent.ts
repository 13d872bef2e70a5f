import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

/** The loan was another's: what goes out pays it back. */
const notLent = new PhraseBook('nothing was lent by the writer', [
  {
    means: 'got',
    say: 'me|nos [tinha|havia] emprestou|emprestado|emprestaram|emprestada|arrumou',
    not: ['me [tinha|havia] pediu|pedido'],
    like: 'que ela tinha me emprestado',
  },
  {
    means: 'got',
    say: 'peguei|pegado|pego|pegamos|pedi|tomei|tomado|devia|devolvi|devolvendo|quitei|paguei|acertei|parcela|prestacao|banco|banca|financeira|cartao|consignado',
    like: 'parcela do empréstimo',
  },
  {
    means: 'got',
    say: 'pagar|quitar|acertar|abater o|a|os|um|meu|minha|do emprestimo|emprestado|divida|conta',
    like: 'pix pro meu irmão pagar o empréstimo',
  },
  {
    means: 'got',
    say: 'do|deste|desse|daquele emprestimo',
    like: 'fiz um pix de 200, é do empréstimo',
  },
])

/** Where no word says that it was given, these tell of a doubt, or what somebody wants it for. */
const doubts = new Set(
  (
    'nao talvez sera acho se vou quer queria querendo pensar pensando recusei neguei quando posso ' +
    'pra pro pras pros para mas ainda nem nunca'
  ).split(' '),
)
const gave = new Set('dei emprestei mandei passei fiz arrumei'.split(' '))

/** "meu primo me pediu 80 emprestado pra pagar a luz dia 10", of which nothing was given. */
function isOnlyAskedFor({ tokens }: Reading, means: 'before' | 'behind'): boolean {
  const isAny = (words: ReadonlySet<string>) => tokens.some(({ norm }) => words.has(norm))
  const isDenied = tokens.some(({ norm }, at) => gave.has(norm) && tokens[at - 1]?.norm === 'nao')
  return isDenied || (means === 'before' && !isAny(gave) && isAny(doubts))
}

/** Whether what sounds like a loan pays one back, or was only asked for. */
export function isNotLent(reading: Reading, means: 'before' | 'behind'): boolean {
  return notLent.isIn(reading) || isOnlyAskedFor(reading, means)
}
