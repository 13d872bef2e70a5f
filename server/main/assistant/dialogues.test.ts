import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { type TestPerson, testPerson } from '#main/testing/person.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/security/ids.ts'

interface Reply {
  id: string
  text: string
  quickReplies: string[]
  undoId: string | null
}
interface Said {
  id: string
  reply: Reply
}

const clock = fixedClock('2026-03-11T15:00:00Z')
let app: TestApp
let person: TestPerson

beforeAll(async () => {
  app = await testApp({ clock })
})
beforeEach(async () => {
  clock.moveTo('2026-03-11T15:00:00Z')
  person = await testPerson(app)
})
afterAll(() => app.close())

async function say(text: string, replyTo?: string): Promise<Said> {
  // A second apart: only ten new messages a second are taken.
  clock.moveTo(clock.now().add({ seconds: 2 }).toString())
  const sent = { id: newId(), text, ...(replyTo === undefined ? {} : { replyTo }) }
  const { id, replies } = await person.ask<{ id: string; replies: Reply[] }>(
    'POST',
    '/api/assistant/messages',
    sent,
  )
  const [reply] = replies
  if (!reply || replies.length > 1) throw new Error('a message has one reply')
  expect(reply.quickReplies.length).toBeLessThanOrEqual(3)
  return { id, reply: { ...reply, text: reply.text.replaceAll('\u00a0', ' ') } }
}

/** Says each message and expects the answer that stands after it. */
async function dialogue(...turns: [said: string, answered: string][]): Promise<Said[]> {
  const told: Said[] = []
  for (const [text, answered] of turns) {
    const turn = await say(text)
    expect(turn.reply.text, text).toBe(answered)
    told.push(turn)
  }
  return told
}

async function written(): Promise<string[]> {
  const { items } = await person.ask<{
    items: { date: string; description: string; amountCents: number; category: string | null }[]
  }>('GET', '/api/transactions')
  return items.map(
    ({ date, description, amountCents, category }) =>
      `${date.slice(5)} ${description} ${amountCents} ${category}`,
  )
}

const habits = async () =>
  (
    await person.ask<{ items: { term: string; category: { name: string } }[] }>(
      'GET',
      '/api/memory/habits',
    )
  ).items.map(({ term, category }) => `${term} ${category.name}`)

const category = (name: string) => person.ask('POST', '/api/categories', { name, type: 'despesa' })

it('corrects by short words what was registered just before', async () => {
  await dialogue(
    ['mercado 54,30', 'Anotei! Mercado, R$ 54,30 em Alimentação, hoje.'],
    ['não, 45', 'Corrigi: Mercado, R$ 45,00 em Alimentação, hoje.'],
    ['ontem', 'Corrigi: Mercado, R$ 45,00 em Alimentação, ontem.'],
    ['era na farmácia', 'Corrigi: Farmácia, R$ 45,00 em Saúde, ontem.'],
    ['não era farmácia, era uber', 'Corrigi: Uber, R$ 45,00 em Transporte, ontem.'],
    ['era 99, não uber', 'Corrigi: 99, R$ 45,00 em Transporte, ontem.'],
    ['foi no mercado, não no 99', 'Corrigi: Mercado, R$ 45,00 em Alimentação, ontem.'],
    [
      'era no cartão do mercado',
      'A forma de pagamento eu não guardo, então ficou como estava. ' +
        'O resto eu corrijo: valor, dia, nome ou categoria.',
    ],
    ['o nome é Feira', 'Corrigi: Feira, R$ 45,00 em Alimentação, ontem.'],
    ['foi engano', 'Acontece! Quer tirar o que anotei? É só dizer "apaga".'],
    ['Apaga', 'Apaguei: Feira, R$ 45,00 em Alimentação, ontem.'],
    ['volta', 'Pronto, trouxe de volta: Feira, R$ 45,00 em Alimentação, ontem.'],
  )
  expect(await written()).toEqual(['03-10 Feira 4500 Alimentação'])
})

it('takes back step by step, and does again what was taken back', async () => {
  await dialogue(
    ['mercado 54,30', 'Anotei! Mercado, R$ 54,30 em Alimentação, hoje.'],
    ['na verdade foi 45', 'Corrigi: Mercado, R$ 45,00 em Alimentação, hoje.'],
    ['uber 20', 'Anotei! Uber, R$ 20,00 em Transporte, hoje.'],
    ['desfaz', 'Pronto, desfiz o lançamento: Uber, R$ 20,00.'],
    ['desfaz', 'Pronto, desfiz a correção: Mercado, R$ 54,30 em Alimentação, hoje.'],
    ['na verdade foi 44', 'Corrigi: Mercado, R$ 44,00 em Alimentação, hoje.'],
    ['apaga', 'Apaguei: Mercado, R$ 44,00 em Alimentação, hoje.'],
    ['desfaz', 'Pronto, trouxe de volta: Mercado, R$ 44,00 em Alimentação, hoje.'],
    ['refaz', 'Apaguei: Mercado, R$ 44,00 em Alimentação, hoje.'],
  )
  expect(await written()).toEqual([])
})

it('takes every correction of one back, from the last on', async () => {
  await dialogue(
    ['salário 3000', 'Anotei! Salário, entrada de R$ 3.000,00 em Salário, hoje.'],
    ['era 3.500', 'Corrigi: Salário, entrada de R$ 3.500,00 em Salário, hoje.'],
    ['foi ontem', 'Corrigi: Salário, entrada de R$ 3.500,00 em Salário, ontem.'],
    ['desfaz', 'Pronto, desfiz a correção: Salário, entrada de R$ 3.500,00 em Salário, hoje.'],
    ['desfaz', 'Pronto, desfiz a correção: Salário, entrada de R$ 3.000,00 em Salário, hoje.'],
    ['desfaz', 'Pronto, desfiz o lançamento: Salário, R$ 3.000,00.'],
    ['desfaz', 'Não achei nada recente para desfazer.'],
  )
})

it('understands every example that it gives', async () => {
  const examples = [
    ['meta viagem 5000', 'Meta criada: Viagem, R$ 5.000,00.'],
    ['guardei 100 na meta Viagem', 'Guardei R$ 100,00 em Viagem.'],
    ['aluguel 1.500 todo dia 5', 'Combinado! Aluguel, R$ 1.500,00 todo dia 5.'],
    ['orçamento de 800 para mercado', 'Orçamento de Alimentação em março: R$ 800,00.'],
    ['geladeira 2.400 em 10x', 'Anotei! Geladeira em 10x de R$ 240,00'],
    ['gastei 52,90 no mercado ontem', 'Anotei! Mercado, R$ 52,90 em Alimentação, ontem.'],
    ['na verdade foi 45', 'Corrigi: Mercado, R$ 45,00 em Alimentação, ontem.'],
    ['apaga o mercado', 'Apaguei: Mercado, R$ 45,00 em Alimentação, ontem.'],
    ['quanto gastei este mês?', 'Você gastou R$ 240,00 neste mês.'],
  ] as const
  for (const [text, answered] of examples) {
    expect((await say(text)).reply.text, text).toContain(answered)
  }
})

it('says so when the button had undone it, and goes on from there', async () => {
  const [, uber] = await dialogue(
    ['mercado 54,30', 'Anotei! Mercado, R$ 54,30 em Alimentação, hoje.'],
    ['uber 20', 'Anotei! Uber, R$ 20,00 em Transporte, hoje.'],
  )
  await person.ask('POST', `/api/undo/${uber?.reply.undoId}`, {})
  await dialogue(
    ['desfaz', 'Isso já tinha sido desfeito.'],
    ['desfaz', 'Pronto, desfiz o lançamento: Mercado, R$ 54,30.'],
  )
  expect(await written()).toEqual([])
})

it('speaks of the quoted message alone', async () => {
  const both = await say('mercado 54, uber 20')
  const hello = await say('oi')
  const nothing =
    'Essa mensagem não anotou nada, então não há o que mudar nela. Responda à do lançamento.'
  expect((await say('apaga', hello.id)).reply.text).toBe(nothing)
  expect((await say('na verdade foi 45', hello.reply.id)).reply.text).toBe(nothing)
  expect((await say('o mercado foi 50', both.reply.id)).reply.text).toBe(
    'Corrigi: Mercado, R$ 50,00 em Alimentação, hoje.',
  )
  expect((await say('por que o uber ficou em transporte?', both.id)).reply.text).toBe(
    'Porque "Uber" costuma ser Transporte. Se não for, é só dizer.',
  )
  expect((await say('apaga', both.id)).reply.text).toBe('Apaguei os 2 lançamentos.')
  const { items } = await person.ask<{ items: { quoted?: unknown }[] }>(
    'GET',
    '/api/assistant/messages',
  )
  expect(items.map(({ quoted }) => quoted)).toEqual([
    { text: 'mercado 54, uber 20', isMine: true },
    { text: 'mercado 54, uber 20', isMine: true },
    { text: expect.stringContaining('Anotei os 2!'), isMine: false },
    { text: expect.stringContaining('Oi! Sou a Lya'), isMine: false },
    { text: 'oi', isMine: true },
    undefined,
    undefined,
  ])
})

it('learns for always, says why, and takes one exception for what it is', async () => {
  await category('Bichos')
  await dialogue(
    ['gurundaia 80 ontem', 'Anotei! Gurundaia, R$ 80,00 em Outros, ontem.'],
    ['gurundaia 70', 'Anotei! Gurundaia, R$ 70,00 em Outros, hoje.'],
    [
      'isso é Bichos',
      'Corrigi: Gurundaia, R$ 70,00 em Bichos, hoje. Sempre categorizar Gurundaia como Bichos?',
    ],
    [
      'pode ser',
      'Combinado! Achei um lançamento antigo de Gurundaia em outra categoria. Mudo também?',
    ],
    ['s', 'Mudei um lançamento para Bichos.'],
    ['gurundaia 60', 'Anotei! Gurundaia, R$ 60,00 em Bichos, hoje.'],
    ['por que?', 'Porque você já escolheu Bichos para "gurundaia" antes.'],
    [
      'não, Lazer',
      'Corrigi: Gurundaia, R$ 60,00 em Lazer, hoje. Sempre categorizar Gurundaia como Lazer?',
    ],
    ['Só desta vez', 'Tudo bem, fica assim.'],
    ['gurundaia 50', 'Anotei! Gurundaia, R$ 50,00 em Bichos, hoje.'],
  )
  expect(await habits()).toEqual(['gurundaia Bichos'])
})

it('unlearns a correction that is undone, by word or by button', async () => {
  await category('Bichos')
  await say('gurundaia 80')
  await say('muda pra Bichos')
  expect(await habits()).toEqual(['gurundaia Bichos'])
  await say('desfaz')
  expect(await habits()).toEqual([])
  const again = await say('muda pra Bichos')
  expect(await habits()).toEqual(['gurundaia Bichos'])
  await person.ask('POST', `/api/undo/${again.reply.undoId}`, {})
  expect(await habits()).toEqual([])
})

it('takes a goal that is only named for what it is, and no other words', async () => {
  await dialogue(
    [
      'guardei 100 pra viagem',
      'Guardar não é gasto, então não anotei nada. Quer acompanhar? Crie uma meta: "meta viagem 5000".',
    ],
    [
      'quero juntar 5 mil pra viagem',
      'Meta criada: Viagem, R$ 5.000,00, já com R$ 100,00. Quando guardar, me diga "guardei 100 na meta Viagem".',
    ],
    [
      'coloquei mais 100 na viagem',
      'Guardei R$ 100,00 em Viagem. Já são R$ 200,00 de R$ 5.000,00.',
    ],
    ['guardei 50', 'Guardei R$ 50,00 em Viagem. Já são R$ 250,00 de R$ 5.000,00.'],
    ['desfaz', 'Pronto, desfiz o depósito em Viagem.'],
    [
      'coloquei 100 na meta do carro',
      'Não achei uma meta “Carro”, então não anotei nada. Você tem: Viagem. Para criar, diga "meta carro 5000".',
    ],
    ['quanto falta pra viagem?', 'Viagem: R$ 200,00 de R$ 5.000,00, faltam R$ 4.800,00.'],
    ['coloquei 10 na viajem', 'Guardei R$ 10,00 em Viagem. Já são R$ 210,00 de R$ 5.000,00.'],
    [
      'tira 50 da viagem',
      'Tirei R$ 50,00 de Viagem. Ficaram R$ 160,00 de R$ 5.000,00. Se virou um gasto, me conta que eu anoto.',
    ],
    [
      'tira 500 da viagem',
      'Nessa meta não tem tudo isso guardado, então não tirei nada. Confira quanto falta: "como está a meta?".',
    ],
    ['desfaz', 'Pronto, desfiz o depósito em Viagem.'],
    ['quanto falta pra viagem?', 'Viagem: R$ 210,00 de R$ 5.000,00, faltam R$ 4.790,00.'],
    ['já tenho 300 na meta viagem', 'Boa! Viagem já está com R$ 300,00 de R$ 5.000,00.'],
    ['a data da meta é junho de 2028', 'Mudei: a meta Viagem agora é até 30/06/2028.'],
    ['gastei 30 na viagem', 'Anotei! Viagem, R$ 30,00 em Lazer, hoje.'],
    [
      'coloquei 100 de gasolina no carro',
      'Anotei! Gasolina no carro, R$ 100,00 em Transporte, hoje.',
    ],
  )
  expect(await written()).toHaveLength(2)
})

it('sets and moves limits, and says where two share a category', async () => {
  await dialogue(
    [
      'orçamento: mercado 800, transporte 300',
      'Orçamento de Alimentação em março: R$ 800,00. Nada gasto ainda.\n' +
        'Orçamento de Transporte em março: R$ 300,00. Nada gasto ainda.',
    ],
    [
      'aumenta o orçamento de mercado em 100',
      'Orçamento de Alimentação em março: R$ 900,00. Antes eram R$ 800,00. Nada gasto ainda.',
    ],
    [
      'orçamento de restaurante 300',
      'Mercado e restaurante ficam juntos em Alimentação, que já tem R$ 900,00. Com quanto deixo?',
    ],
    [
      'R$ 1.200,00',
      'Mercado e restaurante ficam juntos em Alimentação. Orçamento de Alimentação em março: R$ 1.200,00. Antes eram R$ 900,00. Nada gasto ainda.',
    ],
  )
})

it('finds a goal beyond the three that it offers', async () => {
  for (const name of ['viagem', 'bicicleta', 'casamento', 'piano']) {
    await say(`quero juntar 900 pra ${name}`)
  }
  const asked = await say('coloquei 50 na meta')
  expect(asked.reply).toMatchObject({ text: 'Em qual meta?', undoId: null })
  expect(asked.reply.quickReplies).toHaveLength(3)
  expect((await say('viagem')).reply.text).toContain('Guardei R$ 50,00 em Viagem.')
})

it('offers to undo the entry before a question, which has nothing to undo', async () => {
  const { reply } = await say('mercado 50, quanto já gastei hoje?')
  expect(reply.text).toContain('Você gastou R$ 50,00 hoje.')
  expect(reply.undoId).not.toBeNull()
  expect((await say('quanto gastei hoje?')).reply.undoId).toBeNull()
})

it('pays the bill that was meant, at its own price', async () => {
  await say('conta de luz 180 todo dia 12')
  await say('conta de água 90 todo dia 20')
  await dialogue(
    ['paguei a luz', 'Pronto, Conta de luz em dia: R$ 180,00. O próximo vence em 12/04.'],
    [
      'marca a conta como paga',
      'Pronto, Conta de água em dia: R$ 90,00. O próximo vence em 20/04.',
    ],
    ['desfaz', 'Pronto, desfiz o pagamento de Conta de água.'],
    [
      'quais contas vencem essa semana?',
      'Você está em dia com suas contas. Nada vence nesta semana.',
    ],
    ['paguei o dentista', 'Dentista: quanto foi?'],
    ['deixa pra lá', 'Tudo bem, não anotei nada.'],
    // With its own sum it is the bill, with another one an expense like any.
    [
      'paguei 90 da conta de água',
      'Pronto, Conta de água em dia: R$ 90,00. O próximo vence em 20/04.',
    ],
    ['paguei 35 da água da barraca', 'Anotei! Água da barraca, R$ 35,00 em Moradia, hoje.'],
  )
  expect(await written()).toEqual([
    '03-11 Água da barraca 3500 Moradia',
    '03-11 Conta de água 9000 Moradia',
    '03-11 Conta de luz 18000 Moradia',
  ])
})

it('pays a bill with what it came to this time, on the day that is told', async () => {
  await dialogue(
    [
      'luz 180 todo dia 12',
      'Combinado! Luz, R$ 180,00 todo dia 12. O próximo vence amanhã. Está em Pagamentos.',
    ],
    [
      'água 90 todo dia 20',
      'Combinado! Água, R$ 90,00 todo dia 20. O próximo vence em 20/03. Está em Pagamentos.',
    ],
    [
      'paguei a luz ontem, veio 204,30',
      'Pronto, Luz em dia: R$ 204,30, ontem. O próximo vence em 12/04.',
    ],
    // It is paid: what is told now is another expense.
    ['paguei 150 de luz', 'Anotei! Luz, R$ 150,00 em Moradia, hoje.'],
    // No light costs that: it is something else of that name.
    ['paguei a água 900', 'Anotei! Água, R$ 900,00 em Moradia, hoje.'],
    // The day says which one it was.
    ['paguei a água do dia 20', 'Pronto, Água em dia: R$ 90,00. O próximo vence em 20/04.'],
  )
  expect(await written()).toEqual([
    '03-11 Água 9000 Moradia',
    '03-11 Água 90000 Moradia',
    '03-11 Luz 15000 Moradia',
    '03-10 Luz 20430 Moradia',
  ])
})

it('writes what was paid of an earlier month, and leaves the next one to be paid', async () => {
  const [, paid] = await dialogue(
    [
      'aluguel 900 todo dia 20',
      'Combinado! Aluguel, R$ 900,00 todo dia 20. O próximo vence em 20/03. Está em Pagamentos.',
    ],
    [
      'paguei o aluguel de fevereiro no dia 20 de fevereiro',
      'Pronto, Aluguel de fevereiro em dia: R$ 900,00, em 20/02. O próximo vence em 20/03.',
    ],
    [
      'paguei o aluguel no dia 20 de fevereiro',
      'Aluguel já estava em dia. O próximo vence em 20/03.',
    ],
  )
  expect(await written()).toEqual(['02-20 Aluguel 90000 Moradia'])
  const undone = await person.undo(paid?.reply.undoId ?? '')
  expect(undone.status).toBe(200)
  expect(await written()).toEqual([])
  await dialogue(
    ['paguei o aluguel', 'Pronto, Aluguel em dia: R$ 900,00. O próximo vence em 20/04.'],
    [
      'paguei o aluguel de abril adiantado',
      'Pronto, Aluguel em dia: R$ 900,00. O próximo vence em 20/05.',
    ],
    // An older one leaves what was settled since.
    [
      'paguei o aluguel de fevereiro no dia 20 de fevereiro',
      'Pronto, Aluguel de fevereiro em dia: R$ 900,00, em 20/02. O próximo vence em 20/05.',
    ],
    [
      'paguei o aluguel de fevereiro no dia 20 de fevereiro',
      'Aluguel já estava em dia. O próximo vence em 20/05.',
    ],
    ['desfaz', 'Pronto, desfiz o pagamento de Aluguel.'],
  )
  expect(await written()).toHaveLength(2)
})

it('warns at 80 and at 100% of a budget, whatever spends it', async () => {
  await say('orçamento de 500 para mercado')
  await dialogue(
    [
      'mercado 390, uber 20 e padaria 30',
      'Anotei os 3!\n• Mercado: R$ 390,00 em Alimentação, hoje\n' +
        '• Uber: R$ 20,00 em Transporte, hoje\n• Padaria: R$ 30,00 em Alimentação, hoje\n' +
        'Atenção: mais de 80% do orçamento de Alimentação já foi; ' +
        'ainda dá para gastar R$ 80,00 este mês.',
    ],
    [
      'mercado 10',
      'Anotei! Mercado, R$ 10,00 em Alimentação, hoje. Ainda dá para gastar R$ 70,00 este mês.',
    ],
    [
      'na verdade foi 80',
      'Corrigi: Mercado, R$ 80,00 em Alimentação, hoje. ' +
        'Com isso, o orçamento do mês chegou ao limite.',
    ],
    [
      'comprei uma feira de 300 em 3x',
      'Anotei! Feira em 3x de R$ 100,00 (total R$ 300,00), em Alimentação. ' +
        'A 1ª parcela entrou hoje; as outras 2 estão em Pagamentos. ' +
        'Passou R$ 100,00 do orçamento deste mês.',
    ],
    [
      'como está o orçamento de mercado?',
      'Alimentação: R$ 600,00 de R$ 500,00 (120%), passou R$ 100,00.',
    ],
  )
})

it('asks once more, lets go after that, and expires by time', async () => {
  await dialogue(
    ['50 reais', 'Anoto R$ 50,00 como o quê? Me diga onde foi ou o que era.'],
    ['sim', 'Essa eu não peguei. Anoto R$ 50,00 como o quê? Me diga onde foi ou o que era.'],
    ['mercado', 'Anotei! Mercado, R$ 50,00 em Alimentação, hoje.'],
    ['comprei um sofá', 'Sofá: quanto foi?'],
    [
      '1.200 em 10x',
      'Anotei! Sofá em 10x de R$ 120,00 (total R$ 1.200,00), em Moradia. ' +
        'A 1ª parcela entrou hoje; as outras 9 estão em Pagamentos.',
    ],
    ['comprei um tênis', 'Tênis: quanto foi?'],
  )
  clock.moveTo(clock.now().add({ hours: 48 }).toString())
  await dialogue(['200', 'Anoto R$ 200,00 como o quê? Me diga onde foi ou o que era.'])
  expect(await written()).toHaveLength(2)
})

it('answers about what it has, and names what it has not', async () => {
  await say('gastei 10 no mercado')
  await say('gastei 35 na Quixaba')
  await dialogue(
    [
      'quanto gastei com quixaba?',
      'Você gastou R$ 35,00 com “quixaba” neste mês, em 1 lançamento.',
    ],
    [
      'quanto gastei com pet?',
      'Não achei nada com “pet” neste mês, nem uma categoria com esse nome.',
    ],
    ['quanto gastei em janeiro?', 'Você não gastou nada em janeiro.'],
    [
      'quanto gastei com mercado?',
      'Você gastou R$ 10,00 com “mercado” neste mês, em 1 lançamento.',
    ],
    ['e com alimentação?', 'Você gastou R$ 10,00 em Alimentação neste mês.'],
    ['e no total?', 'Você gastou R$ 45,00 neste mês.\n• Outros: R$ 35,00\n• Alimentação: R$ 10,00'],
    ['e mês passado?', 'Você não gastou nada em fevereiro.'],
    [
      'muda pra Viagens',
      'Não achei essa categoria entre as suas. Crie em Categorias ou escolha outra.',
    ],
    ['minhas metas', 'Você ainda não tem metas. Para criar: "meta viagem 5000".'],
  )
})

it('changes and deletes what is named, and no other thing', async () => {
  await dialogue(
    ['uber 18', 'Anotei! Uber, R$ 18,00 em Transporte, hoje.'],
    ['pizza 62,90', 'Anotei! Pizza, R$ 62,90 em Alimentação, hoje.'],
    ['muda o uber pra 20', 'Corrigi: Uber, R$ 20,00 em Transporte, hoje.'],
    ['o da pizza na verdade foi 59,90', 'Corrigi: Pizza, R$ 59,90 em Alimentação, hoje.'],
    ['o uber foi ontem', 'Corrigi: Uber, R$ 20,00 em Transporte, ontem.'],
    [
      'troca o valor da farmácia pra 35',
      'Não achei “farmácia” nos últimos lançamentos, então não mexi em nada. Qual deles eu mudo: Uber R$ 20,00 ou Pizza R$ 59,90?',
    ],
    ['nenhum', 'Tudo bem, fica assim.'],
    [
      'exclui a gasolina',
      'Não achei “Gasolina” nos últimos lançamentos, então não mexi em nada. Qual deles eu apago: Uber R$ 20,00 ou Pizza R$ 59,90?',
    ],
    ['deixa', 'Tudo bem, fica assim.'],
    ['na verdade foi 45 no mercado', 'É este: Uber R$ 20,00?'],
    ['deixa', 'Tudo bem, fica assim.'],
  )
  expect((await written()).sort()).toEqual([
    '03-10 Uber 2000 Transporte',
    '03-11 Pizza 5990 Alimentação',
  ])
})

it('keeps all bills of one message, and gives one of them another day', async () => {
  await dialogue(
    [
      'gás 120 dia 5 e luz 180 dia 9',
      'Vi estas contas:\n• Gás: R$ 120,00, dia 5\n• Luz: R$ 180,00, dia 9\n' +
        'Já pagou, ou são contas de todo mês?',
    ],
    [
      'São de todo mês',
      'Combinado! Gás, R$ 120,00 todo dia 5. O próximo vence em 05/04. Está em Pagamentos.\n' +
        'E Luz, R$ 180,00 todo dia 9. O próximo vence em 09/04.',
    ],
    [
      'o gás vence dia 7 e não dia 5',
      'Mudei: Gás agora vence todo dia 7. O próximo vence em 07/04.',
    ],
    ['desfaz', 'Pronto, desfiz a mudança em Gás.'],
  )
  expect(await written()).toEqual([])
})

it('lets what was to be paid once come again, and once only when that is undone', async () => {
  await dialogue(
    [
      'a luz veio 120 vence dia 28',
      'Entendi: Luz, R$ 120,00, para pagar em 28/03. Quer que eu te lembre?',
    ],
    [
      'me lembra',
      'Combinado! Luz, R$ 120,00, para pagar em 28/03. ' +
        'Deixei em Pagamentos e te lembro quando chegar o dia.',
    ],
    ['vence dia 29', 'Mudei: Luz agora vence em 29/03.'],
    ['essa vem todo mês', 'Mudei: Luz agora vence todo dia 29. O próximo vence em 29/03.'],
    ['desfaz', 'Pronto, desfiz a mudança em Luz.'],
    ['a luz vence dia 30', 'Mudei: Luz agora vence em 30/03.'],
  )
  expect(await written()).toEqual([])
})

it('finds what is named among entries of other days, bills, goals and budgets', async () => {
  clock.moveTo('2026-03-09T15:00:00Z')
  await say('dentista 200')
  clock.moveTo('2026-03-11T15:00:00Z')
  await say('barbearia 40')
  await say('internet 99,90 todo dia 10')
  await say('meta viagem 5000')
  await dialogue(
    ['muda o dentista pra 220', 'Corrigi: Dentista, R$ 220,00 em Saúde, anteontem.'],
    [
      'apaga o bar',
      'Não achei “Bar” nos últimos lançamentos, então não mexi em nada. Qual deles eu apago: Dentista R$ 220,00 ou Barbearia R$ 40,00?',
    ],
    ['deixa', 'Tudo bem, fica assim.'],
    [
      'muda a internet pra 110',
      'Mudei: O pagamento Internet agora é de R$ 110,00. Antes era R$ 99,90.',
    ],
    ['desfaz', 'Pronto, desfiz a mudança em Internet.'],
    [
      'aumenta a meta viagem pra 6000',
      'Mudei: A meta Viagem agora é de R$ 6.000,00. Antes era R$ 5.000,00.',
    ],
    ['apaga a internet', 'Excluí o pagamento Internet. O que você já pagou continua anotado.'],
    ['desfaz', 'Pronto, Internet está de volta.'],
    ['apaga a meta viagem', 'Excluí a meta Viagem.'],
    [
      'muda a internet pra 110',
      'Mudei: O pagamento Internet agora é de R$ 110,00. Antes era R$ 99,90.',
    ],
    [
      'a internet subiu pra 120',
      'Mudei: O pagamento Internet agora é de R$ 120,00. Antes era R$ 110,00.',
    ],
    [
      'cancelei a internet, pode tirar das contas',
      'Excluí o pagamento Internet. O que você já pagou continua anotado.',
    ],
    ['aumenta o de lazer pra 350', 'Orçamento de Lazer em março: R$ 350,00. Nada gasto ainda.'],
    ['tira o limite de lazer', 'Tirei o orçamento de Lazer deste mês.'],
    [
      'tira o limite de lazer',
      'Esse orçamento ainda não existe. Diga "orçamento de lazer 300" e eu crio.',
    ],
    ['desfaz', 'Pronto, Lazer está de volta.'],
    ['quanto resta de lazer?', 'Lazer: R$ 0,00 de R$ 350,00 (0%), restam R$ 350,00.'],
    [
      'aumenta o celular pra 60',
      'O que eu mudo: um gasto, uma conta, uma meta ou um orçamento? Diga qual e para quanto, como "aumenta o orçamento de lazer para 350".',
    ],
  )
  expect((await written()).sort()).toEqual([
    '03-09 Dentista 22000 Saúde',
    '03-11 Barbearia 4000 Saúde',
  ])
})

it.each([
  ['não anota isso: gastei 200 no bar', 'Tudo bem, não anotei nada.'],
  ['gastei 80 no bicho, mas não anota não', 'Tudo bem, não anotei nada.'],
  ['gastei entre 40 e 50 no posto', 'Posto: entre R$ 40,00 e R$ 50,00, quanto foi certinho?'],
  ['foi uns 30 ou 40 de padaria', 'Padaria: entre R$ 30,00 e R$ 40,00, quanto foi certinho?'],
])('writes nothing of %s', async (text, answered) => {
  await dialogue([text, answered])
  expect(await written()).toEqual([])
})

it('waits for money that is still to come, and writes it once it has', async () => {
  clock.moveTo('2026-03-11T15:00:00Z')
  await dialogue(
    [
      'a cliente vai me pagar 120 sexta',
      'Vi R$ 120,00 de cliente, em 13/03. Como ainda não caiu, não anotei: me avisa quando cair?',
    ],
    ['Já caiu', 'Anotei! Cliente, entrada de R$ 120,00 em Freelances, hoje.'],
  )
})

it('says what it saw, and writes that by a yes', async () => {
  await dialogue(
    ['486,77 mercado extra?', 'Vi R$ 486,77 de mercado extra: foi um gasto seu?'],
    ['Foi gasto', 'Anotei! Mercado extra, R$ 486,77 em Alimentação, hoje.'],
    [
      'meu pai gastou 50 na padaria',
      'Vi R$ 50,00 de padaria, mas entendi que foi de outra pessoa, então não anotei. Se foi seu, me avisa?',
    ],
    ['Não', 'Tudo bem, não anotei nada.'],
    [
      '12 e 15 e 20 sei lá',
      'Vi R$ 12,00, R$ 15,00 e R$ 20,00, mas não entendi o que foi cada um. Me conta um por vez?',
    ],
  )
  expect(await written()).toEqual(['03-11 Mercado extra 48677 Alimentação'])
})

it('has an answer of its own for each thing that is said beside money', async () => {
  const said = [
    ...['kkkkkk', 'ok', 'amei', 'vc é muito chata viu', 'valeu linda', 'bom dia', 'vc é robô?'],
    ...['como eu faço pra apagar um gasto?', 'como coloco uma conta que vem todo mês?'],
    ...['como cadastro uma meta?', 'tô muito preocupada com dinheiro', 'não gastei nada hoje'],
    ...['isso tá errado, não foi isso que eu falei', 'qual a capital da frança', 'anotou?'],
    ...['feliz natal lya', 'me lembra de pagar a luz', 'quero guardar dinheiro', 'asdkjh'],
  ]
  const answers = new Set<string>()
  for (const text of said) answers.add((await say(text)).reply.text)
  expect(answers.size).toBe(said.length)
  expect(await written()).toEqual([])
})

it('reads a pasted code before it looks for an amount, and writes only by a yes', async () => {
  const pix =
    '00020126330014br.gov.bcb.pix011112345678901520400005303986540527.505802BR' +
    '5916PADARIA SAO JOAO6006RECIFE62070503***6304A37E'
  await dialogue(
    [pix, 'Li um PIX para Padaria Sao Joao: R$ 27,50 em Alimentação, hoje. Posso anotar?'],
    ['não', 'Tudo bem, não anotei nada.'],
    [
      `gastei com isso ${pix.slice(0, -9)}`,
      'Vi um código PIX, mas ele veio cortado ou com algo trocado, então não li nenhum valor nele. Quanto foi?',
    ],
  )
  expect(await written()).toEqual([])
})

it('begins the week on Sunday, as the filters of the screens do', async () => {
  await say('gastei 10 no mercado dia 07/03')
  await say('gastei 20 no mercado dia 08/03')
  await dialogue(
    ['quanto gastei essa semana?', 'Você gastou R$ 20,00 nesta semana.'],
    ['e semana passada?', 'Você gastou R$ 10,00 na semana passada.'],
  )
})

it('counts what is dated ahead, as the cards of the dashboard do', async () => {
  await say('gastei 10 no mercado')
  await person.ask('POST', '/api/transactions', {
    id: newId(),
    description: 'Seguro',
    amountCents: 9_000,
    date: '2026-03-25',
    type: 'despesa',
    categoryId: await foodId(),
  })
  await dialogue(['quanto gastei esse mês?', 'Você gastou R$ 100,00 neste mês.'])
})

async function foodId(): Promise<string | undefined> {
  const { items } = await person.ask<{ items: { id: string; name: string }[] }>(
    'GET',
    '/api/categories',
  )
  return items.find(({ name }) => name === 'Alimentação')?.id
}

it('lends the figure of an open question to no other change', async () => {
  await say('comprei pão 8')
  await say('muda o avião pra 20')
  const { reply } = await say('muda o pão pra 9')
  expect(reply.text).toContain('Corrigi')
  expect(await written()).toEqual(['03-11 Pão 900 Alimentação'])
})

it('gives whoever writes before choosing categories the suggested ones', async () => {
  person = await testPerson(app, { isOnboarding: true })
  const categories = async () =>
    (await person.ask<{ items: unknown[] }>('GET', '/api/categories')).items
  await say('oi')
  expect(await categories()).toEqual([])
  await say('mercado 54,30')
  expect(await written()).toEqual(['03-11 Mercado 5430 Alimentação'])
  expect(await categories()).toHaveLength(10)
})

it('knows the entries of the last days that no message made', async () => {
  const entry = { categoryId: await foodId(), type: 'despesa', date: '2026-03-10' }
  const made = (description: string, amountCents: number) =>
    person.ask('POST', '/api/transactions', { id: newId(), description, amountCents, ...entry })
  await made('Almoço', 1_800)
  await made('Feira', 32_000)
  await dialogue(
    ['almoço o mesmo de ontem', 'Anotei! Almoço, R$ 18,00 em Alimentação, hoje.'],
    ['foi 302 não 320', 'Corrigi: Feira, R$ 302,00 em Alimentação, ontem.'],
  )
  expect(await written()).toEqual([
    '03-11 Almoço 1800 Alimentação',
    '03-10 Feira 30200 Alimentação',
    '03-10 Almoço 1800 Alimentação',
  ])
})

it('takes a sum that was saved by mistake back before it saves the right one', async () => {
  const goal = { name: 'Bike', targetCents: 180_000, savedCents: 0, targetDate: null }
  await person.ask('POST', '/api/goals', { id: newId(), ...goal })
  await say('bota 100 na bike')
  await say('na verdade foi 80')
  await say('bota mais 20 lá')
  const { items } = await person.ask<{ items: { savedCents: number }[] }>('GET', '/api/goals')
  expect(items.map(({ savedCents }) => savedCents)).toEqual([10_000])
})

it('goes on with what was told before', async () => {
  await dialogue(
    ['gastei 13 no acarajé', 'Anotei! Acarajé, R$ 13,00 em Alimentação, hoje.'],
    ['e mais 20', 'Anotei! Acarajé, R$ 20,00 em Alimentação, hoje.'],
    [
      'bota 100 nele',
      'Guardar onde? Você ainda não tem uma meta. Diga o nome e o valor, como "meta tênis 450", e eu guardo lá.',
    ],
    [
      'aluguel 850 todo dia 5',
      'Combinado! Aluguel, R$ 850,00 todo dia 5. O próximo vence em 05/04. Está em Pagamentos.',
    ],
    [
      'e água 41 dia 15',
      'Combinado! Água, R$ 41,00 todo dia 15. O próximo vence em 15/03. Está em Pagamentos.',
    ],
  )
  expect(await written()).toHaveLength(2)
})

it('turns an entry that went the other way', async () => {
  await dialogue(
    ['peguei 2 corrida hoje 43 no total', 'Anotei! Corrida, R$ 43,00 em Transporte, hoje.'],
    [
      'as corrida eu ganhei, 43 é entrada',
      'Corrigi: Corrida, entrada de R$ 43,00 em Outros, hoje.',
    ],
  )
})

it('answers a goodbye while something is asked, and asks again for a word that tells nothing', async () => {
  await say('pão 10')
  await say('pão 12')
  await say('leite 8')
  await dialogue([
    'apaga o pastel',
    'Não achei “Pastel” nos últimos lançamentos, então não mexi em nada. Qual deles eu apago: Leite R$ 8,00, Pão R$ 12,00 ou Pão R$ 10,00?',
  ])
  const { reply } = await say('tchau')
  expect(reply.text).not.toContain('Qual deles')
})
