import { plainName, readCode, type Seen, seenInCode } from '@lya/assistant'
import { limits } from '@lya/core/limits.ts'
import { plausibleDay } from '#assistant/media/plausible-day.ts'
import { type SeenPurchase, SenseFailure, type Senses } from '#assistant/media/senses.ts'
import { sniff } from '#assistant/media/sniff.ts'
import type { Pictures } from '#platform/images/picture.ts'

/** Why nothing came of a file. */
export type Unreadable =
  | 'no-image'
  | 'no-file'
  | 'audio-off'
  | 'picture-off'
  | 'other-code'
  | 'nothing-heard'
  | 'nothing-seen'
  | 'failed'
  | 'too-many'

/** What came of a file that a person sent. */
export type FileReading =
  | { kind: 'heard'; text: string }
  | { kind: 'seen'; see: (today: Temporal.PlainDate) => Seen }
  | { kind: 'unread'; why: Unreadable }

export interface MediaParts {
  senses: Senses
  pictures: Pictures
  /** Hears of every failure of a provider; the person is told to try again. */
  onFailure(error: unknown): void
}

/** Small enough to be looked at, without where it was taken and by which camera. */
const shownToModels = { as: 'jpeg', sideMax: 1_600, quality: 85 } as const

/**
 * Reads a file by what it is: codes in pictures here, speech and receipts with a model where there
 * is one. Outside of any transaction: it may take half a minute.
 *
 * @param sent.type The media type that the sender claims; its family must be true.
 */
export async function readMedia(
  { senses, pictures, onFailure }: MediaParts,
  sent: { userId: string; bytes: Buffer; type: string },
): Promise<FileReading> {
  const found = sniff(sent.bytes)
  const claimed = sent.type.trim().toLowerCase().split('/')[0] ?? ''
  const isTrue = found && (claimed === found.family || claimed === 'application')
  if (!found || !isTrue) return unread('no-file')
  try {
    if (found.family === 'image') return await readPicture({ senses, pictures }, sent)
    return await listen(senses, { bytes: sent.bytes, type: found.type })
  } catch (error) {
    if (!(error instanceof SenseFailure)) throw error
    onFailure(error)
    return unread('failed')
  }
}

async function listen(
  senses: Senses,
  audio: Parameters<NonNullable<Senses['transcribe']>>[0],
): Promise<FileReading> {
  if (!senses.transcribe) return unread('audio-off')
  const text = (await senses.transcribe(audio)).replaceAll('\0', '').trim()
  const isMessage = text !== '' && text.length <= limits.messageLengthMax
  return isMessage ? { kind: 'heard', text } : unread('nothing-heard')
}

async function readPicture(
  { senses, pictures }: Pick<MediaParts, 'senses' | 'pictures'>,
  { bytes, userId }: { bytes: Buffer; userId: string },
): Promise<FileReading> {
  const { readImage } = senses
  const codes = await pictures.findCodes(bytes, userId)
  if (codes === null) return unread('no-image')
  const read = codes.flatMap((text) => readCode(text) ?? [])
  const code = read.find(({ kind }) => kind === 'pix') ?? read[0]
  // A receipt's code rarely tells the total; the print beside it does.
  if (code && (code.kind === 'pix' || code.amountCents !== null || !readImage)) {
    return { kind: 'seen', see: (today) => seenInCode(code, today) }
  }
  if (!readImage) return unread(codes.length > 0 ? 'other-code' : 'picture-off')
  const jpeg = await pictures.draw(bytes, shownToModels, userId)
  if (!jpeg) return unread('no-image')
  const print = await readImage(jpeg)
  if (code)
    return { kind: 'seen', see: (today) => completed(seenInCode(code, today), print, today) }
  return print
    ? { kind: 'seen', see: (today) => seenInPrint(print, today) }
    : unread('nothing-seen')
}

function seenInPrint(
  { type, amountCents, date, name }: SeenPurchase,
  today: Temporal.PlainDate,
): Seen {
  const day = plausibleDay(date, today) ?? today
  return { source: 'picture', type, amountCents, date: day, description: plainName(name) }
}

/** What the code proves stays; what it lacks comes from the print, within the same month. */
function completed(coded: Seen, print: SeenPurchase | null, today: Temporal.PlainDate): Seen {
  if (!print) return coded
  const seen = seenInPrint(print, today)
  const isSameMonth = seen.date.toPlainYearMonth().equals(coded.date.toPlainYearMonth())
  return {
    ...coded,
    amountCents: seen.amountCents,
    date: isSameMonth ? seen.date : coded.date,
    description: seen.description || coded.description,
  }
}

function unread(why: Unreadable): FileReading {
  return { kind: 'unread', why }
}
