import { expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'

const today = '2026-09-11'

it.each([
  ['falta quanto pro casamento?', { metric: 'goal' }],
  ['Quanto sobra agora em Lazer?', { metric: 'budget', category: 'Lazer' }],
  ['a aposentadoria já entrou na conta quanto é que ainda tem minha filha', { metric: 'balance' }],
  ['o salário caiu, quanto tenho agora?', { metric: 'balance' }],
  ['quanto ainda tem na conta', { metric: 'balance' }],
  ['quanto foi que eu gastei com remédio esse mês que passou', { from: '2026-08-01' }],
  ['a gente gastou quanto ontem??', { metric: 'spent', from: '2026-09-10', to: '2026-09-10' }],
  ['me manda a lista de tudo de maio', { metric: 'list', from: '2026-05-01', to: '2026-05-31' }],
  ['quanto que sobrou do meu dinheiro', { metric: 'balance' }],
  ['como estou indo?', { metric: 'balance' }],
  ['tive lucro esse mês?', { metric: 'balance', from: '2026-09-01' }],
  ['Quero saber se tive lucro este mês.', { metric: 'balance' }],
  ['quanto eu fiz essa semana tirando os gastos?', { metric: 'balance' }],
  [
    'quanto gastei em julho e agosto somados?',
    { metric: 'spent', from: '2026-07-01', to: '2026-08-31' },
  ],
  ['quanto gastei de 3 a 7 deste mês?', { from: '2026-09-03', to: '2026-09-07' }],
  ['quanto gastei de abril pra cá?', { from: '2026-04-01', to: '2026-09-11' }],
  ['quanto falta pra estourar o orçamento de lazer?', { metric: 'budget' }],
  ['Qual é o total das minhas entradas em agosto?', { metric: 'received', from: '2026-08-01' }],
  ['qual o total de entradas e saídas do mês?', { metric: 'balance' }],
  ['quanto tirei líquido esse mês?', { metric: 'balance' }],
  ['Qual foi o total recebido no mês?', { metric: 'received', from: '2026-09-01' }],
  ['total recebido mês', { metric: 'received', from: '2026-09-01' }],
  ['total recebido em agosto', { metric: 'received', from: '2026-08-01' }],
  ['receita de agosto?', { metric: 'received', from: '2026-08-01' }],
  ['opa qanto eu tenho', { metric: 'balance' }],
  ['quato gastei ontem lya', { metric: 'spent', from: '2026-09-10' }],
  ['transporte quanto falta', { metric: 'budget', category: 'Transporte' }],
  ['ainda tenho quanto pra alimentação?', { metric: 'budget', category: 'Alimentação' }],
  [
    'Como que tá meu saldo, porque quero ver se dá pra comprar a cabine de 139',
    { metric: 'balance' },
  ],
  [
    'me diz quanto entrou em agosto? É que o banco quer saber pra um empréstimo de 5 mil',
    { metric: 'received', from: '2026-08-01' },
  ],
  ['quanto sobrou esse mês, pra ver se dá pra comprar um sofá de 900', { metric: 'balance' }],
  ['quanto entro hoje', { metric: 'received', from: '2026-09-11' }],
  ['quais conta ta faltando', { metric: 'upcoming' }],
  ['quanto vai sair em dezembro?', { metric: 'upcoming', from: '2026-12-01' }],
  ['Discrimine, por favor, os lançamentos de hoje.', { metric: 'list' }],
  ['qnt falta do delivery?', { metric: 'budget', category: 'Alimentação' }],
  ['qnto falta d lazer', { metric: 'budget', category: 'Lazer' }],
  ['Quanto na farmácia, agosto?', { metric: 'spent', from: '2026-08-01' }],
  ['quanto resta do orçamento de lazer?', { metric: 'budget', category: 'Lazer' }],
  [
    'Quanto ainda tenho de contas para pagar em dezembro?',
    { metric: 'upcoming', from: '2026-12-01', to: '2026-12-31' },
  ],
  ['quanto tenho de boleto pra pagar em janeiro?', { metric: 'upcoming', from: '2027-01-01' }],
  ['quanto ainda tenho na conta?', { metric: 'balance' }],
  ['to gastando mt com ifood? qnt foi?', { metric: 'spent', category: 'Alimentação' }],
  [
    'Ainda cabe um jantar de R$ 120,00 no orçamento de lazer?',
    { metric: 'budget', category: 'Lazer' },
  ],
  ['cabe mais 120 no lazer?', { metric: 'budget', category: 'Lazer' }],
  ['Quanto tenho de assinaturas por mês?', { metric: 'upcoming' }],
  ['quais são minhas assinaturas?', { metric: 'upcoming' }],
  ['tô gastando muito?', { metric: 'balance' }],
  ['quanto hoje', { metric: 'spent', from: '2026-09-11', to: '2026-09-11' }],
  ['qto ontem?', { metric: 'spent', from: '2026-09-10', to: '2026-09-10' }],
  ['oq falta de conta', { metric: 'upcoming' }],
  ['falta alguma conta?', { metric: 'upcoming' }],
  ['o q tem de conta ainda', { metric: 'upcoming' }],
])('%s', (text, want) => {
  expect(interpretCase({ text, today })).toMatchObject({ intent: 'query', ...want })
})

it('hears no question in what was done', () => {
  const bought = 'gastei 40 no mercado, é que quanto menos saldo melhor'
  expect(interpretCase({ text: bought, today }).intent).toBe('log')
  expect(interpretCase({ text: 'gastei 40, mais que ontem', today }).intent).not.toBe('query')
})
