import { GatewayDown, GatewayRefusal, GatewayTimeout } from '#commerce/gateway/index.ts'

/** What follows a change that was made: to fail now must not read as if nothing had been. */
export async function made<Value>(following: () => Promise<Value>): Promise<Value> {
  try {
    return await following()
  } catch (cause) {
    if (cause instanceof GatewayDown || cause instanceof GatewayRefusal) {
      throw new GatewayTimeout('the payment provider changed something and tells no more', {
        cause,
      })
    }
    throw cause
  }
}
