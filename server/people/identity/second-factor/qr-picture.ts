import QRCode from 'qrcode'

/** A QR code as an SVG path on a square of so many modules, which a page draws in its colours. */
export function qrPicture(text: string): { size: number; path: string } {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules
  let path = ''
  for (const [index, isDark] of data.entries()) {
    if (isDark) path += `M${index % size} ${Math.floor(index / size)}h1v1h-1z`
  }
  return { size, path }
}
