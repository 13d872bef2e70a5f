/** Questions and answers, in the words of schema.org. */
export function FaqData({ items }: { items: readonly { question: string; answer: string }[] }) {
  const mainEntity = items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return <Data json={JSON.stringify({ ...context, '@type': 'FAQPage', mainEntity })} />
}

/** What is sold and for how much: the catalogue as it is when the page is served. */
export function ProductData() {
  const product = {
    ...{ ...context, '@type': 'SoftwareApplication', name: 'Lya' },
    ...{ applicationCategory: 'FinanceApplication', operatingSystem: 'Web', inLanguage: 'pt-BR' },
    url: `${address}/`,
    image: `${address}/pictures/cartao.jpg`,
    offers: 'offers',
  }
  // The offers are JSON already, so their slot is written in as it is.
  return <Data json={JSON.stringify(product).replace('"offers"}', '{{{offersJson}}}}')} />
}

/** Written in as it is: within a script nothing reads the escapes of markup. */
const address = '{{{publicUrl}}}'
const context = { '@context': 'https://schema.org' }

function Data({ json }: { json: string }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words; `<` cannot end it.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  )
}
