import { type Concept, concepts } from '#understanding/lexicon/entry.ts'

/** Concepts, and the words of category names that cover them, folded and singular. */
const rows = `
  food: alimentacao comida refeicao rango boia gororoba cozinha despensa bandejao cantina
  groceries: mercado supermercado feira
  restaurant drinks: restaurante boteco
  restaurant: delivery lanche
  drinks sales craft: bar
  drinks: bebida
  transport craft: transporte
  transport: locomocao mobilidade barco canoa lancha deslocamento viacao
  ride: uber
  car parts: carro moto caminhonete caminhonet caminhoneta
  car: veiculo automovel caminhao
  fuel: combustivel gasolina diesel
  home: moradia casa lar habitacao apartamento republica ape apto predio domestico kitnet lote
  rent rent-income: aluguel aluguei
  bills taxes fees: conta
  bills: boleto luz energia agua gas internet telefone
  repair: reforma construcao
  repair parts craft: manutencao
  cleaning: limpeza
  shopping: compra
  clothes: roupa vestuario look figurino
  electronics: eletronico tecnologia
  furniture: movei
  health: saude
  pharmacy: farmacia remedio suplemento medicamento
  fitness: academia esporte
  beauty: beleza cuidado estetica autocuidado
  education: educacao estudo escola faculdade curso
  books: livro
  leisure: lazer diversao role entretenimento festa hobby passeio musica cultura saida
  subscriptions: assinatura streaming
  travel craft: viagem
  travel: viagen
  gifts: presente
  kids: filho crianca bebe filha neto neta menino menina sobrinho afilhado sobrinha afilhada enxoval
  pet: pet cachorro gato animai
  vet pet: veterinario veterinaria
  religion donations: igreja missao missoe caridade paroquia
  religion: dizimo
  donations: doacao doacoe
  taxes: imposto multa
  fees taxes: taxa
  fees: tarifa banco
  services craft: servico
  investments: investimento
  debts: divida emprestimo cartao
  suppliers: fornecedor fornecedore estoque produto revenda linha tecido
  suppliers sales: mercadoria loja barraca banca artesanato croche
  suppliers ingredients: materia
  ingredients groceries: ingrediente
  ingredients suppliers groceries: insumo
  staff: funcionario equipe pessoal ajudante
  packaging: embalagem embalagen descartavei descartavel
  freight craft: frete
  freight: entrega
  equipment electronics: equipamento
  equipment: ferramenta maquinario maquina
  marketing: marketing propaganda anuncio
  salary: salario trabalho emprego pagamento prefeitura plr estado estadual federal quartel soldo
    contracheque holerite pj clt aposentado vencimento empresa
  health salary: hospital
  suppliers salary: firma
  freelance: freelance freela
  craft freelance: bico extra
  sales: venda faturamento gorjeta caixinha encomenda safra colheita reciclagem latinha sucata bazar
  sales freelance: cliente
  interest: rendimento juro dividendo
  benefit: beneficio aposentadoria auxilio bpc inss loas aposento governo
  clothes benefit: bolsa
  refund: reembolso
  family kids: familia
  family: mesada mae pai vo avo esposa marido parente remesa ajuda
  bus: onibu busao conducao
  bus travel: passagem passagen
  parts repair: oficina
  parts: peca mecanico mecanica pneu
  meat: carne acougue
  staff cleaning: diarista
  games: jogo game console
  leisure drinks: farra balada
  leisure fitness: clube
  farm: roca lavoura sitio fazenda traia tralha arreio haras chacara horta agricultura
  farm home: rancho
  farm pet: gado vaca galinha cavalo carroca bicho criacao bezerro porco
  equipment suppliers craft: consultorio clinica
  suppliers equipment: material
  staff services: producao
  craft marketing: publi
  marketing craft: publicidade
  craft: atendimento cache costura honorario diaria projeto paciente particular mensalidade aluno laudo
    palestra chapeu tocata premio doma freteiro empreita
  leisure craft: show rodeio
  health craft: consulta sessao
  beauty craft: tranca
  suppliers craft: bordado
  repair craft: instalacao obra conserto
  craft education: aula
  groceries sales: peixe pescado leite queijo ovo acai farinha mel hortalica verdura
  leisure sales: pesca
  travel sales: hospedagem
  restaurant sales: empanada marmita salgado bolo doce confeitaria lanchonete
  clothes sales: brecho
  craft cleaning: faxina
  craft beauty: unha
  craft ride: corrida
  craft salary: plantao plantoe
  benefit family: pensao
  rent home: quarto quartinho pensionato arriendo
  services subscriptions: infra software sistema
  electronics equipment: hardware computador
  car parts bus: van
  suppliers equipment services: profissional trampo   negocio oficio
  drinks leisure: cerveja
  suppliers equipment beauty craft: salao
  suppliers equipment craft: atelie
  suppliers equipment services craft: estudio escritorio
`

/** What the name of a person's own category covers, by a word of the name. */
export const categoryNames: ReadonlyMap<string, readonly Concept[]> = new Map(readRows())

/** @throws Error for a concept that does not exist. */
function readRows(): [string, readonly Concept[]][] {
  return rows.split(/\n {2}(?=\S)/).flatMap((row) => {
    const [covered = '', names = ''] = row.trim().split(':')
    const known = covered.split(' ').map((name) => concepts.find((one) => one === name))
    const found = known.filter((one) => one !== undefined)
    if (row.trim() && found.length < known.length) throw new Error(`no such concept: '${covered}'`)
    return names
      .trim()
      .split(/\s+/)
      .filter(Boolean)
      .map((name): [string, readonly Concept[]] => [name, found])
  })
}
