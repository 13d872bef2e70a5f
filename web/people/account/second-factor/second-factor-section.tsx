import { Button } from '@mantine/core'
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { api } from '#connection/calls/client.ts'
import { SectionCard } from '#design/page/section-card.tsx'
import { AskPassword } from './ask-password.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanStep } from './scan-step.tsx'
import { secondFactorCopy as copy } from './second-factor.copy.ts'
import classes from './second-factor.module.css'
import { useSecondFactor } from './use-second-factor.ts'

/** Fewer recovery codes than this are soon none. */
const fewCodes = 4

/** Whether a code is asked for besides the password, and the way to change that. */
export function SecondFactorSection() {
  const query = useQuery(api.secondFactor.get.queryOptions())
  const { step, isBusy, refused, givePassword, confirm, go, leave } = useSecondFactor()
  return (
    <SectionCard
      id="duas-etapas"
      title={copy.title}
      lead={copy.lead}
      loading={copy.loading}
      failed={copy.failed}
      query={query}
    >
      {step.at === 'rest' && query.data ? (
        <Rest state={query.data} onAsk={(purpose) => go({ at: 'password', purpose })} />
      ) : null}
      {step.at === 'password' ? (
        <AskPassword
          key={step.purpose}
          why={copy.passwordWhy[step.purpose]}
          confirm={step.purpose === 'stop' ? copy.turnOff : copy.next}
          {...{ isBusy, refused }}
          onGive={(password) => givePassword(step.purpose, password)}
          onLeave={leave}
        />
      ) : null}
      {step.at === 'scan' ? (
        <ScanStep
          started={step.started}
          {...{ isBusy, refused }}
          onCode={(code) => confirm(step.started, code)}
          onLeave={leave}
        />
      ) : null}
      {step.at === 'codes' ? <RecoveryCodes codes={step.codes} onKept={leave} /> : null}
    </SectionCard>
  )
}

function Rest(props: {
  state: { isOn: boolean; recoveryCodesLeft: number }
  onAsk: (purpose: 'start' | 'stop' | 'renew') => void
}) {
  const { isOn, recoveryCodesLeft } = props.state
  const Icon = isOn ? IconShieldCheck : IconShieldOff
  return (
    <div className={classes.rest}>
      <p className={classes.state} data-on={isOn}>
        <Icon size={22} aria-hidden="true" />
        <strong>{isOn ? copy.on : copy.off}</strong>
        {isOn ? (
          <span className={classes.quiet}>
            {copy.left(recoveryCodesLeft)} {recoveryCodesLeft < fewCodes ? copy.few : null}
          </span>
        ) : null}
      </p>
      <div className={classes.ways}>
        {isOn ? (
          <>
            <Button variant="default" onClick={() => props.onAsk('renew')}>
              {copy.renew}
            </Button>
            <Button variant="default" onClick={() => props.onAsk('stop')}>
              {copy.turnOff}
            </Button>
          </>
        ) : (
          <Button size="md" onClick={() => props.onAsk('start')}>
            {copy.turnOn}
          </Button>
        )}
      </div>
    </div>
  )
}
