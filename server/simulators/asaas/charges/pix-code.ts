import { toBuffer } from 'qrcode'
import { reais, type SimulatedCharge } from '#simulators/asaas/simulated-charge.ts'

/** A dynamic PIX code (EMV); what it names is looked up at an address that is nobody's. */
export function pixPayload(charge: SimulatedCharge): string {
  const address = `pix.example.com/qr/v2/${charge.id.slice('pay_'.length)}`
  const fields = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', 'br.gov.bcb.pix') + field('25', address)),
    field('52', '0000'),
    field('53', '986'),
    field('54', reais(charge.valueCents).toFixed(2)),
    field('58', 'BR'),
    field('59', 'LYA DEMONSTRACAO'),
    field('60', 'SAO PAULO'),
    field('62', field('05', '***')),
    '6304',
  ].join('')
  return fields + checksum(fields)
}

/** A PNG in base64, without the beginning of a data address. */
export async function pixPicture(payload: string): Promise<string> {
  const picture = await toBuffer(payload, { type: 'png', margin: 2, width: 360 })
  return picture.toString('base64')
}

function field(id: string, value: string): string {
  return id + String(value.length).padStart(2, '0') + value
}

/** CRC-16/CCITT-FALSE. */
function checksum(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021
    }
    crc &= 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
