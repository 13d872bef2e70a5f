import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-30')

/** What stands there when all of it was said, each in a line. */
function after(...said: string[]): string[] {
  const conversation = begin({ today })
  for (const text of said) take(conversation, text)
  const { bills, entries, goals } = conversation.world
  return [
    ...entries.map(({ amountCents, date, description, type }) => {
      const day = date === today.toString() ? '' : ` ${date.slice(5)}`
      return `${type === 'receita' ? '+' : '-'}${amountCents / 100} ${description}${day}`
    }),
    ...bills.map((one) => {
      const left = one.instalments === null ? '' : ' once'
      return `${one.name} ${one.amountCents / 100} on ${one.dueDay}${left}`
    }),
    ...goals.map((one) => `${one.name} ${one.savedCents / 100} of ${one.targetCents / 100}`),
  ].toSorted()
}

const offered = 'fatura 900 vence dia 10'

it.each([
  [
    '21 de gasolina agora, e pode deixar marcado o aviso',
    ['-21 Gasolina', 'Fatura 900 on 10 once'],
  ],
  ['Comprei ração por 35. Ah, e lembra sim', ['-35 Ração', 'Fatura 900 on 10 once']],
  ['não carece de aviso. o lanche deu 17', ['-17 Lanche']],
  ['quero, acontece que digitei errado, é 940', ['Fatura 940 on 10 once']],
  ['lembra, mas o valor subiu pra 915', ['Fatura 915 on 10 once']],
  ['troquei a data: é dia 14, e não 10. pode avisar', ['Fatura 900 on 14 once']],
  ['é uma conta fixa, me avisa', ['Fatura 900 on 10']],
  ['me lembra dia 8', ['Fatura 900 on 10 once']],
])('of a bill that was offered, what is wanted stands anywhere: %s', (text, books) => {
  expect(after(offered, text)).toEqual(books)
})

it.each([
  ['comprei um caderno, 40. paguei no cartão', ['-40 Caderno']],
  ['18, uber', ['-18 Uber']],
  ['paguei 20 no estacionamento', ['-20 Estacionamento']],
])('what is told of another thing is nothing of that bill: %s', (text, books) => {
  expect(after(offered, text)).toEqual(books)
})

it('mends what was told before, beside the answer', () => {
  const books = ['-45.9 Livro', 'Fatura 900 on 10 once']
  expect(after('livro 40', offered, 'me lembra, e troca o livro pra 45,90')).toEqual(books)
})

const both = 'academia 99 dia 12 e aluguel 620 dia 5'

it.each([
  [
    'fixo é o aluguel; a academia foi avulsa, paguei dia 12',
    ['-99 Academia 11-12', 'Aluguel 620 on 5'],
  ],
  ['ambas pagas, e hoje a água, 60', ['-60 Água', '-620 Aluguel 11-05', '-99 Academia 11-12']],
  ['mensal as 2. academia 109 e não 99', ['Academia 109 on 12', 'Aluguel 620 on 5']],
  ['a primeira paguei dia 12, a outra vem todo mês', ['-99 Academia 11-12', 'Aluguel 620 on 5']],
  ['paguei 30 de uber e 12 de pão', ['-12 Pão', '-30 Uber']],
])('of several bills each has its own answer: %s', (text, books) => {
  expect(after(both, text)).toEqual(books)
})

it.each([
  ['142. e o condomínio é 300 todo dia 8', ['-142 Mercado', 'Condomínio 300 on 8']],
  ['o mercado ficou em 142. ganhei 80 da tia', ['+80 Tia', '-142 Mercado']],
  ['certo mesmo não sei, bota 142', ['-142 Mercado']],
  ['160, só que metade minha irmã bancou', ['-80 Mercado']],
  ['142, e 12 de pão', ['-12 Pão', '-142 Mercado']],
])('a price has other things told beside it: %s', (text, books) => {
  expect(after('mercado', text)).toEqual(books)
})

const wished = 'quero guardar pra viajar'

it.each([
  ['7 mil, e 250 já tão na caixinha', ['Viajar 250 of 7000']],
  ['já juntei 250, quero chegar em 7000', ['Viajar 250 of 7000']],
  [
    '480, é o mesmo valor. e cria a meta reserva de 20 mil',
    ['Reserva 0 of 20000', 'Viajar 0 of 480'],
  ],
  ['larga a viagem. foi um lanche de 17', ['-17 Lanche']],
  ['7 mil. gastei 40 na farmácia', ['-40 Farmácia', 'Viajar 0 of 7000']],
])('how much a goal is to come to has more beside it: %s', (text, books) => {
  expect(after(wished, text)).toEqual(books)
})

it.each([
  ['recebi, guarda pra um violão, a meta é 800', ['+200 Ana', 'Violão 200 of 800']],
  ['entrou. quero juntar 800 pra um violão', ['+200 Ana', 'Violão 0 of 800']],
])('what came in is led into a new goal where that is said: %s', (text, books) => {
  expect(after('200 da Ana', text)).toEqual(books)
})

it.each(['com isso deu quanto hoje?', 'e de gasto no mês, tô em quanto?'])(
  'what all of it comes to is asked in any words: %s',
  (text) => {
    const conversation = begin({ today })
    take(conversation, 'padaria 8')
    expect(take(conversation, text).replies.join(' ').replaceAll('\u00a0', ' ')).toContain(
      'R$ 8,00',
    )
  },
)
