import { expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'

const told = (text: string) =>
  interpretCase({ text, today: '2026-11-20' }).transactions?.map(
    ({ type, amount, description }) => {
      return `${type === 'receita' ? '+' : '-'}${amount} ${description}`
    },
  )

it.each([
  ['ganhei 200, gastei 80 no mercado, sobrou 120', '+20000 Entrada', '-8000 Mercado'],
  ['recebi 500 do meu pai, paguei 180 de luz e sobrou 320', '+50000 Pai', '-18000 Luz'],
  ['vó me deu 50, gastei 22 na padaria e fiquei com 28', '+5000 Vó', '-2200 Padaria'],
  ['mainha mandou 50 pro remedio, comprei por 31,60', '+5000 Remedio', '-3160 Remedio'],
  [
    'mainha mandou 50 pro remedio, comprei por 31,60 e fiquei com o troco',
    '+5000 Remedio',
    '-3160 Remedio',
  ],
  ['minha mãe mandou 100 pro remédio e custou 64', '+10000 Remédio', '-6400 Remédio'],
  [
    'seguro safra caiu 1.200 e tirei 200 pra pagar o trator do vizinho',
    '+120000 Seguro safra',
    '-20000 Trator do vizinho',
  ],
])('%s: what came, and what went of it', (text, came, went) => {
  // Who sent it may stand beside the name.
  expect(told(text)?.map((one) => one.replace(/ \((?:mãe|mainha)\)/, ''))).toEqual([came, went])
})

it('leaves a fare between two what it was', () => {
  expect(told('levei cem pra feira e voltei com trinta e dois')).toEqual(['-6800 Feira'])
  expect(told('o estacionamento é 15 por plantão, fiz 3 plantões')).toEqual([
    '-4500 Estacionamento',
  ])
})

it.each([
  ['recebi de dois clientes, 120 e 80', 12_000, 8000],
  ['comprei duas blusas, 59 e 79', 5900, 7900],
  ['comprei 3 panetones de 24,90 pra dar de lembrança e um pra mim de 19,90', 7470, 1990],
  ['fiz uma progressiva de 280 que passou no cartão e um corte 50', 28_000, 5000],
  ['pizza 64 rachei com o Caio, ele já me mandou 32', 6400, 3200],
])('%s: two sums', (text, ...sums) => {
  const read = interpretCase({ text, today: '2026-11-20' }).transactions
  expect(read?.map(({ amount }) => amount)).toEqual(sums)
})

it.each([
  ['comprei 2 blusas, 59 e 90', 5990],
  ['cinema 2 ingresso 22 cada + pipoca 38, a mina pagou a pipoca', 4400],
  ['uber deu 22,40 rachei com 3 amigas, fui eu que paguei e cada uma me deve a parte', 2240],
  ['vendi o capacete por 90, ele pagou 50 hj e 40 fica pra sexta', 5000],
  ['minha irmã pediu 100 pro gás, dei', 10_000],
])('%s: one', (text, sum) => {
  const read = interpretCase({ text, today: '2026-11-20' }).transactions
  expect(read?.map(({ amount }) => amount)).toEqual([sum])
})
