import { readFileSync } from 'node:fs'
import { answer, type ConversationState, type Turn, understand } from '@lya/assistant'
import { atLeast, atMost, type BenchResult } from './result.ts'

const messagesPerSecondMin = 5000
const worstCpuMsMax = 20
const rounds = 5
const messagesPerRound = 4000
const hostileBytes = 10_000
const today = Temporal.PlainDate.from('2026-09-16')
const categories = [
  ...[
    'Alimentação',
    'Transporte',
    'Moradia',
    'Compras',
    'Saúde',
    'Educação',
    'Lazer',
    'Presentes',
  ].map((name) => ({ id: name, name, type: 'despesa' as const })),
  ...['Salário', 'Freelances'].map((name) => ({ id: name, name, type: 'receita' as const })),
]

/** Shapes that make careless patterns go back and forth, repeated up to 10 kB. */
const hostilePieces = [
  '1 ',
  'a',
  'gastei ',
  'e ',
  'não ',
  'cinquenta e ',
  'pix ',
  ',',
  '( ',
  'gastei 50 no mercado e ',
  'ops , ',
  '1.1.',
  'dia 5 ',
  'no cartao de credito do ',
  'fim de semana ',
  'é ',
  '🙏',
  'rachei a conta com o ',
  'de de de ',
  '\n- pão 12',
  'QXWZKJHGVBTRNMLPDS* ',
  'PADARIADOZEQXWZK ',
  'quanto gastei de 1 a ',
  'últimos 3 ',
  'entre o primeiro trimestre de ',
  'gastei quanto? desde março a ',
  'duas dúzias e ',
  'um vírgula dois ',
  ',5 ',
  '🙏🙏🙏 🙏🏽',
  '                    a',
  'de 15 em 15 ',
  'parcelei em 6 x ',
  'foi 1.250 e não ',
  'eu e o Pedro rachamos ',
]

/** One turn of the conversation, both halves, nothing carried out. */
function takeTurn(text: string): Turn {
  const state: ConversationState = {}
  const turn = understand({ text, today, categories, learned: [], state })
  answer(turn, [])
  return turn
}

function cpuMs(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The fastest of some rounds: what the code costs, not what else the machine did. */
function best(work: () => void): number {
  return Math.min(...Array.from({ length: rounds }, () => cpuMs(work)))
}

/**
 * Messages a second of one core, and the CPU time of the slowest message, each the best of five
 * rounds after one that warms up. Ratios are against the floor and the ceiling set for them.
 */
export async function run(): Promise<BenchResult[]> {
  const path = new URL('../assistant/corpus/utterances.jsonl', import.meta.url)
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  // Our own file, checked by its own test.
  const texts = lines.map((line) => (JSON.parse(line) as { text: string }).text)
  const round = () => {
    for (let at = 0; at < messagesPerRound; at += 1) takeTurn(texts[at % texts.length] ?? '')
  }
  round()
  const messagesPerSecond = Math.round((messagesPerRound * 1000) / best(round))
  const hostile = hostilePieces.map((piece) => piece.repeat(Math.ceil(hostileBytes / piece.length)))
  const slowest = [...texts, ...hostile].map((text) => best(() => takeTurn(text)))
  const worstCpuMs = Math.round(Math.max(...slowest) * 10) / 10
  return [
    atLeast('interpret', messagesPerSecond / messagesPerSecondMin, 1, {
      messagesPerSecond,
      messagesPerSecondMin,
    }),
    atMost('interpret-worst', worstCpuMs / worstCpuMsMax, 1, { worstCpuMs, worstCpuMsMax }),
  ]
}

if (import.meta.main) {
  for (const result of await run()) process.stdout.write(`${JSON.stringify(result)}\n`)
}
