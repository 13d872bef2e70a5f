import { expect, it } from 'vitest'
import { describeSimulators } from '#main/describe-simulators.ts'
import { readSettings } from '#platform/config/settings.ts'

const payments = 'payments at /simulador/asaas'
const all = `Simulators: e-mail at /simulador/email, WhatsApp at /simulador/whatsapp, ${payments}`
const smtp = { SMTP_URL: 'smtp://127.0.0.1:1' }
const whatsApp = {
  WHATSAPP_PHONE_NUMBER_ID: '1',
  WHATSAPP_TOKEN: 'a',
  WHATSAPP_APP_SECRET: 'b',
  WHATSAPP_VERIFY_TOKEN: 'c',
}

const asaas = { ASAAS_API_KEY: '$aact_hmlg_a', ASAAS_WEBHOOK_TOKEN: 'b' }

it.each<[string, Record<string, string>]>([
  [`${all}, for browsers of this machine alone`, {}],
  [`${all}, for whoever reaches this port by a loopback name`, { SIMULATORS: 'on' }],
  [
    `Simulators: WhatsApp at /simulador/whatsapp, ${payments}, for browsers of this machine alone`,
    smtp,
  ],
  ['Simulators: none', { ...smtp, ...whatsApp, ...asaas, SIMULATORS: 'on' }],
  ['Simulators: none', { PUBLIC_URL: 'https://lya.example' }],
  ['Simulators: none', { HOST: '0.0.0.0' }],
  ['Simulators: none', { SIMULATORS: 'off' }],
])('says %j for %j', (line, environment) => {
  expect(describeSimulators(readSettings(environment))).toBe(line)
})
