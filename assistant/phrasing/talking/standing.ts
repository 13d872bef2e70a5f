import { nameDay } from '#phrasing/day-name.ts'

/** What is known of who asks, and of where: absent, she names the pages and no days. */
export interface Standing {
  /** The product's address, without a slash at its end, where no page opens by its name. */
  publicUrl: string | null
  trial: 'over' | { daysLeft: number; endsOn: Temporal.PlainDate }
}

/** How long the free trial still lasts, as the app's own banner counts it. */
export function phraseTrial(trial: Standing['trial'], today: Temporal.PlainDate): string {
  if (trial === 'over') {
    return 'Seu teste grátis já virou plano. O que você assina está em Perfil, na parte Assinatura.'
  }
  const { daysLeft, endsOn } = trial
  const left = daysLeft === 1 ? 'Resta 1 dia' : `Restam ${daysLeft} dias`
  return `${left} do seu teste grátis: ele acaba ${nameDay(endsOn, today)}. Para continuar depois, escolha um plano em Planos.`
}

/** In the trial there is nothing that could be cancelled. */
export const leavingTrial =
  'No teste grátis não há o que cancelar: sem escolher um plano, nada é cobrado. Para apagar a conta, é em Perfil, na parte Dados.'

/** Who asks by WhatsApp has done it already. */
export const linkedHere =
  'Já estamos conectados: é só me escrever por aqui. Outro número você conecta em Perfil, na parte Lya no WhatsApp.'
