import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-27')

/** What stands there when all of it was said, and what was said last. */
function after(...said: string[]): { entries: string; reply: string } {
  const conversation = begin({ today })
  const told = said.map((text) => take(conversation, text))
  const entries = conversation.world.entries.map(({ type, amountCents, description }) => {
    return `${type === 'receita' ? '+' : '-'}${amountCents / 100} ${description}`
  })
  return {
    entries: entries.join('; '),
    reply: (told.at(-1)?.replies.join(' ') ?? '').replaceAll('\u00a0', ' '),
  }
}

describe('what others gave, told as the reason', () => {
  it.each([
    [['12 anzóis a 1,50', 'apaga os anzóis o homem me deu'], ''],
    [
      ['comprei linha 96', 'comprei linha 96', 'TIRE UMA LINHA QUE EU BOTEI DUAS VEZES'],
      '-96 Linha',
    ],
    [['lanche 20', 'xerox 9', 'esquece o xerox, não vou contar'], '-20 Lanche'],
    [['farinha 96', 'tá duplicada a farinha agora, tira uma'], '-96 Farinha'],
    [['farinha 96', 'farinha 96', 'tá duplicada a farinha agora, tira uma'], '-96 Farinha'],
    [['lanche 20', 'xerox 9', 'esquece esse xerox, não precisa'], '-20 Lanche'],
    [['lanche 20', 'xerox 9', 'ignora o xerox'], '-20 Lanche'],
    [['lanche 20', 'esquece o uber, não vou contar'], '-20 Lanche'],
    [['lanche 20', 'ignora a mensagem'], '-20 Lanche'],
    [['gelo 15', 'a Ju me pagou 20', 'apaga o gelo a Ju me deu'], '+20 Ju'],
    [['pizza com a Ju 60', 'a Ju me pagou 30', 'apaga o que a Ju me pagou'], '-60 Pizza com a Ju'],
  ])('%j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})

describe('an order that is asked for', () => {
  const two = ['farmácia 50', 'padaria 8'] as const
  it.each([
    ['pode apagar a farmácia? era da minha irmã', '-8 Padaria'],
    ['dá pra tirar a farmácia?', '-8 Padaria'],
    ['poderia por favor excluir a padaria?', '-50 Farmácia'],
    ['pode tirar?', '-50 Farmácia'],
    ['dá pra apagar um lançamento?', '-50 Farmácia; -8 Padaria'],
    ['como apagar a farmácia?', '-50 Farmácia; -8 Padaria'],
  ])('%s', (said, entries) => {
    expect(after(...two, said).entries).toBe(entries)
  })
})

describe('the way there and the way back', () => {
  it.each([
    ['uber ida 18 e volta 21', 'apaga o uber da volta'],
    ['uber 18 ida e 21 volta', 'cancela o uber da volta o cara não veio'],
  ])('%s, %s', (...said) => {
    expect(after(...said).entries).toBe('-18 Uber (ida)')
  })
})

describe('what was told is to be as if it had not been', () => {
  it.each([
    [['blusa 50', 'mercado 80', 'ESQUECE O QUE FALEI DA BLUSA'], '-80 Mercado'],
    [['blusa 50', 'mercado 80', 'esquece o que eu disse da blusa, não comprei'], '-80 Mercado'],
    [['blusa 50', 'mercado 80', 'desconsidera o que te contei da blusa'], '-80 Mercado'],
    [['blusa 50', 'mercado 80', 'esquece a blusa, não comprei não'], '-80 Mercado'],
    [['mercado 80', 'esquece o que eu te contei da farmácia'], '-80 Mercado'],
    [['blusa 50', 'mercado 80', 'esquece o que eu falei'], '-50 Blusa'],
  ])('%j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})

describe('what stands there twice, and is one', () => {
  it.each([
    [['gás 45', 'gás 115', 'o gás é só um, 115'], '-115 Gás'],
    [['uber 20', 'uber 20', 'foi só um uber'], '-20 Uber'],
    [['uber 20 e uber 25', 'não foram dois ubers, foi um só, 25'], '-25 Uber'],
    // What was counted is counted anew, and what is new is noted.
    [['comprei 2 uber de 19,90', 'o uber foi um só, 19,90'], '-19.9 Uber'],
    [['uber 20', 'foi só um lanche 15'], '-20 Uber; -15 Lanche'],
  ])('%j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })

  it('is said where there is one', () => {
    const { entries, reply } = after('comprei uma mochila 120', 'a mochila é uma só, 120')
    expect(entries).toBe('-120 Mochila')
    expect(reply).toContain('Já estava assim')
  })

  it('is asked where nobody knows which', () => {
    const { entries, reply } = after('uber 20 e uber 25', 'o uber foi um só')
    expect(entries).toBe('-20 Uber; -25 Uber')
    expect(reply).toContain('Qual deles: Uber R$ 25,00 ou Uber R$ 20,00?')
  })
})

describe('several that one order names', () => {
  const paid = ['padaria 12', 'mercado 80', 'gás 61', 'conta de luz 143']

  it.each([
    ['a padaria e o mercado eu não paguei, apague-os', '-61 Gás; -143 Conta de luz'],
    [
      'As contas de luz e de gás ainda não foram pagas; vencem em dezembro. Apague-as, por favor.',
      '-12 Padaria; -80 Mercado',
    ],
    ['o mercado e o gás apague, por favor', '-12 Padaria; -143 Conta de luz'],
    ['padaria, mercado e gás: remova tudo', '-143 Conta de luz'],
    ['o mercado e a padaria pode apagar', '-61 Gás; -143 Conta de luz'],
    // The other is why, or where.
    ['o gás apague, eu paguei no mercado', '-12 Padaria; -80 Mercado; -143 Conta de luz'],
    ['o mercado e o gás foram ontem, apaga o gás', '-12 Padaria; -80 Mercado; -143 Conta de luz'],
  ])('%s', (text, entries) => {
    expect(after(...paid, text).entries).toBe(entries)
  })

  it.each([
    [['apaga o mercado', 'e o gás também'], '-12 Padaria; -143 Conta de luz'],
    [['apaga o mercado', 'a padaria e o gás também'], '-143 Conta de luz'],
    [['apaga o mercado', 'e o gás também, só vence em janeiro'], '-12 Padaria; -143 Conta de luz'],
    // What was done is one more.
    [
      ['apaga o mercado', 'e comprei pão 8 também'],
      '-12 Padaria; -61 Gás; -143 Conta de luz; -8 Pão',
    ],
  ])('%j', (said, entries) => {
    expect(after(...paid, ...said).entries).toBe(entries)
  })
})

describe('what is to go where it stands there twice', () => {
  it.each([
    [['multa 104,13', 'apaga a multa se tiver anotado 2x'], '-104.13 Multa'],
    [['mercado 50', 'se anotou duas vezes o mercado, tira um'], '-50 Mercado'],
    [['mercado 50', 'uber 20', 'se tiver repetido apaga'], '-50 Mercado; -20 Uber'],
  ])('stays where it stands once: %j', (said, entries) => {
    const told = after(...said)
    expect(told.entries).toBe(entries)
    expect(told.reply).toContain('uma vez só')
  })

  it.each([
    [['mercado 50', 'mercado 50', 'apaga o mercado se tiver anotado duas vezes'], '-50 Mercado'],
    [['padaria 9', 'padaria 9', 'a padaria tá repetida, tira uma'], '-9 Padaria'],
    // It is said to, whatever is known of it.
    [['mercado 50', 'o mercado ficou duas vezes, apaga um'], ''],
  ])('goes once: %j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})

describe('what somebody paid', () => {
  const shared = 'dividi uma pizza com a Ju, deu 68, minha parte metade'

  it.each([
    [['a Ju me pagou 34', 'apaga o que a Ju pagou, era da pizza que já tava dividida'], ''],
    [['a Ju me pagou 34 da pizza', 'apaga o que a Ju me pagou, já tava dividida a pizza'], ''],
    [['a Ju me pagou 34 da pizza', 'apaga os 34 que a Ju me pagou'], ''],
    [['suco 14', 'apaga o que a Ju me pagou, era da pizza'], '; -14 Suco'],
    [['suco 14', 'apaga o que a Ju pagou, já tava dividida a pizza'], '; -14 Suco'],
  ])('goes, and not what it was for: %j', (said, rest) => {
    expect(after(shared, ...said).entries).toBe(`-34 Pizza com a Ju${rest}`)
  })

  it.each([
    [['mercado 50', 'apaga o que eu paguei no mercado']],
    [['uber 20', 'apaga o uber que a Ana pagou']],
    [['gastei 40 no bar com o Beto', 'apaga o que o Beto pagou']],
  ])('may be an expense of mine: %j', (said) => {
    expect(after(...said).entries).toBe('')
  })
})

describe('the sum that is named with the order', () => {
  it.each([
    [['gás 45', 'gás 115', 'apaga o gás de 45'], '-115 Gás'],
    [['uber 12,50', 'uber 19,30', 'apaga aquele de 12,50'], '-19.3 Uber'],
    // A word before it names another.
    [['escola 253', 'a escola ficou duplicada, apaga a de 235'], '-253 Escola'],
    [['mercado 50', 'apaga a de 70'], '-50 Mercado'],
  ])('chooses: %j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })
})

describe('which of several, told when something else was', () => {
  const asked = ['suco 20 e suco 12', 'apaga o suco', 'comprei pilha 7,50']

  it.each([
    [[...asked, 'o de 12'], '-20 Suco; -7.5 Pilha'],
    [[...asked, 'pão 5', 'Suco R$ 12,00'], '-20 Suco; -7.5 Pilha; -5 Pão'],
    // One more of that sum is one more.
    [[...asked, 'suco 12'], '-20 Suco; -12 Suco; -7.5 Pilha; -12 Suco'],
    // It was let go of.
    [['suco 20 e suco 12', 'apaga o suco', 'deixa', 'o de 12'], '-20 Suco; -12 Suco'],
  ])('%j', (said, entries) => {
    expect(after(...said).entries).toBe(entries)
  })

  it('leaves what was asked since', () => {
    const bill = ['internet vence dia 15, 99,90', 'o de 12', 'me lembra']
    const { entries, reply } = after('suco 20 e suco 12', 'apaga o suco', ...bill)
    expect(entries).toBe('-20 Suco')
    expect(reply).toContain('Internet, R$ 99,90')
  })
})

it('is of what was bought, where somebody gave no money', () => {
  const told = ['Ônibus ida 9', 'apaga o ônibus minha tia me deu carona na verdade']
  expect(after(...told).entries).toBe('')
})

it('hears the country say no', () => {
  const told = ['paguei a luis 98,70', 'a luis era 89,70 num era 98,70']
  expect(after(...told).entries).toBe('-89.7 Luis')
  expect(after('fui num casamento e gastei 50').entries).toMatch(/^-50 /)
})

it.each(['esquece a padoca, quem pagou foi o Júlio', 'deixa a padoca pra lá', 'esquece a padoca'])(
  'takes away what is named, whatever else is asked: %s',
  (text) => {
    const conversation = begin({ today })
    take(conversation, 'gastei 37,80 na padoca e 12 no estacionamento')
    take(conversation, 'comprei um tênis')
    expect(conversation.state.open).toBeDefined()
    take(conversation, text)
    expect(conversation.world.entries.map(({ amountCents }) => amountCents)).toEqual([1200])
  },
)
