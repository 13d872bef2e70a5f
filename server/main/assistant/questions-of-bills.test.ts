import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/security/ids.ts'

let app: TestApp
let cookie: string

beforeAll(async () => {
  app = await testApp({ clock: fixedClock('2026-03-11T15:00:00Z') })
})
beforeEach(async () => {
  cookie = (await app.signUp({ email: `${newId()}@exemplo.com.br` })).cookie
  await addBill('Luz', 18_230, '2026-03-05')
  await addBill('Internet', 9990, '2026-03-20')
  await say('salário 1000 dia 05/03')
})
afterAll(() => app.close())

async function addBill(name: string, amountCents: number, nextDate: string): Promise<void> {
  const { body } = await app.call('GET', '/api/categories', { cookie })
  const { items } = body as { items: { id: string; type: string }[] }
  const categoryId = items.find(({ type }) => type === 'despesa')?.id
  const dueDay = Number(nextDate.slice(-2))
  const created = await app.call('POST', '/api/recurring', {
    cookie,
    body: JSON.stringify({
      ...{ id: newId(), name, amountCents, frequency: 'mensal', dueDay, categoryId, nextDate },
      ...{ notes: null, isActive: true, instalments: null, instalmentsPaid: 0, endDate: null },
    }),
  })
  expect(created.status).toBeLessThan(300)
}

async function say(text: string): Promise<string> {
  const body = JSON.stringify({ id: newId(), text })
  const answer = await app.call('POST', '/api/assistant/messages', { cookie, body })
  const { replies } = answer.body as { replies: { text: string }[] }
  return (replies[0]?.text ?? '').replaceAll('\u00A0', ' ')
}

it('tells what is late, and nothing else', async () => {
  expect(await say('tem alguma conta atrasada?')).toBe(
    'Contas em atraso:\n• Luz: R$ 182,30, venceu em 05/03',
  )
  await say('paguei a luz')
  expect(await say('tenho algo em atraso?')).toBe('Você não tem contas em atraso.')
})

it('tells how many instalments are left, and what they come to', async () => {
  await say('comprei uma geladeira em 10x de 219,90')
  const left = 'Geladeira: faltam 9 de 10 parcelas de R$ 219,90, ao todo R$ 1.979,10.'
  for (const text of [
    'quantas parcelas faltam da geladeira?',
    'quanto falta pra quitar a geladeira?',
    'em que parcela tá a geladeira?',
  ]) {
    expect(await say(text)).toBe(
      `${left} A próxima vence em 11/04, e a última, em dezembro de 2026.`,
    )
  }
  expect(await say('quantas parcelas faltam da internet?')).toContain('não tem número de parcelas')
})

it('tells whether a bill is paid, and when it falls due', async () => {
  expect(await say('já paguei a luz?')).toBe('Ainda não marquei: Luz, R$ 182,30, venceu em 05/03.')
  expect(await say('a internet tá paga?')).toBe(
    'Ainda não marquei: Internet, R$ 99,90, vence em 20/03.',
  )
  await say('paguei a luz')
  expect(await say('a luz já foi paga?')).toBe(
    'Sim: Luz, R$ 182,30, paga hoje. A próxima vence em 05/04.',
  )
  expect(await say('quando vence a internet?')).toBe('Internet, R$ 99,90: vence em 20/03.')
})

it('tells of a later month what falls due in it', async () => {
  expect(await say('quanto vou pagar de conta em maio?')).toContain(
    'O que já sei que vence em maio:\n• Luz: R$ 182,30\n• Internet: R$ 99,90\nNo total, R$ 282,20.',
  )
  expect(await say('o que vence em março?')).toContain('Internet: R$ 99,90, vence em 20/03')
})

it('shares what there is among the days that are left, bills set aside', async () => {
  expect(await say('quanto posso gastar por dia até o fim do mês?')).toBe(
    'Seu saldo é R$ 1.000,00 e as contas deste mês ainda levam R$ 282,20: ficam R$ 717,80. ' +
      'Dá R$ 34,18 por dia nos 21 dias que faltam, contando hoje.',
  )
  await say('gastei 900 no mercado')
  expect(await say('quanto dá pra gastar por dia?')).toContain('não sobra para gastar')
})

it('tells of a bill what it costs, and whether it is paid, however that is asked', async () => {
  expect(await say('quanto é a internet mesmo?')).toContain('R$ 99,90')
  expect(await say('a luz já paguei?')).toContain('Ainda não marquei')
  expect(await say('quanto gasto com contas fixas por mês?')).toContain('Internet')
})

it('takes what is left to pay for bills, right behind a goal as well', async () => {
  await say('meta viagem 3000')
  await say('guardei 100 na viagem')
  expect(await say('quanto falta pagar?')).toContain('Luz')
})

it('calls a bill otherwise, and takes that back', async () => {
  expect(await say('muda o nome da conta do dia 20 pra Vivo fibra')).toBe(
    'Mudei: o pagamento Internet agora se chama Vivo fibra.',
  )
  expect(await say('quais contas eu tenho?')).toContain('• Vivo fibra: R$ 99,90, vence em 20/03')
  await say('desfaz')
  expect(await say('quais contas eu tenho?')).toContain('• Internet: R$ 99,90, vence em 20/03')
})

it('puts a bill under another category, and takes that back', async () => {
  await say('pão 9')
  expect(await say('passa a internet para Lazer. obrigado e boa noite!')).toBe(
    'Mudei: o pagamento Internet agora fica em Lazer.',
  )
  expect(await say('desfaz')).toBe('Pronto, desfiz a mudança em Internet.')
})

it('ends the one that is named by its sum, right behind the list', async () => {
  await say('quais contas eu tenho?')
  expect(await say('apaga a de 99,90')).toBe(
    'Excluí o pagamento Internet. O que você já pagou continua anotado.',
  )
})

it('tells how often one comes', async () => {
  expect(await say('e a internet, ficou mensal?')).toBe(
    'Internet, R$ 99,90: sim, todo dia 20. A próxima vence em 20/03.',
  )
})

it('tells of a month to come its bills and its limits', async () => {
  await say('limite de 500 pra mercado em abril')
  expect(await say('como tá meu limite de mercado?')).toMatch(
    /^Não há orçamento em .+ neste mês; em abril: R\$ 500,00\.$/,
  )
  const month = await say('como está abril?')
  expect(month).toContain('• Luz: R$ 182,30')
  expect(month).toMatch(/Orçamentos:\n• .+: R\$ 0,00 de R\$ 500,00/)
})
