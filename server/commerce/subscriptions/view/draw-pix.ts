import { toDataURL } from 'qrcode'

/** The picture of a PIX code, as a `data:` address. */
export function drawPix(payload: string): Promise<string> {
  return toDataURL(payload, { errorCorrectionLevel: 'M', margin: 2, width: 320 })
}
