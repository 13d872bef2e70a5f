import { describe, expect, it, test } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')

/** The entries and the bills that stand there when all of it was said. */
function standing(...said: string[]) {
  const { books, bills } = booksAfter(today, said)
  return [...books, ...bills]
}

describe('a bill that is called otherwise', () => {
  const made = 'cria uma conta de condomínio, 420, todo dia 10'

  it.each([
    "kkkk o nome ficou 'conta de condomínio', deixa só Prédio",
    'muda o nome da conta do dia 10 pra Prédio',
    'agora troca o nome pra Prédio',
    'renomeia a conta de condomínio pra Prédio',
    'o nome da conta é Prédio, não condomínio',
    'MUDA O NOME PRA SÓ Prédio',
    'o nome tá errado, é só Prédio',
  ])('%s', (text) => {
    expect(standing(made, text)).toEqual(['Prédio 420 10/12'])
  })

  it('is another one by its day', () => {
    const said = ['luz 140 todo dia 8', made, 'muda o nome da conta do dia 8 pra Enel']
    expect(standing(...said)).toEqual(['Conta de condomínio 420 10/12', 'Enel 140 08/12'])
  })

  it('is none where an entry was told', () => {
    expect(standing('luz 140 todo dia 8', 'padaria 12', 'muda o nome pra Pão')).toEqual([
      '-12 Pão',
      'Luz 140 08/12',
    ])
  })
})

describe('a bill that goes, whatever entry is called so', () => {
  const both = ['paguei 99 na academia', 'academia 99 todo dia 15']

  it.each(['tira a de 99', 'apaga a academia', 'pode apagar a de 99'])('%s, of a list', (text) => {
    expect(standing(...both, 'quais são minhas contas?', text)).toEqual(['-99 Academia'])
  })

  it.each(['exclui a conta de 99 reais', 'EXCLUI O BOLETO DE 99', 'apaga a parcela de 99'])(
    '%s',
    (text) => {
      expect(standing(...both, text)).toEqual(['-99 Academia'])
    },
  )

  it('stays where an entry is meant', () => {
    const bill = 'Academia 99 15/12'
    expect(standing(...both, 'apaga o lançamento de 99')).toEqual([bill])
    expect(standing('gastei 14 no ru', 'apaga a de 14')).toEqual([])
    const told = ['minhas contas', 'gastei 30 no mercado', 'apaga o mercado']
    expect(standing(...both, ...told)).toEqual(['-99 Academia', bill])
  })

  it('was meant, and the entry comes back', () => {
    const said = [...both, 'apaga o gasto de 99', 'era a conta, não o lançamento']
    expect(standing(...said)).toEqual(['-99 Academia'])
  })
})

describe('a bill of another sum', () => {
  it.each(['14 reais não, 890', '14 não, 890', 'ops 890, não 14', 'é 890 e não 14'])(
    '%s',
    (text) => {
      const said = ['paguei 890 do carro', 'seguro 14 todo dia 12', text]
      expect(standing(...said)).toEqual(['-890 Carro', 'Seguro 890 12/12'])
    },
  )

  it('is none of an entry that was told last', () => {
    const said = ['seguro 14 todo dia 12', 'padaria 14', '14 não, 18']
    expect(standing(...said)).toEqual(['-18 Padaria', 'Seguro 14 12/12'])
  })
})

describe('how many instalments are left, behind what was paid of one', () => {
  it.each([
    'é a parcela do carro. vence todo dia 30. faltam 14',
    'é a parcela do carro, todo dia 30, faltam 14',
    'é PARCELA, vence todo dia 30 e ainda FALTAM 14',
  ])('%s', (text) => {
    expect(standing('paguei 890 do carro', text)).toEqual(['-890 Carro', 'Carro 890 30/12 x14'])
  })

  test('and behind the bill', () => {
    expect(standing('parcela do sofá 120 todo dia 8', 'faltam 6')).toEqual([
      'Parcela do sofá 120 08/12 x6',
    ])
  })

  it.each(['é todo dia 30, deixa cadastrado', 'é mensalidade, vence todo dia 30'])(
    '%s counts as paid this time',
    (text) => {
      expect(standing('paguei 99 na academia', text)).toEqual(['-99 Academia', 'Academia 99 30/12'])
    },
  )
})
