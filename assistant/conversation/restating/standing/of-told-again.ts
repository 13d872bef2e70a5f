import { needing, type Reader } from '#conversation/needs/needing.ts'
import { severalAnewTurn } from '#conversation/restating/standing/several-anew.ts'
import { toldOverTurn } from '#conversation/talking/told-over.ts'

/** Who hears what stands there told again, as it stands or otherwise, before it is told anew. */
export const ofToldAgain: readonly Reader[] = needing('known', [
  ['told-over', '"já falei, banca 60", "142 por três sacolas!"', toldOverTurn],
  ['restated', '"feira 52 e pão 8, falei errado", of both', severalAnewTurn],
])
