export { CardSecrets } from '#commerce/gateway/card-secrets.ts'
export { GatewayDown, GatewayRefusal, GatewayTimeout } from '#commerce/gateway/gateway-failures.ts'
export {
  type BillingType,
  type CardHolder,
  type ChargeRequest,
  chargeCentsMin,
  type GatewayCharge,
  type GatewayEnvironment,
  type GatewayEvent,
  type GatewayPayer,
  type GatewayState,
  type PaymentGateway,
  type TokenisedCard,
} from '#commerce/gateway/payment-gateway.ts'
export { readCard } from '#commerce/gateway/read-card.ts'
