import { describe, expect, it } from 'vitest'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { readMessage } from '#understanding/reading.ts'

const today = Temporal.PlainDate.from('2026-03-11')
const read = (text: string) => readMessage(text, today)
const told = (book: PhraseBook, text: string): string[] =>
  book.findAll(read(text)).map(({ means }) => means)
// Books stay open for the whole worker, so these rows too are tried with their examples.
const one = (say: string, like: string, not: string[] = []) =>
  new PhraseBook(`try ${say}`, [{ means: 'it', say, not, like }])

describe('a row', () => {
  it('stands where its words stand, however they are written', () => {
    const book = one('nao anota|lanca [isso]', 'não anota isso')
    expect(told(book, 'NÃO anota isso, por favor')).toEqual(['it'])
    expect(told(book, 'nao lança')).toEqual(['it'])
    expect(told(book, 'anota isso, não esquece')).toEqual([])
  })

  it('takes any form of the verbs of a sense, or only the forms it names', () => {
    expect(told(one('<spend> demais', 'gastei demais'), 'gastamos demais')).toEqual(['it'])
    expect(told(one('<spend:i-did> demais', 'gastei demais'), 'ela gastou demais')).toEqual([])
    expect(told(one('<spend:i-did> demais', 'gastei demais'), 'paguei demais')).toEqual(['it'])
  })

  it('takes an amount, a figure, the start and the end of a text', () => {
    expect(told(one('deu @ [de] troco', 'deu 5 reais de troco'), 'deu R$ 12,50 de troco')).toEqual([
      'it',
    ])
    expect(told(one('linha #', 'a linha 4'), 'peguei a linha 437')).toEqual(['it'])
    expect(told(one('^ ok $', 'ok'), 'Ok!')).toEqual(['it'])
    expect(told(one('^ ok $', 'ok'), 'ok então')).toEqual([])
  })

  it('passes over a few words, and not over the end of a sentence', () => {
    expect(told(one('tirei .. conta', 'tirei da conta'), 'tirei 200 reais da conta')).toEqual([
      'it',
    ])
    expect(told(one('tirei ..1 conta', 'tirei da conta'), 'tirei 200 reais da conta')).toEqual([])
    expect(told(one('tirei ..6 conta', 'tirei da conta'), 'tirei férias. a conta veio')).toEqual([])
  })

  it('is not meant where what excludes it shares a word with it', () => {
    const book = one('menos', 'gastei menos', ['pague menos'])
    expect(told(book, 'foi menos que ontem')).toEqual(['it'])
    expect(told(book, 'shampoo na Pague Menos 32')).toEqual([])
  })

  it('looks in a span only', () => {
    const reading = read('paguei a luz e comprei pão')
    expect(one('comprei', 'comprei pão').isIn(reading, { first: 0, last: 2 })).toBe(false)
    expect(one('comprei', 'comprei pão').isIn(reading, { first: 3, last: 5 })).toBe(true)
  })
})

describe('a book', () => {
  it('refuses a row that doubles another one, and what cannot be read', () => {
    const row = { means: 'it', say: 'nao anota', like: 'não anota' }
    expect(() => new PhraseBook('twice', [row, row])).toThrow("'nao anota' stands twice")
    expect(() => one('não', 'não')).toThrow('is not a folded word')
    expect(() => one('<fly>', 'voei')).toThrow('no verb')
    expect(() => one('{bird}', 'sabiá')).toThrow('no class')
  })

  it('takes the first of two rows at one place', () => {
    const book = new PhraseBook('order', [
      { means: 'long', say: 'bom dia', like: 'bom dia, Lya' },
      { means: 'short', say: 'bom', like: 'foi bom' },
    ])
    expect(told(book, 'bom dia')).toEqual(['long'])
    expect(told(book, 'foi bom')).toEqual(['short'])
  })
})
