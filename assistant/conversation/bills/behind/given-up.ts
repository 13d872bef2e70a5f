import { justTold } from '#conversation/bills/behind/just-told.ts'
import { carry } from '#conversation/make-turn.ts'
import { fitting, tellingIn } from '#conversation/naming/telling.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { words } from '#language/phrases/word-set.ts'
import type { Message, Read } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isThing } from '#understanding/lexicon/find.ts'

const off = 'tira|tire|tirar|apaga|apague|apagar|remove|exclui|excluir|cancela|cancelar'
const givenUp = new PhraseBook('that a bill just kept is given up', [
  {
    means: 'given-up',
    say: `cancelei|cancelamos|desisti|desistimos|sai|saimos|encerrei|tranquei|vendi ..4 ,|e|entao|. [entao|pode|ja] ${off} [essa|esse|isso|ela|ele|dai] $`,
    like: 'cancelei, pode tirar',
  },
  {
    means: 'given-up',
    say: `vou|vamos|to|estou|estamos sair|saindo|mudar|mudando|cancelar|cancelando|encerrar ..4 ,|e|entao|. [entao|pode|ja] ${off} [essa|esse|isso|ela|ele|dai] $`,
    like: 'vou sair dessa casa, tira',
  },
])

const removing = words(
  `${off.replaceAll('|', ' ')} remover remova exclua apagou desfaz desfazer desfaca deleta deletar some sumir`,
)
const mistaken = words(
  'erro errei engano enganei confundi confusao errado errada desculpa desculpe  equivoco',
)
const making = words(
  'botar bota colocar por cadastrar anotar criar registrar existir estar marcar adicionar salvar ter',
)
const pointing = words('essa esse isso ultima ultimo ela dela')
/** Of them something is to be mended, or another thing goes. */
const others = words(
  'nome valor dia data preco vencimento categoria gasto lancamento compra meta limite duas dois ' +
    'todas tudo ambas lembrete paga pago consta paguei',
)

/** "não era pra cadastrar, pode remover", "desculpa, me confundi, tira essa": it was no bill. */
function isMistake({ reading }: Message): boolean {
  const norms = reading.tokens.map(({ norm }) => norm)
  const has = (set: ReadonlySet<string>) => norms.some((norm) => set.has(norm))
  if (has(others)) return false
  const isNever = norms.some((norm, at) => {
    const isTo = /^(pra|para)$/.test(norm) && making.has(norms[at + 1] ?? '')
    return isTo && norms.slice(Math.max(0, at - 3), at).some((one) => /^(nao|n|nem)$/.test(one))
  })
  const isUnmeant = has(mistaken) || reading.flat.includes(' sem querer ')
  return isNever || (has(removing) && (isUnmeant || (has(pointing) && norms.includes('acabou'))))
}

/**
 * The turn of "cancelei, pode tirar", "vou sair dessa casa, tira", behind a bill that was kept: it
 * is given up, whatever the reason is called; and of "não era pra cadastrar, pode tirar", which
 * takes back what was just kept. Null for any other message.
 */
export function givenUpTurn(input: TurnInput, message: Message): Turn | null {
  const { reading } = message
  if (reading.amounts.length > 0 || isQuestion(reading)) return null
  const isMade = isMistake(message)
  const isGivenUp = givenUp.isIn(reading) && !reading.flat.includes(' nao ')
  if (!isGivenUp && !isMade) return null
  // "tranquei a academia, tira ela", behind another bill: that is for who goes by names.
  const { payments = [], state } = input
  const said = tellingIn(message)
  const named = fitting(said, payments).filter(({ at }) => at.length > 0)
  const isOther = named.length > 0 && named.every(({ thing }) => thing.name !== state.last?.name)
  const own = new Set(named.flatMap(({ at }) => at))
  if (isMade && said.some(({ at, word }) => isThing(word) && !own.has(at))) return null
  const told = isOther ? null : justTold(input, message, () => true)
  if (!told || told.first || input.state.last?.rule !== input.state.rule) return null
  const { id, name } = told.bill
  const read: Read = { intent: 'delete', confidence: 92, fields: { description: name } }
  return carry(input, read, { kind: 'end-thing', what: 'payment', id, name })
}
