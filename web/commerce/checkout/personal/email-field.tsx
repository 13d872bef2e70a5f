import { limits } from '@lya/core/limits.ts'
import { Loader, TextInput } from '@mantine/core'
import { paths } from '#app/paths.ts'
import { personalCopy as copy } from '#commerce/checkout/checkout.copy.ts'
import { NoticeBox } from '#design/states/notice-box.tsx'
import { TextLink } from '#design/text-link.tsx'
import type { EmailStatus } from './personal.model.ts'

type Props = {
  email: string
  isFixed: boolean
  status: EmailStatus
  hasFailed: boolean
  error: string | null
  onChange: (email: string) => void
  onLeave: () => void
}

/** The address of the account that is bought for, and what is known of it. */
export function EmailField(props: Props) {
  const { status, error } = props
  const isTaken = error === copy.emailActive || error === copy.emailLeaving
  return (
    <>
      <TextInput
        label={copy.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={limits.emailLengthMax}
        value={props.email}
        readOnly={props.isFixed}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        onBlur={props.onLeave}
        rightSection={
          status === 'checking' ? <Loader size={16} aria-label={copy.emailChecking} /> : null
        }
        error={
          isTaken ? (
            <>
              {error} <TextLink to={paths.login}>{copy.login}</TextLink>
            </>
          ) : (
            error
          )
        }
      />
      {status === 'trial' ? <NoticeBox kind="info">{copy.emailTrial}</NoticeBox> : null}
      {status === 'known' && !props.isFixed ? (
        <NoticeBox kind="info">{copy.emailKnown}</NoticeBox>
      ) : null}
      {props.hasFailed ? <NoticeBox kind="info">{copy.statusFailed}</NoticeBox> : null}
    </>
  )
}
