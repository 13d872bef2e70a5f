import { statSync } from 'node:fs'
import { run } from '#tools/processes/run.ts'

/** What a visitor who plays the film is asked to load at the most. */
const bytesMax = 2_000_000

/**
 * Makes one MP4 of numbered JPEG frames, in the form that every browser plays.
 *
 * @throws when ffmpeg is missing or fails, or the film came out too large.
 */
export async function encode(
  folder: string,
  file: string,
  framesPerSecond: number,
): Promise<number> {
  const { code, output } = await run([
    ...['ffmpeg', '-v', 'error', '-y', '-framerate', String(framesPerSecond)],
    ...[
      '-i',
      `${folder}/%04d.jpg`,
      '-c:v',
      'libx264',
      '-preset',
      'veryslow',
      '-crf',
      '28',
      '-tune',
      'animation',
    ],
    // Its index in front, so that it plays while it is loaded.
    ...['-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-an', file],
  ])
  if (code !== 0) throw new Error(`ffmpeg, which makes the film, failed: ${output}`)
  const { size } = statSync(file)
  if (size > bytesMax) throw new Error(`the film has ${size} bytes, ${bytesMax} are allowed`)
  return size
}
