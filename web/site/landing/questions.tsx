import { landing } from '#site/landing/landing.copy.ts'
import { Faq } from '#site/parts/faq.tsx'
import { NewTabLink } from '#site/parts/new-tab-link.tsx'
import { slot, When } from '#site/slots.tsx'
import classes from './questions.module.css'

const { questions } = landing

/** The six questions; more of them, and somebody to ask, where the operator has set them up. */
export function Questions() {
  return (
    <Faq title={questions.title} items={questions.items}>
      <div className={classes.more}>
        <When slot="faqUrl">
          <NewTabLink href={slot('faqUrl')} className={`site-button ${classes.link}`}>
            {questions.faq}
          </NewTabLink>
        </When>
        <When slot="supportWhatsapp">
          <NewTabLink
            href={`https://wa.me/${slot('supportWhatsapp')}`}
            className={`site-button ${classes.link}`}
          >
            {questions.support}
          </NewTabLink>
        </When>
      </div>
    </Faq>
  )
}
