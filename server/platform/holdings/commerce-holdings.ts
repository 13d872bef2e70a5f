import { headings } from '#platform/holdings/headings.copy.ts'
import { type Holding, own } from '#platform/holdings/holding.ts'
import { inWords } from '#platform/holdings/sheet.ts'

const ofCharges = 'charge_id IN (SELECT id FROM charges WHERE user_id = $1)'
const books = 'books of what was charged (five years); no name, no document, no person'

/** Of its rows the one that outdoes the others; what was decided in our favour was received. */
const stateOfCharge = inWords(
  'state',
  `(SELECT CASE e.state WHEN 'reinstated' THEN 'received' ELSE e.state END
      FROM charge_events e WHERE e.charge_id = h.id
      ORDER BY posto_da_cobranca(e.state) DESC LIMIT 1)`,
)

/** What a person bought, and how they paid. */
export const commerceHoldings: readonly Holding[] = [
  {
    table: 'checkout_sessions',
    rows: own,
    exported: 'compras',
    without: ['navegador', 'password', 'link_proprio'],
    reader: 'system',
    deletion: 'deleted',
  },
  {
    table: 'process_payment',
    rows: 'session_id IN (SELECT session_id FROM checkout_sessions WHERE user_id = $1)',
    exported: 'tentativas-de-pagamento',
    reader: 'system',
    deletion: 'deleted',
  },
  { table: 'subscriptions', rows: own, exported: 'assinatura', deletion: 'with-profile' },
  {
    table: 'subscription_events',
    rows: own,
    exported: 'assinatura-eventos',
    deletion: 'with-profile',
  },
  {
    table: 'asaas_customers',
    rows: own,
    exported: 'cadastro-de-pagamento',
    deletion: 'deleted',
  },
  {
    table: 'card_tokens',
    rows: own,
    exported: 'cartoes',
    without: ['token', 'impressao', 'customer_id', 'environment', 'de_terceiro'],
    deletion: 'deleted',
  },
  {
    table: 'charges',
    rows: own,
    exported: 'cobrancas',
    sheet: [{ heading: headings.state ?? '', cell: stateOfCharge }],
    order: 'h.created_at',
    deletion: { kept: books },
  },
  {
    table: 'charge_events',
    rows: ofCharges,
    exported: 'cobrancas-eventos',
    deletion: { kept: books },
  },
  { table: 'pix_payments', rows: ofCharges, exported: 'pix', deletion: { kept: books } },
  {
    table: 'commissions',
    rows: 'user_id = $1 OR referred_user_id = $1',
    exported: 'comissoes',
    // Whoever referred is told of what they earned, and not by whom; the other way round as well.
    without: ['user_id', 'referred_user_id'],
    reader: 'system',
    deletion: { kept: books },
  },
  { table: 'free_months', rows: own, exported: 'meses-gratis', deletion: 'with-profile' },
  { table: 'payout_keys', rows: own, exported: 'chave-pix', deletion: 'with-profile' },
  {
    table: 'referral_exclusions',
    rows: 'user_id = $1 OR referred_user_id = $1',
    exported: { not: 'how we find out who refers themselves, and tells of another person' },
    deletion: 'with-profile',
  },
]
