import { settingsCopy as copy } from './settings.copy.ts'

/** A setting as it is read. */
export function wordValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? copy.on : copy.off
  if (typeof value === 'number') return value.toLocaleString('pt-BR')
  if (value === 'sandbox' || value === 'production') return copy.environments[value]
  return typeof value === 'string' && value !== '' ? value : '–'
}
