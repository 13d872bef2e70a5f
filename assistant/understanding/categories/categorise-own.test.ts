import { describe, expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'

const today = '2026-03-11'
/** Income categories carry a plus. */
const listed = (names: string) =>
  names.split(', ').map((name) => ({
    name: name.replace('+', ''),
    type: name.endsWith('+') ? ('receita' as const) : ('despesa' as const),
  }))
const under = (text: string, names: string) =>
  interpretCase({ text, today, categories: listed(names) }).transactions?.map((one) => one.category)

describe("a person's own list of categories", () => {
  it.each([
    ['caixa de bolo 34,50', 'Ingredientes, Embalagem, Casa', ['Embalagem']],
    ['passagem do transcol 10,20', 'Comida, Ônibus, Faculdade', ['Ônibus']],
    ['uniforme da escola do Kauan 64', 'Material, Mercado, Filhos', ['Filhos']],
    ['acém 196,80', 'Carnes, Bebidas, Descartáveis', ['Carnes']],
    ['kit de embreagem 280,00', 'Peças, Ferramentas, Casa', ['Peças']],
    ['veterinario da mimosa 230', 'Vacas, Lavoura, Casa', ['Vacas']],
    ['adubo 1.264,00 à vista', 'Lavoura, Casa', ['Lavoura']],
    ['quartinho 350,00', 'Comida, Aluguel, Remédio', ['Aluguel']],
    ['vacina v10 do Thor 95', 'Saúde, Pets, Casa', ['Pets']],
    ['energia 180,40', 'Rango, República, Rolê', ['República']],
    ['dipirona 12,50 e pirarucu 64', 'Rango, Remédio, Casa', ['Remédio', 'Rango']],
    ['cabresto 95', 'Traia, Farra, Casa', ['Traia']],
    ['oferta do culto 50', 'Casa, Missões, Comida', ['Missões']],
  ])('%s', (text, names, want) => expect(under(text, names)).toEqual(want))

  it.each([
    ['xtudo 18', 'Alimentação'],
    ['moqueca 62', 'Alimentação'],
    ['ru 1,40', 'Alimentação'],
    ['guabiroba e jabuticaba 14', 'Alimentação'],
    ['vade mecum 139,90', 'Educação'],
    ['recarga do riocard 40', 'Transporte'],
    ['passagem da balsa 12', 'Transporte'],
    ['porcelanato 890', 'Moradia'],
    ['botija de gás 118', 'Moradia'],
    ['rosuvastatina 64,90', 'Saúde'],
    ['lash lifting 120', 'Saúde'],
    ['robux 24,90', 'Lazer'],
    ['rifa do Círio 10', 'Lazer'],
    ['boneca 79,90', 'Compras'],
    ['buquê de rosas 70', 'Presentes'],
  ])('%s is %s with the suggested set', (text, want) => {
    const { transactions } = interpretCase({ text, today })
    expect(transactions?.map((one) => one.category)).toEqual([want])
  })

  it('takes a queue for no shop, and an advance at work for pay', () => {
    const of = (text: string) => interpretCase({ text, today }).transactions?.[0]?.category
    expect(of('fiquei 40 minutos na fila do mercado e gastei 210')).toBe('Alimentação')
    expect(of('recebi um adiantamento de 900 do trampo')).toBe('Salário')
  })

  it.each(['estranho, 30 pra mim', 'facada, 90', 'solteira aos 40'])(
    'mends no common word into a thing: %s',
    (text) => {
      const { transactions = [] } = interpretCase({ text, today })
      expect(transactions.map((one) => one.category).filter((one) => one !== 'Outros')).toEqual([])
    },
  )

  it('takes what is earned for the one trade there is, and no gift', () => {
    const names = 'Comida, Casa, Atendimentos+'
    expect(under('recebi 140 da Jacira pelas luzes', names)).toEqual(['Atendimentos'])
    expect(under('meu pai me deu 50', names)).toEqual(['Outros'])
    expect(under('recebi 140 da Jacira', 'Comida, Salário+, Freelances+')).toEqual(['Outros'])
  })

  it('gives a list its one category where an item alone says nothing', () => {
    const names = 'Carro, Casa, Comida'
    expect(under('troca de oleo 189, amortecedor 240, xpto 42,90', names)).toEqual([
      ...['Carro', 'Carro', 'Carro'],
    ])
    expect(under('troca de oleo 189 e 42 pro João', names)).toEqual(['Carro', 'Outros'])
  })
})
