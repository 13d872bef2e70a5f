import { describe, expect, it } from 'vitest'
import { withoutGreeting } from '#understanding/greetings.ts'

describe('what stands behind a greeting', () => {
  it.each([
    ['bom dia! netflix 44,90', 'netflix 44,90'],
    ['oi lya bom dia, tudo bem? netflix 44,90', 'netflix 44,90'],
    ['Bom dia 😊 unha 45', '😊 unha 45'],
    ['Oi! Tudo bem?\nUber 20', 'Uber 20'],
    ['oi', null],
    ['bom dia lya', null],
    ['oito reais no pão', null],
    ['mercado 50, oi', null],
  ])('of %j is %j', (message, rest) => {
    expect(withoutGreeting(message)).toBe(rest)
  })
})
