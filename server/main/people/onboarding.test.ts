import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { newId } from '#platform/security/ids.ts'

let app: TestApp
let cookie: string
let userId: string
beforeAll(async () => {
  app = await testApp({
    environment: { SUPPORT_WHATSAPP: '5511999990000', COMPANY_EMAIL: 'oi@lya.example' },
  })
})
beforeEach(async () => {
  const email = `${newId()}@exemplo.com.br`
  ;({ cookie, userId } = await app.signUp({ email, isOnboarding: true }))
})
afterAll(() => app.close())

const saveStep = (step: unknown) =>
  app.call('PUT', '/api/onboarding/step', { cookie, body: JSON.stringify({ step }) })
const skip = () => app.call('POST', '/api/onboarding/skip', { cookie })
const names = async () => {
  const { body } = await app.call('GET', '/api/categories', { cookie })
  return (body as { items: { name: string }[] }).items.map(({ name }) => name)
}
const stored = async () => {
  const { body } = await app.call('GET', '/api/session', { cookie })
  return (body as { session: { onboardingStep: number } }).session.onboardingStep
}

it('begins at 0, without categories of anybody’s choosing', async () => {
  expect(await stored()).toBe(0)
  expect(await names()).toEqual([])
})

it('keeps the largest step that was reached', async () => {
  expect((await saveStep(2)).body).toEqual({ step: 2 })
  expect((await saveStep(1)).body).toEqual({ step: 2 })
  expect(await stored()).toBe(2)
  expect((await saveStep(3)).body).toEqual({ step: 3 })
  expect(await names()).toEqual([])
})

it.each([0, 4, 1.5, '2', null, -1])('takes no step %j', async (step) => {
  const answer = await saveStep(step)
  expect(answer.status).toBe(400)
  expect(await stored()).toBe(0)
})

it('ends by skipping, with the suggested categories, however often it is pressed', async () => {
  const answers = await Promise.all([skip(), skip(), skip()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await skip()).body).toEqual({ step: 3 })
  expect(await stored()).toBe(3)
  expect(await names()).toEqual([
    ...['Alimentação', 'Compras', 'Educação', 'Freelances', 'Lazer'],
    ...['Moradia', 'Presentes', 'Salário', 'Saúde', 'Transporte'],
  ])
})

it('leaves the categories of who chose some alone', async () => {
  await app.owner.query(
    `INSERT INTO categorias (user_id, id, nome) VALUES ($1, gen_random_uuid(), 'Gatos')`,
    [userId],
  )
  await skip()
  expect(await names()).toEqual(['Gatos'])
})

it('skips nothing when the categories cannot be made', async () => {
  await app.owner.query(`
    CREATE FUNCTION recusa() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'disk on fire'; END $$;
    CREATE TRIGGER recusa BEFORE INSERT ON categorias EXECUTE FUNCTION recusa()`)
  try {
    expect((await skip()).status).toBe(500)
  } finally {
    await app.owner.query('DROP FUNCTION recusa() CASCADE')
  }
  expect(await stored()).toBe(0)
  expect(await names()).toEqual([])
})

it('shows a step of the existing product as one of ours', async () => {
  await app.owner.query('UPDATE profiles SET onboarding_step = 7 WHERE id = $1', [userId])
  expect(await stored()).toBe(3)
  await app.owner.query('UPDATE profiles SET onboarding_step = NULL WHERE id = $1', [userId])
  expect(await stored()).toBe(0)
})

it('gives somebody without categories the suggested ones with what Lya first writes', async () => {
  const answer = await app.call('POST', '/api/assistant/messages', {
    cookie,
    body: JSON.stringify({ text: 'gastei 52,90 no mercado' }),
  })
  expect(answer.status).toBe(200)
  const [reply] = (answer.body as { replies: { text: string }[] }).replies
  expect(reply?.text).toContain('Alimentação')
  const { body } = await app.call('GET', '/api/transactions', { cookie })
  expect(body).toMatchObject({ items: [{ amountCents: 5_290, category: 'Alimentação' }] })
  expect(await names()).toHaveLength(10)
})

it('tells everybody whom to write to', async () => {
  const answer = await app.call('GET', '/api/support')
  expect(answer.body).toEqual({
    companyName: 'Lya',
    companyCnpj: null,
    companyEmail: 'oi@lya.example',
    assistantWhatsapp: null,
    supportWhatsapp: '5511999990000',
    faqUrl: null,
  })
})
