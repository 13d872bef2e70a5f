import { expect, it } from 'vitest'
import { begin, take } from '#corpus/world/converse.ts'

const today = Temporal.PlainDate.from('2026-11-26')
const bought =
  'Banco Inter: Compra aprovada no cartão final 4821 R$ 1.199,00 em 10x - MAGAZINE LUIZA 26/11/26 11:47'
const voided = (shop: string) => `Estorno: compra ${shop} R$ 1.199,00 estornada em 26/11/2026`

function saidTo(...texts: string[]): string {
  const conversation = begin({ today })
  return texts.map((text) => take(conversation, text).replies.join('\n')).at(-1) ?? ''
}

it('names a purchase in parts by the shop behind its dash', () => {
  expect(saidTo(bought)).toContain('Magazine Luiza em 10x')
})

it('says that the parts of what came back are still to be paid', () => {
  expect(saidTo(bought, voided('MAGAZINE LUIZA'))).toContain(
    'Magazine Luiza ainda está em Pagamentos',
  )
  expect(saidTo(bought, voided('CASAS BAHIA'))).not.toContain('Pagamentos')
})

it.each(['devolvi o notebook, estornaram 2000', 'Estorno: compra NOTEBOOK R$ 2.000,00 estornada'])(
  'says so of %s',
  (text) => {
    const parts = 'comprei um notebook 2000 em 10x'
    expect(saidTo(parts, text)).toContain('Notebook ainda está em Pagamentos')
    expect(saidTo('comprei um notebook 2000', text)).not.toContain('Pagamentos')
  },
)

it('names nobody across a line that a code was taken out of', () => {
  const text =
    'Pix enviado\nR$ 1.250,00\nPara: Imobiliaria Savassi Ltda\nInstituição: Itaú\nID: E60701190202611240912'
  expect(saidTo(text)).toContain('Anotei! Imobiliaria Savassi, R$')
})
