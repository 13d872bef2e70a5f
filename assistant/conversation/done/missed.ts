import { conceptsIn } from '#conversation/apart/concepts-in.ts'
import { isSaidOfBooks } from '#conversation/done/back/said-of-books.ts'
import { namedAmong, type Remembered } from '#conversation/memory/remembered.ts'
import { isOfOrder } from '#conversation/naming/named-each.ts'
import { tellingIn } from '#conversation/naming/telling.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isThing } from '#understanding/lexicon/find.ts'
import { readMessage } from '#understanding/reading.ts'

const putsBack =
  'bota|bote|botar|poe|ponha|por|coloca|coloque|colocar|anota|anote|anotar|lanca|lance'
const tookAway =
  'apaguei|excluiu|exclui|apagou|tirei|tirou|removi|removeu|apagado|apagada|excluido|cancelei|cancelou|cancelado|cancelada'

const missed = new PhraseBook('that what was deleted is missed', [
  {
    means: 'back',
    say: 'volta|volte|voltar|voltasse|devolve|devolva|devolver|desfaz|desfaca|desfazer|traz|traga|trazer|sumiu',
    like: 'opa não, devolve',
  },
  {
    means: 'back',
    say: 'recupera|recupere|recuperar|restaura|restaure|restaurar|recoloca|recoloque|recolocar|resgata|resgatar|repoe|repor',
    like: 'pode restaurar o uber?',
  },
  {
    means: 'back',
    say: 'como|igual|jeito|igualzinha|igualzinho [que] [ela|ele|isso] estava|era|tinha',
    like: 'deixa a academia como estava antes',
  },
  { means: 'named', say: `${putsBack} ..4 de novo|volta|novamente`, like: 'põe ela lá de novo' },
  {
    means: 'weak',
    say: 'tem|tinha|era|deve|devia [que|de|pra|para] ficar|continuar|estar|permanecer',
    like: 'aquele uber tem que ficar lá',
  },
  {
    means: 'named',
    say: `${tookAway} ..3 sem|por querer|engano`,
    like: 'apaguei o uber sem querer',
  },
  {
    means: 'named',
    say: `${tookAway} errado|errada`,
    like: 'apaguei errado o uber',
  },
  { means: 'named', say: `${tookAway} {article} errado|errada|errados`, like: 'apaguei o errado' },
  {
    means: 'named',
    say: `nao era|eh pra|para [ter] ..1 tirar|tirado|sair|cancelar|cancelado|apagar|excluir`,
    like: 'não era pra sair',
  },
  {
    means: 'named',
    say: 'cancela|desfaz|desfaca|reverte|anula ..1 exclusao|remocao',
    like: 'cancela a exclusão do uber',
  },
  {
    means: 'weak',
    say: 'pensando|melhor [bem] deixa|deixe|fica|fique|mantem [com] o|a|os|as',
    like: 'pensando bem deixa o uber',
  },
  {
    means: 'weak',
    say: 'deixa|deixe|mantem|mantenha|fica|fique ..6 engano|enganei|errei|errado|querer|confundi',
    like: 'deixa o uber aí, foi engano',
  },
  {
    means: 'weak',
    say: 'enganei|errei|confundi|arrependi|engano|querer ..6 fica|ficar|deixa|meu|minha|certo|certa|mesmo',
    like: 'me arrependi, o uber fica',
  },
])

/**
 * Whether a message wants back what was deleted with the last one: by a word that says so and no
 * other thing, or by its name or its kind.
 */
export function missesOf(message: Message, gone: readonly Remembered[]): boolean {
  const found = missed.findAll(message.reading)
  const ways = found.map(({ means }) => means)
  if (ways.length === 0 || !isSaidOfBooks(message, gone, found)) return false
  if (namedAmong(message, gone).length > 0 || isOfKind(message, gone)) return true
  return ways.includes('back') && namesNoThing(message)
}

/** Whether a message says that something should not have gone, whatever that is. */
export function saysBack({ reading }: Pick<Message, 'reading'>): boolean {
  return missed.isIn(reading)
}

/** "não era pra apagar! só o nome. volta": nothing that money goes for. */
export function namesNoThing(message: Message): boolean {
  return tellingIn(message).every(({ word }) => isOfOrder(word) || !isThing(word))
}

/** "a corrida foi eu que paguei, põe de novo", of the only one that went, an Uber. */
function isOfKind(message: Message, gone: readonly Remembered[]): boolean {
  const [only, another] = gone
  if (!only || another) return false
  const { tokens, today } = message.reading
  const kinds = conceptsIn(readMessage(only.name, today))
  const things = tellingIn(message).filter(({ word }) => !isOfOrder(word) && isThing(word))
  return (
    things.length > 0 &&
    things.every(({ at }) => {
      return conceptsIn({ tokens: tokens.slice(at, at + 1) }).some((kind) => kinds.includes(kind))
    })
  )
}
