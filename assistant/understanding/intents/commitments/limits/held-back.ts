import { PhraseBook, type PhraseRow } from '#language/phrases/phrase-book.ts'

/** Who asks to be held back, or means to spend no more than that. */
export const heldBack: readonly PhraseRow<'ceiling'>[] = [
  {
    means: 'ceiling',
    say: 'nao [me] deixa|deixe|deixar [eu] passar|gastar|estourar|ultrapassar [mais] [de|que|do] [que] [uns] [r] [$] @',
    like: 'não me deixa passar de 200 em lazer',
  },
  {
    means: 'ceiling',
    say: '@ ..8 se|quando|caso [eu] passar|estourar|ultrapassar [disso|desse] [valor] [,] [me] avisa|avise|avisar|segura|fala|grita',
    like: 'em dezembro 200 de passeio, se passar disso me avisa',
  },
  {
    means: 'ceiling',
    say: '@ ..8 avisa|avise|avisar|segura|fala|grita se|quando|caso [eu] passar|estourar|ultrapassar',
    like: 'em dezembro 200 de lazer, me avisa se passar',
  },
  {
    means: 'ceiling',
    say: '{want}|vou|preciso|bora [me] maneirar|controlar|moderar ..6 [r] [$] @',
    like: 'em dezembro quero maneirar nos rolês, no máximo 180',
  },
  {
    means: 'ceiling',
    say: '{month} [,|:] [so] [r] [$] @ [reais] ..3 e so|acabou [.|!] $',
    like: 'em dezembro 180 pra sair e só',
  },
]

export const isHeldBack = new PhraseBook('that one is to be held back', heldBack)
