import { describe, expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const told = [
  'ontem gastei 60 no barbeiro',
  'recebi 500 da Carla',
  'vendi 90 de pão de mel',
  'açougue 75',
  'farmácia 22',
]
const after = (text: string) => {
  const { books, reply } = booksAfter(today, [...told, text])
  expect(books.length).toBe(told.length)
  return reply.replaceAll('\u00a0', ' ')
}

describe('what is asked in words of its own', () => {
  it.each([
    ['me diz o derradeiro gasto que eu te passei', 'Farmácia, R$ 22,00'],
    ['qual a última despesa que você tem aí?', 'Farmácia, R$ 22,00'],
    ['última coisa que lancei foi qual', 'Farmácia, R$ 22,00'],
    ['queria ver os registros de hoje', 'Açougue, R$ 75,00'],
    ['lê tudinho que eu falei hoje', 'Açougue, R$ 75,00'],
    ['ontem eu lancei o que mesmo?', 'Barbeiro, R$ 60,00'],
    ['me passa a soma que recebi esse mês', 'R$ 590,00'],
    ['de grana que entrou esse mês deu quanto?', 'R$ 590,00'],
    ['quanto dinheiro caiu esse mês?', 'R$ 590,00'],
    ['o que foi mais caro de tudo que te passei?', 'Açougue'],
    ['qual foi a maior paulada do mês?', 'Açougue'],
    ['comida esse mês já tá em quanto?', 'R$ 75,00 em Alimentação'],
    ['diz o lucro do pão de mel hoje', 'R$ 493,00'],
  ])('is answered: %s', (text, answer) => {
    expect(after(text)).toContain(answer)
  })

  it('lists the goals', () => {
    const said = ['meta viagem 600', 'meta moto 900', 'mostra minhas metas aí']
    const { reply } = booksAfter(today, said)
    expect(reply).toContain('Viagem')
    expect(reply).toContain('Moto')
  })
})

describe('what is asked of one thing that stands there', () => {
  it.each([
    'o barbeiro eu paguei quando?',
    'qnd foi que paguei o barbeiro msm',
    'o barbeiro foi em que dia mesmo?',
    'eu fui no barbeiro que dia?',
    'o barbeiro tá lançado em qual data?',
  ])('is told with its day: %s', (text) => {
    expect(after(text)).toContain('Barbeiro, R$ 60,00 em')
    expect(after(text)).toContain('ontem')
  })

  it.each([
    'confere pra mim se a farmácia foi anotada',
    'eu te falei da farmácia ou esqueci?',
    'vê aí se o açougue tá lançado',
  ])('is shown where it is noted: %s', (text) => {
    expect(after(text)).toContain('Farmácia, R$ 22,00')
  })
})

it.each([
  ['apaga o último gasto', 4],
  ['paguei 30 no barbeiro hoje, que dia', 6],
])('is none of what is ordered or told: %s', (text, count) => {
  expect(booksAfter(today, [...told, text]).books.length).toBe(count)
})
