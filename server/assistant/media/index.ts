export { hasTooManyFiles } from '#assistant/media/limit-files.ts'
export { phraseUnreadable } from '#assistant/media/media.copy.ts'
export { mountMedia } from '#assistant/media/mount-media.ts'
export { type MediaParts, readMedia } from '#assistant/media/read-media.ts'
export {
  type ReadImage,
  SenseFailure,
  type Senses,
  type Transcribe,
} from '#assistant/media/senses.ts'
