import { antoniosPlans, marinasPlans, type Plans, rafaelsPlans } from '#tools/demo/plans.seed.ts'

/** What one demo person's months are made of; amounts in centavos. */
export interface Life {
  name: string
  email: string
  phone: string
  /** Once a month, on `day` (clamped to the month's length). */
  fixed: FixedHabit[]
  /** Any day, about `perWeek` times a week. */
  habits: Habit[]
  plans: Plans
  /** What they write to Lya today. */
  messages: string[]
}

export interface FixedHabit {
  day: number
  description: string
  category: string | null
  type: 'receita' | 'despesa'
  cents: number
  /** How far the amount strays, in percent; zero for a fixed price. */
  spreadPercent: number
}

export interface Habit {
  descriptions: string[]
  category: string | null
  type: 'receita' | 'despesa'
  perWeek: number
  centsMin: number
  centsMax: number
}

const income = (
  day: number,
  description: string,
  cents: number,
  spreadPercent = 0,
  category: string | null = 'Salário',
): FixedHabit => ({ day, description, category, type: 'receita', cents, spreadPercent })

const bill = (
  day: number,
  description: string,
  category: string | null,
  cents: number,
  spreadPercent = 0,
): FixedHabit => ({ day, description, category, type: 'despesa', cents, spreadPercent })

const spend = (
  perWeek: number,
  category: string | null,
  [centsMin, centsMax]: [number, number],
  ...descriptions: string[]
): Habit => ({ descriptions, category, type: 'despesa', perWeek, centsMin, centsMax })

const earn = (
  perWeek: number,
  category: string | null,
  [centsMin, centsMax]: [number, number],
  ...descriptions: string[]
): Habit => ({ descriptions, category, type: 'receita', perWeek, centsMin, centsMax })

export const lives: Life[] = [
  {
    name: 'Marina Alves',
    email: 'marina@demo.lya',
    phone: '11987650001',
    fixed: [
      income(5, 'Salário da agência', 542_000),
      bill(10, 'Aluguel', 'Moradia', 165_000),
      bill(12, 'Condomínio', 'Moradia', 48_000, 4),
      bill(15, 'Conta de luz', 'Moradia', 13_500, 25),
      bill(15, 'Internet fibra', 'Moradia', 9_990),
      bill(7, 'Academia', 'Saúde', 11_990),
      bill(3, 'Streaming de música', 'Lazer', 2_390),
      bill(20, 'Curso de inglês', 'Educação', 28_900),
      bill(6, 'Tesouro Selic', null, 70_000),
    ],
    habits: [
      spend(1.6, 'Alimentação', [6_500, 21_000], 'Supermercado', 'Hortifruti', 'Feira'),
      spend(2.8, 'Alimentação', [1_450, 4_800], 'Almoço', 'Padaria', 'Café com a Bia', 'Delivery'),
      spend(2.2, 'Transporte', [1_180, 3_450], 'Corrida de aplicativo', 'Metrô', 'Bilhete único'),
      spend(0.6, 'Lazer', [3_200, 14_000], 'Cinema', 'Bar com o pessoal', 'Show'),
      spend(0.4, 'Compras', [4_990, 32_000], 'Roupa', 'Tênis', 'Coisas para a casa'),
      spend(0.2, 'Presentes', [5_000, 18_000], 'Presente de aniversário'),
      earn(0.5, 'Freelances', [30_000, 110_000], 'Freela de identidade visual', 'Freela de site'),
    ],
    plans: marinasPlans,
    messages: [
      'oi, Lya!',
      'gastei 52,90 no mercado ontem',
      'uber 18,40 e almoço 32',
      'recebi 850 do freela do cardápio',
      'comprei um presente pra Bia',
      '89,90',
      'obrigada!',
    ],
  },
  {
    name: 'Antônio Ferreira',
    email: 'antonio@demo.lya',
    phone: '81987650002',
    fixed: [
      income(2, 'Aposentadoria', 321_847),
      income(20, 'Aluguel da casinha', 90_000, 0, null),
      bill(5, 'Condomínio', 'Moradia', 65_000, 3),
      bill(8, 'Plano de saúde', 'Saúde', 74_210),
      bill(14, 'Conta de luz', 'Moradia', 17_800, 20),
      bill(18, 'Conta de água', 'Moradia', 8_640, 12),
      bill(10, 'Telefone', 'Moradia', 5_990),
      bill(25, 'Mesada da neta', 'Presentes', 15_000),
      bill(3, 'Poupança', null, 50_000),
    ],
    habits: [
      spend(1.2, 'Alimentação', [4_200, 16_500], 'Feira de sábado', 'Mercadinho', 'Peixaria'),
      spend(3.5, 'Alimentação', [450, 2_200], 'Pão e leite', 'Tapioca', 'Padaria'),
      spend(0.8, 'Saúde', [2_300, 18_900], 'Remédio de pressão', 'Farmácia', 'Fisioterapia'),
      spend(0.7, 'Transporte', [450, 3_800], 'Ônibus', 'Táxi', 'Gasolina'),
      spend(0.3, 'Lazer', [2_500, 12_000], 'Dominó e cerveja', 'Passeio em Olinda'),
      spend(0.15, 'Presentes', [6_000, 25_000], 'Presente do neto'),
    ],
    plans: antoniosPlans,
    messages: ['paguei 38,90 na farmácia', 'feira 74,50 no sábado'],
  },
  {
    name: 'Rafael Souza',
    email: 'rafael@demo.lya',
    phone: '41987650003',
    fixed: [
      bill(5, 'Aluguel', 'Moradia', 118_000),
      bill(10, 'Escola do Theo', 'Educação', 64_000),
      bill(12, 'Parcela do carro', 'Transporte', 98_750),
      bill(15, 'Seguro do carro', 'Transporte', 21_340),
      bill(16, 'Conta de luz', 'Moradia', 15_200, 22),
      bill(20, 'Plano do celular', 'Moradia', 6_999),
      bill(22, 'DAS do MEI', null, 8_090),
    ],
    habits: [
      earn(5.5, 'Freelances', [22_000, 52_000], 'Corridas do dia', 'Corridas da noite'),
      earn(0.8, 'Freelances', [4_500, 14_000], 'Entrega particular', 'Gorjetas'),
      spend(4.2, 'Transporte', [6_000, 16_000], 'Gasolina', 'Etanol', 'GNV'),
      spend(0.5, 'Transporte', [3_500, 48_000], 'Lava rápido', 'Troca de óleo', 'Borracharia'),
      spend(3.6, 'Alimentação', [1_200, 3_600], 'Almoço na rua', 'Lanche', 'Cafezinho'),
      spend(1.1, 'Alimentação', [9_000, 28_000], 'Atacado', 'Açougue'),
      spend(0.4, 'Saúde', [1_900, 12_000], 'Farmácia', 'Pediatra do Theo'),
      spend(0.5, 'Lazer', [2_800, 11_000], 'Pizza em família', 'Parque com o Theo'),
    ],
    plans: rafaelsPlans,
    messages: ['abasteci 120', 'hoje entrou 212 das corridas', 'almoço 24,50'],
  },
]
