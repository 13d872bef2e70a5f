import { PhraseBook, type Span } from '#language/phrases/phrase-book.ts'
import { type CategoryIndex, categoryOf } from '#understanding/categories/category-index.ts'
import type { Reading } from '#understanding/reading.ts'

const wages = new PhraseBook('pay of an employer', [
  {
    means: 'pay',
    say: 'o|meu pagamento',
    not: ['pagamento d* ..3', 'pagamento pel*|referente', 'pagamento cliente'],
    like: 'caiu o pagamento 2.118',
  },
  {
    means: 'pay',
    say: 'pagamento d* [o|a|meu|minha|essa|este|esse] mes|semana|quinzena|firma|empresa|patrao|patroa|fabrica|loja|hoje',
    like: 'caiu o pagamento da firma',
  },
  {
    means: 'pay',
    say: 'recebi|caiu|saiu|entrou|pingou ..2 @ d* pagamento [hoje|ontem|agora|,|.|!] $',
    like: 'caiu aqui 1.930 do pagamento',
  },
  {
    means: 'pay',
    say: 'recebi|caiu|saiu|entrou|pingou ..2 [@] d* [jovem|menor] aprendiz',
    like: 'caiu 720 do aprendiz hoje',
  },
  {
    means: 'pay',
    say: 'recebi|caiu|saiu|entrou|pingou a|minha semana|quinzena',
    like: 'recebi a semana 500',
  },
  {
    means: 'pay',
    say: 'caiu|entrou|saiu|chegou [o|meu] vale',
    not: ['vale alimentacao|refeicao|gas|transporte|combustivel|presente|leite|cultura'],
    like: 'entrou o vale 600',
  },
  {
    means: 'pay',
    say: 'recebi ..2 @ ..2 do|no servico|trabalho|emprego',
    not: ['servico|trabalho d* ..2', 'servico|trabalho que'],
    like: 'recebi 1.412 hoje do serviço',
  },
  {
    means: 'pay',
    say: 'dia de|do pagamento|salario',
    not: ['pagamento|salario d*'],
    like: 'hoje é dia de pagamento, 1.640',
  },
  {
    means: 'pay',
    say: '{took}|fiz|pedi|tirei ..4 vale|adiantamento',
    not: ['vale d* ..3 transporte|refeicao|gas|presente'],
    like: 'peguei um vale de 150 no serviço',
  },
])

/** The category for what an employer pays, whatever it is called beside. */
export function wageCategory(reading: Reading, span: Span, index: CategoryIndex): string | null {
  return wages.isIn(reading, span) ? categoryOf('salary', 'receita', index) : null
}
