import { describe, expect, it } from 'vitest'
import { readCpf, readCpfOrCnpj, readPostalCode } from '#commerce/documents/documents.ts'

describe('a CPF', () => {
  it.each([
    ['529.982.247-25', '52998224725'],
    ['52998224725', '52998224725'],
    [' 529 982 247 25 ', '52998224725'],
    ['529.982.247-26', null],
    ['111.111.111-11', null],
    ['5299822472', null],
    ['', null],
  ])('%j', (typed, read) => expect(readCpf(typed)).toBe(read))
})

describe('a CPF or a CNPJ', () => {
  it.each([
    ['529.982.247-25', '52998224725'],
    ['11.222.333/0001-81', '11222333000181'],
    ['12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['12abc34501de35', '12ABC34501DE35'],
    ['12.ABC.345/01DE-36', null],
    ['00.000.000/0000-00', null],
    ['11.222.333/0001-82', null],
    ['5299822472A', null],
    ['', null],
  ])('%j', (typed, read) => expect(readCpfOrCnpj(typed)).toBe(read))
})

describe('a CEP', () => {
  it.each([
    ['01310-100', '01310100'],
    ['01310100', '01310100'],
    ['0131010', null],
    ['00000-000', null],
    ['', null],
  ])('%j', (typed, read) => expect(readPostalCode(typed)).toBe(read))
})
