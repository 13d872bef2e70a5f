import { understand } from '@lya/assistant'
import { suggested } from '#tools/corpus/lists/categories.ts'
import { compare, type ListLine, type Verdict } from '#tools/corpus/lists/list.ts'

const today = Temporal.PlainDate.from('2026-09-16')

/** Money of another country is never written, even when it is told as spent. */
export function judgeForeign(line: ListLine): Verdict {
  if (line.currency === 'BRL') return { kind: 'out', why: 'reais' }
  if (line.currency === '$')
    return { kind: 'out', why: 'a dollar sign, which means reais in Brazil' }
  if (line.caveat !== undefined) return { kind: 'out', why: 'marked with a caveat' }
  const { effects } = understand({
    text: `gastei ${line.text}`,
    today,
    categories: suggested,
    learned: [],
    state: {},
  })
  const written = effects.flatMap((one) => {
    return one.kind === 'create-transactions' ? one.transactions : []
  })
  const got = written.map(({ amountCents }) => Number(amountCents))
  return compare(
    got.filter((cents) => cents === line.cents),
    '',
  )
}
