/**
 * The words that nearly every message is made of, folded: what a thumb misses is most likely one
 * of them. Where two are as near, the one that stands first is meant.
 */
export const coreWords: readonly string[] = (
  'quanto gastei paguei recebi comprei vendi salario almoco abasteci academia acougue ' +
  'adiantamento alcool alimentacao almocei aluguei aluguel amanha aniversario anota anotar ' +
  'anotei anteontem apaga apagar aplicativo aposentadoria assinatura aulas barbearia barbeiro ' +
  'beneficio boleto borracheiro botei cabeleireiro cabelo camisa camiseta cancela cancelar ' +
  'cartao categoria categorias celular cerveja churrasco cinema cliente clientes cobrei ' +
  'coloquei compra compramos comprar compras comprou condominio consertei conserto consulta ' +
  'conta contas corrida corrige corrigir corrija credito debito dentista depositei depositou ' +
  'desconto desculpa desfaz despesa despesas devolveu devolvi dezembro diaria dinheiro dividi ' +
  'domingo economizar educacao emprestei emprestimo emprestou energia entrada entrou errei ' +
  'escola esposa esquece esqueci estacionamento extrato faculdade falta faltam farmacia ' +
  'fatura faxina feira fevereiro filha filho financiamento fralda fraldas frango frutas ' +
  'ganhamos ganhei ganhou gasolina gastamos gastando gastar gasto gastos gastou gorjeta ' +
  'guardar guardei hamburguer imposto ingresso ingressos internet investi irmao janeiro janta ' +
  'jantar jantei juntar juros lanche lanchei lavanderia lazer lembra lembrar lembre limite ' +
  'mamae mandei mandou manicure marido marmita marmitas material mecanico medico mensal ' +
  'mensalidade mercadinho mercado mercearia metade moradia mostra mudar multa noite novembro ' +
  'obrigada obrigado oficina onibus ontem orcamento outubro padaria pagamento pagamos pagar ' +
  'pagou parcela parcelado parcelas parcelei passada passado passagem passeio patrao patroa ' +
  'pedagio pizza posso preciso presente presentes prestacao prestacoes quando quanta quantas ' +
  'quantos quarta queria quero quinta rachei reais recebemos recebendo receber recebeu ' +
  'recebido receita receitas remedio remedios restam restaurante roupa roupas sabado saida ' +
  'saidas sairam salao saldo salgado salgados sapato saquei segunda seguro semana semanal ' +
  'separei servico setembro sexta sobrando sobrou sorvete supermercado telefone terca tirei ' +
  'total transferencia transferi transporte troco troquei ultima ultimas ultimo ultimos valeu ' +
  'vence vencem venceu vendemos vendeu verdade verdura verduras veterinario vezes viagem ' +
  'vizinha vizinho'
).split(' ')
