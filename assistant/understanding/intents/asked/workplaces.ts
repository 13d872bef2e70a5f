import { fold } from '#language/fold.ts'

const places = new Set(
  (
    'salao barbearia studio estudio esmalteria loja lojinha oficina atelie consultorio ' +
    'lanchonete restaurante bar padaria quitanda mercadinho banca barraca barraquinha feira ' +
    'clinica academia escritorio quiosque trailer bistro cafeteria confeitaria sorveteria'
  ).split(' '),
)

/** Whether a word names a place where people work for themselves: "quanto entrou no salão?". */
export function isWorkplace(words: string): boolean {
  return places.has(fold(words).trim())
}
