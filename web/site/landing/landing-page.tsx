import { Closing } from '#site/landing/closing.tsx'
import { Demo } from '#site/landing/demo.tsx'
import { Figures } from '#site/landing/figures.tsx'
import { Hero } from '#site/landing/hero.tsx'
import { landing } from '#site/landing/landing.copy.ts'
import { Pains } from '#site/landing/pains.tsx'
import { Picture } from '#site/landing/picture.tsx'
import { Pricing } from '#site/landing/pricing.tsx'
import { Questions } from '#site/landing/questions.tsx'

export function meta() {
  return [
    { title: landing.title },
    { name: 'description', content: landing.description },
    { property: 'og:title', content: landing.title },
    { property: 'og:description', content: landing.description },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'pt_BR' },
  ]
}

export default function LandingPage() {
  return (
    <>
      <Hero />
      <Figures />
      <Pains />
      <Demo />
      <Picture />
      <Pricing />
      <Questions />
      <Closing />
    </>
  )
}
