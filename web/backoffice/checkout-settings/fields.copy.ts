import type { SettingsGroups } from '@lya/contract/backoffice/trade/checkout-settings.ts'
import type { CheckoutSecret } from '@lya/core/commerce/checkout-settings/secrets.ts'

export type GroupKey = keyof SettingsGroups

interface NumberField {
  kind: 'whole' | 'decimal'
  min: number
  max: number
  /** In the place of nothing and of zero. */
  fallback: number
}

/** What stands in a card: by kind, with its bounds and default. */
export type Field = { name: string; label: string; help?: string } & (
  | { kind: 'toggle' | 'text' | 'path' | 'environment' | 'address' }
  | { kind: 'secret'; secret: CheckoutSecret }
  | NumberField
)

const whole = (max: number, fallback: number): NumberField => ({
  ...{ kind: 'whole', min: 1, max, fallback },
})

/** The nine cards, in their order. */
export const cards: Record<GroupKey, readonly Field[]> = {
  payment_methods: [
    { kind: 'toggle', name: 'credit_card', label: 'Cartão de crédito' },
    { kind: 'toggle', name: 'pix', label: 'PIX' },
    { kind: 'toggle', name: 'boleto', label: 'Boleto' },
  ],
  installments: [
    { ...whole(21, 12), name: 'max_installments', label: 'Máximo de parcelas' },
    {
      ...{ kind: 'decimal', min: 0.01, max: 100_000, fallback: 50 },
      ...{ name: 'min_amount_per_installment', label: 'Valor mínimo por parcela (R$)' },
    },
    {
      ...{ kind: 'decimal', min: 0.1, max: 50, fallback: 2.5 },
      ...{ name: 'interest_rate', label: 'Juros ao mês (%)' },
      help: 'Para planos sem parcelas próprias.',
    },
  ],
  urls: [
    { kind: 'path', name: 'success_url', label: 'URL de sucesso' },
    { kind: 'path', name: 'cancel_url', label: 'URL de cancelamento' },
    { kind: 'address', name: 'webhook_url', label: 'URL do webhook' },
  ],
  session_timeout: [
    { ...whole(1_440, 30), name: 'timeout_minutes', label: 'Expira em (minutos)' },
    {
      ...whole(1_440, 25),
      ...{ name: 'reminder_minutes', label: 'Lembrete aos (minutos)' },
      help: 'Antes do fim da sessão.',
    },
  ],
  abandonment_rules: [
    {
      ...{ kind: 'toggle', name: 'enable_remarketing', label: 'Lembrar quem deixou o checkout' },
      help: 'Só para quem aceitou receber.',
    },
    { ...whole(10, 3), name: 'reminder_emails', label: 'Quantidade de e-mails' },
    { ...whole(720, 24), name: 'reminder_interval_hours', label: 'Intervalo (horas)' },
  ],
  error_messages: [
    { kind: 'text', name: 'payment_failed', label: 'Falha no pagamento' },
    { kind: 'text', name: 'card_declined', label: 'Cartão recusado' },
    { kind: 'text', name: 'timeout', label: 'Tempo esgotado' },
  ],
  pixels_analytics: [
    {
      ...{ kind: 'toggle', name: 'enable_tracking', label: 'Ativar rastreamento' },
      help: 'Nas páginas públicas, depois do consentimento.',
    },
    { kind: 'text', name: 'meta_pixel', label: 'Meta Pixel ID' },
    { kind: 'text', name: 'google_analytics', label: 'Google Analytics ID' },
    { kind: 'text', name: 'tiktok_pixel', label: 'TikTok Pixel ID' },
  ],
  webhooks: [
    { kind: 'address', name: 'asaas_webhook_url', label: 'URL do webhook do Asaas' },
    {
      ...{ kind: 'secret', secret: 'webhooks.webhook_secret' },
      ...{ name: 'webhook_secret', label: 'Segredo do webhook' },
    },
    { ...whole(20, 3), name: 'retry_attempts', label: 'Tentativas' },
  ],
  asaas_config: [
    {
      ...{ kind: 'secret', secret: 'asaas_config.api_key' },
      ...{ name: 'api_key', label: 'Chave da API' },
    },
    { kind: 'environment', name: 'environment', label: 'Ambiente' },
    {
      ...{ kind: 'secret', secret: 'asaas_config.webhook_token' },
      ...{ name: 'webhook_token', label: 'Token do webhook' },
    },
  ],
}

export const groupKeys = Object.keys(cards) as GroupKey[]
