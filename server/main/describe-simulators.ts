import type { Settings } from '#platform/config/settings.ts'

/** The line of each start that says which providers are only played here, and for whom. */
export function describeSimulators(
  settings: Pick<
    Settings,
    'hasSimulators' | 'areSimulatorsForced' | 'smtpUrl' | 'whatsApp' | 'asaas'
  >,
): string {
  const played = [
    ...(settings.smtpUrl === null ? ['e-mail at /simulador/email'] : []),
    ...(settings.whatsApp === null ? ['WhatsApp at /simulador/whatsapp'] : []),
    ...(settings.asaas === null ? ['payments at /simulador/asaas'] : []),
  ]
  if (!settings.hasSimulators || played.length === 0) return 'Simulators: none'
  const whom = settings.areSimulatorsForced
    ? 'for whoever reaches this port by a loopback name'
    : 'for browsers of this machine alone'
  return `Simulators: ${played.join(', ')}, ${whom}`
}
