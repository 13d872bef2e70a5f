import { writeFileSync } from 'node:fs'
import {
  type Measure,
  type Miss,
  measureWritten,
  type WrittenMeasure,
} from '@lya/assistant/corpus/written/measure.ts'
import { fallsOf } from '#tools/corpus/written/falls.ts'
import { floorsPath, readFloors, readWritten, writers } from '#tools/corpus/written/read-written.ts'

const head = ['', 'cases', 'exact', 'or proposed', 'wrong writes', 'silent written', 'formula']

/** How the writers' messages and dialogues are read, as a table. @returns Whether no floor fell. */
export function printWritten(
  say: (line: string) => void,
  { showsMisses, raises }: { showsMisses: boolean; raises: boolean },
): boolean {
  const floors = readFloors()
  const measures = writers().map((writer) => {
    const measured = measureWritten(readWritten(writer), showsMisses ? tell : undefined)
    return { writer, measured }
  })
  say(rowOf(head))
  for (const { writer, measured } of measures) {
    say(rowOf([`${writer}, messages`, ...shares(measured.messages)]))
    const formulas = share(measured.dialogues.formulas, measured.dialogues.cases)
    say(rowOf([`${writer}, turns`, ...shares(measured.dialogues), formulas]))
  }
  if (raises) {
    const raised = measures.map(({ writer, measured }) => {
      return [writer, higher(measured, floors[writer])] as const
    })
    const text = JSON.stringify(Object.fromEntries(raised), null, 2)
    writeFileSync(floorsPath, `${text}\n`)
  }
  const falls = measures.flatMap(({ writer, measured }) => {
    return fallsOf(measured, floors[writer]).map((fall) => `${writer}, ${fall}`)
  })
  for (const fall of falls) say(`FAILED ${fall}`)
  return falls.length === 0

  function tell({ id, text, verdict, got, want, said }: Miss): void {
    const grave = verdict.isWrongWrite ? 'WRONG WRITE ' : ''
    say(`${grave}${id} "${text}" ${verdict.wrong.join(', ')}`)
    say(`  want ${JSON.stringify(want)}`)
    say(`  got  ${JSON.stringify(got)}${said.length > 0 ? ` "${said.join(' ')}"` : ''}`)
  }
}

function shares(measure: Measure): string[] {
  const { cases, exact, exactOrProposed, wrongWrites, silentWritten } = measure
  const all = [exact, exactOrProposed, wrongWrites].map((one) => share(one, cases))
  return [String(cases), ...all, String(silentWritten)]
}

function share(part: number, all: number): string {
  return `${((100 * part) / Math.max(1, all)).toFixed(1)}%`
}

function rowOf(cells: readonly string[]): string {
  return cells.map((cell, at) => (at === 0 ? cell.padEnd(18) : cell.padStart(15))).join('')
}

const fewerIsBetter = ['wrongWrites', 'silentWritten', 'formulas']

/** Of two measures the better of each figure. */
function higher(one: WrittenMeasure, other: WrittenMeasure | undefined): WrittenMeasure {
  if (!other) return one
  return {
    messages: { ...one.messages, ...best(one.messages, other.messages) },
    dialogues: { ...one.dialogues, ...best(one.dialogues, other.dialogues) },
  }
}

function best(one: Measure, other: Measure): Record<string, number> {
  const others = new Map<string, number>(Object.entries(other))
  const all = Object.entries({ ...one }).map(([name, value]) => {
    const than = others.get(name) ?? value
    return [name, fewerIsBetter.includes(name) ? Math.min(value, than) : Math.max(value, than)]
  })
  return Object.fromEntries(all) as Record<string, number>
}
