export const accountTitle = 'Reembolso do boleto · Asaas de demonstração'

export const accountWords = {
  done: 'Pronto! O dinheiro de mentirinha já voltou para você. Pode fechar esta página.',
  refused: 'O Asaas de demonstração não aceitou:',
  unreachable: 'Não foi possível falar com o servidor.',
} as const

export const accountBody = `<header class="notice">Ambiente de demonstração: nenhum dinheiro de verdade passa por aqui.</header>
<div class="stage">
<main>
<div class="head"><div><p class="eyebrow">Asaas de demonstração</p><h1>Onde você quer receber?</h1></div></div>
<section>
<p>No Asaas de verdade, é aqui que quem pagou o boleto informa o banco, a conta e um documento. Nesta demonstração, um toque basta.</p>
<p id="told" class="told" role="status"></p>
<p id="problem" class="problem" role="alert" hidden></p>
<div class="row"><button type="button" id="give" class="main">Receber na minha conta</button></div>
</section>
</main>
</div>`
