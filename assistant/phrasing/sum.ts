import type { Cents } from '@lya/core/amounts/cents.ts'
import { cents } from '@lya/core/amounts/cents.ts'
import { formatReais } from '@lya/core/amounts/reais.ts'
import type { Step, Sum } from '#understanding/transactions/sums/sum.ts'

/** A sum that was done with what the person said: `3 × R$ 8,00 = R$ 24,00`. */
export function phraseSum({ startCents, steps }: Sum, amountCents: Cents): string {
  let told = reais(startCents)
  let isOpen = false
  for (const step of steps) {
    const inner = isOpen && binds(step) ? `(${told})` : told
    told = withStep(inner, step)
    isOpen = !binds(step)
  }
  return `${told} = ${formatReais(amountCents)}`
}

/** Tells the sum that was done, as a sentence; nothing where none was. */
export function phraseWorked(sum: Sum | undefined, amountCents: Cents): string {
  return sum ? `Fiz a conta: ${phraseSum(sum, amountCents)}.` : ''
}

/** Binds stronger than plus and minus do. */
function binds({ by }: Step): boolean {
  return by === 'times' || by === 'share' || by === 'of-percent'
}

function withStep(told: string, step: Step): string {
  switch (step.by) {
    case 'times':
      return `${number(step.factor)}${unitOf(step.unit)} × ${told}`
    case 'plus':
      return `${told} + ${reais(step.cents)}`
    case 'less':
      return `${told} − ${reais(step.cents)}`
    case 'plus-percent':
      return `${told} + ${number(step.percent)}%`
    case 'less-percent':
      return `${told} − ${number(step.percent)}%`
    case 'of-percent':
      return `${number(step.percent)}% de ${told}`
    case 'share':
      return step.parts === 1 ? `${told} ÷ ${step.of}` : `${told} × ${step.parts}/${step.of}`
    default:
      return step satisfies never
  }
}

function reais(hundredths: number): string {
  return formatReais(cents(Math.round(hundredths)))
}

function number(value: number): string {
  return String(value).replace('.', ',')
}

/** Weights and measures are told; of things the number alone says enough. */
function unitOf(unit: string): string {
  if (unit === 'kg') return ' kg'
  return unit === 'litro' ? ' litros' : ''
}
