import type { Talk } from '#understanding/intents/talk/talk.ts'

const profile = ['Perfil', '/profile'] as const
const subscription = ['Assinatura', '/profile?aba=assinatura'] as const
const ownData = ['Dados', '/profile?aba=seus-dados'] as const
const help = ['Ajuda', '/help'] as const
const plans = ['Planos', '/planos'] as const

type Page = readonly [name: string, path: string]

/** The pages that an answer names; where none opens by its name, its address goes along. */
const pages: Readonly<Partial<Record<Talk, readonly Page[]>>> = {
  whatsapp: [profile],
  cancel: [subscription],
  leave: [subscription],
  card: [subscription],
  quiet: [['Lembretes', '/lembretes']],
  close: [ownData],
  forgot: [['Entrar', '/login']],
  support: [help],
  pay: [plans],
  trial: [plans],
  price: [plans, subscription],
  invite: [['Indique e ganhe $', '/affiliates']],
  private: [ownData],
  'how.export': [ownData],
  'how.password': [profile],
  'how.support': [help],
  'how.category': [['Categorias', '/categories']],
  'how.device': [['Lya', '/login']],
}

/** The addresses of the pages that this answer names, a line each; empty where it names none. */
export function addressesFor(talk: Talk, publicUrl: string): string {
  return (pages[talk] ?? []).map(([name, path]) => `\n${name}: ${publicUrl}${path}`).join('')
}
