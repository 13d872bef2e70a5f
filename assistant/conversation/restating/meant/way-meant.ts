import { changeOf } from '#conversation/restating/meant/change.ts'
import { ahead } from '#conversation/restating/meant/cues.ts'
import { isBesides, namesAnother } from '#conversation/restating/meant/plain.ts'
import { meantIn, namesOther, type Scene, says } from '#conversation/restating/meant/scene.ts'
import type { Turn } from '#conversation/turn.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { categoriseDescription } from '#understanding/categories/categorise-description.ts'

/** What is said of an entry that stands the wrong way round. */
const turned = new PhraseBook<'wrong' | 'weak' | 'flip' | 'out' | 'in'>('which way round it was', [
  { means: 'wrong', say: 'me expressei mal|errado', like: 'me expressei mal' },
  {
    means: 'wrong',
    say: 'falei|escrevi|digitei|disse errado|trocado|invertido',
    like: 'falei errado',
  },
  {
    means: 'wrong',
    say: 'esta|ta|ficou|foi trocado|invertido|errado|contrario',
    like: 'tá trocado',
  },
  { means: 'wrong', say: 'inverte|inverta|inverter|desinverte|vira', like: 'inverte isso aí' },
  { means: 'wrong', say: 'ao contrario', like: 'foi ao contrário' },
  { means: 'wrong', say: 'recebi|ganhei nada', like: 'recebi nada, quem dera' },
  { means: 'weak', say: 'na verdade|real', like: 'na verdade paguei 90 pro Léo' },
  {
    means: 'wrong',
    say: 'anotou|botou|colocou|marcou|anotei|botei errado|trocado|invertido',
    like: 'anotou errado',
  },
  { means: 'flip', say: 'o|ao inverso|contrario', like: 'é o inverso' },
  { means: 'flip', say: 'inverte|inverta|invertido|invertida', like: 'tá invertido' },
  { means: 'out', say: 'recebeu|ganhou ..3 de mim', like: 'a Carla que recebeu de mim' },
  { means: 'out', say: 'nao entrou [,] [e|ele] saiu', like: 'não entrou, saiu' },
  { means: 'out', say: 'saiu [,] [e] nao entrou', like: 'saiu, não entrou' },
  { means: 'out', say: '^ [nao] [,] eu [eh] [que] paguei|dei ele|ela', like: 'eu paguei ela' },
  { means: 'in', say: 'nao saiu [,] [e|ele] entrou', like: 'não saiu, entrou' },
  { means: 'out', say: 'foi|foram meu|meus pra|pro|para', like: 'os 60 foram meus pra Carla' },
  { means: 'out', say: 'nao foi ele|ela [nao] [,] [eh] fui eu', like: 'não foi ela, fui eu' },
  {
    means: 'out',
    say: 'eh|foi gasto|despesa|saida [,|.|!] [eu] paguei|dei|mandei',
    like: 'troca isso, é gasto. Paguei o Léo',
  },
  { means: 'out', say: '^ [nao] [,] eh despesa|gasto|saida', like: 'é despesa, paguei ele' },
  { means: 'weak', say: 'trocado|invertido', like: 'trocado! quem recebeu foi o Léo' },
  { means: 'wrong', say: 'me enganei|confundi|atrapalhei', like: 'me enganei, os 90 eu mandei' },
  { means: 'wrong', say: 'foi [o] contrario', like: 'foi o contrário, paguei pro Léo' },
  { means: 'out', say: 'quem recebeu|ganhou foi|eh', like: 'quem recebeu foi o Léo' },
  {
    means: 'out',
    say: 'nao recebi|ganhei [,] [eu|e] paguei|dei|mandei',
    like: 'não recebi, paguei',
  },
  {
    means: 'out',
    say: 'paguei|dei|mandei ..4 nao recebi|ganhei',
    like: 'paguei 90 ao Léo, não recebi',
  },
  { means: 'out', say: 'quem ..4 foi eu|fui', like: 'quem pagou fui eu' },
  { means: 'out', say: 'quem ..4 fui eu', like: 'quem fez o pix fui eu' },
  {
    means: 'out',
    say: 'eu [eh] que paguei|dei|mandei|passei|fiz|transferi',
    like: 'eu é que dei os 90',
  },
  { means: 'out', say: 'saiu do|da meu|minha bolso|conta', like: 'saiu do meu bolso' },
  { means: 'out', say: 'dinheiro saiu', like: 'o dinheiro saiu' },
  { means: 'in', say: 'dinheiro entrou', like: 'o dinheiro entrou' },
  { means: 'in', say: 'quem me pagou|deu|mandou|passou foi', like: 'quem me pagou foi ela' },
  { means: 'in', say: 'ele|ela que me pagou|deu|mandou|passou', like: 'ela que me pagou' },
])

/**
 * The turn of an entry that went the other way, told by its sum or as what was told last: "falei
 * errado, quem pagou fui eu". Null where the message tells of another sum or thing.
 */
export function wayMeant(scene: Scene): Turn | null {
  const { message } = scene
  const found = turned.findEvery(message.reading)
  const means = found.map((one) => one.means)
  if (scene.others.length > 0 || means.length === 0 || scene.mends.length > 0) return null
  const isWrong = means.includes('wrong') || means.includes('flip')
  const meant = meantIn(scene)
  // "domingo não gastei nada" is of nothing that stands there.
  if (!meant || (!(isWrong && meant.by !== 'last') && namesOther(scene))) return null
  // "na verdade paguei 90 pro Léo ontem também" is one more, and "da conta dele" another's.
  if (isBesides(scene) || message.reading.days.length > 0 || isOfOther(scene)) return null
  if (meant.by !== 'name' && namesAnother(scene, meant.entry)) return null
  // "é o inverso" says all of it.
  const isBare = message.reading.tokens.filter(({ kind }) => kind === 'word').length <= bareMax
  const isTold = means.some((one) => one === 'out' || one === 'in' || (one === 'flip' && isBare))
  if (meant.by === 'last' && (!isTold || message.reading.days.length > 0)) return null
  const { entry } = meant
  const other = entry.type === 'despesa' ? 'receita' : 'despesa'
  const type = typeTold(scene, means) ?? (isBare && isTold ? other : null)
  if (!type || type === entry.type || says(scene, ahead)) return null
  const categoryId = categoriseDescription(entry.name, type, message.index, scene.input.today)
  return changeOf(scene, entry, { type, categoryId })
}

const bareMax = 5
const theirs = new Set(['de', 'do', 'da', 'dos', 'das', 'dele', 'dela', 'deles', 'delas'])
const purses = new Set(['conta', 'bolso', 'carteira', 'cartao'])

/** "da conta dele", "da conta da Ana". */
function isOfOther({ message }: Scene): boolean {
  const { tokens } = message.reading
  return tokens.some(({ norm }, at) => {
    return purses.has(norm) && theirs.has(tokens[at + 1]?.norm ?? '')
  })
}

/** The way that is told; "inverte" alone is the other one. */
function typeTold({ message, turn }: Scene, means: readonly string[]) {
  if (means.includes('out')) return 'despesa'
  if (means.includes('in')) return 'receita'
  const { reply } = turn
  if (reply.kind === 'log' && reply.transactions[0]) return reply.transactions[0].type
  if (message.reading.tokens.some(({ norm }) => norm === 'saiu')) return 'despesa'
  const flow = message.account.clauses.find((one) => one.flow !== null)?.flow
  if (flow === 'in') return 'receita'
  return flow === 'out' ? 'despesa' : null
}
