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
  const signedUp = await app.signUp({ email: `${newId()}@exemplo.com.br` })
  cookie = signedUp.cookie
  const told = ['gastei 120,40 no mercado dia 02/03', 'uber 19,60 dia 03/03', 'mercado 80 ontem']
  for (const text of [...told, 'comprei uma blusa 50']) await say(text)
})
afterAll(() => app.close())

async function say(text: string): Promise<string> {
  const body = JSON.stringify({ id: newId(), text })
  const answer = await app.call('POST', '/api/assistant/messages', { cookie, body })
  expect(answer.status).toBe(200)
  const { replies } = answer.body as { replies: { text: string }[] }
  return (replies[0]?.text ?? '').replaceAll('\u00A0', ' ')
}

it('lists what a sum is made of', async () => {
  expect(await say('quanto gastei com mercado?')).toContain('R$ 200,40')
  const listed = await say('tem certeza?')
  expect(listed).toContain('Seus gastos com “mercado” neste mês:')
  expect(listed.match(/•/g)).toHaveLength(2)
  expect(await say('quanto gastei com roupa?')).toContain('R$ 50,00')
  expect(await say('quais?')).toMatch(/^Seus gastos com “roupa” neste mês:\n• Blusa, R\$ 50,00/)
})

it('asks the same of other days, and without some of it', async () => {
  await say('quanto gastei esse mês?')
  expect(await say('e sem o mercado?')).toBe(
    'Sem contar mercado (R$ 200,40), você gastou R$ 69,60 neste mês. Ao todo foram R$ 270,00.',
  )
  expect(await say('isso dá quanto por dia?')).toContain('R$ 270,00 em 11 dias')
  expect(await say('isso é muito?')).toContain('neste mês e R$ 0,00')
})

it('takes what was paid off what came in', async () => {
  await say('recebi 500 da Ju')
  await say('quanto recebi esse mês?')
  expect(await say('e sem o uber?')).toBe(
    'Você recebeu R$ 500,00 neste mês. Tirando uber (R$ 19,60), ficam R$ 480,40.',
  )
})
