import { type NoticeTopic, noticeTopics } from '@lya/core/commerce/subscriptions/effects.ts'
import { noticeKindOf } from '#commerce/subscriptions/tell/notice-kind-of.ts'
import {
  called,
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

/** Confirmations of money and of the contract (Decreto 7.962/2013, arts. 4 and 5). */
const owed: readonly NoticeTopic[] = [
  'receipt',
  'refunded',
  'charged-back',
  'reinstated',
  'cancelled',
  'resumed',
  'change-planned',
]

/** What people are told of their subscription; nobody can be without it. */
export const subscriptionKinds: readonly NoticeKind[] = noticeTopics.map(kindOf)

function kindOf(topic: NoticeTopic): NoticeKind {
  return {
    name: noticeKindOf(topic),
    channels: onRecord.includes(topic) ? ['email'] : ['email', 'whatsapp'],
    isOptional: false,
    isInApp: !onRecord.includes(topic) || topic === 'receipt',
    isPromptByMail: true,
    isOwed: owed.includes(topic),
    called: called[topic],
    template: templateOf(topic),
    word: async (ctx, { data }) => {
      const about = typeof data.about === 'string' ? data.about : ''
      const fact = keptFact(topic, data) ?? (await readSubscriptionFact(ctx, topic, about))
      if (fact === null) return null
      const path = pathOf(topic, about)
      return { title: titles[topic], sentence: sentenceOf(fact), path, letter: letterOf(fact) }
    },
  }
}

function pathOf(topic: NoticeTopic, about: string): string {
  if (topic === 'receipt') return `/recibo/${about}`
  // Whoever contested by mistake has to reach somebody; the page is open to who has no plan, too.
  if (topic === 'charged-back') return '/help'
  return topic === 'ended' ? '/planos' : subscriptionPath
}
