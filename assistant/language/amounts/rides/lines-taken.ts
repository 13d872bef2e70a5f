import type { Found } from '#language/amounts/found.ts'
import { eachBehind } from '#language/amounts/prices/each.ts'
import type { Token } from '#language/tokens.ts'

const buses = new Set('onibus busao buzao busu buzu bus coletivo circular linha linhas'.split(' '))
const taking = new Set('peguei pegamos tomei tomamos fui voltei'.split(' '))
const joining = new Set(['e', ',', 'o', 'no', 'a', 'na', '/', '+'])
const linePattern = /^\d{2,4}$/
/** No city bus costs more, in centavos. */
const fareMax = 6000
/** As many tokens as "2 ônibus hoje, linha" has. */
const reach = 6

/** `peguei 2 ônibus, o 121 e o 214, 4,90 cada um`: the lines that were taken, and how many. */
export function placeLinesTaken(tokens: readonly Token[], found: Found[]): void {
  for (const [at, fare] of found.entries()) {
    const isFare = fare.role === 'amount' && (fare.amount?.valueCents ?? fareMax) < fareMax
    const each = isFare ? eachBehind(tokens, fare.last + 1) : null
    if (each !== '' && each !== 'passagem') continue
    const lines = linesBefore(tokens, found, at)
    const [head] = lines
    if (!head?.number || lines.length < 2) continue
    const lead = tokens.slice(Math.max(0, head.first - reach), head.first)
    if (!lead.some(({ norm }) => buses.has(norm) || taking.has(norm))) continue
    for (const one of lines) {
      one.role = 'name'
      one.rule = 'bus-line'
    }
    const ridden = found.find((one) => {
      return one.number?.hundredths === 100 * lines.length && buses.has(wordBehind(tokens, one))
    })
    const counted = ridden ?? head
    counted.role = 'quantity'
    counted.rule = 'lines-taken'
    counted.number = { ...(counted.number ?? head.number), hundredths: 100 * lines.length }
  }
}

function wordBehind(tokens: readonly Token[], { last }: Found): string {
  return tokens[last + 1]?.norm ?? ''
}

/** The lines told one behind the other, right before the fare. */
function linesBefore(tokens: readonly Token[], found: readonly Found[], fareAt: number): Found[] {
  const lines: Found[] = []
  for (let at = fareAt - 1; at >= 0; at -= 1) {
    const [one, next] = [found[at], lines[0] ?? found[fareAt]]
    const isLine = one && one.first === one.last && linePattern.test(tokens[one.first]?.norm ?? '')
    if (!isLine || !next) break
    const gap = tokens.slice(one.last + 1, next.first)
    if (gap.length === 0 || !gap.every(({ norm }) => joining.has(norm))) break
    lines.unshift(one)
  }
  return lines
}
