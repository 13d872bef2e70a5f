import { expect, it } from 'vitest'
import { explainBrokenPictures } from './picture-fallback.ts'

it('says that a picture could not be loaded', () => {
  document.body.innerHTML = '<div><img src="/pictures/a.webp" alt="Dashboard"></div>'
  explainBrokenPictures(document)
  document.querySelector('img')?.dispatchEvent(new Event('error'))
  expect(document.querySelector('img')).toBeNull()
  expect(document.body.textContent).toBe('Erro ao carregar imagem')
})
