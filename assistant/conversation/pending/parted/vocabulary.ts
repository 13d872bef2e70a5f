import { words } from '#language/phrases/word-set.ts'

/** Words that tell nothing by themselves, and what one calls her or out by. */
export const light = words(
  'o a os as nos nas estao tao todos todas quieto queto pensando ao um uma de do da dos das',
  'ai la aqui daqui que eh e foi era ser sao seria esta estou estava tou ja eu me te mim voce',
  'vc ela ele elas isso isto esse essa esses essas este dessa desse dessas disso nessa nesse',
  'nisso nela nele dela dele aquela aquele sobre pra para pro por em no na com mesmo viu ne',
  'tambem so bem muito ate mais entao agora pois bora oxe oxi oxente uai ue opa eita bah tche',
  'ah ih oh hein visse lya favor pfv gentileza obrigado obrigada obg valeu grato grata filha',
  'filho minha meu moca amiga querida gente deus gracas santo r $ reais real conto contos kkk',
  'kkkk rs rsrs haha hoje dia claro tudo todo toda bom boa certeza mao vez logo ainda seu sua',
  'conta contas cartao quando chegar chegue hora perto vespera antes caso porque verdade',
  'realidade eis olha olhe oia',
)

/** What a bill is called where it is not named. */
export const bill = words('fatura faturas boleto boletos')

export const wishing = words(
  'sim simm ss sss s quero querer queria aceito aceita positivo beleza blz ok okay otimo',
  'otima perfeito isso claro certo fechado pode podes poderia aham uhum yes manda mande',
  'mandar bora vai combinado deixar marcado anotado deixe topo adoraria preciso agradeco',
  'ajuda show joia certeza favor',
)

export const reminding = words(
  'lembra lembre lembrar lembrasse lembrando lembrete lembretes avisa avise avisar avisando',
  'aviso avisos alerta alertar agenda agende agendar agendado notifica notificar notifique',
  'recorda recorde',
)

export const denying = words('nao nem sem nunca dispenso dispensa')

/** What she is told not to do, behind a no. */
export const needing = words(
  'deixa deixe precisa preciso precisava carece necessario necessidade quero obrigado',
  'obrigada valeu',
)

export const mending = words(
  'valor preco quantia total numero certo certa correto correta errado errada errei enganei',
  'confundi troquei trocado falei disse dito digitei botei coloquei anotei escrevi li olhei',
  'vi conferi chutei corrige corrija corrigir corrigido correcao conserta conserte arruma',
  'arrume muda mude mudar mudou bota bote poe ponha coloca coloque troca troque altera altere',
  'ajusta atualiza veio vem fechou ficou deu subiu baixou abaixou aumentou cai caiu custa',
  'passou passa app aplicativo papel banco nota site inves lugar vez alias outro outra querer',
  'tinha venceu na apenas',
)

/** It is spoken of the day. */
export const ofDay = words('dia data vencimento vence prazo vencer venceu cai caiu')

export const paying = words(
  'paguei pago paga pagos pagas quitadas quitados pagar acabei acabo acabamos quitei quitada',
  'quitado quitar acertei acertar resolvi liquidei debito debitou passei pix fiz feita feito',
  'efetuar efetuei pagamento foi caiu agorinha minuto minutinho instante segundo faz pouco',
  'tempo manha tarde noite app aplicativo celular banco loterica caixa dinheiro saldo ontem',
  'hoje nossa fresquinho menos uma pelo pela mesma vai',
)

/** It was paid, by that word alone. */
export const didPay = words('paguei quitei liquidei acertei')
export const asPaid = words('paga pago pagas pagos quitada quitado quitadas quitados')
export const toPay = words('pagar quitar efetuar acertar')

export const comingAgain = words(
  'mensal mensais mensalmente fixa fixo recorrente sempre repete repetem se mes meses cada',
  'por vem vencem chega cai tem pago pagamos tenho conta infelizmente santo pior igual',
  'automatico so dezembro janeiro novembro apenas ser como direto ano inteiro',
)

export const onlyOnce = words(
  'avulsa avulso unica unico vezes desta deste dessa desse diaria desde pronto acabou',
  'cancelei cancelada encerrei gostei jeito la nada tem vou ir isso outra foram sao que mais',
)

export const pointing = words(
  'duas dois tres ambas ambos tudo todos todas essas esses elas eles primeiro primeira',
  'segundo segunda outra outro',
)

/** Said alone, where it is asked whether to remind, they want nothing of it. */
export const takingOut = words(
  'tira tire apaga apague cancela cancele remove exclui esquece esqueca',
)

export const pricing = words(
  'foi foram deu deram custou ficou saiu total por valor preco gastei paguei uns umas acho na',
  'tudo inteiro compra ficaram reais real conto pila mangos dava veio nossa aff caro cara',
  'carinho la hein eh em r $',
)

export const roughly = words(
  'certo certa algo torno volta cerca tipo coisa menos exato exata exatamente certinho',
  'direito direitinho lembro recordo sei bota bote poe coloca chutando chute talvez',
  'aproximadamente media faixa sla parece deve ter sido quase perto ih perdi cupom notinha recibo',
  'comprovante',
)

export const halving = words('metade rachei rachamos rachou racha dividi dividimos dividido')
/** Money that is still to move, or of a debt. */
export const yetToMove = words(
  'devolver devolve devolveu devolva vai vou deve devo falta fiado depois amanha receber paga',
  'pagar',
)

export const saving = words(
  'meta metas quero queria querer preciso precisava juntar guardar poupar chegar ter total',
  'valor prazo custa custar custando sai sair vai vou dar somar falta alcancar objetivo ideia',
  'reais mil uns umas foi tem que ano final fim mes custo seria mao disso desse fechar ir',
  'serve',
)

/** Of what is put aside there already. */
export const savedAlready = words(
  'tenho temos guardado guardada guardados guardadas separado separada separados separei',
  'separamos juntado juntei juntamos juntados comecei comeco comecando guardei guardamos',
  'poupanca caixinha lado reservado reservados economizei poupei pus botei coloquei deixei',
  'cofrinho cofre consegui estou quais',
)

export const toReach = words('quero queria preciso chegar total meta falta custa objetivo')

/** A goal is made, and money is led into it. */
export const making = words(
  'numa num nova novo cria criar crie abre abrir abra faz fazer faca comeca comecar comece',
  'iniciar monta montar compra comprar guarda guarde separa separe poe por ponho bota boto',
  'coloca coloco entra entram direto dinheiro comeco inicio primeiro primeira dentro nela',
  'nele guardar juntar mexer gastar nem ja separar inteiro ficar reserva abro crio custa',
  'preco ver',
)

/** It is the money that was spoken of. */
export const ofThatMoney = words(
  'esse esses essa isso tudo direto comeco inicio primeiro primeira dentro nela nele guarda',
  'guarde separa separe poe ponho bota boto coloca coloco entra vai guardar separar',
)

export const lettingGo = words(
  'desisti desisto desistir esquece esqueca esquecer deixa deixe larga largar cancela cancele',
  'mudei historia ideia melhor pensando quieto rolar dar vai vou mao pode pra la depois nem',
  'nao mais ir quero sonho plano',
)
