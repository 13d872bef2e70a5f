/** What the page's script draws with, and says. */
export const pageWords = {
  statuses: {
    PENDING: 'Aguardando pagamento',
    OVERDUE: 'Vencida',
    AWAITING_RISK_ANALYSIS: 'Em análise',
    CONFIRMED: 'Confirmada',
    RECEIVED: 'Recebida',
    REFUND_REQUESTED: 'Estorno à espera da conta',
    REFUNDED: 'Estornada',
    CHARGEBACK_REQUESTED: 'Contestada',
    DELETED: 'Removida',
    PARTLY_REFUNDED: 'Estornada em parte',
  },
  methods: { PIX: 'PIX', BOLETO: 'Boleto', CREDIT_CARD: 'Cartão', UNDEFINED: 'À escolha' },
  actions: {
    pay: 'Aprovar',
    decline: 'Recusar',
    expire: 'Deixar vencer',
    refund: 'Estornar',
    dispute: 'Contestar',
    win: 'Encerrar a nosso favor',
    replay: 'Reenviar avisos',
  },
  payDeleted: 'Pagar mesmo removida',
  due: 'Vence em',
  credit: 'Dinheiro em',
  received: 'recebidas',
  of: 'de',
  reference: 'Referência',
  net: 'Líquido',
  events: 'Avisos ao app',
  fates: { pendente: 'esperando', entregue: 'entregue', perdido: 'perdido' },
  tries: 'tentativas',
  answer: 'resposta',
  clockToday: 'hoje',
  ahead: 'adiantado',
  interrupted: 'A fila de avisos parou depois de 15 falhas. Nada chega ao app até você retomar.',
  waiting: 'avisos esperando',
  unreachable: 'Não foi possível falar com o servidor.',
  refused: 'O Asaas de demonstração não aceitou:',
  done: 'Feito:',
} as const

const cards = [
  ['4444 4444 4444 4444', 'aprovado'],
  ['5162 3062 1937 8829', 'aprovado, Mastercard'],
  ['5184 0197 4037 3151', 'recusado ao cadastrar'],
  ['4000 0000 0000 0341', 'recusado na cobrança'],
  ['4000 0000 0000 0259', 'aprovado na compra, recusado na renovação'],
  ['4000 0000 0000 9235', 'fica em análise'],
  ['4000 0000 0000 7106', 'sem resposta: nada é cobrado'],
  ['4000 0000 0000 7205', 'sem resposta: é cobrado'],
  ['4000 0000 0000 7304', 'sem resposta: é cobrado depois'],
] as const

const cardRows = cards
  .map(([number, what]) => `<tr><td><code>${number}</code></td><td>${what}</td></tr>`)
  .join('\n')

const option = (value: string, name: string): string => `<option value="${value}">${name}</option>`
const percent = (name: string, label: string): string =>
  `<label>${label}<input type="number" name="${name}" min="0" max="100" required></label>`
const check = (name: string, label: string): string =>
  `<label class="check"><input type="checkbox" name="${name}">${label}</label>`

const outages = [
  option('none', 'responde'),
  option('down', 'está fora do ar'),
  option('quota', 'atingiu o limite de chamadas'),
].join('')

/** The page without its style and script. */
export const pageBody = `<header class="notice">Ambiente de demonstração: nenhum dinheiro de verdade passa por aqui.</header>
<div class="stage">
<main>
<div class="head"><div><p class="eyebrow">Asaas de demonstração</p><h1>Cobranças</h1></div><p id="waiting" class="waiting" hidden></p></div>
<p id="queue" class="banner" role="alert" hidden><span>${pageWords.interrupted}</span><button type="button" id="resume">Retomar a fila</button></p>
<p id="told" class="told" role="status"></p>
<p id="problem" class="problem" role="alert" hidden></p>
<div id="empty" class="empty" hidden><strong>Nenhuma cobrança ainda</strong><p>Faça uma compra em <a href="/planos">/planos</a> e ela aparece aqui na hora.</p></div>
<ul id="sales" aria-label="Cobranças, da mais nova para a mais antiga"></ul>
</main>
<aside>
<section aria-labelledby="clock-title"><h2 id="clock-title">Relógio</h2>
<p id="now" class="now"></p>
<div class="row" role="group" aria-label="Adiantar o relógio"><button type="button" data-days="1">+1 dia</button><button type="button" data-days="7">+7 dias</button><button type="button" data-days="32">+32 dias</button><button type="button" data-days="0">Voltar a hoje</button></div>
<p class="quiet">Adianta só o relógio daqui: cobranças vencem e o dinheiro dos cartões chega, 32 dias depois. A Lya continua em hoje: compras novas são recusadas, como vencidas, até você voltar a hoje, e comissões esperam o prazo de verdade.</p></section>
<section aria-labelledby="cards-title"><h2 id="cards-title">Cartões de teste</h2>
<p class="quiet">Qualquer validade futura e qualquer CVV. Outros números são aprovados.</p>
<table><tbody>
${cardRows}
</tbody></table></section>
<section aria-labelledby="faults-title"><details><summary><h2 id="faults-title">Provocar falhas</h2></summary>
<form id="faults">
<label>O serviço<select name="outage">${outages}</select></label>
${check('declinesCards', 'Recusar todo cartão')}
${percent('timeoutPercent', 'Cobranças sem resposta, %')}
${percent('lostPercent', 'Avisos perdidos, %')}
${check('doublesEvents', 'Mandar cada aviso duas vezes')}
${check('shufflesEvents', 'Embaralhar os avisos')}
<button class="main">Aplicar</button></form></details></section>
</aside>
</div>`

export const pageTitle = 'Asaas de demonstração · Lya'
