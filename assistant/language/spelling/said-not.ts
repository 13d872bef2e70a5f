/**
 * Verbs behind which "num" is how "não" is said in the country: `num gastei`, `a luz num era 98`.
 * Of things ("num casamento", "num corte") none is written so.
 */
const verbs = new Set(
  (
    'gastei gastamos gastou paguei pagamos pagou comprei compramos comprou recebi recebemos recebeu vendi ' +
    'vendemos vendeu era eram foi foram fui eh sei tenho tem tinha tive teve vou vai vamos quero queria quis ' +
    'peguei pegou fiz fez saiu entrou caiu veio deu dei falei falou achei lembro sou esta estou estava tava to ' +
    'precisa preciso consegui consigo posso pode deixa anota'
  ).split(' '),
)

/** What "num" is before that word. */
export function numBefore(next: string): 'nao' | 'num' {
  return verbs.has(next) ? 'nao' : 'num'
}
