import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { newId } from '#platform/security/ids.ts'

const clock = fixedClock('2026-03-11T15:00:00Z')
let app: TestApp

beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

/** Says these to a process of its own, which then ends as an installation is stopped. */
async function say(...texts: string[]): Promise<string[]> {
  const process = await testApp({ beside: app, clock })
  const { cookie } = await app.signUp()
  const answers: string[] = []
  for (const text of texts) {
    clock.moveTo(clock.now().add({ seconds: 2 }).toString())
    const sent = { cookie, body: JSON.stringify({ id: newId(), text }) }
    const { body } = await process.call('POST', '/api/assistant/messages', sent)
    const { replies } = body as { replies: { text: string }[] }
    // A repeat decides nothing.
    await process.call('POST', '/api/assistant/messages', sent)
    answers.push(replies[0]?.text.replaceAll('\u00a0', ' ') ?? '')
  }
  await process.close()
  return answers
}

const counted = async () => {
  const { rows } = await app.owner.query<{ line: string }>(
    `SELECT concat_ws(' ', dia, regra, decisoes, perguntas, desfeitas) AS line
     FROM contagens_regras ORDER BY dia, regra`,
  )
  return rows.map(({ line }) => line)
}

it('counts each day what the rules did, asked back and had taken back, for all processes', async () => {
  await say('mercado 54,30', 'uber 18', 'muda o uber pra 20', 'desfaz', 'mercado')
  expect(await counted()).toEqual([
    '2026-03-11 delete 1 0 0',
    '2026-03-11 log 3 1 0',
    '2026-03-11 named-change 1 0 1',
  ])
  await say('padaria 8', 'não anota isso: bar 50')
  clock.moveTo('2026-03-12T15:00:00Z')
  await say('padaria 9')
  expect(await counted()).toEqual([
    '2026-03-11 delete 1 0 0',
    '2026-03-11 log 4 1 0',
    '2026-03-11 named-change 1 0 1',
    '2026-03-11 refusal 1 0 0',
    '2026-03-12 log 1 0 0',
  ])
})

it('keeps no column that could tell whose it was or what was said', async () => {
  const { rows } = await app.owner.query<{ column_name: string }>(
    `SELECT column_name FROM information_schema.columns
     WHERE table_name = 'contagens_regras' ORDER BY ordinal_position`,
  )
  const names = rows.map((row) => row.column_name)
  expect(names).toEqual(['dia', 'regra', 'decisoes', 'perguntas', 'desfeitas'])
})

it('answers "por quê?" by the rule that decided', async () => {
  const answers = await say(
    'meu pai gastou 50 no mercado',
    'por quê?',
    'não anota isso: bar 50',
    'por que?',
    'transferi 200 pra poupança',
    'por que não anotou?',
    'uber 18',
    'muda o uber pra 20',
    'por quê?',
  )
  expect(answers.filter((_, at) => [1, 3, 5, 8].includes(at))).toEqual([
    'Não anotei porque entendi que ainda não aconteceu, ou que foi de outra pessoa.',
    'Não anotei porque você pediu para não anotar.',
    'Não anotei porque entendi que o dinheiro só mudou de lugar.',
    'Porque "Uber" costuma ser Transporte. Se não for, é só dizer. Mudei porque você disse o que estava diferente.',
  ])
})
