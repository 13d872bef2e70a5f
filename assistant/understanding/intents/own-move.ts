const moves =
  / (transferi|guardei|apliquei|investi|depositei|poupei|resgatei|saquei|passei|coloquei|botei|separei|mandei|joguei|pus|movi|tirei|transferencia|aporte|aportei|saque) /
const ownPlaces =
  / (poupanca|conta poupanca|caixinha|cofrinho|porquinho|reserva|conta corrente|minha conta|minha outra conta|outra conta|tesouro|tesouro direto|cdb|lci|lca|acoes|fundo|cripto|bitcoin|corretora|caixa eletronico|investimento|investimentos|previdencia|saquei|resgatei) /
const bank =
  '(itau|nubank|nu|inter|bradesco|santander|caixa|c6|bb|banco do brasil|banco|picpay|neon|next|will|mercado pago|pagbank|pagseguro|original|sicredi|sicoob|btg|xp|rico|wise|nomad|banrisul|carteira|conta|cartao)'
const own = '(?:(?:pel|d|n|pr)?[oa]s? |para |ao |de |em |meu |minha |conta |outr[oa] ){0,4}'
const between = new RegExp(` d[oa] ${own}${bank} (pr[oa]|pra|para|ao) ${own}${bank} `)
const toMine = new RegExp(
  ` (pro meu|pra minha|para meu|para minha|na minha|no meu|pra mim mesm[oa] no) (conta )?(d[oa] |n[oa] )?${bank} `,
)

/** Money that only changes its place, from one's account to one's savings: neither in nor out. */
export function isOwnMove(flat: string): boolean {
  if (!moves.test(flat)) return false
  const isPlaced = ownPlaces.test(flat) || between.test(flat) || toMine.test(flat)
  return isPlaced && !/ (rendeu|rendimento|taxa|tarifa|na conta d[aoe]) /.test(flat)
}
