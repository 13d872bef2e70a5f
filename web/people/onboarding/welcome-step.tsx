import { firstNameOf } from '@lya/core/people/identity/first-name.copy.ts'
import { Button } from '@mantine/core'
import { useSignedIn } from '#connection/session/signed-in.ts'
import { welcomeCopy as copy } from './onboarding.copy.ts'
import classes from './wizard.module.css'
import { StepTitle } from './wizard-frame.tsx'

type Props = { isSaving: boolean; onStart: () => void; onSkip: () => void }

export function WelcomeStep({ isSaving, onStart, onSkip }: Props) {
  const { name, planStatus } = useSignedIn()
  const firstName = firstNameOf(name)
  return (
    <>
      {planStatus === 'TRIAL' ? (
        <p className={classes.gift}>
          <strong>{copy.gift}</strong>
          <span>{copy.giftMore}</span>
        </p>
      ) : null}
      <StepTitle title={copy.title(firstName)} lead={copy.lead} />
      <ol className={classes.plan}>
        {copy.plan.map(({ title, text }, at) => (
          <li key={title} className={classes.item}>
            <span className={classes.number} aria-hidden="true">
              {at + 1}
            </span>
            <span>
              <strong className={classes.itemTitle}>{title}</strong>
              {text}
            </span>
          </li>
        ))}
      </ol>
      <div className={classes.actions}>
        <Button size="lg" disabled={isSaving} onClick={onStart}>
          {copy.start}
        </Button>
        <Button size="lg" variant="subtle" disabled={isSaving} onClick={onSkip}>
          {copy.later}
        </Button>
      </div>
    </>
  )
}
