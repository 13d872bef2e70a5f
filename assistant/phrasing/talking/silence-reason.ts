/** Why a message is left alone. */
export const silenceReasons = [
  'own-move',
  'saved',
  'withdrawn',
  'everything',
  'unmeant',
  'unsure',
  'unclear',
] as const

export type SilenceReason = (typeof silenceReasons)[number]
