import { register } from '#conversation/make-turn.ts'
import { askTurn } from '#conversation/pending/ask-turn.ts'
import type { Turn, TurnInput } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { workCategory } from '#understanding/categories/category-index.ts'
import type { Candidate, Message } from '#understanding/intents/candidate.ts'
import { isQuestion } from '#understanding/intents/question.ts'
import { isFirstName } from '#understanding/lexicon/first-names.ts'

const made =
  'bolo|bolos|torta|tortas|doce|doces|docinho|docinhos|brigadeiro|brigadeiros|salgado|salgados|salgadinho|salgadinhos|coxinha|coxinhas|empadao|trufas|marmita|marmitas|quentinha|quentinhas|almoco|jantar|vestido|vestidos|calca|calcas|saia|saias|blusa|blusas|camisa|camisas|roupa|roupas|cortina|cortinas|almofada|almofadas|toalha|toalhas|tapete|tapetes|croche|bolsa|bolsas|lembrancinhas|convites|caneca|canecas|logo|arte|artes|site|banner|movel|moveis|mesa|mesas|armario|estante|prateleira|prateleiras|portao|grade|pintura|unha|unhas|cabelo|sobrancelha|sobrancelhas|maquiagem|tatuagem|tranca|trancas|escova|penteado|barra|bainha|ajuste'
const makes =
  '^ [hoje|ontem|ja|oi|,] [eu] fiz|preparei|assei|costurei|bordei|montei|confeitei [#] [um|uma|uns|umas|o|a|os|as]'
const aims = 'pra|pro|para'

const works = new PhraseBook<'somebody' | 'family'>('a thing that was made for somebody', [
  {
    means: 'family',
    say: `${makes} ${made} ..2 ${aims}|pras|pros [a|o|as|os] minha|meu|nossa|nosso|minhas|meus|familia|turma|galera|pessoal|casa`,
    like: 'fiz um bolo pra minha mãe 120',
  },
  {
    means: 'somebody',
    say: `${makes} ${made} ..2 ${aims}|da|do [a|o] [dona|seu|cliente|vizinha|vizinho]`,
    not: ['aniversario|festa|casamento|escola|igreja'],
    like: 'fiz um bolo pra Carla 120',
  },
])

const titles = new Set('dona seu cliente vizinha vizinho'.split(' '))

/**
 * The turn of "fiz um bolo pra Carla 120": who makes a thing for somebody who is named earns it. Of
 * the family or of friends it is asked. Null for any other message.
 */
export function madeForTurn(input: TurnInput, message: Message, candidate: Candidate): Turn | null {
  const { reading, account, index } = message
  const [only, another] = account.transactions
  if (candidate.intent !== 'log' || !only || another || isQuestion(reading)) return null
  if (only.draft.type !== 'despesa' || only.doubt !== null) return null
  if (account.clauses.some(isBought) || reading.tokens.some(isOfCosts)) return null
  const found = works.find(reading)
  if (!found) return null
  if (found.means === 'family') {
    const doubted = { ...account, transactions: [{ ...only, doubt: 'type' as const }] }
    return askTurn(input, { ...message, account: doubted }, candidate)
  }
  const said = [found.last, found.last + 1].map((at) => reading.tokens[at]?.norm ?? '')
  if (!said.some((word) => titles.has(word) || isFirstName(word))) return null
  const categoryId = workCategory(index)
  return register(input, { intent: 'log', confidence: 84 }, [
    { ...only.draft, type: 'receita', categoryId },
  ])
}

/** "fiz um bolo pra Carla, gastei 45" tells what it cost. */
function isBought({ verbs }: Message['account']['clauses'][number]): boolean {
  return verbs.some(({ verb }) => verb.kind === 'spend' && verb.sense !== 'do')
}

/** "120 de ingredientes": what it was made of was bought. */
function isOfCosts({ norm }: Message['reading']['tokens'][number]): boolean {
  return costs.has(norm)
}

const costs = new Set(
  'ingrediente ingredientes material materiais tecido tecidos linha compras custo gasto'.split(' '),
)
