import type { Role } from '#language/amounts/role.ts'

const vehicles =
  'corsa gol uno palio celta civic corolla fiesta onix polo voyage fusca kombi siena argo mobi ' +
  'kwid sandero renegade strada saveiro hilux ranger titan biz pop fan bros cg cb fazer twister ' +
  'lander xre nmax pcx factor peugeot mercedes bmw scania monza chevette opala omega vectra astra ' +
  'passat brasilia escort parati ecosport doblo meriva zafira prisma cobalt cruze courier l200 s10'
const ridden = new Set(vehicles.split(' '))

/** What motorcycles are sold with, in cubic centimetres: a part of their names. */
const engines = new Map<string, string>(
  Object.entries({
    titan: '150 160',
    fan: '125 150 160',
    cg: '125 150 160',
    bros: '125 150 160',
    biz: '100 110 125',
    pop: '100 110',
    xre: '190 300',
    twister: '250 300',
    fazer: '150 250',
    lander: '250',
    factor: '125 150',
    nmax: '160',
    pcx: '150 160',
    cb: '250 300 500',
  }),
)

/** Words before a number that make it a part of a name, an address, a code. */
const table: readonly (readonly [Role, string])[] = [
  [
    'name',
    'apartamento ap casa numero sala bloco quadra lote linha rua avenida av br rodovia poltrona ' +
      'portao mesa pagina capitulo cap versao nivel turma serie fase parte volume vol temporada ' +
      'episodio canal top bandeira num nº nr nro maquina modelo prefixo talhao milestone malha quarto ' +
      'suite chale bangalo leito vagao assento fileira torre box gaveta prateleira sprint tarefa ' +
      'raia catraca cais doca hangar galpao estande guiche medidor hidrometro terminal setor vaga ' +
      'turno decreto norma licao bimestre etapa round missao raid qnl qnm qnn qng sqn sqs cln cls ' +
      'qi ql qr qs cj plataforma ciclo piquete cabine pavilhao embarque ox dente texto bomba nis aut lj ' +
      'lvl level chacara grupo combo poste estaca grau trilho hectare beneficio elo quilometro',
  ],
  [
    'name',
    'iphone galaxy redmi poco xiaomi xbox playstation ps play windows office fifa gta fc airpods ' +
      'macbook ipad kindle rtx motorola note',
  ],
  ['name', vehicles],
  [
    'name',
    'calculo fisica quimica ingles matematica algebra anatomia modulo camisa nike sub enem copa ' +
      'mach formula area plano artigo art paragrafo inciso lei br',
  ],
  ['measure', 'km quilometro aro tamanho tam dinamica aptamil nestogeno'],
  [
    'code',
    'nf nfs final pedido protocolo codigo senha comanda cep digite ligue disque opcao tecle processo ' +
      'contrato referencia lacre chassi ramal chamado nfe autos',
  ],
  ['document', 'cpf rg cnh cnpj renavam'],
  ['telephone', 'telefone tel celular: whatsapp'],
  ['plate', 'placa'],
  ['age', 'idade'],
  ['year', 'ano:'],
  ['score', 'nota questao exercicio'],
]

const labels = new Map<string, Role>()
for (const [role, words] of table) for (const word of words.split(' ')) labels.set(word, role)

/** Labels that are sold as well, and the reais from which a number behind one is its price. */
const prices: readonly (readonly [number, string])[] = [
  // Volumes end at 40.
  [41, 'ox'],
  [10, 'dinamica aptamil nestogeno'],
  [15, 'maquina etapa missao licao raid combo bomba'],
  [50, 'dente texto estaca grau'],
  [300, 'chacara poste'],
  [1000, 'beneficio'],
  [25, 'camisa nike mesa plano canal ingles fisica quimica matematica vaga malha turno'],
  [40, 'quarto suite chale bangalo leito assento estande modelo box'],
  [60, 'raia sprint tarefa gaveta prateleira torre galpao'],
  [100, 'bloco iphone galaxy redmi xiaomi poco kindle ipad airpods xbox motorola note'],
  [300, 'playstation play macbook casa quadra'],
]
const sold = new Map<string, number>()
for (const [reais, words] of prices) for (const word of words.split(' ')) sold.set(word, reais)

/** What a number is behind a folded word, if the word names it and is not sold for that much. */
export function labelOf(word: string, reais: number): Role | undefined {
  return reais >= (sold.get(word) ?? Number.POSITIVE_INFINITY) ? undefined : labels.get(word)
}

/** Whether a folded word makes a name of the number behind it. */
export function isLabel(word: string): boolean {
  return labels.has(word)
}

/** Whether a folded word is a car or a motorcycle. */
export function isVehicle(word: string): boolean {
  return ridden.has(word)
}

/** Whether a motorcycle of that folded name is sold with such an engine. */
export function isEngineOf(word: string, figure: number): boolean {
  return engines.get(word)?.split(' ').includes(String(figure)) === true
}

const tints = new Set(
  'tinta tintura coloracao tonalizante tom loiro louro castanho koleston'.split(' '),
)

/** Whether a folded word is of hair dye, which is told by figures such as `7.1`. */
export function isTint(word: string): boolean {
  return tints.has(word)
}
