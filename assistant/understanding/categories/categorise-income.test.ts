import { describe, expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'
import { type CategoryIndex, indexCategories } from '#understanding/categories/category-index.ts'
import { readMessage } from '#understanding/reading.ts'
import { readTransactions } from '#understanding/transactions/read-transactions.ts'

const today = '2026-11-18'
const filed = (text: string) =>
  interpretCase({ text, today }).transactions?.map(({ category }) => category)

describe('money that came in', () => {
  // None of these stands in the corpus that is learned from.
  it.each([
    ['recebi 240 do conserto da geladeira da dona Neide', ['Freelances']],
    ['a mãe do aluno me pagou 160 das aulas de reforço', ['Freelances']],
    ['caiu o pagamento do mês 2.310,55', ['Salário']],
    ['a clínica depositou meu salário 3.420', ['Salário']],
    ['meu tio me deu 100 de aniversário', ['Outros']],
    ['a empresa me reembolsou 88 do almoço', ['Outros']],
    ['o plano de saúde reembolsou 140 da consulta', ['Outros']],
    ['minha irmã devolveu os 50', ['Outros']],
    ['vendi um bezerro por 1.850, descontaram 5% de comissão', ['Freelances']],
    ['recebi o leite da quinzena 1.320, veio com desconto de 80 do frete', ['Freelances']],
    ['recebi 1.200 de comissão', ['Salário']],
    ['paguei a diária de dois peões, 120 cada', ['Outros']],
    ['comprei um peão pro menino 12', ['Lazer']],
  ])('%s', (text, want) => expect(filed(text)).toEqual(want))

  it("goes under the person's own category for such work", () => {
    const categories = [
      { name: 'Bicos', type: 'receita' as const },
      { name: 'Ajuda da família', type: 'receita' as const },
      { name: 'Casa', type: 'despesa' as const },
    ]
    const told = interpretCase({ text: 'recebi 240 do conserto da geladeira', today, categories })
    expect(told.transactions?.map(({ category }) => category)).toEqual(['Bicos'])
  })

  it('stays where the person has put the like before', () => {
    const all = [{ id: 'pay', name: 'Salário', type: 'receita' as const }]
    const reading = () => readMessage('a empresa me reembolsou 88', Temporal.PlainDate.from(today))
    const filedBy = (index: CategoryIndex) =>
      readTransactions(reading(), index).transactions.map(({ draft }) => draft.categoryId)
    const choice = { term: 'empresa', type: 'receita' as const, categoryId: 'pay' }
    expect(filedBy(indexCategories(all, []))).toEqual([null])
    expect(filedBy(indexCategories(all, [choice]))).toEqual(['pay'])
  })
})
