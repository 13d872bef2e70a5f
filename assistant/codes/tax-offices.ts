/** A state's sign, and the zones in which its tax office answers for fiscal notes. */
export interface TaxOffice {
  state: string
  zones: readonly string[]
}

/** By the first two digits of an access key. */
export const taxOffices: Readonly<Record<string, TaxOffice>> = {
  '11': { state: 'RO', zones: ['sefin.ro.gov.br'] },
  '12': { state: 'AC', zones: ['sefaznet.ac.gov.br', 'sefaz.ac.gov.br'] },
  '13': { state: 'AM', zones: ['sefaz.am.gov.br'] },
  '14': { state: 'RR', zones: ['sefaz.rr.gov.br'] },
  '15': { state: 'PA', zones: ['sefa.pa.gov.br'] },
  '16': { state: 'AP', zones: ['sefaz.ap.gov.br'] },
  '17': { state: 'TO', zones: ['sefaz.to.gov.br'] },
  '21': { state: 'MA', zones: ['sefaz.ma.gov.br'] },
  '22': { state: 'PI', zones: ['sefaz.pi.gov.br'] },
  '23': { state: 'CE', zones: ['sefaz.ce.gov.br'] },
  '24': { state: 'RN', zones: ['set.rn.gov.br', 'sefaz.rn.gov.br'] },
  '25': { state: 'PB', zones: ['receita.pb.gov.br', 'sefaz.pb.gov.br'] },
  '26': { state: 'PE', zones: ['sefaz.pe.gov.br'] },
  '27': { state: 'AL', zones: ['sefaz.al.gov.br'] },
  '28': { state: 'SE', zones: ['nfce.se.gov.br', 'sefaz.se.gov.br'] },
  '29': { state: 'BA', zones: ['sefaz.ba.gov.br'] },
  '31': { state: 'MG', zones: ['fazenda.mg.gov.br'] },
  '32': { state: 'ES', zones: ['sefaz.es.gov.br'] },
  '33': { state: 'RJ', zones: ['fazenda.rj.gov.br'] },
  '35': { state: 'SP', zones: ['fazenda.sp.gov.br'] },
  '41': { state: 'PR', zones: ['fazenda.pr.gov.br'] },
  '42': { state: 'SC', zones: ['sef.sc.gov.br'] },
  '43': { state: 'RS', zones: ['sefaz.rs.gov.br'] },
  '50': { state: 'MS', zones: ['dfe.ms.gov.br', 'sefaz.ms.gov.br'] },
  '51': { state: 'MT', zones: ['sefaz.mt.gov.br'] },
  '52': { state: 'GO', zones: ['sefaz.go.gov.br', 'nfce.go.gov.br'] },
  '53': { state: 'DF', zones: ['fazenda.df.gov.br', 'economia.df.gov.br'] },
}

/** Whether a host is the tax office's of that state, or lies beneath it; cities have others. */
export function isTaxOffice(host: string, state: string): boolean {
  const office = Object.values(taxOffices).find((one) => one.state === state)
  const zones = [...(office?.zones ?? []), ...shared]
  return zones.some((zone) => host === zone || host.endsWith(`.${zone}`))
}

/** Some states leave their receipts to the server that the South shares. */
const shared = ['svrs.rs.gov.br']

/** Whether a host is some state's tax office's, whatever it answers for. */
export function isAnyTaxOffice(host: string): boolean {
  return Object.values(taxOffices).some(({ state }) => isTaxOffice(host, state))
}
