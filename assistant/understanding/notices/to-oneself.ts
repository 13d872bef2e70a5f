import { nameAt } from '#understanding/notices/name-at.ts'
import type { Reading } from '#understanding/reading.ts'

const givers = new Set('de do da origem pagador remetente titular'.split(' '))
const takers = new Set('para pra favorecido beneficiario recebedor destinatario destino'.split(' '))
/** What may stand between such a label and its name. */
const between = new Set([':', '\n', 'nome', '-'])

/** Behind a name, the number of its branch: `RUI MELO Ag 0231`. */
const branches = new Set(['ag', 'agencia'])

/** Whether whoever sent it is who it went to: `De: RUI MELO - Inter / Para: RUI MELO - Nubank`. */
export function isToOneself(reading: Reading): boolean {
  const from = namesBehind(reading, givers)
  return namesBehind(reading, takers).some((one) => from.some((other) => isSamePerson(one, other)))
}

function namesBehind(reading: Reading, words: ReadonlySet<string>): string[][] {
  const { tokens } = reading
  return tokens.flatMap(({ norm }, index) => {
    if (!words.has(norm)) return []
    let at = index + 1
    while (between.has(tokens[at]?.folded ?? '')) at += 1
    const name = nameAt(reading, at)
    if (!name) return []
    const own = tokens.slice(name.first, name.last + 1).map(({ folded }) => folded)
    const branch = own.findIndex((word, place) => place > 0 && branches.has(word))
    return [branch < 0 ? own : own.slice(0, branch)]
  })
}

/** By first and last name; one name alone is anybody's. */
function isSamePerson(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 1 && one[0] === other[0] && one.at(-1) === other.at(-1)
}
