import type { NoticeChannel } from '@lya/contract/people/notices.ts'
import type { QuietHours } from '@lya/core/people/notices/quiet-hours.ts'
import type { ReadContext } from '#platform/http/context.ts'

/** `app` is the list that the screens show. */
export type Place = NoticeChannel | 'app'

/**
 * What became of a notice. `descartado`: it was untrue when it could be sent. `incerto`: nobody
 * knows whether it left, and it is not tried again. On the screens, `lido` is put away.
 */
export type Fate =
  | 'pendente'
  | 'enviando'
  | 'enviado'
  | 'entregue'
  | 'lido'
  | 'descartado'
  | 'falhou'
  | 'incerto'

/** What the words are made from; whatever JSON can say. */
export type NoticeData = Record<string, unknown>

/** What a notice says, on every channel. */
export interface Words {
  title: string
  /** All of it in one line: the notification, the template's parameter, the list of the screens. */
  sentence: string
  /** Where it leads, a path of the app. */
  path: string
  letter: { subject: string; paragraphs: string[]; label: string }
  /** Where the kind has no template of its own. */
  filled?: FilledTemplate
}

/**
 * To be approved by Meta, of the category 'utility', in `pt_BR`, with the one parameter {{1}}.
 * Within the 24 hours the same words are sent as a message.
 */
export interface Template {
  name: string
  body: string
  example: string
}

/** A template with what stands in its {{1}}, {{2}} and so on. */
export interface FilledTemplate {
  template: Pick<Template, 'name' | 'body'>
  parameters: readonly string[]
}

/** A kind of notice, as the area that sends it describes it. */
export interface NoticeKind {
  name: string
  /** Where it goes until the person chooses, and always where there is nothing to choose. */
  channels: readonly NoticeChannel[]
  /** Whether the person chooses the channels, and may end it altogether. */
  isOptional: boolean
  /** Whether the screens list it too. */
  isInApp: boolean
  /** Its e-mail waits for no quiet hours: a receipt or a code wakes nobody. */
  isPromptByMail?: boolean
  /**
   * Whoever paid is owed it in writing: it goes to the account's address though nobody has proven
   * it yet, as the receipt of the purchase did, and leads nowhere without signing in.
   */
  isOwed?: boolean
  /** 'A Lya deixa de mandar e-mails sobre …' */
  called: string
  /** Null where each notice brings its own. */
  template: Template | null
  /** Goes to who may not use Lya for the moment as well, if they asked for it. */
  reachesBlocked?: boolean
  /** Made when it leaves, so that it is true then; null when it has become untrue. */
  word(ctx: ReadContext, about: { key: string; data: NoticeData }): Promise<Words | null>
}

/** What a person chose, and when nobody may write. */
export interface Wishes {
  channels: Readonly<Record<string, readonly NoticeChannel[]>>
  quiet: QuietHours
}

/** One that was taken by this worker, to be sent now. */
export interface ClaimedNotice {
  id: string
  kind: string
  channel: Place
  key: string
  data: NoticeData | null
  /** This one included. */
  attempts: number
}

/** Whom the notices are for, as the system knows them. */
export interface Addressee {
  userId: string
  name: string
  email: string
  isEmailConfirmed: boolean
  /** Who may not use Lya for the moment is told little: see `reachesBlocked`. */
  isShutOut: boolean
  /** Asked for the end of the account. */
  isLeaving: boolean
  timeZone: string
}

/** Where this kind goes for this person. */
export function channelsOf(
  wishes: Wishes,
  kind: Pick<NoticeKind, 'name' | 'channels' | 'isOptional'>,
): readonly NoticeChannel[] {
  return kind.isOptional ? (wishes.channels[kind.name] ?? kind.channels) : kind.channels
}
