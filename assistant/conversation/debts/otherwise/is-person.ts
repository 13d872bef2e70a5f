import { wordsOf } from '#language/phrases/classes.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'

/** Who is one's own: kin, friends, and whom one works with or lives beside. */
export const kin: ReadonlySet<string> = new Set([
  ...wordsOf('{kin}'),
  ...wordsOf('{friend}'),
  ...(
    'irma irmao mana mano mae pai prima primo tia tio cunhada cunhado sogra sogro vizinha vizinho ' +
    'amiga amigo colega chefe namorada namorado esposa marido filha filho avo madrinha padrinho ' +
    'sobrinha sobrinho neta neto genro nora comadre compadre cara guri guria menino menina rapaz ' +
    'moco moca parceiro parceira patrao patroa mulher homem galera pessoal'
  ).split(' '),
])

/** "meu primo", "a dona Ana": not the bank, the car or the works of a loan that is taken. */
export function isPerson(words: readonly string[]): boolean {
  return words.some((word) => kin.has(word) || isFirstName(word) || titles.has(word))
}

const titles = new Set(['dona', 'seu', 'ele', 'ela', 'eles', 'elas'])
