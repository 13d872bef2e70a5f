import { type NoticeTopic, noticeTopics } from '@lya/core/commerce/subscriptions/effects.ts'
import { noticeKindOf } from '#commerce/subscriptions/tell/notice-kind-of.ts'
import {
  called,
  codeOf,
  sentenceOf,
  templateOf,
  titles,
} from '#commerce/subscriptions/tell/subscription.copy.ts'
import { letterOf } from '#commerce/subscriptions/tell/subscription.mail.ts'
import { keptFact, readSubscriptionFact } from '#commerce/subscriptions/tell/subscription-fact.ts'
import type { NoticeKind } from '#people/notices/index.ts'

const subscriptionPath = '/profile?aba=assinatura'

/** Written for the record: what the person did or paid themselves is news to nobody else. */
const onRecord: readonly NoticeTopic[] = ['receipt', 'resumed', 'method-changed', 'change-planned']

/**
 * What people are told of their subscription; nobody can be without it. It is owed in writing to
 * who pays (Decreto 7.962/2013, arts. 4 and 5): without its letters a plan would end unheard of.
 */
export const subscriptionKinds: readonly NoticeKind[] = noticeTopics.map(kindOf)

function kindOf(topic: NoticeTopic): NoticeKind {
  return {
    name: noticeKindOf(topic),
    channels: onRecord.includes(topic) ? ['email'] : ['email', 'whatsapp'],
    isOptional: false,
    isInApp: !onRecord.includes(topic) || topic === 'receipt',
    isPromptByMail: true,
    isOwed: true,
    called: called[topic],
    template: templateOf(topic),
    word: async (ctx, { data }) => {
      const about = typeof data.about === 'string' ? data.about : ''
      const fact = keptFact(topic, data) ?? (await readSubscriptionFact(ctx, topic, about))
      if (fact === null) return null
      const path = pathOf(topic, about)
      const sentence = sentenceOf(fact)
      const code = codeOf(fact)
      return {
        ...{ title: titles[topic], sentence, path, letter: letterOf(fact) },
        // On a telephone what is to be paid is copied out of the message.
        ...(code && {
          filled: { template: templateOf(topic), parameters: [`${sentence} ${code}`] },
        }),
      }
    },
  }
}

function pathOf(topic: NoticeTopic, about: string): string {
  if (topic === 'receipt') return `/recibo/${about}`
  // Whoever contested by mistake has to reach somebody; the page is open to who has no plan, too.
  if (topic === 'charged-back') return '/help'
  return topic === 'ended' ? '/planos' : subscriptionPath
}
