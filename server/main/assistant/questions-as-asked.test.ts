import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/security/ids.ts'

const clock = fixedClock('2026-03-11T15:00:00Z')
let app: TestApp
let cookie: string
let minutes = 0

beforeAll(async () => {
  app = await testApp({ clock })
})
beforeEach(async () => {
  // So many people within a minute would be too many.
  minutes += 1
  clock.moveTo(Temporal.Instant.from('2026-03-11T12:00:00Z').add({ minutes }).toString())
  cookie = (await app.signUp({ email: `${newId()}@exemplo.com.br` })).cookie
  for (const text of [
    'gastei 300 no mercado dia 10/02',
    'salário 2000 dia 05/03',
    'gastei 120,40 no mercado dia 02/03',
    'uber 19,60 dia 06/03',
    'pizza 80 ontem',
    'luz 150 todo dia 20',
  ]) {
    await say(text)
  }
})
afterAll(() => app.close())

async function say(text: string): Promise<string> {
  const body = JSON.stringify({ id: newId(), text })
  const answer = await app.call('POST', '/api/assistant/messages', { cookie, body })
  expect(answer.status).toBe(200)
  const { replies } = answer.body as { replies: { text: string }[] }
  return (replies[0]?.text ?? '').replaceAll('\u00A0', ' ')
}

const left = 'as contas deste mês ainda levam R$ 150,00: ficam R$ 1.330,00'
const spent = 'Você gastou R$ 220,00 neste mês'

it.each([
  ['vai sobrar dinheiro esse mês?', left],
  ['será que vai faltar grana', left],
  ['vou ter dinheiro até o fim do mês?', left],
  ['o dinheiro vai dar?', left],
  ['tenho dinheiro pra pagar a luz?', 'Pagando Luz (R$ 150,00), ficam R$ 1.330,00.'],
  ['dá pra pagar a luz?', 'Pagando Luz (R$ 150,00), ficam R$ 1.330,00.'],
  ['vou fechar o mês no vermelho?', left],
  ['quanto falta pra acabar meu salário', left],
  ['quanto posso gastar hoje?', left],
  ['o que mais pesou esse mês?', spent],
  ['onde dá pra economizar?', spent],
  ['com o que mais gastei', spent],
  ['pra onde tá indo meu dinheiro?', spent],
  ['qual meu gasto médio por dia', 'R$ 20,00 por dia neste mês: R$ 220,00 em 11 dias'],
  ['média por semana', 'R$ 140,00 por semana neste mês: R$ 220,00 em 11 dias'],
  ['quanto ganho por semana?', 'você recebeu R$ 1.272,73 por semana neste mês'],
  ['quanto eu gastei desde que recebi?', 'Salário, R$ 2.000,00, na quinta, 05/03. De lá para cá'],
  ['quanto já foi do salário?', 'você gastou R$ 99,60: 5% desse valor'],
  ['gastei quanto do dia 5 pra cá', 'Você gastou R$ 99,60 de 05/03 a 11/03'],
  ['quantos dias faltam pro salário', 'Quando cai o próximo eu ainda não sei. A última'],
  ['em que dia eu gastei 80?', 'Foi Pizza, R$ 80,00 em Alimentação, ontem.'],
  ['no que foi os 120,40?', 'Foi Mercado, R$ 120,40 em Alimentação, em 02/03.'],
  ['com o que gastei 300', 'Foi Mercado, R$ 300,00 em Alimentação, em 10/02.'],
  ['quando recebi 2.000?', 'Foi Salário, entrada de R$ 2.000,00'],
  ['o que foi esse gasto de 2.000?', 'Foi Salário'],
  ['o que foi esse gasto de 77?', 'Não achei nenhum lançamento de R$ 77,00.'],
  [
    'quantas pizzas eu comi esse mês',
    'Você gastou R$ 80,00 com “pizza” neste mês, em 1 lançamento',
  ],
  ['quantos uber peguei', 'Foi 1 vez neste mês: R$ 19,60 com “uber”.'],
  ['qual foi a pizza mais cara', 'O maior neste mês foi Pizza, R$ 80,00'],
  ['qual o sorvete mais caro?', 'Não achei nada com “sorvete”.'],
  ['quanto foi o mercado da última vez', 'O último foi Mercado, R$ 120,40'],
  ['quando foi meu último uber?', 'O último foi Uber, R$ 19,60'],
  ['quanto % do que gastei foi comida', '91% do que saiu, R$ 220,00'],
  ['quantos por cento gastei com uber', 'R$ 19,60 com “uber” neste mês: 9% do que saiu'],
  ['quanto % do salário foi pro mercado', 'R$ 120,40 com “mercado” neste mês: 6% do que entrou'],
  ['to gastando mais q ganho?', 'entraram R$ 2.000,00 e saíram R$ 220,00'],
  ['qual minha renda?', 'Você recebeu R$ 2.000,00 neste mês.'],
  ['quanto eu consigo guardar por mês?', 'Seu saldo é R$ 1.480,00'],
  ['tô devendo alguma coisa?', 'Luz: R$ 150,00, vence'],
  ['minhas contas somam quanto?', 'Luz: R$ 150,00, vence'],
  ['me fala tudo que gastei no dia 6', '• Uber, R$ 19,60'],
  ['quanto sobra depois de pagar tudo?', left],
  ['qual foi minha última compra no mercado?', 'O último foi Mercado, R$ 120,40'],
  ['quanto custou a pizza?', 'Você gastou R$ 80,00 com “pizza” neste mês'],
  ['qual foi o mês que mais gastei?', 'você gastou mais em fevereiro: R$ 300,00.'],
  ['em que mês gastei mais com transporte?', 'gastou mais em Transporte neste mês: R$ 19,60.'],
  ['em que mês gastei mais, fevereiro ou março?', 'R$ 300,00 em fevereiro e R$ 220,00 neste mês'],
  ['posso gastar 200 hoje', 'Seu saldo é R$ 1.480,00'],
  ['posso gastar mais 50 essa semana?', 'Seu saldo é R$ 1.480,00'],
  ['quanto eu pago de luz?', 'Luz, R$ 150,00: vence'],
  ['quanto é minha conta de luz?', 'Luz, R$ 150,00: vence'],
  ['quantos dias faltam pro fim do mês?', 'nos 21 dias que faltam'],
  ['quanto eu ainda tenho pra gastar até sexta?', left],
  ['divide meus gastos por categoria', spent],
  ['economizei em relação ao mês passado?', 'R$ 220,00 neste mês e R$ 300,00 em fevereiro'],
  ['diminuiu meu gasto com mercado?', 'em Alimentação neste mês e R$ 300,00 em fevereiro'],
  ['quanto gastei na primeira quinzena?', 'Você gastou R$ 220,00 neste mês'],
  ['quanto gastei nos primeiros 5 dias do mês?', 'Você gastou R$ 120,40 de 01/03 a 05/03'],
  ['quanto de uber eu gastei?', 'Você gastou R$ 19,60 com “uber” neste mês'],
  ['quanto o uber me custou esse ano?', 'Você gastou R$ 19,60 com “uber” de 01/01 a 11/03'],
  ['meu salário caiu que dia?', 'O último foi Salário'],
  ['qual a maior compra de mercado?', 'O maior neste mês foi Mercado, R$ 120,40'],
  ['qual foi o maior uber?', 'O maior neste mês foi Uber, R$ 19,60'],
  ['quando gastei mais?', 'Foi em 02/03 que mais saiu neste mês'],
  ['qual foi o dia mais caro?', 'Foi em 02/03 que mais saiu neste mês'],
  ['quando foi a pizza?', 'O último foi Pizza, R$ 80,00'],
  ['a pizza foi que dia?', 'O último foi Pizza, R$ 80,00'],
  ['que dia eu comi pizza?', 'O último foi Pizza, R$ 80,00'],
  ['qual gasto foi de 19,60?', 'Foi Uber, R$ 19,60'],
  ['qual a média do mercado?', 'R$ 300,00 por mês em Alimentação'],
  ['o que falta eu pagar esse mês?', 'Luz: R$ 150,00, vence'],
  ['quanto gastei em média por mês?', 'R$ 300,00 por mês: R$ 300,00 em fevereiro'],
  ['se eu pagar a luz quanto sobra?', 'Pagando Luz (R$ 150,00), ficam R$ 1.330,00.'],
  [
    'quanto sobrou dos 2000?',
    'Salário, entrada de R$ 2.000,00, na quinta, 05/03. De lá para cá você g',
  ],
  ['quanto pago de parcela por mês?', 'Não tenho nenhuma compra parcelada sua'],
  ['qual foi o menor gasto?', 'O menor gasto neste mês foi Uber, R$ 19,60'],
  ['quantos dias fiquei sem gastar?', 'Neste mês foram 8 dos 11 dias sem nenhum gasto anotado.'],
  ['qual o menor gasto do ano?', 'foi Uber, R$ 19,60'],
  ['quantos dias fiquei sem gastar em fevereiro?', 'foram 27 dos 28 dias'],
  ['qual a menor entrada?', 'foi Salário'],
  ['meus 2 últimos gastos', 'Seus 2 últimos gastos:\n• Pizza, R$ 80,00'],
  ['quantas vezes fui no mercado?', 'Foi 1 vez neste mês: R$ 120,40 com “mercado”.'],
  ['quanto falta pra bater 5 mil de entrada', 'entraram R$ 2.000,00: faltam R$ 3.000,00'],
  ['quanto vai sobrar esse mês?', left],
  ['qual dia recebi mais?', 'Foi na quinta, 05/03, que mais entrou neste mês: R$ 2.000,00.'],
  ['qual foi a última entrada?', 'O último foi Salário, entrada de R$ 2.000,00'],
  ['ganhei mais esse mês?', 'Você recebeu R$ 2.000,00 neste mês e R$ 0,00 em fevereiro'],
  ['quanto gastei no pix?', 'eu não guardo: anoto quanto foi'],
])('answers as people ask: %s', async (text, said) => {
  expect(await say(text)).toContain(said)
})

it.each([
  ['quanto preciso guardar por mês pra viagem até julho?', 'dá R$ 600,00 por mês até 31/07.'],
  ['quanto tenho que juntar por mês em 10 meses?', 'dá R$ 300,00 por mês'],
  ['se eu guardar 200 por mês quando bato a meta?', 'chega em 15 meses, em maio de 2027.'],
  ['guardando 500 por mês em quanto tempo chego na viagem?', 'chega em 6 meses, em agosto'],
  ['quantos meses pra bater a meta guardando 250 por mês?', 'chega em 12 meses'],
  ['quando que eu bato a meta da viagem', 'faltam R$ 3.000,00.'],
])('tells how a goal is reached: %s', async (text, said) => {
  await say('meta viagem 3000')
  expect(await say(text)).toContain(said)
})

it('tells of what is not in this month when it was last', async () => {
  await say('gastei 120 num tênis dia 10/02')
  expect(await say('quanto custou o tênis?')).toBe(
    'Não achei nada com “tênis” neste mês. O último foi Tênis, R$ 120,00 em Compras, em 10/02.',
  )
  expect(await say('quanto gastei com tênis em janeiro?')).not.toContain('O último')
})
