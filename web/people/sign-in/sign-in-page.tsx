export function meta() {
  return [{ title: 'Lya' }]
}

export default function Page() {
  return <main />
}
