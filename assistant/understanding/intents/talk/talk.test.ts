import { expect, it } from 'vitest'
import { interpretCase } from '#corpus/interpret-case.ts'
import { begin, take } from '#corpus/world/converse.ts'
import { readTalk } from '#understanding/intents/talk/talk.ts'
import { readMessage } from '#understanding/reading.ts'

const today = '2026-03-11'
const talk = (text: string) => readTalk(readMessage(text, Temporal.PlainDate.from(today)))

it.each([
  ['kkkkk', 'laugh'],
  ['tô surtando', 'worry'],
  ['mto gasto ne kkk', 'worry'],
  ['nossa, não fui eu não, que susto!', 'fright'],
  ['a loja descontou o vt do salário, já veio descontado', 'deducted'],
  ['comecei meu primeiro trampo agora to perdidão kkkk', 'boast'],
  ['ando perdida', 'sad'],
  ['vou ali e já volto', 'wait'],
  ['hahaha boa', 'laugh'],
  ['tendi', 'fine'],
  ['quanto eu devo pro seu Osvaldo?', 'owing'],
  ['quanto o Zé Dantas me deve ainda?', 'owed'],
  ['te devo um café', 'owe-you'],
  ['somos um casal querendo casar ano que vem', 'introduced'],
  ['boa noite, vendo doces em Blumenau, queria controlar as vendas', 'introduced'],
  ['oi minha filha eu faço marmita pra vender aqui em campinas', 'introduced'],
  ['oii, divido ap com mais 2 meninas', 'introduced'],
  ['oi eu vendo bolo de pote', 'introduced'],
  ['Boa tarde minha filha, aqui é a Neuza de Juiz de Fora, fui merendeira 27 anos', 'introduced'],
  ['moro de aluguel com meu marido e 3 filhos', 'introduced'],
  ['tenho uma lojinha de roupa aqui em Recife', 'introduced'],
  ['ifood tá me matando kkkk', 'worry'],
  ['boa noite, amanhã a gente conta mais', 'wait'],
  ['você é robô?', 'robot'],
  ['que porcaria', 'insult'],
  ['acabou meu dinheiro e é dia 12', 'worry'],
  ['o salário só dá pra 20', 'worry'],
  ['o salário mal dá pra 10 dias', 'worry'],
  ['Cordiais saudações. Poderia explicar-me como se estabelece uma meta?', 'how.goal'],
  ['como se registra um gasto', 'how.record'],
  ['hoje não gastei nada!!', 'boast'],
  ['hoje num gastei mais nada nao', 'boast'],
  ['num saiu nada', 'boast'],
  ['como que eu faço pra apagar um gasto errado', 'how.delete'],
  ['onde vejo minhas contas?', 'how.recurring'],
  ['qual a capital da França?', 'question'],
  ['posso confiar em você?', 'trust'],
  ['alguém mais lê o que eu escrevo?', 'private'],
  ['como cancelo a assinatura da lya?', 'leave'],
  ['tá chovendo aí?', 'weather'],
  ['o corinthians perdeu de novo', 'football'],
  ['minha avó faleceu', 'grief'],
  ['me mandaram embora', 'jobless'],
  ['quanto tá o dólar', 'rates'],
  ['dá pra exportar em pdf?', 'how.export'],
  ['vai se ferrar', 'insult'],
  ['conta uma piada', 'joke'],
  ['dá pra comprar um tênis?', 'advice.buy'],
  ['vou dormir', 'bye'],
  ['não é pra você', 'not-for-you'],
  ['tá aí?', 'there'],
  ['conectar meu whatsapp', 'whatsapp'],
  ['como faço para usar no WhatsApp?', 'whatsapp'],
  ['paguei o conserto do celular pelo zap', null],
  ['como cancelo?', 'cancel'],
  ['cancelar', 'cancel'],
  ['como apago minha conta?', 'close'],
  ['quero excluir minha conta', 'close'],
  ['excluir conta', 'close'],
  ['cancelar plano', 'leave'],
  ['como apago minha conta de luz?', 'how.delete'],
  ['esqueci minha senha', 'forgot'],
  ['não consigo entrar', 'forgot'],
  ['não consigo entrar na academia', null],
  ['para de me mandar mensagem', 'quiet'],
  ['como desligo os avisos?', 'quiet'],
  ['parar', 'quiet'],
  ['parei de fumar', null],
  ['como mudo meu cartão', 'card'],
  ['troquei a película do cartão', null],
  ['como faço pra apagar tudo', 'close'],
  ['não quero mais', 'cancel'],
  ['você guarda meus dados?', 'private'],
  ['boa noite, dorme bem', 'bye'],
  ['esqueci a senha do cartão', null],
  ['quero falar com um atendente', 'support'],
  ['quero falar com a minha irmã', null],
  ['aceita pix?', 'pay'],
  ['dá pra pagar no boleto?', 'pay'],
  ['você aceita áudio?', 'how.picture'],
  ['quanto eu ganho se indicar?', 'invite'],
  ['quero cancelar minha assinatura', 'leave'],
  ['quero cancelar a academia', null],
  ['quanto tempo falta do meu teste?', 'trial'],
  ['quantos dias de teste eu ainda tenho?', 'trial'],
  ['qual o preço dos planos?', 'price'],
  ['plano de saúde', null],
  ['como convido um amigo?', 'invite'],
  ['cadê meu link de indicação', 'invite'],
  ['convidar uma amiga pra jantar', null],
  ['comprei um pão', null],
  ['que demora pra entender viu', 'unheard'],
  ['que demora', 'slow'],
  ['como é que eu boto uma conta que vence todo mês', 'how.recurring'],
  ['me dá uma bronca', 'scold'],
  ['vou ficar rico?', 'rich'],
  ['quem é que me deve dinheiro', 'owed'],
  ['ai minha filha hoje tô com uma dor no joelho danada', 'sick'],
  ['to com dor nas costas', 'sick'],
  ['tô com a pressão alta hoje minha filha', 'sick'],
  ['meu joelho tá doendo demais', 'sick'],
  ['dor de barriga hoje', 'sick'],
  ['não trabalhei hoje, tô doente', 'sick'],
  ['gasolina a 7 tá doendo no bolso', null],
  ['faltei na quarta, não ganhei', 'idle-day'],
  ['hoje não vendi nada', 'idle-day'],
  ['hoje o dia foi fraco', 'idle-day'],
  ['perdi o dia de trabalho', 'idle-day'],
  ['aí q cansaço hj viu', 'tired'],
  ['hoje tô um caco', 'tired'],
  ['remédio da minha mãe', null],
])('%s', (text, want) => expect(talk(text)).toBe(want))

it.each([
  ['Bom dia, minha filha, tudo em paz?', 'greeting'],
  ['boa noite lya, o q tu faz mesmo?', 'help'],
  ['como q faz pra apagar um gasto errado', 'help'],
  ['acabou meu dinheiro e é dia 12 socorro', 'none'],
  ['bom dia, gastei 20 no mercado', 'log'],
  ['Você me avisa quando uma conta está para vencer ou eu preciso pedir?', 'help'],
  ['você vai me avisar quando o aluguel vencer?', 'help'],
  ['a lya avisa sozinha ou tenho que pedir?', 'help'],
  ['o que vence essa semana?', 'query'],
  ['me lembra de pagar a luz dia 10', 'clarify'],
  ['paguei 50 na consulta, tô com dor nas costas', 'log'],
])('%s', (text, want) => expect(interpretCase({ text, today }).intent).toBe(want))

it('opens no entry by a sigh, behind others', () => {
  const conversation = begin({ today: Temporal.PlainDate.from(today) })
  for (const text of ['plantao 450 domingo', 'unha 45']) take(conversation, text)
  const { replies, turn } = take(conversation, 'aí q cansaço hj viu 😴')
  expect(replies[0]).toContain('💛')
  expect(turn.state.open).toBeUndefined()
})

it('never says the same line twice in a row, and asks something each time', () => {
  const conversation = begin({ today: Temporal.PlainDate.from(today) })
  const odd = ['xpto blarg', 'zumba lero', 'fomtz', 'xpto blarg', 'kkkk', 'kkkk', 'ok', 'blz']
  const said = odd.flatMap((text) => take(conversation, text).replies)
  expect(said.filter((line, at) => line === said[at - 1])).toEqual([])
  expect(said.slice(0, 4).every((line) => line.includes('?'))).toBe(true)
})

it('takes what is only said for no answer to a question, and no thing that was bought', () => {
  const conversation = begin({ today: Temporal.PlainDate.from(today) })
  take(conversation, '50 reais')
  const { turn } = take(conversation, 'bom demais kkkk')
  expect(turn.effects).toEqual([])
  expect(take(conversation, 'mercado').turn.intent).toBe('log')
})

it.each([
  'quero aprender a controlar meus gastos',
  'boa tarde, gostaria de aprender a controlar as despesas. Por onde devo começar?',
])('tells how to begin to whoever would learn it: %s', (text) => {
  const conversation = begin({ today: Temporal.PlainDate.from(today) })
  expect(take(conversation, text).replies.join(' ')).toContain('Me conte do seu jeito')
})
