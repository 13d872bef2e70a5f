import { type Holding, own } from '#platform/holdings/holding.ts'

/** What is known of a person and of their ways in. */
export const peopleHoldings: readonly Holding[] = [
  { table: 'profiles', rows: 'id = $1', exported: 'perfil', deletion: 'deleted' },
  {
    table: 'auth.user',
    rows: 'id = $1',
    exported: { not: 'name and e-mail are those of the profile' },
    deletion: 'with-profile',
  },
  {
    table: 'auth.account',
    rows: own,
    exported: { not: 'nothing but the hash of the password' },
    deletion: 'with-profile',
  },
  {
    table: 'auth.two_factor',
    rows: own,
    exported: { not: 'secrets of the second factor' },
    deletion: 'with-profile',
  },
  {
    table: 'auth.session',
    rows: own,
    exported: 'aparelhos-conectados',
    without: ['token'],
    reader: 'system',
    deletion: 'with-profile',
  },
  {
    table: 'registros_de_acesso',
    rows: own,
    exported: 'acessos',
    deletion: { kept: 'access log of six months (Marco Civil, art. 15); swept after them' },
  },
  {
    table: 'consentimentos',
    rows: own,
    exported: 'consentimentos',
    deletion: { kept: 'proof of what was agreed to (LGPD, art. 8); leads to no profile' },
  },
  {
    table: 'preferencias_avisos',
    rows: own,
    exported: 'preferencias-de-avisos',
    deletion: 'with-profile',
  },
  { table: 'avisos', rows: own, exported: 'avisos', deletion: 'with-profile' },
  {
    table: 'assinaturas_push',
    rows: own,
    exported: 'aparelhos-com-avisos',
    without: ['chave', 'conteudo'],
    deletion: 'with-profile',
  },
  {
    table: 'campanha_envios',
    rows: own,
    exported: 'campanhas-recebidas',
    deletion: 'with-profile',
  },
  { table: 'fatos', rows: own, exported: 'historico-de-uso', deletion: 'with-profile' },
  { table: 'visitas', rows: own, exported: 'visita-do-cadastro', deletion: 'with-profile' },
  { table: 'conversoes', rows: own, exported: 'conversoes-contadas', deletion: 'with-profile' },
  {
    table: 'exportacoes',
    rows: own,
    exported: { not: 'the exports themselves' },
    deletion: 'with-profile',
  },
  {
    table: 'exclusoes',
    rows: own,
    exported: { not: 'whether the end of the account was asked for' },
    deletion: { kept: 'the list by which a restored backup deletes again; leads to nobody' },
  },
  {
    table: 'audit_logs',
    rows: own,
    exported: { not: 'what somebody did as an operator is no data of theirs' },
    deletion: { kept: 'what operators did must stay answerable; only ever grows' },
  },
  {
    table: 'admin_people',
    rows: own,
    exported: { not: 'a copy of the profile, and counts of rows that are exported themselves' },
    deletion: 'with-profile',
  },
  {
    table: 'convites_operador',
    rows: 'convidado_por = $1',
    exported: { not: 'what somebody set up as an operator is no data of theirs' },
    deletion: 'with-profile',
  },
  {
    table: 'visoes_salvas',
    rows: own,
    exported: { not: 'what somebody set up as an operator is no data of theirs' },
    deletion: 'with-profile',
  },
]
