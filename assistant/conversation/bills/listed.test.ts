import { describe, expect, it } from 'vitest'
import { begin, type Conversation, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

function after(...said: string[]): { conversation: Conversation; reply: string } {
  const conversation = begin({ today })
  let reply = ''
  for (const text of said) reply = take(conversation, text).replies.join('\n')
  return { conversation, reply }
}

function billsOf({ world }: Conversation): string {
  return world.bills
    .map(({ name, amountCents, dueDay }) => `${name} ${amountCents} ${dueDay}`)
    .join('; ')
}

describe('several bills of one message', () => {
  it.each([
    [
      'cria as contas: condomínio 380 todo dia 10; internet 109,90 todo dia 15',
      'Condomínio 38000 10; Internet 10990 15',
    ],
    [
      'Assinaturas no cartão: Netflix 44,90 dia 5, Spotify 23,90 dia 12.',
      'Netflix 4490 5; Spotify 2390 12',
    ],
    [
      'Fala Lya. Assinaturas no cartão: Netflix 44,90 dia 5, Spotify 23,90 dia 12, GitHub Copilot US$ 10 dia 20. Cadastra as duas primeiras em reais.',
      'Netflix 4490 5; Spotify 2390 12',
    ],
    ['luz 98 dia 12 e água 54 dia 18, cadastra as duas', 'Luz 9800 12; Água 5400 18'],
    ['adobe 124 todo mês no cartão dia 8 e figma 75 dia 14', 'Adobe 12400 8; Figma 7500 14'],
    [
      'natação do Theo 165 e balé da Lara 180, mensalidade todo dia 15',
      'Natação do Theo 16500 15; Balé da Lara 18000 15',
    ],
    [
      'Agora as contas fixas: aluguel 1.180 todo dia 10, luz vence dia 15 e costuma dar uns 130, internet 99,90 dia 5. Anota tudo pra me lembrar',
      'Aluguel 118000 10; Luz 13000 15; Internet 9990 5',
    ],
    [
      'hoje quero cadastrar: condomínio 342,60 todo dia 8, net 119 dia 5',
      'Condomínio 34260 8; Net 11900 5',
    ],
  ])('are all kept, by %s', (text, expected) => {
    const { conversation } = after(text)
    expect(billsOf(conversation)).toBe(expected)
    expect(conversation.world.entries).toEqual([])
  })

  it.each([
    ['todo mês pago aluguel 850 dia 10, academia 89,90 dia 5 e a luz que varia, dia 18', 'Luz', 18],
    ['contas fixas: escola 640 dia 7, convênio 312 dia 10, água dia 12, internet 119', 'Água', 12],
  ])('are kept where one has no sum, which is asked for: %s', (text, name, dueDay) => {
    const { conversation, reply } = after(text)
    expect(conversation.world.bills.length).toBeGreaterThan(1)
    expect(reply).toContain(`E ${name}: quanto dá por mês?`)
    const { world } = after(text, '120').conversation
    expect(world.bills).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ name, amountCents: 12_000, dueDay })]),
    )
    expect(world.bills).toHaveLength(conversation.world.bills.length + 1)
  })

  it.each([
    ['e o plano funerário, 38 reais, dia 10', 'Aluguel 65000 5; Plano funerário 3800 10'],
    ['tem também a internet, 110 reais no dia 20', 'Aluguel 65000 5; Internet 11000 20'],
    ['e a escolinha da Nina, 240 reais, todo dia 5', 'Aluguel 65000 5; Escolinha da Nina 24000 5'],
  ])('are two, said one behind the other: %s', (text, expected) => {
    const { conversation } = after('o aluguel é 650 todo dia 5', text)
    expect(billsOf(conversation)).toBe(expected)
    expect(conversation.world.entries).toEqual([])
  })

  const listed = 'aluguel 1.450 dia 5, condomínio R$ 380 - dia 10 e internet 109,90 dia 15'

  it('are asked about where nobody says that they were paid', () => {
    const { conversation, reply } = after(listed)
    expect(reply).toContain('Já pagou, ou são contas de todo mês?')
    expect(conversation.world).toMatchObject({ entries: [], bills: [] })
  })

  it('are written as paid, each on its day', () => {
    const { world } = after(listed, 'Já paguei').conversation
    expect(world.bills).toEqual([])
    const dates = world.entries.map(({ date, amountCents }) => `${date} ${amountCents}`)
    expect(dates.toSorted()).toEqual(['2026-11-05 145000', '2026-11-10 38000', '2026-11-15 10990'])
  })

  it.each(['São de todo mês', 'não paguei ainda'])('are kept by %s', (answer) => {
    const { conversation } = after(listed, answer)
    expect(billsOf(conversation)).toBe('Aluguel 145000 5; Condomínio 38000 10; Internet 10990 15')
    expect(conversation.world.entries).toEqual([])
  })

  const due = [
    'A conta de luz, de R$ 143,28, vence em 10 de dezembro, e a de gás, de R$ 61,00, em 12/12.',
    'a parcela do trator vence dia 10, 900 e a do adubo dia 12, 400',
    'a água vence dia 10, 70 e a luz dia 12, 120',
  ]

  it.each(due)('are offered where they fall due, and written by no word: %s', (text) => {
    const { conversation, reply } = after(text)
    expect(reply).toContain('Quer que eu te lembre, ou são de todo mês?')
    expect(conversation.world).toMatchObject({ entries: [], bills: [] })
  })

  it.each([
    ...due.map((text) => [text, 'me lembra as duas']),
    ...['Sim', 'Queira lembrar-me, por favor.', 'pode lembrar'].map((one) => [due[0] ?? '', one]),
  ])('are kept once: %s, %s', (text = '', answer = '') => {
    const { bills, entries } = after(text, answer).conversation.world
    const dates = bills.map(({ nextDate, instalments }) => `${nextDate} ${instalments}`)
    expect([dates, entries]).toEqual([['2026-12-10 1', '2026-12-12 1'], []])
  })

  it('are written today where they fall due and are paid', () => {
    const { entries, bills } = after(due[2] ?? '', 'já paguei').conversation.world
    expect(new Set(entries.map(({ date }) => date)).size).toBe(1)
    expect([entries.length, bills.length, (entries[0]?.date ?? '') < '2026-12-01']).toEqual([
      2,
      0,
      true,
    ])
  })

  it.each(['As compras da fatura ainda não lhe informei.', 'to com dor nas costas'])(
    'are no answer to what was asked behind %s',
    (before) => {
      expect(after(before, due[0] ?? '').conversation.world.entries).toEqual([])
    },
  )

  const offers = ['o sindicato vence dia 10, 50', 'o plano de saúde vence dia 12, 210']

  it.each(['me lembra as duas', 'me lembra sim, das duas', 'pode me lembrar das duas'])(
    'are kept where they were offered one behind the other: %s',
    (answer) => {
      const { bills, entries } = after(...offers, answer).conversation.world
      expect(bills.map(({ name }) => name).toSorted()).toEqual(['Plano de saúde', 'Sindicato'])
      expect(entries).toEqual([])
    },
  )

  it('are one where one was offered', () => {
    expect(after(...offers, 'me lembra').conversation.world.bills).toHaveLength(1)
  })

  it('are due in their months, once a year', () => {
    const { world } = after(
      'ipva 900 dia 10 de janeiro e iptu 780 dia 15 de julho, todo ano',
    ).conversation
    const dates = world.bills.map(({ nextDate }) => nextDate.toString().slice(5))
    expect(dates).toEqual(['01-10', '07-15'])
  })

  it.each(['paguei luz 98 dia 12 e água 54 dia 18', 'mercado 120 dia 5 e farmácia 40 dia 8'])(
    'are none in %s',
    (text) => {
      const { world } = after(text).conversation
      expect(world.bills).toEqual([])
      expect(world.entries).toHaveLength(2)
    },
  )
})

describe('a bill that was just kept', () => {
  it.each([
    ['dou 300 pra minha mãe todo dia 28', 'amanhã já é dia 28 né, mas já dei pra ela os 300'],
    ['aluguel 900 todo dia 5', 'já paguei esses 900 hoje'],
    ['internet 99,90 todo dia 8', 'já paguei os 99,90 desse mês'],
  ])('is paid by its sum: %s', (bill, paid) => {
    const { world } = after(bill, paid).conversation
    expect(world.bills).toMatchObject([{ lastPaid: expect.anything() }])
    expect(world.entries).toHaveLength(1)
  })

  it('is not paid by another thing of that sum', () => {
    const { world } = after('aluguel 900 todo dia 5', 'paguei os 900 do mecânico').conversation
    expect(world.bills).toMatchObject([{ lastPaid: null }])
  })
})
