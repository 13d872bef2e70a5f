import { IconTags } from '@tabler/icons-react'
import { describe, expect, it } from 'vitest'
import { type Command, findCommands } from '#design/palette/command.model.ts'

const command = (label: string, words = ''): Command => ({
  id: label,
  group: 'go',
  label,
  words,
  Icon: IconTags,
  run: () => {},
})
const commands = [
  command('Transações'),
  command('Nova Transação', 'gasto registrar'),
  command('Metas', 'objetivos'),
]
const found = (typed: string) => findCommands(commands, typed).map(({ label }) => label)

describe('the palette', () => {
  it('finds without case and accents, by the beginnings of words', () => {
    expect(found('TRANSACOES')).toEqual(['Transações'])
    expect(found('transa')).toEqual(['Transações', 'Nova Transação'])
    expect(found('ações')).toEqual([])
  })

  it('wants every word, in any order and by other names too', () => {
    expect(found('trans nova')).toEqual(['Nova Transação'])
    expect(found('objet')).toEqual(['Metas'])
    expect(found('gasto novo')).toEqual([])
  })

  it('shows everything before anything is typed', () => {
    expect(found('  ')).toHaveLength(3)
  })
})
