import type { KeptDraft } from '#conversation/kept-draft.ts'
import { fold } from '#language/fold.ts'
import { PhraseBook } from '#language/phrases/phrase-book.ts'
import { categorise } from '#understanding/categories/categorise.ts'
import type { AssistantCategory } from '#understanding/draft.ts'
import type { Message } from '#understanding/intents/candidate.ts'
import { isAllTalk, readTalk } from '#understanding/intents/talk/talk.ts'
import { coverTokens } from '#understanding/transactions/covers.ts'
import { isIncomeTalk } from '#understanding/transactions/direction.ts'
import { findSubject } from '#understanding/transactions/naming/describe.ts'
import { writeSubject } from '#understanding/transactions/naming/written-name.ts'

/** It is of another day and another matter, whatever it names. */
const ahead = new PhraseBook('what is still to come, and no answer', [
  {
    means: 'due',
    say: 'sai|cai|entra|chega|vence|pinga|caem|entram|chegam|vencem [so|la] [no|na|em|ate|la] [o] dia|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|mes|fim|comeco',
    like: 'minha aposentadoria sai dia 5',
  },
  {
    means: 'will',
    say: '^ [amanha|depois|hoje|e|eh|porque|pois] [que] [,] [eu|nos] vou|vamos',
    like: 'vou viajar amanhã',
    not: ['vou|vamos anotar|por|colocar|dizer|chamar'],
  },
  {
    means: 'will',
    say: '^ amanha|depois|sabado|domingo [eu|a] [gente] tem|tenho|temos|vai|vem|viajo|viajamos',
    like: 'amanhã tem jogo do flamengo',
  },
])

const who = '^ [e|eh|porque|que|ai] [o|a|{my}] {person}|{kin}|{kid}|{friend}'

/** How somebody is, told in passing: it says nothing of what money was for. */
const ofSomebody = new PhraseBook('how somebody is, and no answer', [
  {
    means: 'is',
    say: `${who} esta|estao|ficou|foi|anda [muito|bem|meio|tao|no] doente|mal|ruim|triste|internad*|gripad*|desempregad*|hospital|gravida|operad* [,] [hoje|ontem|agora|ja|mesmo|demais|tadinha|tadinho|coitada|coitado] [.|!] $`,
    like: 'minha mãe tá doente',
  },
  {
    means: 'is',
    say: `${who} esta|estao|ficou com ..1 [de] ..1 [.|!] $`,
    like: 'meu filho tá com febre',
  },
  {
    means: 'was',
    say: `${who} [se] perdeu|nasceu|casou|formou|morreu|faleceu|engravidou|operou|adoeceu|piorou|melhorou|viajou [o|a|hoje|ontem] ..1 [.|!] $`,
    like: 'meu marido perdeu o emprego',
  },
])

/** What was asked about, with what the message says that it was; null where it says nothing. */
export function withSubject(
  draft: KeptDraft,
  message: Message,
  categories: readonly AssistantCategory[],
): KeptDraft | null {
  const { reading, index } = message
  if (ahead.isIn(reading) || ofSomebody.isIn(reading)) return null
  const talk = readTalk(reading)
  // "show" may be one; "bom demais" is said of none.
  if (talk && talk !== 'fine' && isAllTalk(reading, talk)) return null
  const chosen = categories.find((one) => fold(one.name) === reading.flat.trim())
  if (chosen) {
    return { ...draft, type: chosen.type, categoryId: chosen.id, description: chosen.name }
  }
  const last = reading.tokens.length - 1
  const covers = coverTokens(reading)
  const subject = findSubject(reading, covers, 0, last)
  if (!subject || last > 15) return null
  const type = isIncomeTalk(reading) ? 'receita' : draft.type
  const categoryId = categorise(reading, covers, { first: 0, last, subject, type }, index)
  return { ...draft, type, categoryId, description: writeSubject(reading, subject) }
}
