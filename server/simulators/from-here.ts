import { Refusal } from '@lya/core/refusal.ts'
import { isForwarded, isLoopbackHost } from '#platform/http/origin.ts'

/**
 * Lets only who sits at this machine come to a simulator. A proxy that is close by looks like this
 * machine, but tells that it hands on; a foreign page whose name was rebound to this machine still
 * calls it by that name.
 *
 * @throws Refusal as if nothing were there.
 */
export function assertFromHere(headers: Headers): void {
  if (!isLoopbackHost(headers.get('host') ?? '') || isForwarded(headers)) {
    throw new Refusal('missing', 'platform.route-missing')
  }
}
