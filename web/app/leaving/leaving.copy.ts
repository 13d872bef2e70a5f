export const leavingCopy = { back: 'Voltar para a exclusão da conta' } as const
