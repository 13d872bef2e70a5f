/**
 * Every zone of Brazil in the IANA database, from east to west; some differ only in their past.
 * A person's 'today' is the day of theirs.
 */
export const brazilianTimeZones = [
  'America/Noronha',
  'America/Sao_Paulo',
  'America/Bahia',
  'America/Belem',
  'America/Fortaleza',
  'America/Recife',
  'America/Maceio',
  'America/Araguaina',
  'America/Santarem',
  'America/Campo_Grande',
  'America/Cuiaba',
  'America/Manaus',
  'America/Boa_Vista',
  'America/Porto_Velho',
  'America/Eirunepe',
  'America/Rio_Branco',
] as const
export type BrazilianTimeZone = (typeof brazilianTimeZones)[number]

export function isBrazilianTimeZone(name: string): name is BrazilianTimeZone {
  return (brazilianTimeZones as readonly string[]).includes(name)
}
