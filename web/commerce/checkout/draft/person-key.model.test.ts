import { expect, it } from 'vitest'
import { personKey } from './person-key.model.ts'

const ana = {
  name: 'Ana Lima',
  phone: '(11) 98765-4321',
  email: 'ana@exemplo.com',
  cpf: '529.982.247-25',
}

it('is the same for what the server keeps of it', () => {
  const stored = { ...ana, phone: '5511987654321', cpf: '52998224725' }
  const typed = { ...ana, name: ' Ana  Lima', email: 'Ana@exemplo.com ' }
  expect(personKey(typed)).toBe(personKey(stored))
})

it.each([{ name: 'Ana' }, { phone: '(11) 98765-4322' }, { email: 'bia@exemplo.com' }, { cpf: '' }])(
  'is another with %j',
  (change) => {
    expect(personKey({ ...ana, ...change })).not.toBe(personKey(ana))
  },
)
