import { PhraseBook } from '#language/phrases/phrase-book.ts'
import type { Rows } from '#understanding/intents/talk/rows.ts'
import { rowsOf } from '#understanding/intents/talk/rows.ts'

/** What a how-to is about; the first of these that stands in it is answered. */
const topics = {
  export: [
    [
      'exportar|exporto|exporta|planilha|excel|pdf|csv|baixar|baixo|imprimir',
      'tem como exportar pra excel?',
    ],
  ],
  support: [['suporte|atendente|atendimento|humano', 'como falo com o suporte?']],
  password: [['senha|login|email|celular|telefone|numero', 'como mudo minha senha?']],
  bank: [['banco|bancos|nubank|extrato|sincroniza|sincronizar', 'dá pra ligar no banco?']],
  share: [
    [
      'dividir|divido|compartilhar|compartilho|casal|junto|esposa|marido|familia',
      'como divido com minha esposa?',
    ],
  ],
  device: [
    [
      'app|aplicativo|iphone|android|computador|pc|notebook|site|painel|instalar',
      'tem app pra iphone?',
    ],
  ],
  remind: [
    [
      'lembrete|lembretes|lembrar|lembra|avisar|avisa|aviso|alerta|alertas',
      'você me avisa das contas?',
    ],
  ],
  delete: [
    [
      'apago|apaga|apagar|exclui|excluo|excluir|deletar|deleto|remover|removo|desfazer|desfaco|desfaz|cancelar|cancelo|cancela|tirar|tiro|apaguei|deletei|voltar|recuperar',
      'como apago um gasto?',
    ],
  ],
  correct: [
    [
      'corrigir|corrijo|mudar|mudo|muda|editar|edito|alterar|altero|trocar|troco|consertar|conserto|arrumar|arrumo',
      'como corrijo o valor?',
    ],
  ],
  budget: [['orcamento|limite|teto|orcamentos|limites', 'como crio um orçamento?']],
  goal: [
    [
      'meta|metas|guardar|guardo|juntar|junto|poupar|poupo|reserva|cofrinho',
      'como guardo dinheiro?',
    ],
  ],
  instalments: [['parcelar|parcelo|parcelado|parcelada|parcelas|parcela|vezes', 'como parcelo?']],
  picture: [
    [
      'foto|fotos|imagem|comprovante|comprovantes|nota|notinha|audio|audios|print|voz',
      'posso mandar foto?',
    ],
  ],
  category: [
    [
      'categoria|categorias|separar|separo|separado|separados|separadas',
      'como crio uma categoria?',
    ],
  ],
  recurring: [
    [
      'conta|contas|fixo|fixa|fixos|fixas|recorrente|boleto|boletos|mensal|mensalidade|assinatura|mes',
      'onde vejo minhas contas?',
    ],
  ],
  income: [
    [
      'receita|receitas|entrada|entradas|salario|pagamento|recebo|receber|recebi|ganho',
      'como coloco uma entrada?',
    ],
  ],
  query: [
    [
      'quanto|relatorio|saldo|resumo|grafico|graficos|ver|vejo|consultar|consulto',
      'como vejo o resumo?',
    ],
  ],
  record: [
    [
      'anota|anotar|anoto|anotacao|lanca|lancar|lanco|registrar|registro|cadastrar|cadastro|colocar|coloco|coloca|boto|bota|botar|dinheiro|coisas|mandar|gasto|gastos|despesa|despesas|cartao|tudo',
      'como anoto um gasto?',
    ],
  ],
} as const satisfies Rows

export type Topic = keyof typeof topics

export const topicNames = Object.keys(topics) as Topic[]

export const topicBook = new PhraseBook<Topic>('topics', rowsOf(topics))

/** Asks how a thing is done here. */
export const howBook = new PhraseBook('how-tos', [
  {
    means: 'how',
    say: 'crie|cria|criar|faz|faca|abre [uma|a|outra] [nova] categoria',
    like: 'crie uma categoria Consultório',
  },
  {
    means: 'how',
    say: 'quero|queria|preciso organizar|separar ..5 separado|separados|separada|separadas',
    like: 'quero organizar casa e loja separados',
  },
  {
    means: 'how',
    say: 'como [eh] [eu|que] [eu|que] faco|faz|fazer|uso|posso|consigo|funciona',
    like: 'como que faz pra apagar?',
  },
  {
    means: 'how',
    say: 'como [eh|e] [que] eu|se|que apago|apaga|corrijo|corrige|mudo|crio|anoto|anota|lanco|lanca|vejo|registro|cadastro|coloco|coloca|boto|bota|ponho|poe|guardo|divido|exporto|cria|define|estabelece|registra|cadastra',
    like: 'como é que eu boto meu salário aqui?',
  },
  {
    means: 'how',
    say: 'como apago|corrijo|mudo|crio|defino|estabeleco|anoto|lanco|vejo|registro|cadastro|coloco|boto|ponho|parcelo|guardo|edito|troco|divido|exporto|cancelo|falo|separo|uso|excluo|conecto|ligo|importo',
    like: 'como corrijo um gasto?',
  },
  {
    means: 'how',
    say: 'me ensina|ensine|explica|explique [como] [eh] [que] [a|se|eu] apag*|corrig*|mud*|anot*|lanc*|coloc*|bot*|cri*|us*|faz|faco|mex*',
    like: 'me ensina a apagar um gasto',
  },
  {
    means: 'how',
    say: 'apaguei|exclui|deletei|cancelei ..5 sem querer|errado ..5 voltar|recuperar|volta|desfazer',
    like: 'apaguei uma compra sem querer, dá pra voltar?',
  },
  {
    means: 'how',
    say: 'onde [eu] fica|vejo|mudo|coloco|apago|crio|acho',
    like: 'onde vejo meus gastos?',
  },
  {
    means: 'how',
    say: 'onde|aonde|cade|kd [que] [esta|fica|tem|acho|encontro|eh] [o|a] botao|opcao|tela|lugar|menu|aba|parte|pagina',
    like: 'onde está o botão de apagar',
  },
  { means: 'how', say: 'tem como|jeito|app|aplicativo', like: 'tem como apagar?' },
  {
    means: 'how',
    say: 'da pra|para',
    not: ['salario|dinheiro|grana so|mal|nem da pra|para'],
    like: 'dá pra mudar a categoria?',
  },
  { means: 'how', say: 'eu consigo|posso|preciso', like: 'eu consigo mandar foto?' },
  {
    means: 'how',
    say: 'voce|tu|lya [ja|tambem|so] [vai] me|nos avisa|avisas|lembra|lembras|notifica|avisar|lembrar quando|se|antes|automaticamente|sozinha',
    like: 'você me avisa quando uma conta está para vencer?',
  },
  {
    means: 'how',
    say: 'avisa|avisar|lembra|lembrar ..8 ou [eu] [eh] preciso|precisa|tenho|tem|devo [que|eu] pedir|perguntar|olhar|ver|lembrar',
    like: 'avisa sozinha ou eu preciso pedir?',
  },
  {
    means: 'how',
    say: 'voce consegue|pode|sabe|anota|avisa|faz|separa|guarda|le|entende|aceita|lembra',
    like: 'você consegue me avisar quando chegar perto?',
  },
  { means: 'how', say: '^ [lya] [,] posso|preciso|consigo', like: 'posso mandar foto?' },
  {
    means: 'how',
    say: '. posso|preciso|consigo',
    like: 'Vou fechar o mês. Posso mandar tudo junto?',
  },
])
