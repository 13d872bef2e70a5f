import { openConversionGateways } from '#adapters/conversions/open-gateways.ts'
import type { CheckoutConfigReader } from '#commerce/checkout-config/index.ts'
import { addConversionJobs, type NoteConversion } from '#commerce/conversions/index.ts'
import type { AppParts } from '#main/parts.ts'
import { pixelIdsIn } from '#main/site/pixel-ids.ts'

/** The way to the networks that an operator has set up, for facts of people who agreed to it. */
export function openConversions(
  { settings, db, clock, jobs, log }: AppParts,
  { publicUrl, config }: { publicUrl: string; config: CheckoutConfigReader },
): NoteConversion {
  return addConversionJobs(jobs, {
    ...{ db, clock },
    gateways: openConversionGateways(settings.conversions, { publicUrl, log }),
    findIds: async () => pixelIdsIn((await config.read()).pixels_analytics),
  })
}
