import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Spoken } from '#language/phrases/spoken.ts'

/** Lya is asked to write something down, or not to. */
export const requestBook = new PhraseBook('requests', [
  { means: 'asked', say: '{please} [me|a] {note}', like: 'quero anotar 50 de pão' },
  { means: 'asked', say: 'gostaria de {note}', like: 'gostaria de registrar 50 de pão' },
  { means: 'asked', say: 'da pra {note}', like: 'dá pra anotar 50 de pão' },
  { means: 'asked', say: 'que voce {note}', like: 'quero que você registre 50 de pão' },
  {
    means: 'asked',
    say: '[me] {note}',
    not: ['{of}|{article}|{in}|essa|qual marca'],
    like: 'anota 50 de pão',
  },
  { means: 'asked', say: '{put} ai', like: 'bota aí 50 de pão' },
  { means: 'asked', say: 'guarda ai', like: 'guarda aí: 50 de pão' },
  { means: 'asked', say: 'la vai [:|,] @#', like: 'lá vai: 50 de pão' },
  {
    means: 'refused',
    say: 'nao|nem|n|nunca [mais] [precisa|preciso|precisava|quero|pode|vai|era] [de|pra|que|nem] [me|voce] {noting}',
    not: ['se nao', '{noting} as|os|o|a outras|outros|resto|que'],
    like: 'não precisa registrar os 30',
  },
  { means: 'refused', say: 'nao|nem eh|tem pra|que {noting}', like: 'não é pra anotar' },
  {
    means: 'refused',
    say: 'nao|nem|nunca [me] {putting} isso|esse|essa|este|esta|ai|la|nada',
    like: 'não coloca isso',
  },
  {
    means: 'refused',
    say: 'nao|nem|nunca [eh|precisa] [pra|de] {putting} na|no lista|conta|app',
    like: 'não põe na lista',
  },
  {
    means: 'refused',
    say: '{note-down} [isso|ai|esse|essa] nao ,|.|!|;|ta|viu|por',
    like: 'anota isso não, tá',
  },
  {
    means: 'refused',
    say: '{note-down} [isso|ai|esse|essa] nao $',
    like: 'gastei 80 mas anota não',
  },
  {
    means: 'refused',
    say: '^ [{softly}] [,] [{softly}] [,] esquece|esqueca|deixa|deixe [isso|essa|esse|tudo|assim|ai|quieto|pra] [la|quieto|assim] ,|.|!|:|;',
    like: 'esquece, não precisa',
  },
  {
    means: 'refused',
    say: 'esquece|esqueca|deixa [isso|essa|esse|quieto] $',
    not: ['{insist} [se|me] esquece|esqueca|deixa'],
    like: 'uber 20, esquece isso',
  },
  { means: 'refused', say: 'nao|ah|opa [,] deixa ,', like: 'cinema 40, não, deixa, ele pagou' },
  { means: 'refused', say: 'nao conta $', like: 'pão 68, não conta' },
  { means: 'refused', say: 'deixa pra la $', like: 'uber 20, deixa pra lá' },
  {
    means: 'refused',
    say: ',|.|?|!|mas deixa|deixe [assim|isso|tudo] [como] [esta|ta|tava|estava] [mesmo] [.|!] $',
    not: ['so|nao deixa|deixe'],
    like: 'foi 32? não, ou foi 23? deixa como tá',
  },
  {
    means: 'refused',
    say: 'nao muda|mude|mexe|mexa|altera|altere [em] nada',
    like: 'a luz tá 218,37, não muda nada, só pra você saber',
  },
  {
    means: 'insists',
    say: 'nao|n|nunca [se|me] esquece|esqueca|deixa|deixe',
    like: 'não esquece de anotar 50',
  },
])

/** Whether Lya is asked outright to write something down. */
export function asksToRecord(spoken: Spoken): boolean {
  return requestBook.findAll(spoken).some(({ means }) => means === 'asked')
}

/** Whether it is said that nothing of it is to be written: "não anota isso", "esquece". */
export function refusesToRecord(spoken: Spoken): boolean {
  const found = requestBook.findEvery(spoken)
  const isInsisted = found.some(({ means }) => means === 'insists')
  return !isInsisted && found.some(({ means }) => means === 'refused')
}
