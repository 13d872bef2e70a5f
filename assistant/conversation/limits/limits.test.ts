import { describe, expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')

/** What is planned and what stands there when all of it was said. */
function after(...said: string[]): { planned: string; entries: string; said: string } {
  const conversation = begin({ today })
  const replies = said.map((text) => take(conversation, text).replies.join('\n'))
  const { world } = conversation
  const planned = world.budgets.map(({ categoryId, plannedCents, month }) => {
    return `${categoryId.split(':')[1]} ${plannedCents / 100} ${month.slice(5)}`
  })
  const entries = world.entries.map((one) => `${one.description} ${one.amountCents}`)
  return {
    planned: planned.join('; '),
    entries: entries.join('; '),
    said: (replies.at(-1) ?? '').replaceAll('\u00a0', ' '),
  }
}

describe('a limit that is to be no more', () => {
  it.each([
    'tira o limite de lazer',
    'apaga o orçamento de lazer',
    'não quero mais limite de lazer',
    'remove meu orçamento de lazer',
  ])('goes, and nothing else: %s', (text) => {
    const { planned, entries } = after(
      'limite de lazer 300',
      'limite de saúde 200',
      'cinema 40',
      text,
    )
    expect(planned).toBe('Saúde 200 11')
    expect(entries).toBe('Cinema 4000')
  })

  it('is that which was spoken of last, comes back, and is told to be none', () => {
    expect(after('limite de lazer 300', 'apaga esse limite').planned).toBe('')
    expect(after('limite de lazer 300', 'tira o limite de lazer', 'desfaz').planned).toContain(
      '300',
    )
    expect(after('tira o limite de lazer').said).toContain('Esse orçamento ainda não existe')
  })

  it.each(['tira 50 do limite de lazer', 'tira o limite do cartão', 'apaga o cinema'])(
    'stays by %s',
    (text) => {
      expect(after('limite de lazer 300', 'cinema 40', text).planned).toContain('Lazer')
    },
  )
})

it.each([
  ['bota limite de 150 pra uber', 'Transporte 150 11'],
  ['bota teto de 90 em doces', 'Alimentação 90 11'],
])('%s: an order, and no boot', (text, planned) => {
  expect(after(text).planned).toBe(planned)
})

describe('what went of a limit', () => {
  const told = ['mercado 120', 'uber 20', 'limite de 90 pra lazer', 'limite de 500 pro mercado']

  it.each([
    'quanto já foi?',
    'quanto já gastei disso?',
    'já gastei quanto?',
    'e quanto eu já usei?',
    'quanto ainda tenho?',
    'quanto resta?',
  ])('is told of that one alone, right behind it: %s', (text) => {
    expect(after(...told, text).said).toBe(
      'Alimentação: R$ 120,00 de R$ 500,00 (24%), restam R$ 380,00.',
    )
    expect(after(...told, 'como tá o limite de mercado?', text).said).toContain('Alimentação: R$ 1')
  })

  it.each([
    [['quanto gastei esse mês?'], 'R$ 140,00'],
    [['quanto já foi de uber?'], 'R$ 20,00'],
    [['café 10', 'quanto já foi?'], 'R$ 150,00'],
  ])('is not asked by %j', (said, figure) => {
    expect(after(...told, ...said).said).toContain(`Você gastou ${figure}`)
  })
})

describe('several limits in one message', () => {
  it.each([
    [
      'orçamento: mercado 800, transporte 300 e lazer 150',
      'Alimentação 800 11; Transporte 300 11; Lazer 150 11',
    ],
    [
      'quero gastar no máximo 800 no mercado, 200 de uber e 150 com lazer',
      'Alimentação 800 11; Transporte 200 11; Lazer 150 11',
    ],
    ['meus limites: saúde 200, compras 350', 'Saúde 200 11; Compras 350 11'],
    ['orçamento de dezembro: presentes 400 e lazer 90', 'Presentes 400 12; Lazer 90 12'],
    ['orçamento de mercado 1.200, restaurante 300', 'Alimentação 1500 11'],
    [
      'Gostaria de limitar o mercado a R$ 1.200,00 e o lazer a R$ 300,00 por mês.',
      'Alimentação 1200 11; Lazer 300 11',
    ],
    [
      'gostaria de limitar a farmácia a 150 e os presentes a 120 por mês',
      'Saúde 150 11; Presentes 120 11',
    ],
    ['quero limitar mercado em 800 e uber em 200', 'Alimentação 800 11; Transporte 200 11'],
    ['estabelecer mercado 900 e lazer 200 por mês', 'Alimentação 900 11; Lazer 200 11'],
  ])('sets each by %s', (text, planned) => {
    expect(after(text).planned).toBe(planned)
  })

  it('sets what was left out, and nothing else', () => {
    const told = ['orçamento de lazer 90', 'faltou transporte 250 e saúde 100']
    expect(after(...told).planned).toBe('Lazer 90 11; Transporte 250 11; Saúde 100 11')
  })

  it.each([
    ['Não, o lazer é R$ 300,00 e o mercado é R$ 1.200,00.', 'Lazer 300 11; Alimentação 1200 11'],
    ['na verdade mercado é 900 e lazer 250', 'Alimentação 900 11; Lazer 250 11'],
  ])('sets both right by %s', (text, planned) => {
    expect(after('orçamento: mercado 300 e lazer 1.200', text).planned).toBe(planned)
  })

  it.each(['o mercado foi 200 e a padaria 30', 'o aluguel é 800 e a luz é 120'])(
    'sets no limit by %s',
    (text) => {
      expect(after('limite de lazer 300', 'almocei 30', text).planned).toBe('Lazer 300 11')
    },
  )

  it('asks where one of them is of no category, and sets none', () => {
    const { planned, said } = after('orçamento: mercado 800, bugigangas 300 e lazer 150')
    expect(planned).toBe('')
    expect(said).toContain('não sei em qual categoria fica')
  })

  it.each([
    ['o limite do mercado é 1.500, 1.890 foi o que gastei em outubro', 'Alimentação 1500 11'],
    [
      'mercado do mês passado foi 1.890, quero gastar no máximo 1.500 em dezembro',
      'Alimentação 1500 12',
    ],
    ['em outubro gastei 520 com lazer, o limite de lazer agora é 400', 'Lazer 400 11'],
    ['gastei 600 de ifood em outubro, quero no máximo 300 em dezembro', 'Alimentação 300 12'],
  ])('takes what was spent before for none of them: %s', (text, planned) => {
    expect(after(text)).toMatchObject({ planned, entries: '' })
  })

  it('leaves what a present was to cost', () => {
    expect(after('amigo oculto, o limite era 50 mas meu presente saiu 62').planned).toBe('')
  })
})

describe('a limit that is moved', () => {
  it.each([
    [['orçamento de alimentação 350', 'aumenta o limite do ifood em 50'], 'Alimentação 400 11'],
    [['orçamento de lazer 350', 'diminui 50'], 'Lazer 300 11'],
    [['orçamento de lazer 350', 'tira 400 do orçamento de lazer'], 'Lazer 350 11'],
    [['aumenta o orçamento de lazer em 50'], ''],
    [['orçamento de lazer 350', 'o limite é pra dezembro, não novembro'], 'Lazer 350 12'],
    [['quero gastar só 300 com comida esse mês q vem'], 'Alimentação 300 12'],
  ])('%j', (said, planned) => {
    expect(after(...said).planned).toBe(planned)
  })
})

describe('a limit and an entry of one name', () => {
  const told = ['mercado 87,35', 'orçamento de alimentação 400']

  it('are told apart by what was asked', () => {
    const { planned, entries } = after(
      ...told,
      'quanto sobrou do mercado?',
      'muda o do mercado pra 500',
    )
    expect([planned, entries]).toEqual(['Alimentação 500 11', 'Mercado 8735'])
  })

  it('are both set right by one message', () => {
    const text = 'não, o mercado foi 46,20, eu queria mudar era o orçamento pra 950'
    const { planned, entries } = after(...told, text)
    expect([planned, entries]).toEqual(['Alimentação 950 11', 'Mercado 4620'])
  })

  it('are asked about where either may be meant', () => {
    const { planned, entries, said } = after(...told, 'muda o mercado pra 450')
    expect([planned, entries]).toEqual(['Alimentação 400 11', 'Mercado 8735'])
    expect(said).toContain('um limite de')
  })
})

describe('two limits of one category', () => {
  const told = ['orçamento de mercado é 1.200', 'orçamento de restaurante 300']

  it('ask what both come to', () => {
    const { planned, said } = after(...told)
    expect(planned).toBe('Alimentação 1200 11')
    expect(said).toContain('ficam juntos em Alimentação')
    expect(after(...told, 'R$ 1.500,00').planned).toBe('Alimentação 1500 11')
    expect(after(...told, 'R$ 300,00').planned).toBe('Alimentação 300 11')
  })

  it('are one where the same is changed', () => {
    expect(after('orçamento de mercado 700', 'orçamento de mercado 900').planned).toBe(
      'Alimentação 900 11',
    )
  })
})

describe('the shortest form of a limit', () => {
  it.each(['Lazer 150 por mês', 'Lazer: no máximo 150', 'lazer máximo 150'])('%s', (text) => {
    expect(after(text).planned).toBe('Lazer 150 11')
  })

  it.each([
    ['quero gasta so 400 com comida no mes', 'Alimentação 400 11'],
    ['so quero gasta 150 com roupa no mês', 'Compras 150 11'],
    ['quero gastar só 50 hoje no mercado', ''],
  ])('sets what is to be spent at most: %s', (text, planned) => {
    expect(after(text).planned).toBe(planned)
  })

  it.each(['netflix 45 por mês', 'plano de saúde 200 por mês'])('stays a bill: %s', (text) => {
    expect(after(text).planned).toBe('')
  })
})

describe('a limit that is changed without its name', () => {
  it.each([
    [['limite mercado 600', 'quanto ainda posso gastar?', 'muda o limite pra 700']],
    [['limite mercado 600', 'gastei 210 no mercado', 'muda o limite pra 700']],
  ])('is the one that was spoken of last: %s', (said) => {
    expect(after(...said).planned).toBe('Alimentação 700 11')
  })

  it('is asked about where none was', () => {
    expect(after('muda o limite pra 700').planned).toBe('')
  })
})

it('is raised for each month, right behind the question of it', () => {
  const have = { budgets: [{ category: 'Alimentação', amount: 90_000 }] }
  const conversation = begin({ today, have })
  take(conversation, 'quanto já foi do orçamento de alimentação?')
  take(conversation, 'aumenta pra 1.000 por mês')
  expect(conversation.world.budgets.map((one) => one.plannedCents)).toEqual([100_000])
  expect(conversation.world.bills).toEqual([])
})

it.each([
  'Queria que tu botasse 400 reais por mês pra eu não passar na alimentação, mês passado foi demais',
  'queria que você colocasse 400 por mês pra alimentação',
])('is asked for kindly: %s', (text) => {
  expect(after(text).planned).toBe('Alimentação 400 11')
})

it('sets each of two, however often is said between', () => {
  const { planned } = after('Quero 1.200 por mês de limite pra lazer e 300 pra transporte')
  expect(planned).toBe('Lazer 1200 11; Transporte 300 11')
})
