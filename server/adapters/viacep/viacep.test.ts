import { expect, it } from 'vitest'
import { viaCep } from '#adapters/viacep/viacep.ts'
import { Outage } from '#platform/outage.ts'

/** Answers that were recorded, and who asked for them. */
function asked(answers: (Response | Error)[]) {
  const urls: string[] = []
  const book = viaCep({
    fetch: async (url) => {
      urls.push(url instanceof Request ? url.url : url.toString())
      const answer = answers.shift()
      if (!answer || answer instanceof Error) throw answer ?? new Error('asked once too often')
      return answer
    },
  })
  return { book, urls }
}
const json = (body: unknown, status = 200) => Response.json(body, { status })

const paulista = {
  ...{ cep: '01310-100', logradouro: 'Avenida Paulista', complemento: 'de 612 a 1510' },
  ...{ bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP', ibge: '3550308', ddd: '11' },
}

it('finds a street, and asks for it once', async () => {
  const { book, urls } = asked([json(paulista)])
  const street = {
    street: 'Avenida Paulista',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  }
  expect(await book.find('01310100')).toEqual(street)
  expect(await book.find('01310100')).toEqual(street)
  expect(urls).toEqual(['https://viacep.com.br/ws/01310100/json/'])
})

it('knows a town that has no streets, and a CEP of nowhere in either of its forms', async () => {
  const { book } = asked([
    json({ ...paulista, logradouro: '', bairro: '', localidade: 'Bom Jesus' }),
    json({ erro: 'true' }),
    json({ erro: true }),
    json({}, 400),
  ])
  expect(await book.find('64900000')).toMatchObject({ street: '', city: 'Bom Jesus' })
  for (const cep of ['99999999', '99999998', '99999997']) expect(await book.find(cep)).toBeNull()
})

it('is an outage when it does not answer, and is asked again', async () => {
  const { book } = asked([new Error('timeout'), json({}, 503), json([]), json(paulista)])
  for (const _ of [1, 2, 3]) await expect(book.find('01310100')).rejects.toBeInstanceOf(Outage)
  expect(await book.find('01310100')).toMatchObject({ state: 'SP' })
})
