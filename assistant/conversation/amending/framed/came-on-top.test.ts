import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const after = (...said: string[]) => booksAfter(today, said).books

describe('what came on top of an entry, with what it comes to', () => {
  it.each([
    'o remédio teve mais 6 de motoboy, 46 no total',
    'coloca mais 6 no remédio que foi o frete, total 46',
    'remédio deu 46 porque pagaram 6 de entrega',
  ])('is of the one that is named: %s', (text) => {
    expect(after('remédio 40', 'mercado 120', text)).toEqual(['-120 Mercado', '-46 Remédio'])
  })

  it.each([
    'tinha o serviço do garçom, 5 a mais, ficou 27',
    'ih, no fim foi 27, porque cobraram cinco de entrega',
  ])('is of the last one: %s', (text) => {
    expect(after('marmita 22', text)).toEqual(['-27 Marmita'])
  })

  it.each([
    'uber 6 e taxa de entrega 46',
    'mais 6 de refri e 46 de gasolina',
    'o almoço foi 46 e mais 6 de café',
    'gasolina 6 e 46 no total',
    'gastei 46 no almoço e 6 no café, tudo no cartão',
  ])('is none where other things are told: %s', (text) => {
    expect(after('remédio 40', text)).toContain('-40 Remédio')
  })
})
