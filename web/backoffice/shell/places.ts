import {
  IconAdjustments,
  IconChartBar,
  IconChecklist,
  IconCreditCard,
  IconHistory,
  IconLayoutDashboard,
  IconPackage,
  IconSettings,
  IconSpeakerphone,
  IconUserDollar,
  IconUserHeart,
  IconUsersGroup,
} from '@tabler/icons-react'
import { adminPaths } from '#app/back-office/admin-paths.ts'
import { shellCopy } from './shell.copy.ts'

/** The entries of the sidebar in their order; 'Voltar ao App' follows them. */
export const places = [
  {
    path: adminPaths.home,
    label: shellCopy.overview,
    words: 'dashboard metricas inicio',
    Icon: IconLayoutDashboard,
  },
  { path: adminPaths.tasks, label: shellCopy.tasks, words: 'crm ligacoes', Icon: IconChecklist },
  {
    path: adminPaths.trials,
    label: shellCopy.trials,
    words: 'trial gratis leads',
    Icon: IconUserHeart,
  },
  {
    path: adminPaths.subscribers,
    label: shellCopy.subscribers,
    words: 'clientes pagantes',
    Icon: IconUserDollar,
  },
  {
    path: adminPaths.affiliates,
    label: shellCopy.affiliates,
    words: 'comissoes indicacao',
    Icon: IconUsersGroup,
  },
  { path: adminPaths.plans, label: shellCopy.plans, words: 'catalogo precos', Icon: IconPackage },
  {
    path: adminPaths.checkout,
    label: shellCopy.checkout,
    words: 'parcelas pix boleto',
    Icon: IconAdjustments,
  },
  {
    path: adminPaths.payments,
    label: shellCopy.payments,
    words: 'cobrancas reembolso webhook',
    Icon: IconCreditCard,
  },
  {
    path: adminPaths.marketing,
    label: shellCopy.marketing,
    words: 'campanhas segmentos modelos',
    Icon: IconSpeakerphone,
  },
  {
    path: adminPaths.analytics,
    label: shellCopy.analytics,
    words: 'relatorios aquisicao',
    Icon: IconChartBar,
  },
  { path: adminPaths.logs, label: shellCopy.logs, words: 'auditoria registro', Icon: IconHistory },
  {
    path: adminPaths.settings,
    label: shellCopy.settings,
    words: 'operadores acessos convites',
    Icon: IconSettings,
  },
] as const

/** What the browser's tab says of an address. */
export function titleOf(pathname: string): string {
  if (pathname.startsWith('/admin/users/')) return shellCopy.person
  if (pathname === adminPaths.scripts) return shellCopy.scripts
  if (pathname === adminPaths.invitation) return shellCopy.invitation
  const place = places.find(({ path }) => path === pathname.replace(/\/$/, ''))
  return place && place.path !== adminPaths.home ? place.label : shellCopy.admin
}
