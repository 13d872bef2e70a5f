import { paths } from '#app/paths.ts'
import { Closing } from '#site/landing/closing.tsx'
import { Demo } from '#site/landing/demo.tsx'
import { Figures } from '#site/landing/figures.tsx'
import { Hero } from '#site/landing/hero.tsx'
import { landing } from '#site/landing/landing.copy.ts'
import { Pains } from '#site/landing/pains.tsx'
import { Picture } from '#site/landing/picture.tsx'
import { Pricing } from '#site/landing/pricing.tsx'
import { Questions } from '#site/landing/questions.tsx'
import { pageMeta } from '#site/page-meta.ts'
import { Testimonials } from '#site/parts/testimonials.tsx'
import { ProductData } from '#site/structured-data.tsx'

export const meta = () =>
  pageMeta({ path: paths.home, title: landing.title, description: landing.description })

export default function LandingPage() {
  return (
    <>
      <Hero />
      <Figures />
      <Pains />
      <Demo />
      <Picture />
      <Testimonials title={landing.testimonials.title} />
      <Pricing />
      <Questions />
      <Closing />
      <ProductData />
    </>
  )
}
