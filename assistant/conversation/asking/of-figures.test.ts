import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-28')
const have = {
  bills: [
    { description: 'Facul', amount: 45_000, day: 5, frequency: 'mensal' },
    { description: 'Luz', amount: 12_000, day: 28, frequency: 'mensal' },
  ],
  entries: [
    { type: 'receita', amount: 60_000, description: 'Bezerro', date: '2026-11-20' },
    { type: 'receita', amount: 280_000, description: 'Salário', date: '2026-11-05' },
    { type: 'despesa', amount: 4_500, description: 'Pizza', date: '2026-11-21' },
    { type: 'despesa', amount: 90_000, description: 'Aluguel', date: '2026-11-10' },
    { type: 'despesa', amount: 1_800, description: 'Uber', date: '2026-11-22' },
  ],
} as const

/** The reply to the last. */
function said(...turns: string[]): string {
  const conversation = begin({ today, have })
  const replies = turns.map((text) => take(conversation, text).replies.join('\n'))
  return (replies.at(-1) ?? '').replaceAll('\u00a0', ' ')
}

const balance = 'Seu saldo é R$ 2.437,00.'

it.each([
  ['quanto sobra se eu pagar a facul?', `${balance} Pagando Facul (R$ 450,00), ficam R$ 1.987,00.`],
  ['pagando a facul sobra qnto', 'Pagando Facul (R$ 450,00), ficam R$ 1.987,00.'],
  ['se eu pagar a luz e a facul quanto fica?', 'Pagando Facul (R$ 450,00) e Luz (R$ 120,00), fi'],
  ['quanto fica o saldo depois de pagar a luz?', 'Pagando Luz (R$ 120,00), ficam R$ 2.317,00.'],
  ['se eu pagar 3000 pro pedreiro quanto sobra?', 'Pagando R$ 3.000,00, faltam R$ 563,00.'],
  ['quanto sobra se eu pagar o iptu?', `${balance} Essa conta eu ainda não tenho`],
  [
    'quanto sobra se eu pagar tudo?',
    'as contas deste mês ainda levam R$ 120,00: ficam R$ 2.317,00.',
  ],
  [
    'quanto vai sobrar se eu pagar tudo isso',
    'Facul (R$ 450,00) e Luz (R$ 120,00), ficam R$ 1.867',
  ],
  ['o saldo depois da facul e da luz', 'Pagando Facul (R$ 450,00) e Luz (R$ 120,00), ficam'],
  ['quanto vai sobrar depois da facul', 'Pagando Facul (R$ 450,00), ficam R$ 1.987,00.'],
  ['depois da facul e da luz sobra quanto?', 'Pagando Facul (R$ 450,00) e Luz (R$ 120,00), fi'],
  ['quanto sobra depois da academia?', 'as contas deste mês ainda levam R$ 120,00: ficam'],
])('tells what is left where it is paid: %s', (text, told) => {
  expect(said(text)).toContain(told)
})

it('knows what it only offered to remind of', () => {
  const offered = 'tenho que pagar 300 do dentista dia 10/12'
  const told = 'Pagando Dentista (R$ 300,00), ficam R$ 2.137,00.'
  expect(said(offered, 'quanto sobra se eu pagar o dentista?')).toContain(told)
})

const calf =
  'Bezerro, entrada de R$ 600,00, em 20/11. De lá para cá você gastou R$ 63,00: sobram R$ 5'

it.each([
  ['qnto sobrou dos 600?', calf],
  ['quanto já foi desses 600?', calf],
  ['dos 600 sobrou quanto', calf],
  ['quanto sobrou da venda do bezerro até agora?', calf],
  ['quanto sobrou da venda do bezerro?', calf],
  ['quanto sobrou dos 777?', `Essa entrada eu não achei. Seu saldo, ao todo, é R$ 2.437,00`],
  ['quanto sobrou do salário?', 'Salário, entrada de R$ 2.800,00, em 05/11. De lá para cá você'],
])('tells what is left of what came in: %s', (text, told) => {
  expect(said(text)).toContain(told)
})

it.each([
  [
    'quanto tá indo de parcela por mês?',
    'Por mês vão R$ 330,00 em parcelas:\n• Celular: R$ 120,00',
  ],
  ['qual o total das minhas parcelas?', 'Por mês vão R$ 330,00'],
])('adds up what is paid in parts: %s', (text, told) => {
  const bought = ['celular 10x de 120, primeira dia 15/12', 'sofá 5x de 210, primeira dia 10/12']
  const yes = bought.flatMap((one) => [one, 'sim'])
  expect(said(...yes, text)).toContain(told)
})

it('says that nothing is paid in parts', () => {
  expect(said('quanto pago de parcela por mês?')).toContain('Não tenho nenhuma compra parcelada')
})

it.each([
  ['menor gasto', 'O menor gasto neste mês foi Uber, R$ 18,00'],
  ['qual foi a menor entrada do mês?', 'A menor entrada neste mês foi Bezerro'],
  ['quantos dias fiquei sem gastar?', 'Neste mês foram 25 dos 28 dias sem nenhum gasto anotado.'],
  ['quantas vezes pedi pizza', 'Foi 1 vez neste mês: R$ 45,00 com “pizza”.'],
  ['quantas vezes fui na farmácia?', 'Nenhuma vez neste mês: não achei nada com “farmácia”.'],
  [
    'quanto falta pra bater 5 mil de entrada',
    'entraram R$ 3.400,00: faltam R$ 1.600,00 para R$ 5.0',
  ],
  ['quanto falta pra eu faturar 3 mil esse mês?', 'já chegou a R$ 3.000,00, R$ 400,00 a mais'],
  ['quanto gastei no cartão?', 'eu não guardo: anoto quanto foi'],
  ['quanto foi no pix esse mês', 'eu não guardo: anoto quanto foi'],
  ['quanto tá a fatura do cartão?', 'A fatura do cartão eu não vejo'],
  ['quanto tirei limpo hoje?', 'Hoje não há nada anotado, nem entrada nem gasto.'],
  ['quanto sobrou na semana passada?', 'entraram R$ 600,00 e saíram R$ 45,00: sobraram R$ 555,00.'],
  ['quanto gastei com a chácara?', 'Não achei nada com “chácara” neste mês.'],
])('answers with the figure that is asked for: %s', (text, told) => {
  expect(said(text)).toContain(told)
})

it.each([
  ['gastei 45 no cartão', 'R$ 45,00'],
  ['paguei 50 no pix', 'R$ 50,00'],
  ['quanto gastei com pizza?', 'R$ 45,00 com “pizza”'],
  ['dos 600 gastei 100 no mercado', 'R$ 100,00'],
])('leaves alone what only sounds so: %s', (text, told) => {
  expect(said(text)).toContain(told)
})

const uber = '• Uber, R$ 18,00'

it.each([
  ['me mostra os últimas 3', 'Seus 3 últimos lançamentos:', 3],
  ['meus 2 últimos gastos', `Seus 2 últimos gastos:\n${uber}`, 2],
  ['mostra os dois últimos', 'Seus 2 últimos lançamentos:', 2],
  ['quais foram meus últimos 2 gastos?', 'Seus 2 últimos gastos:', 2],
  ['últimas 3 compras', `Seus 3 últimos gastos:\n${uber}`, 3],
  ['me mostra as 3 últimas vendas', 'Suas 2 últimas entradas:', 2],
  ['meus últimos gastos', 'Seus gastos neste mês:', 3],
])('shows so many of the latest: %s', (text, told, count) => {
  const reply = said(text)
  expect(reply).toContain(told)
  expect(reply.split('•')).toHaveLength(count + 1)
})

it('shows the latest of a month that is over, too', () => {
  expect(said('aluguel 900 dia 30/10', 'minhas 4 últimas compras')).toContain('em 30/10')
})

it.each([
  ['quanto gastei de 10 a 21?', 'de 10/11 a 21/11'],
  ['quanto gastei entre 10 e 21', 'de 10/11 a 21/11'],
  ['quanto gastei do 10 ao 21', 'de 10/11 a 21/11'],
  ['quanto gastei de 29 a 31', 'de 29/10 a 31/10'],
])('takes two bare numbers for days: %s', (text, when) => {
  expect(said(text)).toContain(when)
})

it.each([
  'quanto gastei de manhã',
  'quanto gastei hoje de manhã?',
  'em que horário eu gasto mais?',
])('keeps no hour: %s', (text) => expect(said(text)).toContain('A hora eu não guardo'))

it.each(['quanto gastei com café da manhã', 'quanto gastei ontem'])('keeps the day: %s', (text) => {
  expect(said(text)).not.toContain('A hora')
})

it('tells what is left of what somebody sent, and of all bills of the next month', () => {
  expect(said('minha mãe me mandou 300', 'quanto sobrou do que minha mãe mandou?')).toContain('Mãe')
  const conversation = begin({ today })
  take(conversation, 'internet 55 todo dia 5')
  take(conversation, 'recebi 200')
  const [left = ''] = take(conversation, 'quanto sobra depois de pagar as contas?').replies
  expect(left.replaceAll('\u00a0', ' ')).toContain('Pagando Internet (R$ 55,00), ficam R$ 145,00')
})

it.each([
  ['quanto gastei com a casa?', 'R$ 900,00 em Moradia'],
  ['fecha o dia pra mim', 'Hoje'],
  ['voltei pra casa, quanto gastei esse mês?', 'Você gastou R$ 1.863,00'],
])('knows a home by its name, and today by its end: %s', (text, told) => {
  expect(said('aluguel 900', text)).toContain(told)
})
