import { readFileSync } from 'node:fs'
import { opinionIntents } from '@lya/assistant/opinion/intents.ts'
import { categoryOfLetter } from '#tools/learn/categories.copy.ts'
import type { Entry, Line } from '#tools/learn/line.ts'

/** Any will do: that a day was meant is no part of these labels. */
const today = '2026-11-12'

/** What is never the beginning of a conversation. */
const later = new Set<string>(['correct', 'delete'])

/**
 * Messages with short labels, a line each: the intent, the sums (`-5290:A:mercado +9000:F:corte`,
 * of what is no entry the centavos alone) and the message, with tabs between.
 *
 * @throws where a line is none: these are our own files.
 */
export function labelledLines(path: string, file: string): Line[] {
  const rows = readFileSync(path, 'utf8').split('\n')
  return rows.filter((row) => row !== '').map((row) => lineOf(row, file))
}

function lineOf(row: string, file: string): Line {
  const [name, sums = '', text] = row.split('\t')
  const intent = opinionIntents.find((one) => one === name)
  if (!intent || text === undefined) throw new Error(`${file}: no label: ${row}`)
  const told = sums.split(' ').filter((sum) => sum !== '')
  const entries = intent === 'log' ? told.map((sum) => entryOf(sum, row, file)) : []
  const amounts = intent === 'log' ? entries.map(({ amount }) => amount) : told.map(Number)
  return { text, today, intent, amounts, entries, isFirst: !later.has(intent), before: null, file }
}

function entryOf(sum: string, row: string, file: string): Entry {
  const [, sign, amount, letter = '', word = ''] = /^([+-])(\d+):(.):(.*)$/.exec(sum) ?? []
  if (amount === undefined || !(letter in categoryOfLetter))
    throw new Error(`${file}: no sum: ${sum} in ${row}`)
  const category = categoryOfLetter[letter]
  return {
    amount: Number(amount),
    type: sign === '+' ? 'receita' : 'despesa',
    ...(word === '' ? {} : { description: word }),
    ...(category === undefined ? {} : { category }),
  }
}
