import { describe, expect, it } from 'vitest'
import { answer } from '#conversation/answer.ts'
import { understand } from '#conversation/understand.ts'

const today = Temporal.PlainDate.from('2026-03-11')
const categories = [{ id: 'food', name: 'Alimentação', type: 'despesa' as const }]

function reply(text: string): string {
  const turn = understand({ text, today, categories, learned: [], state: {} })
  const [effect] = turn.effects
  if (effect?.kind !== 'create-transactions') return turn.reply.kind
  const made = effect.transactions.map((_, at) => ({
    id: `${at}`,
    categoryName: null,
    budget: null,
  }))
  const result = { kind: 'created' as const, undoId: '1', transactions: made }
  return (answer(turn, [result]).replies[0]?.text ?? '').replaceAll('\u00a0', ' ')
}

describe('a sum that Lya does', () => {
  it.each([
    ['comprei 3 cervejas a 8', '3 × R$ 8,00 = R$ 24,00'],
    ['vendi 16 quentinha a 15', '16 × R$ 15,00 = R$ 240,00'],
    ['2,3 kg de bacalhau a 69,90 o kg', '2,3 kg × R$ 69,90 = R$ 160,77'],
    ['comprei 200 gramas de camarão a 60 o quilo', '0,2 kg × R$ 60,00 = R$ 12,00'],
    ['abasteci 30 litros a 6 e 05 no posto', '30 litros × R$ 6,05 = R$ 181,50'],
    ['sitpass 4,30 2 vezes', '2 × R$ 4,30 = R$ 8,60'],
    ['café 3,50 três vezes', '3 × R$ 3,50 = R$ 10,50'],
    ['abasteci 32 litros a 7,19', '32 litros × R$ 7,19 = R$ 230,08'],
    ['o almoço foi 30, dividimos por igual, éramos 3', 'R$ 30,00 ÷ 3 = R$ 10,00'],
    [
      'fomos em 4 ao rodízio, a conta deu R$ 316 e dividimos por igual. Anota a minha parte.',
      'R$ 316,00 ÷ 4 = R$ 79,00',
    ],
    ['éramos 4, a conta deu 316, dividimos', 'R$ 316,00 ÷ 4 = R$ 79,00'],
    ['éramos 6 e a conta de 288 foi dividida por igual', 'R$ 288,00 ÷ 6 = R$ 48,00'],
    ['comprei 2 sacos de 60kg de milho a 1,50 o kg', '120 kg × R$ 1,50 = R$ 180,00'],
    ['comprei 3 garrafas de 2 litros a 4 o litro', '6 litros × R$ 4,00 = R$ 24,00'],
    ['vendi 6 queijos de 1 kg a 45 o quilo', '6 kg × R$ 45,00 = R$ 270,00'],
    ['comprei 2 picanhas, 1,8 kg a 59 o kg', '1,8 kg × R$ 59,00 = R$ 106,20'],
    ['ingresso 60 cada, comprei 2', '2 × R$ 60,00 = R$ 120,00'],
    ['tênis 120 com 10% de desconto', 'R$ 120,00 − 10% = R$ 108,00'],
    ['tênis 120 com cupom de 15', 'R$ 120,00 − R$ 15,00 = R$ 105,00'],
    ['almoço 84 mais 10% de gorjeta', 'R$ 84,00 + 10% = R$ 92,40'],
    ['conta do bar 84 e 8 de gorjeta', 'R$ 84,00 + R$ 8,00 = R$ 92,00'],
    ['dividi 90 da pizza com 2 amigos', 'R$ 90,00 ÷ 3 = R$ 30,00'],
    ['pizza de 90, rachamos em 3', 'R$ 90,00 ÷ 3 = R$ 30,00'],
    ['dei 50 no lanche e voltou 12', 'R$ 50,00 − R$ 12,00 = R$ 38,00'],
    ['blusa 80 mas troquei e me devolveram 15', 'R$ 80,00 − R$ 15,00 = R$ 65,00'],
    ['o tênis foi 200, trocamos e devolveram 40', 'R$ 200,00 − R$ 40,00 = R$ 160,00'],
    ['4 pizzas a 50 menos 10%', '4 × R$ 50,00 − 10% = R$ 180,00'],
    ['2 pizzas a 45, dividimos em 3', '2 × R$ 45,00 ÷ 3 = R$ 30,00'],
    ['tainha, 3 quilos e meio a 22', '3,5 kg × R$ 22,00 = R$ 77,00'],
    ['ônibus 4,60 x 2', '2 × R$ 4,60 = R$ 9,20'],
    ['açaí tava 22 o litro, comprei 2', '2 × R$ 22,00 = R$ 44,00'],
    ['almoço: 5 pessoas, 68 por pessoa, paguei tudo', '5 × R$ 68,00 = R$ 340,00'],
    ['inscrição 140 mais 6 de taxa', 'R$ 140,00 + R$ 6,00 = R$ 146,00'],
    ['restaurante 210 mais os 10% do garçom', 'R$ 210,00 + 10% = R$ 231,00'],
    ['rachei a pizza de 90 com os 2 do apê', 'R$ 90,00 ÷ 3 = R$ 30,00'],
    ['nós três dividimos 150 do almoço', 'R$ 150,00 ÷ 3 = R$ 50,00'],
    ['400 na feira, desses 90 foi de peixe', 'R$ 400,00 − R$ 90,00 = R$ 310,00'],
    ['pousada 2 noites, 190 a noite', '2 × R$ 190,00 = R$ 380,00'],
    ['professora de piano 60 a aula, foram 3 aulas, paguei', '3 × R$ 60,00 = R$ 180,00'],
    ['comprei 2 sucos pro Davi e 3 pra Malu, 8,50 cada', '5 × R$ 8,50 = R$ 42,50'],
    ['comprei 4 gramas de ouro a 600 a grama', '4 × R$ 600,00 = R$ 2.400,00'],
    ['xerox 60 folhas 0,20', '60 × R$ 0,20 = R$ 12,00'],
    ['faxina da república 160 por 4, minha parte', 'R$ 160,00 ÷ 4 = R$ 40,00'],
    ['mercado deu 486,30 sendo 120 de fralda', 'R$ 486,30 − R$ 120,00 = R$ 366,30'],
  ])('%s', (text, sum) => {
    expect(reply(text)).toContain(sum)
  })

  it('says nothing of a sum where there was none to do', () => {
    expect(reply('gastei 50 no mercado')).not.toMatch(/conta|=/)
  })
})

describe('a figure that is taken as it was said', () => {
  it.each([
    ['tênis 108 já com 10% de desconto', 'R$ 108,00'],
    ['a caixinha foi 94, dividimos em 4, paguei 23,50', 'R$ 23,50'],
    ['dentadura 350 reais, dei 200 de entrada hoje', 'R$ 200,00'],
    ['rede nova é 1200, dei 500 hoje e o resto fica pra março', 'R$ 500,00'],
    ['botei 30 de gasolina, ah não, foi 35', 'R$ 35,00'],
    ['compra do mês 783,40 com 40 de desconto do app já', 'R$ 783,40'],
    ['panetone 3 por 50', 'R$ 50,00'],
    ['4 pneus 1.560 os quatro', 'R$ 1.560,00'],
    ['2 cadeira e guarda sol 30 tudo', 'R$ 30,00'],
    ['tênis de 300 por 219', 'R$ 219,00'],
    ['churrasco rachado com 3 amigos deu 27,50 pra cada', 'R$ 27,50'],
    ['diarista 12 diárias de 130, paguei 1.560', 'R$ 1.560,00'],
    ['costureira R$ 50,00 (cinquenta reais)', 'R$ 50,00'],
    ['capa 30 e película 20, fez 45 os dois', 'R$ 45,00'],
    ['pedágio 7,40 + 8,20 + 9,10 = 24,70', 'R$ 24,70'],
    ['suco deu 17, dei 20 e voltou 3', 'R$ 17,00'],
    ['paguei o fogão 900: 400 no pix e 500 no cartão', 'R$ 900,00'],
    ['blusa 120 com 10% de desconto ficou 108', 'R$ 108,00'],
    ['gás 120, minha parte foi 40', 'R$ 40,00'],
    ['diária do chalé foi 210, ficamos 3 noites, total 630', 'R$ 630,00'],
    ['multa 195,23 paga com desconto 156,18', 'R$ 156,18'],
    ['vestido 199 na etiqueta, paguei 120', 'R$ 120,00'],
    ['parcela 4/12 do sofá 189,00', 'R$ 189,00'],
    ['hospedagem total 600, cada um 200', 'R$ 200,00'],
    ['mochila de 240 saiu por 159', 'R$ 159,00'],
    ['headset 410 por 259 na loja', 'R$ 259,00'],
    ['o eletricista cobrou 380 mas fechou por 340', 'R$ 340,00'],
    ['paguei 35 na padaria, opa, 53', 'R$ 53,00'],
    ['vendi vinte marmitas a dezoito e dei 2 de brinde', 'R$ 360,00'],
    ['vendi 30 brigadeiros a 3 e dei 3 de brinde', 'R$ 90,00'],
    ['vendi 12 trufas a 4, dei duas de cortesia', 'R$ 48,00'],
    ['comprei lixa 10 de 1,50', 'R$ 15,00'],
    ['peguei pilha 4 de R$ 3,90 no mercado', 'R$ 15,60'],
    ['comprei tênis 38 de 199,90', 'R$ 199,90'],
    ['3 clientes de 60 hj, a última só pagou 40', 'R$ 160,00'],
    ['vacina 95, já com o desconto de 20%', 'R$ 95,00'],
    ['comprei quarenta de carne não quarenta e cinco foi quarenta e cinco', 'R$ 45,00'],
    ['comprei vinte e três reais de pano não vinte e cinco reais foi vinte e cinco', 'R$ 25,00'],
    ['paguei 250 no tênis que tava 400', 'R$ 250,00'],
  ])('%s', (text, amount) => {
    const said = reply(text)
    expect(said).toContain(`${amount} em`)
    expect(said).not.toContain('Anotei os')
  })
})

it('shows the sum where the count was told before its price', () => {
  const own = { today, categories, learned: [] }
  const asked = understand({ ...own, text: 'vendi 31 quilos de latinha', state: {} })
  const { state } = answer(asked, [])
  const turn = understand({ ...own, text: 'a 8 reais o quilo', state })
  const steps = [{ by: 'times', factor: 31, unit: 'kg' }]
  expect(turn.effects).toMatchObject([
    { transactions: [{ amountCents: 24_800, sum: { startCents: 800, steps } }] },
  ])
})
