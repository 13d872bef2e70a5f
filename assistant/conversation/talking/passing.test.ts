import { expect, test } from 'vitest'

import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

/** What is said in passing: the person is polite, laughs, greets, or asks how things work. */
const passing = ['ok', 'obrigada', 'kkkkk', 'oi lya, voltei', 'nossa que calor hoje']

/** The last reply of a conversation in which something was said in passing before its last turn. */
function lastReply(said: readonly string[], between: string): string {
  const conversation = begin({ today, have: { budgets: [{ category: 'Lazer', amount: 30_000 }] } })
  let reply = ''
  for (const text of [...said.slice(0, -1), between, ...said.slice(-1)]) {
    reply = take(conversation, text).replies.join('\n')
  }
  return reply.replaceAll('\u00a0', ' ')
}

test.each(passing)('a question goes on with the one before "%s"', (between) => {
  const said = ['mercado 80', 'ontem uber 20', 'quanto gastei hoje?', 'e ontem?']
  expect(lastReply(said, between)).toContain('R$ 20,00')
})

test.each(passing)('a limit that was spoken of is raised behind "%s"', (between) => {
  const reply = lastReply(['quanto sobra do orçamento de lazer?', 'aumenta pra 450'], between)
  expect(reply).toContain('R$ 450,00')
  expect(reply).toContain('Lazer')
})

test.each(passing)('what came after it is told of the same day behind "%s"', (between) => {
  const said = ['quarta recebi 320 da aula de reforço', 'e nesse dia gastei 61 no mercado']
  expect(lastReply(said, between)).toContain('ontem')
})

test.each(passing)('a saving goes to the goal that was made before "%s"', (between) => {
  const reply = lastReply(['quero juntar 800 pro congresso', 'já guardei 50'], between)
  expect(reply).toContain('Congresso')
  expect(reply).not.toContain('?')
})
