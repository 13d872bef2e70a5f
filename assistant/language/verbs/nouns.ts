/** Words that look like a verb form and are a noun, or another word, far oftener. */
export const nounForms = new Set(
  `
  gasto gastos compra compras venda vendas conta passo entra saio entrada entradas saida saidas
  renda rende pinto usado usada usados usadas fechado aberto comida bebida corto pico pegada lavada
  cortada levada passada passado passa tomada tomado mando pinta entrado divida dividas assinatura
  trocado trocados reserva reservas lanche lanches aluga encomenda encomendas fatura faturas lucro
  lucros completo completa conserto consertos deixa levo pega bote coma racha bota botas saia saias
  pinga passe passes troca trocas funcionaria bebidas comidas banca bancas banco bancos sao sam
  oferta ofertas envio envios fumo lava repasse largo cao lia janta almoco corte tome come como toma
  tomo custo custos usa uso jantar almocar visita visto reforma reformas consumo financiamento
  aposta apostas por vista caio cai sai ficava entrava pinte recebe matricula matriculas bebe
  credito debito deposito reembolso estorno recebimento emprestimo emprestado pedido pedidos doce
  doces liquido liquida lancha lanchas passaro passaros bateria baterias valeria
  torre torres apurado coloca torrada torradas pingado pingados baixaria sacaria bancada bancadas amaro tomadas
  la lam
  `
    .trim()
    .split(/\s+/),
)
