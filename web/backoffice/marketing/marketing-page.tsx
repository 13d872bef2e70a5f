import { useSearchParams } from 'react-router'
import { CampaignsPanel } from './campaigns/campaigns-panel.tsx'
import classes from './marketing.module.css'
import { PanelTabs } from './panel-tabs.tsx'
import { SegmentsPanel } from './segments/segments-panel.tsx'
import { TemplatesPanel } from './templates/templates-panel.tsx'

const tabs = {
  campanhas: { label: 'Campanhas', Panel: CampaignsPanel },
  modelos: { label: 'Modelos', Panel: TemplatesPanel },
  segmentos: { label: 'Segmentos', Panel: SegmentsPanel },
} as const
type Tab = keyof typeof tabs
const names = Object.keys(tabs) as Tab[]

/** Who is meant, what is said, and what came of it. */
export function MarketingPage() {
  const [query, setQuery] = useSearchParams()
  const tab = names.find((one) => one === query.get('aba')) ?? 'campanhas'
  return (
    <div className={classes.page}>
      <header>
        <h1 className={classes.title}>Marketing</h1>
        <p className={classes.lead}>
          Segmentos, modelos e campanhas que saem de verdade, só para quem aceitou receber.
        </p>
      </header>
      <PanelTabs tabs={tabs} value={tab} onChange={(next) => setQuery({ aba: next })} />
    </div>
  )
}
