import { expect, it } from 'vitest'
import { createLog } from '#platform/log/log.ts'

it('writes one line of JSON for each event of the level or above', () => {
  const lines: string[] = []
  const log = createLog({ level: 'warn', format: 'json', write: (line) => lines.push(line) })
  log.info('request answered')
  log.warn('database unavailable', { code: '57P01', text: 'two\nlines' })
  expect(lines).toHaveLength(1)
  expect(lines[0]?.match(/\n/g)).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'warn',
    event: 'database unavailable',
    code: '57P01',
  })
})

it('writes readable lines on a terminal', () => {
  const lines: string[] = []
  const log = createLog({ level: 'debug', format: 'pretty', write: (line) => lines.push(line) })
  log.error('job failed', { queue: 'mail' })
  expect(lines).toEqual([expect.stringMatching(/^\S+ error job failed \{"queue":"mail"\}\n$/)])
})
