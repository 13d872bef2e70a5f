import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  type FakeGraph,
  fakeAccess,
  fakeGraph,
} from '#adapters/whatsapp-cloud/testing/fake-graph.ts'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { type Meta, meta, text } from '#main/testing/meta.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { settledWhatsApp, until } from '#main/testing/whatsapp-settled.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/security/ids.ts'

const now = '2026-03-10T15:00:00Z'
const clock = fixedClock(now)
let graph: FakeGraph
let app: TestApp
let whatsApp: Meta
let ana: TestPerson

beforeAll(async () => {
  graph = await fakeGraph()
  const environment = {
    ...{ ...fakeAccess, WHATSAPP_API_URL: graph.url },
    ASSISTANT_WHATSAPP: '5511999990000',
  }
  app = await testApp({ clock, environment })
  whatsApp = meta(app)
})
afterAll(async () => {
  await app.close()
  await graph.close()
})
beforeEach(async () => {
  ana = await testPerson(app)
  await app.owner.query(
    `UPDATE profiles SET status_plan = 'TRIAL', trial_end_date = '2026-03-16' WHERE id = $1`,
    [ana.userId],
  )
})

interface Told {
  text: string
  quickReplies: unknown[]
  undoId: string | null
}

async function repliesTo(message: string): Promise<Told[]> {
  const sent = { id: newId(), text: message }
  const { replies } = await ana.ask<{ replies: Told[] }>('POST', '/api/assistant/messages', sent)
  return replies
}

const said = async (message: string): Promise<string> =>
  (await repliesTo(message)).map(({ text }) => text).join('\n')

it.each([
  ['conectar meu whatsapp', /Em Perfil, na parte Lya no WhatsApp, toque em Conectar meu WhatsApp/],
  ['como cancelo?', /^Cancelar o quê\? A assinatura da Lya .* "apaga o mercado"/],
  ['como faço pra cancelar?', /^Cancelar o quê\?/],
  ['cancelar', /^Cancelar o quê\?/],
  ['quero cancelar', /^Cancelar o quê\?/],
  ['como apago minha conta?', /^Para apagar sua conta .* em Perfil, na parte Dados/],
  ['apagar minha conta', /^Para apagar sua conta/],
  ['aceita pix?', /^Dá para pagar com PIX ou cartão\./],
  ['esqueci minha senha', /^Na tela de entrar, toque em Esqueci minha senha/],
  ['quero falar com um atendente', /^Em Ajuda, no menu, você fala com uma pessoa/],
  ['quanto eu ganho se indicar?', /^Em Indique e ganhe \$, no menu/],
  ['quantos dias de teste eu ainda tenho?', /^Restam 6 dias do seu teste grátis/],
  ['como cancelo minha assinatura?', /^No teste grátis não há o que cancelar/],
  ['quanto tempo falta do meu teste?', /^Restam 6 dias do seu teste grátis: ele acaba em 16\/03\./],
  ['qual o preço dos planos?', /^Os planos e os preços estão em Planos\./],
  ['como convido um amigo?', /^Em Indique e ganhe \$, no menu, está o seu link/],
])('answers %s in the app by the name of the page', async (asked, answer) => {
  const text = await said(asked)
  expect(text).toMatch(answer)
  expect(text).not.toContain('http')
})

it.each([
  'como faço pra cancelar?',
  'cancelar',
  'quero cancelar',
  'como apago minha conta?',
  'apaga minha conta',
  'quero excluir minha conta',
])('answers %s without a way of losing what was written last', async (asked) => {
  await said('padaria 18,00')
  const [reply, ...more] = await repliesTo(asked)
  expect(more).toEqual([])
  expect(reply).toMatchObject({ quickReplies: [], undoId: null })
  const { items } = await ana.ask<{ items: { amountCents: number }[] }>('GET', '/api/transactions')
  expect(items).toMatchObject([{ amountCents: 1_800 }])
})

it('tells a subscriber that the trial is over, and where to cancel', async () => {
  await app.owner.query(`UPDATE profiles SET status_plan = 'ATIVO' WHERE id = $1`, [ana.userId])
  expect(await said('meu teste acaba quando?')).toMatch(/^Seu teste grátis já virou plano/)
  expect(await said('quero cancelar minha assinatura')).toMatch(/^Você cancela em Perfil/)
})

it('counts the last day of the trial as one', async () => {
  await app.owner.query(`UPDATE profiles SET trial_end_date = '2026-03-10' WHERE id = $1`, [
    ana.userId,
  ])
  expect(await said('quantos dias faltam do teste?')).toMatch(/^Resta 1 dia .* ele acaba hoje\./)
})

it('gives the address to whoever writes by WhatsApp', async () => {
  const phone = '5511982350001'
  const { code } = await ana.ask<{ code: string }>('POST', '/api/channels/link-codes')
  await whatsApp.say({ waId: phone }, text(`Vincular ${code}`, now))
  await settledWhatsApp(app, clock)
  const asked = async (message: string) => {
    const before = graph.messages().filter(({ to }) => to === phone).length
    await whatsApp.say({ waId: phone }, text(message, now))
    await settledWhatsApp(app, clock)
    const all = await until(() => {
      const to = graph.messages().filter((one) => one.to === phone)
      return to.length > before ? to : undefined
    })
    const last = all.at(-1)
    return last?.text?.body ?? last?.interactive?.body.text ?? ''
  }
  expect(await asked('quanto custa a lya?')).toMatch(
    /Planos: https?:\/\/\S+\/planos\nAssinatura: https?:\/\/\S+\/profile\?aba=assinatura$/,
  )
  expect(await asked('como conecto o whatsapp?')).toMatch(
    /^Já estamos conectados.*\nPerfil: https?:\/\/\S+\/profile$/,
  )
  expect(await asked('como convido um amigo?')).toMatch(
    /\nIndique e ganhe \$: https?:\/\/\S+\/affiliates$/,
  )
})
