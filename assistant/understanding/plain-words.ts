/** Everyday words that tell nothing of what was bought; neither mended nor used as a subject. */
const fillers = new Set(
  `
  a o as os um uma uns umas ao aos e eh ou mas porem que se porque pois entao dai ai ali la aqui ca
  eu tu ele ela eles elas nos voce voces me te lhe mim ti comigo meu minha meus minhas seu sua seus
  suas dele dela deles delas nosso nossa isso isto esse essa esses essas este esta estes estas aquele
  aquela aqueles aquelas daqueles daquelas aquilo quem qual quais quanto quanta quantos quando onde como
  nao sim nem nunca ja ainda tambem so mesmo mesma muito muita mais menos bem tao tanto demais pouco
  quase apenas sendo enfim tipo assim depois antes agora hoje ontem sempre geral novamente novo de
  tudo todo toda todos todas nada algo algum alguma cada outro outra outros outras total totais
  mano mana cara gente pessoal galera vei veio velho bicho bah oxe oxi eita uai ue po poxa putz nossa
  caramba vixe vish ixi ixe caso ave tche guri rapaz amigo amiga querida querido amor lya lia assistente prezado
  prezada caro cara ola oi opa eae eai fala salve alo bom boa dia tarde noite madrugada manha
  kk kkk kkkk kkkkk rs rsrs rsrsrs haha hahaha hehe aff affe nossa meu deus ne viu visse ta ok okay
  certo beleza valeu obrigado obrigada favor gentileza porfavor please tchau
  valor quantia preco custo gasto gastos despesa despesas pagamento pagamentos compra registro
  lancamento lancamentos transacao receita entrada saida grana dinheiro real reais conto contos pila
  referente relativo relativa aproximadamente cerca torno media fora ter tem tinha teve tive
  ser foi era sao estou esta estava estamos estavam sei acho vou vai vamos ia fui fomos foram final
  finalmente infelizmente felizmente acabei acabou acaba resolvi precisei consegui consegue conseguir
  la ate desde sem sob sobre entre com contra por pra pro pras pros para pelo pela pelos pelas per
  de do da dos das dum duma em no na nos nas num numa nuns numas neste nesta nesse nessa naquele deste desta desse dessa daquele
  besteira besteiras coisa coisas negocio parada hein heim hum hmm ah oh eh ih ha faz fazer feito
  coloca coloque poe ponha
  cadastra cadastre cadastrar cria crie criar salva salve inclui inclua insere insira
  anota anote anotar registra registre registrar lanca lance lancar marca marque adiciona adicione
  embora hora horas vez vezes ida volta meio metade resto parte gostaria queria quero preciso pode poderia devo
  cedo hoy sabe ir vir voltar emprestado emprestada emprestados
  cai caem avisa avise ei maximo piada palhacada indo voltando mensais mensal
  minutos passado passada ultimo ultima proximo semana mes ano feliz lindo linda caro caros cara fim
  correto certa errado fez errada fraco fraca puxado puxada cansativo melhor pior grande pequeno igual junto juntos sozinho sozinha perto longe
  `
    .trim()
    .split(/\s+/),
)

/** Common words that resemble a listed one, so that no slip is seen in them. */
const lookalikes = new Set(
  `
  conectar conta contas banco barco canta carta cesta festa testa pasta posta porta forma norma turma calma
  alma palma banda venda fenda senda tenda lenda renda manda nossa massa passa vossa causa pausa
  caixa baixa faixa praia frase classe passe posse tosse grosso troco toco bolso bolsa salsa valsa
  terca sexta segunda quarta quinta sabado domingo janeiro marco abril junho julho agosto setembro
  cartao debito credito boleto dinheiro transferencia parcela parcelas parcelado vencimento vence
  recebido pessoa pessoas familia pai irmao irma filho filha primo prima avo tio tia sogra sogro
  marido esposa namorado namorada vizinho vizinha cliente chefe patrao colega senhor senhora
  cidade bairro rua centro interior praca lugar trabalho servico empresa projeto tempo viver
  verdade mentira vontade metade cidade saudade idade casado casada cansado cansada cansaco canseira morto morta
  desconto descontos vencendo vencer vence vencido lancei registrei anotei cadastrei bolsa fatura
  escola escolas empresa empresas pessoas pensando comeca comecei contar contei pensei estrada
  compensa compensou manter mostra mostrar aviso avisa entrega entregas minhas compro carioca baiano paulista curtir
  atras antes retrasado retrasada anterior anteontem alguem ninguem aquilo qualquer depositar
  inteiro inteira primeira primeiro segundo terceiro quadro quarto carinho caminho canto pronto ponto
  cabeca comeco espero espera escolhi escolha fiquei ficar estava estive corri acordei dormi andei
  estranho estranha facada madrinha padrinho pertinho pretinha tadinha tadinho solteira solteiro tenso temas
  paneiro paneiros cofo cofos separar separa separe cumadre cumade atlas
  virando selvagem servido servida singular tumulto comenta comentei cancela cancelar ciente absoluto pecado
  vixi egua oxente mainha painho voinha voinho sobrinha sobrinho sobrinhas sobrinhos pescador musico mineira mineiro trair traria perca reacao atracao desempenho plantado plantei magrinha latina
  pedro matheus domingos sandro vitoria marina
  toquei toco tocou tocamos escritora estada rodei rodeia trama talha contrario contrato contatos espanta espantado carlota cristina
  `
    .trim()
    .split(/\s+/),
)

/** Whether a folded word tells nothing of what was bought or earned. */
export function isFiller(word: string): boolean {
  return fillers.has(word) || /^(k+|(rs)+|(ha)+h?|(he)+|(hua)+|ss+|aff+s*)$/.test(word)
}

/** Whether a folded word is common enough not to be somebody's slip for another. */
export function isPlainWord(word: string): boolean {
  return fillers.has(word) || lookalikes.has(word)
}

/** What else is said and asked of money, and what sounds like a listed thing and is none. */
export const spokenWords: readonly string[] = `
  quis saldo extrato limite orcamento dizer dizendo disse disseram disso daqui tras dobro inflacao
  liga virou casou beijo poupa ceara manu todinho uhul wise hades alter queen
  posso oiee cosa hizo volto crio
  `
  .trim()
  .split(/\s+/)

/** The common words, for what is written as it sounds. */
export function plainWords(): Iterable<string> {
  return [...fillers, ...lookalikes]
}
