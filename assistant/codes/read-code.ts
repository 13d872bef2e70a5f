import { type PixCode, readPixCode } from '#codes/pix-code.ts'
import { type ReceiptCode, readReceiptCode } from '#codes/receipt-code.ts'

/** What a QR code that Lya knows says. */
export type SeenCode = PixCode | ReceiptCode

/** Reads the text of a QR code; null for one that is about something else. Never throws. */
export function readCode(text: string): SeenCode | null {
  return readPixCode(text) ?? readReceiptCode(text)
}
