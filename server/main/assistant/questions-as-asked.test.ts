import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/security/ids.ts'

const clock = fixedClock('2026-03-11T15:00:00Z')
let app: TestApp
let cookie: string

beforeAll(async () => {
  app = await testApp({ clock })
})
beforeEach(async () => {
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
  ['tenho dinheiro pra pagar a luz?', left],
  ['dá pra pagar a luz?', left],
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
  ['quanto gastei em média por mês?', 'R$ 300,00 por mês: R$ 300,00 em fevereiro'],
])('answers as people ask: %s', async (text, said) => {
  expect(await say(text)).toContain(said)
})
