import type { BrazilianTimeZone } from '@lya/core/people/profile/time-zones.ts'

/** How people call the zones of Brazil. */
export const timeZoneNames: Record<BrazilianTimeZone, string> = {
  'America/Noronha': 'Fernando de Noronha',
  'America/Sao_Paulo': 'Brasília, São Paulo, Rio e o Sul',
  'America/Bahia': 'Bahia',
  'America/Belem': 'Amapá e leste do Pará',
  'America/Fortaleza': 'Ceará, Maranhão, Piauí, RN e Paraíba',
  'America/Recife': 'Pernambuco',
  'America/Maceio': 'Alagoas e Sergipe',
  'America/Araguaina': 'Tocantins',
  'America/Santarem': 'Oeste do Pará',
  'America/Campo_Grande': 'Mato Grosso do Sul',
  'America/Cuiaba': 'Mato Grosso',
  'America/Manaus': 'Amazonas',
  'America/Boa_Vista': 'Roraima',
  'America/Porto_Velho': 'Rondônia',
  'America/Eirunepe': 'Oeste do Amazonas',
  'America/Rio_Branco': 'Acre',
}
