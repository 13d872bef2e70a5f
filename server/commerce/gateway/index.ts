export { CardSecrets } from '#commerce/gateway/card-secrets.ts'
export { GatewayDown, GatewayRefusal, GatewayTimeout } from '#commerce/gateway/gateway-failures.ts'
export type {
  BillingType,
  CardHolder,
  ChargeRequest,
  GatewayCharge,
  GatewayEnvironment,
  GatewayEvent,
  GatewayPayer,
  GatewayRefund,
  GatewayState,
  PaymentGateway,
  TokenisedCard,
} from '#commerce/gateway/payment-gateway.ts'
export { readCard } from '#commerce/gateway/read-card.ts'
