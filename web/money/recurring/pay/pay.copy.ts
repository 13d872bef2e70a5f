export const payCopy = {
  title: 'Pagar com outro valor ou dia',
  titleOf: (name: string) => `Pagar ${name} com outro valor ou dia`,
  due: (day: string) => `vence em ${day}`,
  dueBefore: (day: string) => `venceu em ${day}`,
  amount: 'Valor pago',
  paidDate: 'Dia do pagamento',
  usual: 'Só este pagamento muda; o valor de sempre continua.',
  dayMissing: 'Data é obrigatória',
  dayAhead: 'O dia do pagamento ainda não chegou.',
  cancel: 'Cancelar',
  pay: 'Já paguei',
} as const
