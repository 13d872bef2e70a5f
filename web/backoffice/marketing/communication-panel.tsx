import { useState } from 'react'
import { CampaignFigures } from './campaigns/campaign-figures.tsx'
import { CampaignsPanel } from './campaigns/campaigns-panel.tsx'
import { PanelTabs } from './panel-tabs.tsx'
import { TemplatesPanel } from './templates/templates-panel.tsx'

const tabs = {
  templates: { label: 'Templates', Panel: TemplatesPanel },
  campaigns: { label: 'Campanhas', Panel: CampaignsPanel },
  analytics: { label: 'Analytics', Panel: CampaignFigures },
} as const

/** What one says to people and what came of it, as a part of the dashboard. */
export function CommunicationPanel() {
  const [tab, setTab] = useState<keyof typeof tabs>('templates')
  return <PanelTabs tabs={tabs} value={tab} onChange={setTab} />
}
