import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { failureKindOf, lateTemplate } from '#assistant/whatsapp/index.ts'
import { noticeKinds } from '#main/notice-kinds.ts'
import { variables } from '#platform/config/variables.ts'

// An operator types what stands there; Meta compares it letter by letter.
const guide = readFileSync(new URL('../../../docs/flows/whatsapp.md', import.meta.url), 'utf8')
const rows = guide
  .split('\n')
  .filter((line) => /^\s*\|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))

const carried = noticeKinds.filter(
  ({ isOptional, channels }) => isOptional || channels.includes('whatsapp'),
)

describe('the guide for operators', () => {
  it.each([lateTemplate, ...carried.flatMap((kind) => kind.template ?? [])])(
    'has the template $name as it is sent',
    ({ name, body, example }) => {
      expect(rows).toContainEqual(['', name, body, example, ''])
      // Meta refuses a body that begins or ends with its parameter.
      expect(body).toMatch(/^[^{]+\{\{1\}\}[^{]+$/)
      expect(example).not.toMatch(/[\n\t]| {4}/)
    },
  )

  it('says of each code what is really done about it', () => {
    const told = { 'tries hourly': 'alarm', 'tries again': 'later', 'the same': 'later' }
    const codes = rows.filter(([, code = '']) => /^[0-9][0-9, –]*$/.test(code))
    expect(codes.length).toBeGreaterThan(10)
    for (const [, list = '', , does = ''] of codes) {
      const [, kind = 'never'] =
        Object.entries(told).find(([words]) => does.startsWith(words)) ?? []
      for (const code of list
        .split(',')
        .flatMap((one) => one.split('–'))
        .map(Number)) {
        expect([code, failureKindOf(code)]).toEqual([code, kind])
      }
    }
  })

  it('names every setting, and none that there is not', () => {
    const known = Object.keys(variables).filter((name) => name.startsWith('WHATSAPP_'))
    const named = new Set(guide.match(/\b(WHATSAPP|ASSISTANT)_[A-Z_]+\b/g))
    expect(known.filter((name) => !named.has(name))).toEqual(['WHATSAPP_API_URL'])
    expect([...named].filter((name) => !(name in variables))).toEqual([])
  })
})
