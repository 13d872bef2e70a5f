import type { CampaignState } from '@lya/core/backoffice/campaigns/states.ts'
import { Pill } from '#design/table/pill.tsx'
import { stateCopy } from './campaigns.copy.ts'

const tones = {
  draft: 'calm',
  scheduled: 'strong',
  sending: 'good',
  paused: 'warning',
  stopped: 'bad',
  done: 'calm',
} as const satisfies Record<CampaignState, string>

export function StatePill({ state }: { state: CampaignState }) {
  return <Pill tone={tones[state]}>{stateCopy[state]}</Pill>
}
