import { words } from '#language/phrases/word-set.ts'
import type { Token } from '#language/tokens.ts'
import type { Reading } from '#understanding/reading.ts'

/** What is ordered to be done. */
const imperatives = words(
  'apaga apague exclui exclua remove remova deleta delete tira tire retira retire cancela cancele',
  'muda mude troca troque altera altere corrige corrija arruma arrume ajusta ajuste coloca coloque',
  'poe ponha bota bote passa passe cria crie guarda guarde anota anote lanca lance registra registre',
  'adiciona adicione inclui inclua lembra lembre avisa avise aumenta aumente diminui diminua baixa',
  'baixe sobe suba define defina',
)
const infinitives = words(
  'apagar excluir remover deletar tirar retirar cancelar mudar trocar alterar corrigir arrumar',
  'ajustar colocar por botar passar criar guardar anotar registrar adicionar incluir lembrar avisar',
)
/** Behind one of these an infinitive orders. */
const wishing = words('pode poderia quero queria preciso consegue')

/** What is asked for. */
const askingWords = words(
  'quanto quanta quantos quantas qual quais mostra mostre fala fale diz diga lista liste',
)

const fillers = words(
  'e depois ai entao tambem tb agora aproveita me por favor pfv so ja dai tu vc voce a',
)

/** Whether the token at that place orders something to be done. */
export function isOrder(tokens: readonly Token[], at: number): boolean {
  const [norm, before] = [tokens[at]?.norm ?? '', tokens[at - 1]?.norm ?? '']
  if (infinitives.has(norm)) return wishing.has(before)
  return imperatives.has(norm) && before !== 'nao'
}

/** What it begins with, and the words from there on. */
export function beginningOf({ text, tokens }: Reading): {
  kind: 'order' | 'question' | 'neither'
  text: string
} {
  const at = tokens.findIndex(({ norm, kind }) => {
    return kind !== 'mark' && !fillers.has(norm) && !wishing.has(norm)
  })
  const first = tokens[at]
  if (first && isOrder(tokens, at)) return { kind: 'order', text: text.slice(first.start) }
  if (first && askingWords.has(first.norm)) {
    return { kind: 'question', text: text.slice(first.start) }
  }
  return { kind: 'neither', text }
}

/** The first word that orders something; null where there is none. */
export function orderIn({ tokens }: Reading): string | null {
  return tokens.find((_, at) => isOrder(tokens, at))?.norm ?? null
}
