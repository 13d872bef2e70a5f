import { expect, it } from 'vitest'
import { booksAfter } from '#corpus/world/books-after.ts'

const today = Temporal.PlainDate.from('2026-11-30')
const books = ['mercado 142', 'uber 18', 'uber 22', 'cinema 40']

function said(text: string, told = books): string {
  return booksAfter(today, [...told, text]).reply
}

it.each([
  'transporte deu quanto? e alimentação?',
  'me diz separado: transporte e alimentação, quanto cada',
  'valor de transporte e valor de alimentação desse mês',
  'tô curiosa. o que foi de transporte e o que foi de alimentação?',
])('each of what is named is told: %s', (text) => {
  expect(said(text)).toContain('R$ 142,00')
  expect(said(text)).toContain('R$ 40,00')
})

it.each([
  'quanto gastei fora comida e transporte?',
  'quanto foi de comida hoje e de transporte ontem?',
  'coloca o uber em comida e transporte',
])('their sum is none of %s', (text) => {
  expect(said(text)).not.toContain('R$ 182,00')
})

it.each([
  'quanto já foi embora e quanto ainda tá aqui?',
  'me passa o gasto e o que sobra',
  'gastei quanto, sobrou quanto',
  'queria saber duas coisas: o que gastei e o que tenho',
])('what was spent and what there is are both told: %s', (text) => {
  const reply = said(text, ['recebi 450 do serviço', 'mercado 142'])
  expect(reply).toContain('gastou R$ 142,00')
  expect(reply).toContain('R$ 308,00')
})

it.each([
  'tá indo tudo em quê, meu dinheiro?',
  'o que é que tá levando minha grana embora?',
  'em que vai a maior parte do meu dinheiro?',
])('where it goes is told with the largest: %s', (text) => {
  expect(said(text)).toContain('• Alimentação: R$ 142,00')
})

it.each(['onde guardo meu dinheiro?', 'qual salário foi esse?', 'meu dinheiro foi todo embora'])(
  'nothing is summed up of %s',
  (text) => {
    expect(said(text)).not.toContain('R$ 142,00')
  },
)

it.each([
  'uber este mês: foram quantos e somou quanto? tô com medo',
  'qual a quantidade de uber no mês e a soma?',
  'número de viagens de uber este mês e o gasto total',
])('how often, and what it came to: %s', (text) => {
  expect(said(text)).toContain('Foram 2 vezes neste mês: R$ 40,00')
})

it('what one of them comes to is told', () => {
  expect(said('uber sai em média quanto cada?')).toContain('em média R$ 20,00 cada')
})

it.each(['quantas viagens você já fez?', 'quantos dias faltam pro mês acabar?'])(
  'nothing is counted of %s',
  (text) => {
    expect(said(text)).not.toContain('vez')
  },
)

it.each([
  ['quanto dá de transporte agora?', 'R$ 40,00 em Transporte'],
  ['o menor gasto que tive foi qual?', 'Uber, R$ 18,00'],
  ['e o uber, entrou aí? a internet caiu, não sei se foi', 'Uber, R$ 22,00'],
])('%s is answered', (text, answer) => {
  expect(said(text)).toContain(answer)
})

it('a price is asked of nobody here', () => {
  expect(said('quanto tá a gasolina?')).not.toContain('R$')
})

it('a day that is told of both is no question, nor what came in a spending', () => {
  expect(said('mercado e uber foram ontem, né?')).not.toContain('Você não gastou')
  const earned = ['recebi 500 do freela', 'recebi 1000 de salário']
  expect(said('freela e salário deram quanto?', earned)).not.toContain('Você não gastou')
})

it('what came in is summed up where it was asked of', () => {
  const earned = ['recebi 500', 'recebi 300 do bico', 'quanto recebi esse mês?']
  expect(said('e somando tudo hoje?', earned)).toContain('R$ 800,00')
})

it.each([
  'como fiquei no mês, hein?',
  'me dá um resumo: como fechei novembro?',
  'como a gente fechou o mês',
])('how the month went is told as a whole: %s', (text) => {
  expect(said(text)).toContain('saíram R$ 222,00')
})

it.each([
  ['o que já deu de transporte hoje', 'R$ 40,00'],
  ['transporte já tá em quanto?', 'R$ 40,00'],
  ['até agora foi quanto de cinema', 'R$ 40,00'],
])('what one thing came to so far: %s', (text, sum) => {
  expect(said(text)).toContain(sum)
})

it.each(['o dólar já tá em quanto', 'a gasolina já tá quanto o litro?', 'como ficou o mês do Zé?'])(
  'nothing of the books is told of %s',
  (text) => {
    expect(said(text)).not.toContain('Você gastou')
    expect(said(text)).not.toContain('Neste mês')
  },
)
