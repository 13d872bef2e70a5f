import type { LegalText } from './legal-text.ts'
import { operator, updatedOn } from './operator.copy.ts'

/** Of what leaves for a model, only what the operator has switched on. */
const models =
  'Modelos de inteligência artificial: ' +
  '{{^usesModels}}nenhum está ligado; o que você manda é lido só aqui.{{/usesModels}}' +
  '{{#usesModels}}um provedor contratado recebe o que segue, sem o seu nome, e-mail ou telefone.' +
  '{{#modelReads}} As mensagens que a Lya não entendeu sozinha, com as três últimas falas da conversa e os nomes das suas categorias; documentos, cartões, telefones e códigos vão cobertos, e saldos e valores que a Lya disse não vão.{{/modelReads}}' +
  '{{#modelHears}} Os áudios que você manda.{{/modelHears}}' +
  '{{#modelSees}} As fotos de recibos, sem local nem dados da câmera.{{/modelSees}}' +
  '{{/usesModels}}'

export const privacy: LegalText = {
  path: '/privacidade',
  title: 'Política de Privacidade',
  lead: 'Seu dinheiro é assunto seu. Aqui está, sem letra miúda, o que a Lya guarda, por que guarda, com quem divide e como você apaga.',
  updated: updatedOn,
  sections: [
    {
      id: 'quem-somos',
      title: 'Quem cuida dos seus dados',
      parts: [
        `A Lya é operada por ${operator.full} (“nós”). Somos a controladora dos dados pessoais tratados no site, no aplicativo e nas conversas com a Lya, nos termos da Lei nº 13.709/2018 (LGPD).`,
        `${operator.officer} Fale com a gente ${operator.writeTo}.`,
      ],
    },
    {
      id: 'quais-dados',
      title: 'Que dados guardamos',
      parts: [
        [
          'Cadastro: nome, e-mail, telefone com WhatsApp e, se você quiser, uma foto de perfil. A senha nunca é guardada: fica só um código irreversível (hash Argon2id) que serve para conferi-la.',
          'Suas finanças: lançamentos, categorias, orçamentos, pagamentos recorrentes e metas que você registra ou pede para a Lya registrar.',
          'Suas conversas com a Lya: o texto das mensagens, as respostas e os hábitos que ela aprende (por exemplo, que “padaria” é Alimentação). Fotos e áudios são lidos na hora e não ficam guardados; fica o texto do que foi entendido.',
          'Assinatura: plano, período, situação das cobranças, CPF ou CNPJ, CEP e endereço informados na compra. Do cartão ficam só a bandeira, os quatro últimos dígitos, o nome impresso, a validade e um código do processador. O número completo e o código de segurança passam direto para o processador e não são gravados por nós.',
          'Acesso: data, hora, endereço IP e navegador das sessões abertas, para você reconhecer os seus aparelhos e para cumprirmos o Marco Civil da Internet.',
          'Indicações: o código de quem indicou você e a situação das pessoas que você indicou.',
          'Escolhas: avisos que quer receber, horários de silêncio e aparência. Cada resposta sobre cookies ou mensagens fica com a data, a versão do texto, o começo do endereço IP e um código sorteado, como prova.',
        ],
        'Não pedimos senha de banco, não entramos na sua conta bancária e não compramos dados sobre você.',
      ],
    },
    {
      id: 'para-que',
      title: 'Para que usamos, e com que base',
      parts: [
        [
          'Para prestar o serviço que você contratou ou está testando: entender mensagens, organizar lançamentos, mostrar painéis, cobrar a assinatura e dar suporte (execução de contrato, art. 7º, V).',
          'Para cumprir a lei: documentos fiscais, registros de acesso e ordens de autoridades (obrigação legal, art. 7º, II).',
          'Para proteger você e o serviço: limitar tentativas de senha, impedir fraude no pagamento e nas indicações, corrigir defeitos (legítimo interesse, art. 7º, IX, e prevenção à fraude).',
          'Para mandar lembretes, novidades e ofertas, e para medir anúncios: só com o seu consentimento, que você retira quando quiser (art. 7º, I).',
        ],
        'Contamos quantas vezes cada recurso é usado sem guardar o que foi escrito. Decisões automáticas, como pausar o acesso por falta de pagamento, são revistas por uma pessoa se você pedir (art. 20 da LGPD). Não vendemos dados, nem os usamos para avaliar crédito.',
      ],
    },
    {
      id: 'com-quem',
      title: 'Com quem dividimos',
      parts: [
        'Só com quem é preciso para o serviço funcionar, e só a parte necessária:',
        [
          'Asaas, instituição de pagamento: nome, CPF ou CNPJ, contato, endereço e dados da cobrança, para processar cartão, PIX e boleto.',
          'Meta (WhatsApp): o número e as mensagens trocadas com a Lya por lá, se você escolher falar com ela pelo WhatsApp.',
          'ViaCEP: só o CEP que você digita na compra, para completar o endereço.',
          models,
          'Hospedagem, envio de e-mails e notificações do navegador: fornecedores que guardam ou transportam dados em nosso nome.',
          'Meta, TikTok e Google (anúncios): eventos como visita e assinatura, somente com o seu consentimento. Veja a Política de Cookies.',
          'Autoridades: quando uma lei ou ordem judicial obrigar.',
        ],
        'Alguns desses fornecedores ficam fora do Brasil. Nesse caso usamos as garantias do art. 33 da LGPD, como cláusulas contratuais de proteção de dados.',
      ],
    },
    {
      id: 'equipe',
      title: 'Quem vê as suas finanças aqui dentro',
      parts: [
        'Você. O banco de dados só entrega a cada pessoa as linhas que são dela. Quando alguém da equipe precisa olhar uma conta, para atender um pedido seu, o acesso exige permissão e motivo e fica registrado.',
      ],
    },
    {
      id: 'quanto-tempo',
      title: 'Por quanto tempo',
      parts: [
        [
          'Conta, finanças e conversas: enquanto a conta existir, ou até você apagar. Mensagens podem ser apagadas uma a uma na página Memória da Lya.',
          'Exclusão da conta: ao pedir, a conta é suspensa por 7 dias, para você poder voltar atrás. Depois disso os dados são apagados de todas as tabelas e arquivos.',
          'Cobranças e comissões: ficam sem o seu nome, sem contato e sem documento, pelo prazo das leis fiscais.',
          'Registros de acesso: 6 meses, como manda o art. 15 do Marco Civil da Internet.',
          'Provas de consentimento: pelo prazo em que podem ser exigidas.',
          'Mensagens brutas recebidas do WhatsApp: 30 dias. Sessões sem uso: 30 dias.',
          'Cópias de segurança: são sobrescritas aos poucos; se uma for restaurada, as exclusões são refeitas.',
        ],
      ],
    },
    {
      id: 'direitos',
      title: 'Seus direitos, e como usar cada um',
      parts: [
        'A LGPD (art. 18) garante confirmação, acesso, correção, anonimização, portabilidade, eliminação, informação sobre compartilhamento, revogação do consentimento e oposição. Na prática:',
        [
          'Ver e corrigir: em Meu Perfil e nas próprias telas do produto.',
          'Levar embora: em Meu Perfil, você pede um arquivo com tudo o que é seu, em JSON e CSV.',
          'Apagar: no mesmo lugar, com 7 dias para desistir.',
          'Retirar consentimentos: nas preferências de cookies, nos seus lembretes ou no link de cada e-mail.',
          `Qualquer outro pedido: ${operator.writeTo}.`,
        ],
        'Respondemos a pedidos sobre privacidade em até 15 dias úteis. Você também pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD) e aos órgãos de defesa do consumidor.',
      ],
    },
    {
      id: 'seguranca',
      title: 'Como protegemos',
      parts: [
        'Conexão cifrada, senhas com Argon2id, segredos cifrados em repouso, isolamento por pessoa no próprio banco de dados, limite de tentativas, segunda etapa de entrada opcional e registro de tudo o que a equipe faz. Se acontecer um incidente com risco relevante para você, avisaremos você e a ANPD.',
      ],
    },
    {
      id: 'idade',
      title: 'Menores de idade',
      parts: [
        'A Lya é para maiores de 18 anos. Se soubermos de uma conta de criança ou adolescente sem responsável, ela será encerrada e os dados, apagados.',
      ],
    },
    {
      id: 'mudancas',
      title: 'Mudanças nesta política',
      parts: [
        'Se algo mudar, publicamos o novo texto aqui com 10 dias de antecedência. Se a mudança depender do seu consentimento, ela só vale depois do seu sim.',
      ],
    },
  ],
}
