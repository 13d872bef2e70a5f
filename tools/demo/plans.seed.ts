/** What one demo person plans, owes and saves for; amounts in centavos. */
export interface Plans {
  budgets: PlannedBudget[]
  bills: PlannedBill[]
  goals: PlannedGoal[]
}

export interface PlannedBudget {
  category: string
  cents: number
  /** This month's is set so that this much of it is spent, whatever day it is. */
  usedPercent?: number
}

export interface PlannedBill {
  name: string
  category: string
  cents: number
  /** Monthly when it is not said. */
  frequency?: 'mensal' | 'semanal' | 'quinzenal' | 'anual'
  /** Due so many days from today; below zero it is late. */
  inDays?: number
  /** Or due on this day of the month, next time it comes. */
  onDay?: number
  /** How many there are, and how many of them were paid. */
  instalments?: [total: number, paid: number]
  endsInMonths?: number
  notes?: string
  isInactive?: boolean
  isPaidToday?: boolean
}

export interface PlannedGoal {
  name: string
  targetCents: number
  savedCents: number
  /** Put aside today, on top of what was saved. */
  depositCents?: number
  inMonths?: number
}

export const marinasPlans: Plans = {
  budgets: [
    { category: 'Alimentação', cents: 115_000, usedPercent: 71 },
    { category: 'Transporte', cents: 22_000, usedPercent: 58 },
    { category: 'Moradia', cents: 240_000 },
    { category: 'Compras', cents: 30_000, usedPercent: 118 },
    { category: 'Lazer', cents: 24_000, usedPercent: 92 },
    { category: 'Saúde', cents: 15_000 },
    { category: 'Educação', cents: 30_000 },
  ],
  bills: [
    { name: 'Seguro do celular', category: 'Compras', cents: 3_990, inDays: -4 },
    {
      name: 'Parcela do sofá',
      category: 'Moradia',
      cents: 18_990,
      inDays: 0,
      instalments: [10, 8],
    },
    { name: 'Internet fibra', category: 'Moradia', cents: 9_990, inDays: 3 },
    {
      name: 'Diarista',
      category: 'Moradia',
      cents: 16_000,
      frequency: 'quinzenal',
      inDays: 6,
      notes: 'Deixar a chave com a portaria',
    },
    { name: 'Aluguel', category: 'Moradia', cents: 165_000, onDay: 10 },
    { name: 'Condomínio', category: 'Moradia', cents: 48_000, onDay: 12 },
    {
      name: 'Curso de inglês',
      category: 'Educação',
      cents: 28_900,
      onDay: 20,
      endsInMonths: 7,
    },
    {
      name: 'Domínio do portfólio',
      category: 'Compras',
      cents: 6_990,
      frequency: 'anual',
      inDays: 47,
    },
    { name: 'Clube do livro', category: 'Lazer', cents: 4_990, inDays: 15, isInactive: true },
    { name: 'Streaming de filmes', category: 'Lazer', cents: 3_990, inDays: 0, isPaidToday: true },
  ],
  goals: [
    { name: 'Notebook novo', targetCents: 550_000, savedCents: 550_000 },
    {
      name: 'Reserva de emergência',
      targetCents: 2_000_000,
      savedCents: 1_310_000,
      depositCents: 30_000,
    },
    { name: 'Viagem para Lisboa', targetCents: 1_200_000, savedCents: 735_000, inMonths: 8 },
    { name: 'Curso de ilustração', targetCents: 180_000, savedCents: 45_000, inMonths: 3 },
  ],
}

export const antoniosPlans: Plans = {
  budgets: [
    { category: 'Moradia', cents: 100_000 },
    { category: 'Alimentação', cents: 60_000, usedPercent: 88 },
    { category: 'Saúde', cents: 105_000, usedPercent: 76 },
    { category: 'Presentes', cents: 25_000 },
    { category: 'Lazer', cents: 10_000, usedPercent: 45 },
    { category: 'Transporte', cents: 6_000, usedPercent: 104 },
  ],
  bills: [
    {
      name: 'Parcela do IPTU',
      category: 'Moradia',
      cents: 23_480,
      inDays: -2,
      instalments: [10, 9],
    },
    {
      name: 'Remédio de uso contínuo',
      category: 'Saúde',
      cents: 12_890,
      frequency: 'quinzenal',
      inDays: 1,
    },
    { name: 'Condomínio', category: 'Moradia', cents: 65_000, onDay: 5 },
    { name: 'Plano de saúde', category: 'Saúde', cents: 74_210, onDay: 8 },
    { name: 'Telefone', category: 'Moradia', cents: 5_990, onDay: 10 },
    { name: 'Mesada da neta', category: 'Presentes', cents: 15_000, onDay: 25 },
    { name: 'Hidroginástica', category: 'Saúde', cents: 9_000, inDays: 12, isInactive: true },
    { name: 'Assinatura do jornal', category: 'Lazer', cents: 2_990, inDays: 0, isPaidToday: true },
  ],
  goals: [
    { name: 'Reforma do banheiro', targetCents: 800_000, savedCents: 820_000 },
    { name: 'Viagem para Gramado', targetCents: 450_000, savedCents: 190_000, inMonths: 6 },
    {
      name: 'Faculdade da neta',
      targetCents: 1_500_000,
      savedCents: 415_000,
      depositCents: 10_000,
    },
  ],
}

export const rafaelsPlans: Plans = {
  budgets: [
    { category: 'Transporte', cents: 340_000, usedPercent: 83 },
    { category: 'Moradia', cents: 145_000 },
    { category: 'Alimentação', cents: 110_000, usedPercent: 109 },
    { category: 'Educação', cents: 65_000 },
    { category: 'Saúde', cents: 15_000, usedPercent: 38 },
    { category: 'Lazer', cents: 15_000, usedPercent: 66 },
  ],
  bills: [
    { name: 'IPVA', category: 'Transporte', cents: 41_270, inDays: -6, instalments: [3, 2] },
    { name: 'Pneus parcelados', category: 'Transporte', cents: 23_990, inDays: 0 },
    { name: 'Seguro do carro', category: 'Transporte', cents: 21_340, onDay: 15 },
    {
      name: 'Parcela do carro',
      category: 'Transporte',
      cents: 98_750,
      onDay: 12,
      instalments: [48, 31],
    },
    { name: 'Escola do Theo', category: 'Educação', cents: 64_000, onDay: 10 },
    { name: 'Aluguel', category: 'Moradia', cents: 118_000, onDay: 5 },
    {
      name: 'Natação do Theo',
      category: 'Saúde',
      cents: 12_500,
      inDays: 5,
      endsInMonths: 4,
    },
    { name: 'Academia', category: 'Saúde', cents: 8_990, inDays: 9, isInactive: true },
    {
      name: 'Pacote de dados',
      category: 'Moradia',
      cents: 1_990,
      frequency: 'semanal',
      inDays: 0,
      isPaidToday: true,
    },
  ],
  goals: [
    { name: 'Festa do Theo', targetCents: 250_000, savedCents: 250_000 },
    { name: 'Trocar o carro', targetCents: 3_500_000, savedCents: 980_000, inMonths: 20 },
    { name: 'Reserva do MEI', targetCents: 600_000, savedCents: 205_000, depositCents: 10_000 },
  ],
}
