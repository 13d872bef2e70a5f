/**
 * What a picture may unpack to. A JPEG is made smaller while it is read, so that whole cameras fit;
 * everything else has to be held whole, and a megabyte of one colour can claim to be sixty.
 */
export const pixelsMax = { jpeg: 64_000_000, other: 25_000_000 } as const

/** How a picture is drawn anew: turned as its camera said, and nothing but the picture kept. */
export type Drawing =
  | { as: 'webp'; square: number; quality: number }
  | { as: 'jpeg'; sideMax: number; quality: number }

/** What the drawing process is asked for; the answer is null for what is no picture. */
export type PictureTask = { image: Uint8Array; drawing: Drawing | 'codes' }

/** Work on pictures, in a process of its own, each person in turn. */
export interface Pictures {
  /**
   * Does what holds an upload in memory, from reading it to the answer.
   *
   * @throws Refusal `platform.busy` when this person, or everybody, has too many under way.
   */
  hold<T>(userId: string, work: () => Promise<T>): Promise<T>
  /** Draws a picture anew. Null when it is none: cut off, damaged, or too large unpacked. */
  draw(image: Buffer, drawing: Drawing, userId: string): Promise<Buffer | null>
  /**
   * The texts of the QR codes in a picture. They are whatever somebody printed: never follow them.
   * Null when it is no picture, or when looking takes too long.
   */
  findCodes(image: Buffer, userId: string): Promise<string[] | null>
  close(): Promise<void>
}
