import { describe, expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'

const today = '2026-11-20'
const listed = (names: string) =>
  names.split(', ').map((name) => ({
    name: name.replace('+', ''),
    type: name.endsWith('+') ? ('receita' as const) : ('despesa' as const),
  }))
const told = (text: string, names?: string) =>
  interpretCase({ text, today, ...(names ? { categories: listed(names) } : {}) }).transactions?.map(
    ({ type, amount, description }) => ({ type, amount, description }),
  )

it.each([
  ['domingo rodei 6 horas fiz 210', 'Corridas'],
  ['hoje fiz 200 rodando', 'Corridas'],
  ['vendi um bolo de aniversário de 180 hoje', 'Bolo de aniversário'],
  ['5 tomadas por 60', 'Tomadas'],
  ['vendi uma novilha por 3000 em dois cheques', 'Novilha'],
  ['vendi um boi por 5.000 em três cheques pré', 'Boi'],
  ['dividi uma pizza c a ju, deu 68, minha parte metade, pg no deb', 'Pizza com a ju'],
  ['comi um lanche c o pedro 30', 'Lanche com o pedro'],
  ['almocei com minha mãe 50', 'Almoço com a mãe'],
  ['cinema com meus filhos 90', 'Cinema com os filhos'],
  ['o mercado disse que deu 80', 'Mercado'],
  ['comprei um vestido de festa de 200', 'Vestido de festa'],
  ['paguei a conta de luz de 187,45 ontem e a de gás, 62,30, só vence na segunda', 'Conta de luz'],
])('%s is called %s', (text, want) => {
  expect(told(text)?.map((one) => one.description)).toEqual([want])
})

it.each([
  ['comprei 3 camisas a 40 cada na Renner', ['Camisas (Renner)']],
  // Each figure has the name beside it; whether the place stands there too is learned.
  [
    'cinema: três ingressos de 24 e a pipoca, que ficou em 46',
    [expect.stringMatching(/^Ingressos/), 'Pipoca'],
  ],
  ['comprei um tênis de 200 e uma meia, que deu 20 reais', ['Tênis', 'Meia']],
  ['comprei um remédio de 40 na Drogasil', ['Remédio (Drogasil)']],
  [
    'gastei 2 rolos de cabo a 189,90 cada e 6 disjuntores de 14,50 na Loja Elétrica',
    ['Rolos de cabo (Loja Elétrica)', 'Disjuntores (Loja Elétrica)'],
  ],
  ['comprei pão 10 e remédio 30 na Drogasil', ['Pão', 'Remédio']],
  ['gastei 30 de pão no mercado', ['Pão no mercado']],
])('the shop by its name is kept: %s', (text, want) => {
  expect(told(text)?.map((one) => one.description)).toEqual(want)
})

it.each([
  ['gastei 80 de foguete e 164 e 50 de carne', [8000, 16_450]],
  ['paguei 40 de gasolina e 32 e 50 de lanche', [4000, 3250]],
  ['gastei 80 de foguete, 164 de carne e 50 de carvão', [8000, 16_400, 5000]],
])('reais and cents said apart in a list: %s', (text, want) => {
  expect(told(text)?.map((one) => one.amount)).toEqual(want)
})

it.each([
  ['Tenho a faculdade de R$ 620,00 todo dia 12.', 'Faculdade'],
  ['tenho uma parcela do carro de 800 todo dia 5', 'Parcela do carro'],
  ['temos a escola das crianças 900 todo dia 5', 'Escola das crianças'],
])('the bill of %s is called %s', (text, want) => {
  expect(interpretCase({ text, today })).toMatchObject({ intent: 'recurring', description: want })
})

describe('work told without a word of pay', () => {
  it.each([
    ['cortei 6 cabelos a 30', 18_000],
    ['atendi 3 pacientes a 150', 45_000],
    ['toquei no casamento da Lu, 400', 40_000],
    ['dei 2 aulas de 60', 12_000],
    ['fiz barra de 3 calças a 12 cada', 3600],
    ['segunda parcela do 13 caiu 1.150', 115_000],
    ['caixa do dia 1.873,40', 187_340],
    ['fiz um vale de 300 com o encarregado', 30_000],
  ])('%s came in', (text, amount) => {
    expect(told(text)).toMatchObject([{ type: 'receita', amount }])
  })

  it.each([
    'cortei o cabelo 30',
    'lavei 2 edredons a 25 na lavanderia',
    'cortei 2 cabelos dos meninos a 25',
    'fiz a unha 40',
    'arrumei 2 pneus a 20 cada',
    'pintei o cabelo 80',
    'almoço 28 plantão de 12 horas',
    'fiado na venda da Cida 30',
  ])('%s went out', (text) => expect(told(text)).toMatchObject([{ type: 'despesa' }]))

  it('goes by the categories that only earn', () => {
    expect(told('faxina da dona Lúcia 150', 'Casa, Comida, Faxinas+')?.[0]?.type).toBe('receita')
    expect(told('faxina 150', 'Casa, Faxina, Salário+')?.[0]?.type).toBe('despesa')
    expect(told('6 escovas a 70', 'Produtos, Comida, Salão+')?.[0]?.type).toBe('receita')
    expect(told('lanche no salão 20', 'Produtos, Comida, Salão+')?.[0]?.type).toBe('despesa')
    expect(told('unha 45', 'Produtos, Comida, Projetos+')?.[0]?.type).toBe('despesa')
  })
})

it.each([
  ['emprestei 50 pra minha irmã', 'Empréstimo pra minha irmã'],
  ['emprestei 200 ao Caio', 'Empréstimo ao Caio'],
  ['o Caio devolveu 30 dos 100', 'Caio'],
  ['caiu o pagamento 1800', 'Pagamento'],
  ['relação nova da moto 210', 'Relação nova da moto'],
  ['cabine uv na shopee 59,50 frete grátis', 'Cabine uv na shopee'],
])('%s is called %s', (text, want) => {
  expect(told(text)?.map((one) => one.description)).toEqual([want])
})

it.each([
  ['luz da sala 312 e da casa 278', ['Luz da sala', 'Luz da casa']],
  ['mensalidade do Davi 260, da Lorena 240', ['Mensalidade do Davi', 'Mensalidade da Lorena']],
  ['presente da Bia 50 e do mercado 80', ['Presente da Bia', 'Mercado']],
  ['paguei 20 da passagem e 15 do lanche', ['Passagem', 'Lanche']],
])('%s are called %s', (text, want) => {
  expect(told(text)?.map((one) => one.description)).toEqual(want)
})

it.each([
  ['comprei 2 amortecedores 340, a mão de obra é 150, só paga quando vier', [34_000]],
  ['laudei 42 exames a 18 cada, só me pagam dia 10', []],
  ['atendi 3 a 150, vão pagar amanhã', []],
  ['comprei um tênis, é 300', [30_000]],
])('%s: what is still to come is not written', (text, want) => {
  expect((told(text) ?? []).map(({ amount }) => amount)).toEqual(want)
})

describe('a figure mended within its message', () => {
  it.each([
    ['18 de pão e 45 de gás... não, o gás foi 115', { Pão: 1800, Gás: 11_500 }],
    ['comprei pão 12 e carne 60... não, a carne foi 70', { Pão: 1200, Carne: 7000 }],
    ['comprei carne 60 e pão 12... não, a carne foi 70', { Carne: 7000, Pão: 1200 }],
    ['mercado 100. farmácia 40. ops, o mercado foi 90', { Mercado: 9000, Farmácia: 4000 }],
    ['50 no bar e 30 de uber. Não, pera, o bar foi 55', { Bar: 5500, Uber: 3000 }],
    ['café 8... não, 9', { Café: 900 }],
    ['gastei 38 no uber, não, foi 83', { Uber: 8300 }],
    ['almocei 32. não comprei nada, só um café 6', { Almoço: 3200, Café: 600 }],
  ])('%s', (text, want) => {
    const list = told(text)?.map((one) => [one.description, one.amount]) ?? []
    expect(Object.fromEntries(list)).toEqual(want)
  })
})

// 2026-11-20 is a Friday.
it.each([
  ['botei 25 no celular ontem, não, anteontem', '2026-11-18'],
  ['dei 20 de gorjeta pro entregador ontem não, anteontem', '2026-11-18'],
  ['mercado 50 segunda, não, terça', '2026-11-17'],
  ['gastei 40 na feira sábado, quer dizer, no domingo', '2026-11-15'],
  ['uber 18 ontem, aliás, hoje', '2026-11-20'],
  ['paguei 60 da luz dia 10, não, foi dia 12', '2026-11-12'],
  // The other is denied.
  ['paguei 30 de táxi ontem, não anteontem', '2026-11-19'],
])('%s is of %s', (text, date) => {
  expect(interpretCase({ text, today }).transactions).toMatchObject([{ date }])
})

it.each([
  ['uma das marmitas de vinte e dois voltou, devolvi o dinheiro', 2200],
  ['uma marmita de dezoito voltou fria e eu devolvi o dinheiro da cliente', 1800],
  ['uma das marmitas de dezoito eu devolvi o dinheiro', 1800],
  ['o bolo de 90 chegou amassado e devolvi o dinheiro pra cliente', 9000],
])('what the writer gave back went out: %s', (text, amount) => {
  expect(told(text)).toMatchObject([{ type: 'despesa', amount }])
})

it.each([
  'peguei 50 emprestado e já devolvi o dinheiro',
  'vendi um bolo de 60 e devolvi o dinheiro',
  'a calça de 120 não serviu, devolvi e me deram o dinheiro de volta',
])('what was had before, or came back, did not go out: %s', (text) => {
  expect(told(text) ?? []).toEqual([])
})

it.each([
  [
    'paguei 3 conta hoje, luz 180, água 64 e o telefone 55 que é da minha filha',
    { Luz: 18_000, Água: 6400, Telefone: 5500 },
  ],
  ['paguei 2 boleto, internet 99,90 e escola 640', { Internet: 9990, Escola: 64_000 }],
  ['paguei o telefone 55', { Telefone: 5500 }],
  ['ganhei 20 de gorjeta da Dona Lu alem dos 60', { 'Gorjeta da Dona Lu': 2000, 'Dona Lu': 6000 }],
  ['recebi 10 de caixinha além dos 80 da faxina', { Caixinha: 1000, Faxina: 8000 }],
  ['acetona no din 12', { Acetona: 1200 }],
])('each figure is what it is: %s', (text, want) => {
  const list = told(text)?.map((one) => [one.description, one.amount]) ?? []
  expect(Object.fromEntries(list)).toEqual(want)
})

it.each([
  ['escola da Helena 2530', 'despesa'],
  ['o colégio das crianças 1890', 'despesa'],
  ['caiu o fgts 1.200', 'receita'],
  ['paguei o fgts 120', 'despesa'],
  ['guia do fgts 96', 'despesa'],
  ['seguro desemprego 1700', 'receita'],
  ['recebi da escola do Pedro 1200', 'receita'],
])('%s is %s', (text, type) => {
  expect(told(text)).toMatchObject([{ type }])
})

it('asks which way the money of a fund went', () => {
  expect(interpretCase({ text: 'fgts 1.200', today }).intent).toBe('clarify')
  expect(interpretCase({ text: 'bolsa 400', today }).intent).toBe('clarify')
})

it.each([
  ['o mercado deu 200, paguei os 200 e minha mãe me passou 80', [20_000, 8000]],
  ['a luz deu 150 e paguei 150 do gás', [15_000, 15_000]],
])('what was paid of what it came to is no payment more: %s', (text, amounts) => {
  expect(told(text)?.map(({ amount }) => amount)).toEqual(amounts)
})

it.each([
  ['o menino do corsa pagou hj 3 pneu usado 120 cada, e 60 da montagem', [36_000, 6000]],
  ['o dono do gol pagou 200 do freio e 60 da montagem', [20_000, 6000]],
  ['o dono do uno deu 280', [28_000]],
  ['o cliente fez pix de 280, 230 do serviço e 50 da peça', [23_000, 5000]],
  ['o dono do uno fez pix de 280, 230 do serviço e 50 da peça', [23_000, 5000]],
])('%s came in', (text, amounts) => {
  const came = told(text)?.filter(({ type }) => type === 'receita')
  expect(came?.map(({ amount }) => amount)).toEqual(amounts)
})

it.each(['gastei vinte de uber doze na ida e oito na volta', 'uber 20, 12 na ida e 8 na volta'])(
  '%s is one ride there and back',
  (text) => expect(told(text)).toEqual([{ type: 'despesa', amount: 2000, description: 'Uber' }]),
)

it.each([
  ['Comprei 300 dólares a 5,62', 'despesa', 168_600],
  ['comprei 100 euros a 6,30 cada', 'despesa', 63_000],
  ['vendi 100 dólares a 5,50', 'receita', 55_000],
  ['comprei 300 dólares por 1686', 'despesa', 168_600],
])('%s is worked out in reais', (text, type, amount) => {
  expect(told(text)?.map((one) => [one.type, one.amount])).toEqual([[type, amount]])
})

it.each([
  ['paguei a primeira das três parcelas da cabine cento e sessenta', 16_000, /cabine/i],
  ['paguei a segunda das três parcelas do armário 160', 16_000, /armário/i],
  ['comprei uma cabine 480', 48_000, /cabine/i],
  ['botei 60 de gasolina, 40 é da oficina e 20 meu', 6000, /gasolina/i],
  ['botei 60 de gasolina, 20 meu e 40 da oficina', 6000, /gasolina/i],
])('%s is one expense by its name', (text, amount, name) => {
  const [only, another] = told(text) ?? []
  expect(only).toMatchObject({ type: 'despesa', amount, description: expect.stringMatching(name) })
  expect(another).toBeUndefined()
})

it.each([
  ['entreguei o leite, deu 1.100', 'receita', 110_000],
  ['entreguei as marmitas, 240', 'receita', 24_000],
  ['entreguei 12 marmitas, deu 216', 'receita', 21_600],
  ['entreguei as marmitas, uber 18', 'despesa', 1800],
  ['entreguei o carro na oficina, 300', 'despesa', 30_000],
  ['peguei um empréstimo de 5 mil', 'receita', 500_000],
  ['fiz um empréstimo no banco de 3.000', 'receita', 300_000],
  ['fiz um empréstimo pra minha irmã de 200', 'despesa', 20_000],
  ['paguei 300 do empréstimo que peguei', 'despesa', 30_000],
] as const)('goods handed over and loans taken come in: %s', (text, type, amount) => {
  expect(told(text)).toMatchObject([{ type, amount }])
})

it.each([
  ['lanche 20, o meu foi 12 e 8 é dela', [1200]],
  ['pizza 60, o meu foi 25 e 35 é da Ana', [2500]],
  ['mercado 200 e 50 é da vizinha que vai me pagar', [20_000]],
  ['padaria 12, mercado 200 e 50 é da vizinha que vai me pagar', [1200, 20_000]],
  ['mercado 200 e 50 é da vizinha', [15_000]],
  ['batom 25, um perfume q era 120 por 89', [2500, 8900]],
  ['comprei shampoo 18, um perfume que era 120 por 89 e sabonete 6', [1800, 8900, 600]],
  ['comprei um tênis que era 300 por 199', [19_900]],
])('parts of others and former prices are no sums of their own: %s', (text, want) => {
  expect(told(text)?.map((one) => one.amount)).toEqual(want)
})

it.each([
  'saiu o décimo terceiro da minha irmã, 1800',
  'caiu o pagamento do meu marido, 2.300',
  'chegou a aposentadoria do meu pai 1412',
  'caiu o salário da minha mãe 1500',
])('pay of others is no income of the writer: %s', (text) => {
  expect(told(text)).toBeUndefined()
})

it.each([
  ['caiu o salário da prefeitura 2000', 200_000],
  ['saiu meu décimo terceiro 1800', 180_000],
  ['caiu o vale da empresa 300', 30_000],
])('one’s own pay is, whoever pays it: %s', (text, amount) => {
  expect(told(text)).toMatchObject([{ type: 'receita', amount }])
})

it.each([
  ['comprei a blusa pra mim e pras duas netas, 35 cada uma, ficou 105 tudo', [10_500]],
  ['comprei camiseta pra mim e pros meus 3 filhos, 25 cada, deu 100 no total', [10_000]],
  ['comprei blusa pras duas netas, 35 cada uma, ficou 70 tudo', [7000]],
])('the writer’s own piece is counted, too: %s', (text, want) => {
  expect(told(text)?.map((one) => one.amount)).toEqual(want)
})
