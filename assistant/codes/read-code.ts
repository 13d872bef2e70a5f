import type { BoletoCode } from '#codes/boleto.ts'
import { type PixCode, readPixCode } from '#codes/pix-code.ts'
import { type ReceiptCode, readReceiptCode } from '#codes/receipt-code.ts'

/** What a code that Lya knows says: a QR code, or the line of a boleto. */
export type SeenCode = PixCode | ReceiptCode | BoletoCode

/** Reads the text of a QR code; null for one that is about something else. Never throws. */
export function readCode(text: string): PixCode | ReceiptCode | null {
  return readPixCode(text) ?? readReceiptCode(text)
}
