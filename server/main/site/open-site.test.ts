import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#main/testing/app.ts'
import { fixedClock } from '#platform/clock/clock.ts'
import { freshSeconds } from '#platform/http/web/page-values.ts'

const webBuildFolder = mkdtempSync(join(tmpdir(), 'lya-site-'))
const clock = fixedClock('2026-11-22T12:00:00Z')

const template = [
  '<p>{{companyName}}{{#companyCnpj}}, CNPJ {{companyCnpj}}{{/companyCnpj}}</p>',
  '<p>{{supportWhatsappShown}} {{#faqUrl}}FAQ{{/faqUrl}}{{^faqUrl}}sem FAQ{{/faqUrl}}</p>',
  '<p>{{payWith}}</p>',
  '<p>{{^usesModels}}nada{{/usesModels}}{{#usesModels}}modelos:{{#modelReads}} texto{{/modelReads}}',
  '{{#modelHears}} voz{{/modelHears}}{{#modelSees}} fotos{{/modelSees}}{{/usesModels}}</p>',
  '{{#plans}}<li data-plan="{{slug}}" data-best="{{isHighlighted}}">{{name}}: {{originalPrice}} ',
  '{{discount}} {{price}} {{perPeriod}}',
  '{{#instalment}} ou {{instalment}} ({{instalmentTotal}}){{/instalment}}',
  '{{#monthly}} = {{monthly}}{{/monthly}}{{#features}} +{{.}}{{/features}}</li>{{/plans}}',
  '{{^plans}}nenhum, {{arePlansKnown}}{{/plans}}',
  '<script type="application/ld+json">{{{offersJson}}}</script>',
].join('\n')

let app: TestApp
beforeAll(async () => {
  const client = join(webBuildFolder, 'client')
  mkdirSync(client)
  writeFileSync(join(client, 'index.html'), template)
  writeFileSync(join(client, '404.html'), '')
  const page = (file: string) => ({ file, scripts: [], styles: [] })
  const manifest = {
    ...{ version: '1', pages: { '/': page('index.html') }, notFound: page('404.html') },
    ...{ shell: { file: 'shell.html', scripts: [] }, routes: [] },
  }
  writeFileSync(join(webBuildFolder, 'server-manifest.json'), JSON.stringify(manifest))
  const environment = {
    COMPANY_NAME: 'Amiga & Cia Ltda',
    COMPANY_CNPJ: '11.222.333/0001-81',
    SUPPORT_WHATSAPP: '5561999990000',
    ...{ AI_KEY: 'uma-chave', AI_TEXT_MODEL: 'pensa', AI_VISION_MODEL: 'olha' },
  }
  app = await testApp({ clock, webBuildFolder, environment })
})
afterAll(async () => {
  await app.close()
  rmSync(webBuildFolder, { recursive: true })
})

const look = async (): Promise<string> => {
  const text = await (await fetch(app.url)).text()
  return text.replaceAll('\u00a0', ' ').replaceAll('\n', '')
}
/** The first look has the values fetched, the later ones show them. */
const lookLater = async (expected: string): Promise<void> => {
  clock.moveTo(clock.now().add({ seconds: freshSeconds }).toString())
  await expect.poll(look).toContain(expected)
}

it('fills public pages in with the catalogue and with who runs the product', async () => {
  const page = await look()
  expect(page).toContain('<p>modelos: texto fotos</p>')
  expect(page).toContain('Amiga &amp; Cia Ltda, CNPJ 11.222.333&#x2F;0001-81')
  expect(page).toContain('(61) 9 9999-0000 sem FAQ')
  expect(page).toContain('cartão de crédito ou PIX')
  expect(page).toContain('Plano Mensal: R$ 79,90 50% OFF R$ 39,90 por mês +Registro de gastos')
  expect(page).toContain('R$ 89,90 por trimestre ou 3x de R$ 31,20 (R$ 93,60) = R$ 29,97')
  expect(page).toContain('R$ 249,90 por ano ou 12x de R$ 21,72 (R$ 260,64) = R$ 20,83')
  expect(page).toMatch(/data-plan="anual" data-best="true"/)
  const [, offers = ''] = /ld\+json">(.*)<\/script>/.exec(page) ?? []
  expect(JSON.parse(offers)).toContainEqual({
    '@type': 'Offer',
    name: 'Plano Anual',
    url: expect.stringMatching(/\/checkout\?plan=anual$/),
    price: '249.90',
    priceCurrency: 'BRL',
    availability: 'https://schema.org/InStock',
  })
})

it('follows what an operator changes in the catalogue', async () => {
  await app.owner.query(
    `UPDATE admin_plans SET price = 44.90, name = 'Mês </script><b>' WHERE period = 'MONTHLY'`,
  )
  await lookLater('R$ 44,90 por mês')
  expect(await look()).not.toContain('<b>')

  await app.owner.query('UPDATE admin_plans SET active = false')
  await lookLater('nenhum, true')
})
