import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { opinionIntents } from '@lya/assistant/opinion/intents.ts'
import { labelledLines } from '#tools/learn/labelled.ts'
import type { Entry, Line } from '#tools/learn/line.ts'
import { type Had, type Meant, toldBefore } from '#tools/learn/told-before.ts'
import { root } from '#tools/processes/run.ts'

/** What a line of a corpus may hold, beside what is of no interest here. */
interface Case {
  text?: string
  today: string
  context?: readonly string[]
  expect?: Expected
  /** Of a dialogue: what there is when it begins. */
  have?: Had
  /** Of a dialogue: its messages in order. */
  turns?: readonly { text: string; today?: string; expect?: Expected }[]
}

interface Expected extends Meant {
  transactions?: readonly Entry[]
  amount?: number
  total?: number
  installment?: number | null
}

/** Writers of whom nothing is learned: hardly opened, or never, they show what is gained. */
const keptBack = (
  'expedito raimundo aurora cosme jonas perpetua geralda anselmo odete ' +
  'firmino jurema silvano dirceu zenaide waldir'
).split(' ')

/** Every message of the project's corpus that is learned from, always in one order. */
export function corpusLines(folder = join(root, 'assistant/corpus')): Line[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) => /\.(jsonl|tsv)$/.test(path) && !keptBack.some((who) => path.includes(`/${who}/`)),
    )
    .toSorted()
    .flatMap((path) => {
      return path.endsWith('.tsv') ? labelledLines(join(folder, path), path) : linesOf(folder, path)
    })
}

/** The messages of one file: of single cases, and of dialogues turn by turn. */
function linesOf(folder: string, file: string): Line[] {
  const rows = readFileSync(join(folder, file), 'utf8').split('\n')
  return rows
    .filter((row) => row.trim() !== '')
    .flatMap((row) => {
      // Our own files, whose form their own tests check; a line that is no JSON stops the run.
      const { text, today, context = [], expect, have = {}, turns = [] } = JSON.parse(row) as Case
      const said: Case['turns'] = text === undefined || !expect ? [] : [{ text, expect }]
      return [...(said ?? []), ...turns].flatMap((turn, at): Line[] => {
        const intent = opinionIntents.find((one) => one === turn.expect?.intent)
        const isFirst = at === 0 && context.length === 0
        const day = turn.today ?? today
        const amounts = amountsOf(turn.expect)
        const entries = turn.expect?.transactions ?? []
        const said = turns.slice(0, at).map((one) => one.expect)
        const before = at === 0 ? null : toldBefore(have, said)
        const told = { text: turn.text, today: day, amounts, entries, before }
        return intent ? [{ ...told, intent, isFirst, file }] : []
      })
    })
}

function amountsOf(expect: Expected | undefined): number[] {
  if (!expect) return []
  const { transactions = [], amount, total, installment } = expect
  const told = [...transactions.map((one) => one.amount), amount, total, installment]
  return told.filter((one) => typeof one === 'number')
}
