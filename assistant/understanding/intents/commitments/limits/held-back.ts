import { PhraseBook, type PhraseRow } from '#language/phrases/phrase-book.ts'
import type { Reading } from '#understanding/reading.ts'

/** What is to be spent at most; "uber 20, me avisa se passar de 200" tells what was. */
const most = '{month}|mes|ate|maximo|max|so|somente|apenas|posso|teto|limite|orcamento'
const told = 'avisa|avise|avisar|segura|fala|grita'
const passed = 'se|quando|caso [eu] passar|estourar|ultrapassar'
/** "me avisa quando eu passar na farmácia" is of a place. */
const not = ['passar na|no|nas|nos|pela|pelo|das|ai|la']

/** Who asks to be held back, or means to spend no more than that. */
export const heldBack: readonly PhraseRow<'ceiling'>[] = [
  {
    means: 'ceiling',
    say: 'nao [me] deixa|deixe|deixar [eu] passar|gastar|estourar|ultrapassar [mais] [de|que|do] [que] [uns] [r] [$] @',
    like: 'não me deixa passar de 200 em lazer',
  },
  {
    means: 'ceiling',
    say: `${most} [:|,] ..5 @ ..8 ${passed} [disso|desse] [valor] [,] [me] ${told}`,
    not,
    like: 'em dezembro 200 de passeio, se passar disso me avisa',
  },
  {
    means: 'ceiling',
    say: `${most} [:|,] ..5 @ ..8 ${told} ${passed}`,
    not,
    like: 'em dezembro 200 de lazer, me avisa se passar',
  },
  {
    means: 'ceiling',
    say: `@ ..4 {month}|mes|maximo|max ..4 ${told} ${passed}`,
    not,
    like: '200 de lazer em dezembro, me avisa se passar',
  },
  {
    means: 'ceiling',
    say: `@ ..4 {month}|mes|maximo|max ..4 ${passed} [disso|desse] [valor] [,] [me] ${told}`,
    not,
    like: '200 de lazer em dezembro, se passar me avisa',
  },
  {
    means: 'ceiling',
    say: '{want}|vou|preciso|bora [me] maneirar|controlar|moderar ..6 maximo|max|ate|em|so [de] [uns] [r] [$] @',
    like: 'em dezembro quero maneirar nos rolês, no máximo 180',
  },
  {
    means: 'ceiling',
    say: '{month} [,|:] [so] [r] [$] @ [reais] ..3 e so|acabou [.|!] $',
    not: ['foi|deu|paguei|gastei|comprei|gasto'],
    like: 'em dezembro 180 pra sair e só',
  },
]

const ofToday = / hoje | amanha /
export const isHeldBack = new PhraseBook('that one is to be held back', heldBack)

/** "não deixa eu gastar mais de 50 no bar hoje" holds for no month. */
export function isOfOneDay(reading: Reading): boolean {
  return isHeldBack.isIn(reading) && ofToday.test(reading.flat)
}
