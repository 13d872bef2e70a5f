import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const said = (text: string) => booksAfter(today, text.split(' | ')).reply

it.each(['meta obra', 'meta: obra', 'Nova meta: obra', 'meta da obra'])(
  'how much is asked of a goal that is only called so: %s',
  (text) => {
    expect(said(text)).toBe('Boa! Quanto você quer juntar para a meta Obra?')
    expect(said(`${text} | 4 mil`)).toContain('Meta criada: Obra, R$ 4.000,00')
  },
)

it.each(['meta batida', 'meta do mês', 'meta obra 4000 | meta obra', 'meta de gastos', 'boa meta'])(
  'no goal is wished by %s',
  (text) => {
    expect(said(text)).not.toContain('Quanto você quer juntar')
  },
)
