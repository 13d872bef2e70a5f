/** Deeds that nearly every message tells, folded. */
const deeds = (
  'recebi recebemos recebeu vendi vendemos vendeu devolvi devolveu entreguei entregou entregaram ' +
  'emprestei emprestou consertei consertou depositei depositou depositaram comprei compramos ' +
  'comprou coloquei botei esqueci despachei encomendei encomendou cortei costurei cobrei'
).split(' ')

/** What is left where no ear tells e from i, o from u, c from s. */
function heard(word: string): string {
  return word
    .replaceAll('y', 'i')
    .replace(/c(?=[ei])/g, 's')
    .replaceAll('z', 's')
    .replace(/(.)\1+/g, '$1')
    .replaceAll('e', 'i')
    .replaceAll('o', 'u')
}

const byVowels = new Map(deeds.map((deed) => [heard(deed), deed]))
const lengthMin = 5

/** The deed that a word of no other meaning is said for: `ricibi`, `vindi`, `intreguei`. */
export function findSaidDeed(word: string): string | undefined {
  return word.length < lengthMin ? undefined : byVowels.get(heard(word))
}
