import { expect, it } from 'vitest'
import type { Role } from '#language/amounts/role.ts'
import { readMessage } from '#understanding/reading.ts'

const today = Temporal.PlainDate.from('2026-03-11')

/** What the number in brackets is taken for. */
function roleIn(marked: string): Role | undefined {
  const start = marked.indexOf('[')
  const { tokens, numbers } = readMessage(marked.replace(/[[\]]/g, ''), today)
  return numbers.find(({ first, last }) => {
    const from = tokens[first]?.start ?? 0
    return from <= start && start < (tokens[last]?.end ?? 0)
  })?.role
}

/** Numbers that stand beside an amount and are none, by what they are. */
const cases: Partial<Record<Role, readonly string[]>> = {
  quantity: [
    'recebi [1] salário mínimo e gastei 340',
    'plantei [200] muda e gastei 340',
    'fiz [9] corte hoje, deu 315',
    'entrou 214,60 em [19] entrega',
    'a encomenda da dona marta rendeu 180, [120] salgado',
    'recebi 180 da encomenda, [120] coxinha',
    'comprei [1500] tijolo por 900',
    'vitamina [30] cápsula 42,90',
    'xerox [12] folha 3,60',
    '[80] convite 120 reais na gráfica',
    '[300] diamante no free fire 12,90',
    'vendi [sete] bolo hoje entrou 210',
    'hoje foi [duas] faxina, 150 uma e 180 a outra',
    'hj atendi [6], entrou 480',
    'vendi [3] de 25',
    'paguei 90 por [2] pizza',
    'uber moto 9,80 x [3]',
    'água 3,50 x[2] e salgado 7',
    'cinema [3] x 24',
    'pedágio [2]x de 8,70',
    'passagem 4,50 foi [2]',
    'dei 20 pra cada filho, são [3]',
    '[8] café na base, paguei 12 em cada',
    'as [3] blusinha foi 19,90 cada',
    'ração 10kg x [2] = 139,80',
    'trufa vendi [12] hoje a quatro reais',
    'beijinho [25] a 3 reais',
    'pamonha [4]x9 na rodoviária',
    'croissant 7,50 levei [4]',
    'comprei 2 sucos pro Davi e [3] pra Malu, 8,50 cada',
    '[4] sc de adubo 46 cada',
    'vendi [3] das bermudas por 45 kd',
    'coca [4] de 2 litros a 9,50',
    'judô dos meninos, [2] × R$ 95,00',
    'e [1] de morango 60',
  ],
  measure: [
    '[2] quilos e meio de linguiça a 24',
    'diesel da hilux [62] litros a 6,19',
    'óleo 45 km [41200]',
    'diesel 200,00. Km [184.320].',
    'carne de sol [2] kg e trezentas, paguei 84',
    'algodão caixa c/[100], total 87,60',
  ],
  name: [
    'corte máquina [2] 30 pila',
    'faxina no quarto [3], 80',
    'tela 380, modelo ctl-[472]',
    'multa da BR-[116] 130,16',
    'colônia Z-[11] 35',
    'pneu 265/65 r[17] 1.090',
    'tênis da Bia 129,90 nº [35]',
    'sapato [37] por 89,90',
    'vendi meu tênis [42] na enjoei 95',
    'vestido [38] por 159',
    'carrinho [3] em 1 por 1.290',
    'publisher pagou 11.240 pela milestone [3]',
  ],
  people: [
    'bar deu 186 pra [6], paguei a minha parte',
    'zoológico 25 por pessoa ([4])',
    'rachamos o uber 32 em [4]',
    'faxina da casa 160 por [4], minha parte',
    'café pra nós [3], paguei 54',
  ],
  time: [
    'bico das [22] as 5, 200 reais',
    'rodei das 6 às [22], entrou 427',
    'tô saindo da obra agora, [5] e meia',
    'entrei [7] e meia no serviço, lanche 12',
  ],
  age: ['dei 100 pra neta que fez [15]', 'bolo de [12] aninho 90'],
  instalment: ['paguei 50 da geladeira, já foi [4] de 10', 'parcela do celular 3 de [10] 149,90'],
  balance: [
    'desses [500] paguei 120 de luz',
    'recebi 400 do Arnaldo, o resto [600] ele paga sexta',
    'recebi 500 de entrada, os outros [500] só na entrega',
    'amigo secreto valor até [40], caneca 27,90',
    'compra de R$ 31,90. Saldo refeição R$ [412,08]',
  ],
}

const all = Object.entries(cases).flatMap(([role, texts]) => texts.map((text) => [role, text]))

it.each(all)('%s: %s', (role, text) => {
  expect(roleIn(text ?? '')).toBe(role)
})

it.each([
  'pão 12 leite [8] ovo 20',
  'mercado [80] entrega 12',
  'foto [30] arte 50',
  'tênis [250] meia 30',
  'passagem [12] lanche 25,50',
  'gastei 50 no mercado e [12] de entrega',
  'embasa [88] coelba 214,70 tudo pago',
  'tênis [350] e meia 29,90',
  'calça [12] e meia 10',
  'sapato [180] na renner',
  'luz da sala [312] e da casa 278',
  'diária do quarto [150]',
  'vaga [200] no shopping',
  'bloco [800] e camarote 1.500',
  'chuteira de [120] por 90',
  'farmácia [62,20]: termômetro 28, soro 9,20 e o resto fralda',
  'recebi [312] rodando das 6 as 15',
  'o resto [40] foi no mercado',
  'bolo vendi 14 a [8] reais',
  'meu filho que fez [300] na feira',
  'uber 14,90 e lanche foi [15]',
])('an amount: %s', (text) => {
  expect(['amount', 'unit-price']).toContain(roleIn(text))
})
