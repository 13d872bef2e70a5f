import { describe, expect, it } from 'vitest'
import { readEndToEnd } from '#commerce/payouts/end-to-end.ts'
import { type PixTransfer, pixFile } from '#commerce/payouts/pix-file.ts'

const account = {
  bank: '341',
  agency: '1234',
  agencyDigit: '',
  account: '56789',
  accountDigit: '0',
  agreement: 'LYA01',
  companyName: 'Lya Finanças Ltda.',
  companyDocument: '11222333000181',
}
const joao: PixTransfer = {
  reference: '7-1',
  name: 'João D’Ávila',
  document: '52998224725',
  key: '+5511987654321',
  amountCents: 12_495,
}
const keys = ['ana@exemplo.com.br', '11222333000181', '0f9c2d5e-8f2b-4a53-9e43-1f0f7a6a3b11']
const transfers = [joao, ...keys.map((key) => ({ ...joao, key, document: '', amountCents: 1 }))]
const text = pixFile({
  ...{ number: 7, payOn: '2026-11-30', writtenAt: '2026-11-22T10:05:09', account, transfers },
})
const lines = text.split('\r\n')
/** As FEBRABAN counts: from 1, both ends included. */
const at = (line: number, from: number, to: number) => (lines[line] ?? '').slice(from - 1, to)

describe('a file of PIX transfers', () => {
  it('has lines of 240 plain characters, each closed', () => {
    expect(lines.pop()).toBe('')
    expect(lines).toHaveLength(2 + 2 * transfers.length + 2)
    for (const line of lines) expect(line).toMatch(/^[\x20-\x7e]{240}$/)
  })

  it('says who pays, from which account, and which file it is', () => {
    expect(at(0, 1, 8)).toBe('34100000')
    expect(at(0, 18, 32)).toBe('211222333000181')
    expect(at(0, 33, 52).trim()).toBe('LYA01')
    expect(at(0, 53, 72)).toBe('01234 0000000567890 ')
    expect(at(0, 73, 102).trim()).toBe('LYA FINANCAS LTDA.')
    expect(at(0, 143, 171)).toBe('12211202610050900000710301600')
    expect(at(1, 1, 16)).toBe('34100011C2045046')
    expect(at(1, 223, 224)).toBe('01')
  })

  it('pays an amount on a day to somebody by name', () => {
    expect(at(2, 1, 20)).toBe('3410001300001A000009')
    expect(at(2, 44, 73).trim()).toBe('JOAO D  AVILA'.replace('  ', ' '))
    expect(at(2, 74, 93).trim()).toBe('7-1')
    expect(at(2, 94, 104)).toBe('30112026BRL')
    expect(at(2, 120, 134)).toBe('000000000012495')
  })

  it('names each kind of key, as it is', () => {
    const segments = transfers.map((_, index) => 3 + 2 * index)
    expect(segments.map((line) => at(line, 15, 17).trim())).toEqual(['01', '02', '03', '04'])
    expect(at(3, 18, 32)).toBe('100052998224725')
    expect(at(5, 18, 32)).toBe('000000000000000')
    expect(segments.map((line) => at(line, 128, 226).trim())).toEqual([joao.key, ...keys])
  })

  it('closes with what it holds and comes to', () => {
    const [batch, file] = [lines.length - 2, lines.length - 1]
    expect(at(batch, 1, 8)).toBe('34100015')
    expect(at(batch, 18, 41)).toBe('000010000000000000012498')
    expect(at(file, 1, 35)).toBe('34199999         000001000012000000')
  })

  it('never cuts a key short', () => {
    const long = { ...joao, key: `${'a'.repeat(95)}@b.co` }
    const file = { number: 1, payOn: '2026-11-30', writtenAt: '2026-11-22T10:05:09', account }
    expect(() => pixFile({ ...file, transfers: [long] })).toThrow('a key fits its field')
  })
})

describe('an end-to-end id', () => {
  it('is read as it is, and nothing else is', () => {
    const id = 'E60701190202611221305A1b2C3d4E5f'
    expect(readEndToEnd(` ${id} `)).toBe(id)
    for (const wrong of ['', id.slice(1), `${id}0`, id.replace('1122', '1342'), 'pago hoje']) {
      expect(readEndToEnd(wrong)).toBeNull()
    }
  })
})
