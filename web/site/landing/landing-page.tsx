export function meta() {
  return [{ title: 'Lya' }]
}

export default function LandingPage() {
  return (
    <main>
      <a href="/register">Teste Grátis</a>
    </main>
  )
}
