import type { MessageContent } from '../../core/backoffice/messages/content.ts'
import type { Segment } from '../../core/backoffice/segments/segment.ts'
import { newId } from '../../server/platform/security/ids.ts'

type Call = (method: string, path: string, body?: object) => Promise<unknown>

const segments: readonly { name: string; rule: Segment }[] = [
  {
    name: 'Teste acabando, engajado',
    rule: {
      match: 'all',
      groups: [
        {
          match: 'all',
          conditions: [
            { field: 'plan', values: ['TRIAL'] },
            { field: 'daysToEnd', from: 0, to: 3 },
            { field: 'engagement', from: 40 },
          ],
        },
      ],
    },
  },
  {
    name: 'Assinantes em risco',
    rule: {
      match: 'all',
      groups: [
        {
          match: 'all',
          conditions: [
            { field: 'plan', values: ['ATIVO'] },
            { field: 'churn', from: 70 },
          ],
        },
      ],
    },
  },
  {
    name: 'Quem saiu',
    rule: {
      match: 'all',
      groups: [{ match: 'all', conditions: [{ field: 'plan', values: ['INATIVO', 'SUSPENSO'] }] }],
    },
  },
]

const templates: readonly (MessageContent & { name: string })[] = [
  {
    name: 'Convite para assinar',
    channel: 'email',
    subject: '{{primeiro_nome}}, seu teste vai até {{fim_do_plano}}',
    body:
      'Você já contou bastante coisa para a Lya, e ela guardou tudo direitinho.\n\n' +
      'Para continuar depois do teste, é só escolher um plano.',
    button: 'Ver os planos',
    path: '/planos',
    metaName: '',
  },
  {
    name: 'Sentimos sua falta',
    channel: 'whatsapp',
    subject: '',
    body:
      'Oi, {{primeiro_nome}}! Suas contas sentem sua falta. Volte quando quiser. ' +
      'Para não receber novidades: {{link_preferencias}} Até já!',
    button: '',
    path: '/',
    metaName: 'lya_sentimos_sua_falta',
  },
]

/** What an operator of the demo has prepared: segments, templates, and a campaign to be sent. */
export async function prepareMarketing(call: Call): Promise<void> {
  const segmentIds = segments.map(() => newId())
  const templateIds = templates.map(() => newId())
  for (const [at, one] of segments.entries()) {
    await call('PUT', `/admin/segments/${segmentIds[at]}`, { ...one, version: 0 })
  }
  for (const [at, one] of templates.entries()) {
    await call('PUT', `/admin/templates/${templateIds[at]}`, { ...one, version: 0 })
  }
  await call('PUT', `/admin/campaigns/${newId()}`, {
    name: 'Convite antes do fim do teste',
    segmentId: segmentIds[0],
    templateId: templateIds[0],
    perMinute: 60,
    version: 0,
  })
}
