import type { Token } from '#language/tokens.ts'

const races = new Set(
  'corrida corridas prova maratona circuito caminhada inscricao inscricoes kit treino desafio'.split(
    ' ',
  ),
)
/** What is run, in kilometres. */
const runs = new Set('3 4 5 6 7 8 10 12 15 16 18 21 25 30 42 50'.split(' '))
/** As many tokens as "inscrição da corrida do sesc" has. */
const reach = 6

/** The `10k` of "inscrição 10k 129": how far is run, where its price is told as well. */
export function isRaceLength(tokens: readonly Token[], at: number): boolean {
  if (!runs.has(tokens[at]?.folded ?? '')) return false
  const isRace = tokens.slice(Math.max(0, at - reach), at).some(({ norm }) => races.has(norm))
  return isRace && tokens.some(({ kind }, index) => index !== at && kind === 'number')
}
