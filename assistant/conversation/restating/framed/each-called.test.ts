import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

/** What stands there when all of it was said. */
function after(...said: string[]): string {
  const conversation = begin({ today: Temporal.PlainDate.from('2026-11-30') })
  for (const text of said) take(conversation, text)
  return conversation.world.entries
    .map(({ description, amountCents }) => `${amountCents / 100} ${description}`)
    .join(', ')
}

const before = ['recebi 310 de um serviço ontem', 'gastei 75 com conserto ontem']

describe('several that are pointed out by their sums', () => {
  it.each([
    'o de 75 foi a máquina de lavar e o de 310 foi a pintura da dona Célia, põe assim',
    'os 310 são a pintura da dona Célia, e os 75 foram a máquina de lavar',
    'no de setenta e cinco escreve máquina de lavar, e no outro, de 310, pintura da dona Célia',
  ])('are called so: %s', (text) => {
    expect(after(...before, text)).toBe('310 Pintura da dona Célia, 75 Máquina de lavar')
  })

  it.each([
    ['apaga o de 75 e o de 310', ''],
    ['dos 310, guardei 75', '310 Serviço, 75 Conserto'],
    ['o de 310 vai pra luz e o de 75 pra água', '310 Serviço, 75 Conserto'],
    ['luz 310 e água 75', '310 Serviço, 75 Conserto, 310 Luz, 75 Água'],
  ])('are not meant by %s', (text, books) => {
    expect(after(...before, text)).toBe(books)
  })
})
