import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/security/ids.ts'

const clock = fixedClock('2026-03-11T15:00:00Z')
let app: TestApp
let cookie: string
let userId: string

beforeAll(async () => {
  app = await testApp({ clock })
})
beforeEach(async () => {
  const signedUp = await app.signUp({ email: `${newId()}@exemplo.com.br` })
  cookie = signedUp.cookie
  userId = signedUp.userId
  for (const text of [
    'gastei 300 no mercado dia 10/02',
    'salário 2000 dia 05/03',
    'gastei 120,40 no mercado dia 02/03',
    'uber 19,60 dia 03/03',
    'gastei 80 no mercado ontem',
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
  return plain(replies[0]?.text ?? '')
}

async function summary(query = ''): Promise<{ expensesCents: number; incomeCents: number }> {
  const { body } = await app.call('GET', `/api/dashboard${query}`, { cookie })
  return (body as { summary: { expensesCents: number; incomeCents: number } }).summary
}

const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const reais = (value: number) => plain(formatReais(cents(value)))

it('tells of the largest and of the last', async () => {
  expect(await say('qual foi meu maior gasto?')).toBe(
    'O maior neste mês foi Mercado, R$ 120,40 em Alimentação, em 02/03.',
  )
  expect(await say('qual foi meu último gasto?')).toContain('Mercado, R$ 80,00')
})

it.each([
  ['quando foi a última vez que fui no mercado?', 'O último foi Mercado, R$ 80,00'],
  ['qual meu gasto médio com mercado', 'Em média, você gastou R$ 300,00 por mês em Alimentação'],
  ['meu salário já caiu?', 'Você recebeu R$ 2.000,00 em Salário'],
  ['meu dinheiro dá até o fim do mês?', 'Dá R$ 70,47 por dia nos 21 dias que faltam'],
  ['vou conseguir pagar tudo esse mês?', 'Seu saldo é R$ 1.480,00'],
  ['quanto vou ter no fim do mês', 'Seu saldo é R$ 1.480,00'],
  ['como tá minha situação', 'Neste mês entraram R$ 2.000,00'],
  ['dá pra gastar 200 no fim de semana?', 'Seu saldo é R$ 1.480,00'],
  ['ainda tenho grana?', 'Seu saldo é R$ 1.480,00'],
  ['quanto entrou menos o que saiu', 'entraram R$ 2.000,00 e saíram R$ 220,00'],
  ['quanto gastei com mercado e uber?', 'R$ 200,40 com mercado e R$ 19,60 com uber'],
])('answers as people ask: %s', async (text, said) => {
  expect(await say(text)).toContain(said)
})

it('tells on which day the most went, and how often', async () => {
  expect(await say('qual foi o dia que mais gastei?')).toBe(
    'Foi em 02/03 que mais saiu neste mês: R$ 120,40.',
  )
  expect(await say('em que dia gastei mais em janeiro?')).toBe('Você não gastou nada em janeiro.')
  expect(await say('quantas vezes fui no mercado?')).toContain('Foram 2 vezes neste mês: R$ 200,40')
  expect(await say('posso comprar um tênis de 300?')).toContain('Seu saldo é R$ 1.480,00')
})

it('tells what a day comes to, of the sum that the dashboard shows', async () => {
  const { expensesCents } = await summary()
  expect(await say('quanto gasto em média por dia?')).toBe(
    `Em média, você gastou R$ 20,00 por dia neste mês: ${reais(expensesCents)} em 11 dias.`,
  )
})

it('compares this month with another, both as the dashboard has them', async () => {
  const { expensesCents } = await summary()
  expect(await say('gastei mais que mês passado?')).toBe(
    `Você gastou ${reais(expensesCents)} neste mês e R$ 300,00 em fevereiro: R$ 80,00 a menos.`,
  )
  expect(await say('gastei mais com mercado que em fevereiro?')).toContain('em Alimentação')
})

it('compares two months that are named, in their order', async () => {
  await say('gastei 450 no mercado dia 12/01')
  for (const text of [
    'gastei mais em janeiro ou em fevereiro?',
    'Compara janeiro com fevereiro',
    'em janeiro ou fevereiro gastei mais?',
    'qual a diferença entre o mês de janeiro e o de fevereiro?',
  ]) {
    expect(await say(text), text).toBe(
      'Você gastou R$ 450,00 em janeiro e R$ 300,00 em fevereiro: R$ 150,00 a mais.',
    )
  }
})

it('compares months of what came in, and of a category', async () => {
  expect(await say('gastei menos em fevereiro ou janeiro com transporte?')).toBe(
    'Você gastou R$ 0,00 em Transporte em fevereiro e R$ 0,00 em janeiro: deu na mesma.',
  )
  expect(await say('recebi mais em fevereiro ou em março?')).toContain('R$ 2.000,00 neste mês')
  await say('gastei 450 no mercado dia 12/01')
  expect(await say('quanto gastei em janeiro e em fevereiro?')).toContain('R$ 750,00')
})

it('tells how the month goes', async () => {
  const { expensesCents, incomeCents } = await summary()
  const [income, expenses] = [reais(incomeCents), reais(expensesCents)]
  expect(await say('como estou indo?')).toBe(
    [
      `Neste mês entraram ${income} e saíram ${expenses}: sobram R$ 1.780,00.`,
      'O que mais pesou foi Alimentação, com R$ 200,40.',
      'No mês passado inteiro saíram R$ 300,00.',
    ].join('\n'),
  )
})

it('tells how another month went, and what a month comes to', async () => {
  expect(await say('me dá um resumo de fevereiro')).toContain(
    'Em fevereiro entraram R$ 0,00 e saíram R$ 300,00',
  )
  expect(await say('qual minha média mensal de gastos?')).toBe(
    'Em média, você gastou R$ 300,00 por mês: R$ 300,00 em fevereiro, em 1 mês.',
  )
})

it('sums several months, and days of this one', async () => {
  expect(await say('quanto gastei em fevereiro e março?')).toContain('R$ 520,00')
  expect(await say('quanto gastei de 1 a 5 deste mês?')).toContain('R$ 140,00')
  expect(await say('a gente gastou quanto ontem?')).toBe('Você gastou R$ 80,00 ontem.')
})

it('tells when something was paid or came, by the words of the question', async () => {
  expect(await say('que dia paguei o uber?')).toBe(
    'O último foi Uber, R$ 19,60 em Transporte, em 03/03.',
  )
  expect(await say('quando recebi o salário?')).toContain('05/03')
  expect(await say('qual foi o dia que recebi?')).toContain('Salário')
  expect(await say('quando paguei o dentista?')).toBe('Não achei nada com “dentista”.')
})

it('counts how often, and tells which limit was passed', async () => {
  expect(await say('quantas vezes andei de uber?')).toContain('Foi 1 vez neste mês: R$ 19,60')
  await say('limite de 150 pra alimentação')
  expect(await say('qual categoria estourou?')).toContain('Alimentação')
})

it('leaves out what is not to count, and sets two things side by side', async () => {
  expect(await say('quanto gastei esse mês sem contar o uber?')).toBe(
    'Sem contar uber (R$ 19,60), você gastou R$ 200,40 neste mês. Ao todo foram R$ 220,00.',
  )
  expect(await say('gastei mais em uber ou mercado?')).toBe(
    'Mais com mercado. Você gastou R$ 200,40 com mercado e R$ 19,60 com uber neste mês: R$ 180,80 a mais.',
  )
})

it('lists the largest, and what a word is the name of', async () => {
  expect((await say('meus 2 maiores gastos')).split('\n').slice(1)).toEqual([
    '• Mercado, R$ 120,40 em Alimentação, em 02/03',
    '• Mercado, R$ 80,00 em Alimentação, ontem',
  ])
  await say('comprei uma blusa 50 e uma calça 80')
  expect(await say('quanto gastei com roupa?')).toContain('Você gastou R$ 130,00 com “roupa”')
})

it('counts each of thousands that belong to a word', async () => {
  await app.owner.query(
    `INSERT INTO transacoes (id, user_id, quando, detalhes, tipo, valor)
     SELECT gen_random_uuid(), $1, '2026-03-04', 'Blusa ' || n % 3, 'despesa', 10
     FROM generate_series(1, 2100) AS n`,
    [userId],
  )
  expect(await say('quanto gastei com roupa?')).toContain('Você gastou R$ 21.000,00 com “roupa”')
})
