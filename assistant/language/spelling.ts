/** Short forms and stretched spellings of Brazilian chats, folded, and what they stand for. */
const shortForms = new Map(
  Object.entries({
    hj: 'hoje',
    hje: 'hoje',
    agr: 'agora',
    agra: 'agora',
    onti: 'ontem',
    ontm: 'ontem',
    antonte: 'anteontem',
    antonti: 'anteontem',
    anteonti: 'anteontem',
    antiontem: 'anteontem',
    amanh: 'amanha',
    amnh: 'amanha',
    vc: 'voce',
    vcs: 'voces',
    oce: 'voce',
    ce: 'voce',
    q: 'que',
    oq: 'o que',
    oque: 'o que',
    n: 'nao',
    nn: 'nao',
    naum: 'nao',
    nao: 'nao',
    pq: 'porque',
    pke: 'porque',
    tb: 'tambem',
    tbm: 'tambem',
    p: 'pra',
    pr: 'pra',
    c: 'com',
    cm: 'com',
    mt: 'muito',
    mto: 'muito',
    mta: 'muita',
    td: 'todo',
    tds: 'todos',
    tdo: 'todo',
    to: 'estou',
    tou: 'estou',
    tamo: 'estamos',
    ta: 'esta',
    tava: 'estava',
    tavam: 'estavam',
    tive: 'tive',
    msm: 'mesmo',
    vdd: 'verdade',
    vdd1: 'verdade',
    blz: 'beleza',
    obg: 'obrigado',
    obgd: 'obrigado',
    brigado: 'obrigado',
    brigada: 'obrigada',
    vlw: 'valeu',
    flw: 'falou',
    tmj: 'tamo junto',
    qnt: 'quanto',
    qnto: 'quanto',
    qto: 'quanto',
    qtos: 'quantos',
    qual: 'qual',
    qdo: 'quando',
    qndo: 'quando',
    cmg: 'comigo',
    ctg: 'contigo',
    dps: 'depois',
    dpois: 'depois',
    dnv: 'de novo',
    eh: 'eh',
    pfv: 'por favor',
    pf: 'por favor',
    pfvr: 'por favor',
    ft: 'foto',
    mds: 'meu deus',
    nd: 'nada',
    ngm: 'ninguem',
    hrs: 'horas',
    hr: 'hora',
    min: 'minutos',
    mins: 'minutos',
    kd: 'cade',
    sla: 'sei la',
    pgto: 'pagamento',
    pagto: 'pagamento',
    pgt: 'pagamento',
    pg: 'paguei',
    pgei: 'paguei',
    pagei: 'paguei',
    pguei: 'paguei',
    gstei: 'gastei',
    cabei: 'acabei',
    gastey: 'gastei',
    pagay: 'paguei',
    gastie: 'gastei',
    gasteu: 'gastei',
    cmprei: 'comprei',
    conpra: 'compra',
    conprei: 'comprei',
    recebie: 'recebi',
    almosso: 'almoco',
    aumoco: 'almoco',
    xurrasco: 'churrasco',
    pissa: 'pizza',
    piza: 'pizza',
    ifud: 'ifood',
    aifood: 'ifood',
    mercadu: 'mercado',
    resebi: 'recebi',
    facul: 'faculdade',
    mae: 'mae',
    fds: 'fim de semana',
    findi: 'fim de semana',
    finde: 'fim de semana',
    restaurante: 'restaurante',
    merc: 'mercado',
    super: 'supermercado',
    farma: 'farmacia',
    transf: 'transferencia',
    pics: 'pix',
    pixx: 'pix',
    pixei: 'pix',
    ubr: 'uber',
    ubi: 'uber',
    mensalmente: 'mensal',
    ape: 'apartamento',
    apto: 'apartamento',
    apt: 'apartamento',
    pras: 'pras',
    dum: 'de um',
    duma: 'de uma',
    nois: 'nos',
  }),
)

/** Words whose accent alone tells a verb from another word, with their spelling in flat text. */
const accented = new Map([
  ['é', 'eh'],
  ['É', 'eh'],
  // As it is said across the border, where the accent tells what was done from an order.
  ['pagué', 'paguei'],
  ['mandé', 'mandei'],
  ['compré', 'comprei'],
  ['gasté', 'gastei'],
  ['cobré', 'cobrei'],
  ['deposité', 'depositei'],
])

/**
 * Writes out a short form.
 *
 * @param folded The word without case and accents.
 * @param written The word as the person wrote it.
 */
export function spellOut(folded: string, written: string): string {
  return (
    accented.get(written) ??
    shortForms.get(folded) ??
    shortForms.get(squeeze(folded)) ??
    squeeze(folded)
  )
}

/** Takes stretched letters back ("valeuuu"), which no Portuguese word has three times. */
function squeeze(word: string): string {
  if (!hasDouble(word)) return word
  return word.replace(/(\p{L})\1{2,}/gu, '$1').replace(/([aiu])\1$/, '$1')
}

function hasDouble(word: string): boolean {
  for (let at = 1; at < word.length; at += 1) if (word[at] === word[at - 1]) return true
  return false
}
