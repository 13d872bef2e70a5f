export function meta() {
  return [{ title: 'Página não encontrada | Lya' }]
}

export default function NotFoundPage() {
  return (
    <main>
      <h1>Página não encontrada</h1>
      <a href="/">Voltar ao início</a>
    </main>
  )
}
