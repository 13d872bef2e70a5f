import type { Fact } from '#assistant/reminders/facts/fact.ts'
import { readFact } from '#assistant/reminders/facts/read-fact.ts'
import { sentenceOf, templates, titles } from '#assistant/reminders/reminders.copy.ts'
import { letterOf, pathOf } from '#assistant/reminders/reminders.mail.ts'
import type { NoticeKind } from '#people/notices/index.ts'

type Kind = Fact['kind']

/** The kind that whatever moves a budget may have to tell of. */
export const budgetsKind: Kind = 'orcamentos'

/** What Lya reminds of; bills by e-mail until the person chooses. */
export const reminderKinds: readonly NoticeKind[] = [
  kindOf('contas', { channels: ['email'], called: 'contas a pagar' }),
  kindOf('orcamentos', { channels: [], called: 'o seu planejamento' }),
  kindOf('resumo', { channels: [], called: 'o resumo da semana' }),
]

function kindOf(name: Kind, own: Pick<NoticeKind, 'channels' | 'called'>): NoticeKind {
  return {
    ...own,
    name,
    isOptional: true,
    isInApp: true,
    template: templates[name],
    word: async (ctx, { key }) => {
      const fact = await readFact(ctx, key)
      return fact === null
        ? null
        : {
            title: titles[fact.kind],
            sentence: sentenceOf(fact),
            path: pathOf(fact.kind),
            letter: letterOf(fact),
          }
    },
  }
}
