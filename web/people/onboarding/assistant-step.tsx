import { Button } from '@mantine/core'
import { IconMessageCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { paths } from '#app/paths.ts'
import { api, client } from '#connection/calls/client.ts'
import { DemoChat } from '#design/demo-chat/demo-chat.tsx'
import { whatsappUrl } from '#format/whatsapp.ts'
import { assistantCopy as copy } from './onboarding.copy.ts'
import classes from './wizard.module.css'
import { StepTitle } from './wizard-frame.tsx'

type Props = { isSaving: boolean; onFinish: (goTo: string) => void }

export function AssistantStep({ isSaving, onFinish }: Props) {
  return (
    <>
      <StepTitle title={copy.title} lead={copy.lead} />
      <div className={classes.talk}>
        <DemoChat count={4} />
      </div>
      <div className={classes.actions}>
        <TalkButton isSaving={isSaving} onFinish={onFinish} />
        <Button
          size="lg"
          variant="subtle"
          disabled={isSaving}
          onClick={() => onFinish(paths.dashboard)}
        >
          {copy.goOn}
        </Button>
      </div>
    </>
  )
}

const minuteMs = 60_000

/** Who greets from a telephone proves its number with the same message, if it can be. */
function useGreeting(isOnWhatsApp: boolean): string {
  const { data } = useQuery({
    queryKey: ['onboarding', 'greeting'],
    queryFn: () => client.channels.startLink(),
    enabled: isOnWhatsApp,
    retry: false,
    gcTime: 0,
    // The code serves for ten minutes.
    staleTime: 9 * minuteMs,
    refetchInterval: 9 * minuteMs,
  })
  return data ? copy.greetingWith(data.code) : copy.greeting
}

const icon = <IconMessageCircle size={20} aria-hidden="true" />
const builtInChat = `${paths.lya}?texto=${encodeURIComponent(copy.greeting)}`

/** Lya is met where she is: on WhatsApp in another tab, or in the built-in chat. */
function TalkButton({ isSaving, onFinish }: Props) {
  const contacts = useQuery(api.support.contacts.queryOptions())
  const number = contacts.data?.assistantWhatsapp
  const greeting = useGreeting(Boolean(number))
  if (number) {
    return (
      <Button
        component="a"
        size="lg"
        leftSection={icon}
        href={whatsappUrl(number, greeting)}
        target="_blank"
        rel="noopener"
        onClick={() => onFinish(paths.dashboard)}
      >
        {copy.talk}
        <span className="lya-hidden">{copy.newTab}</span>
      </Button>
    )
  }
  return (
    <Button
      size="lg"
      leftSection={icon}
      disabled={isSaving || contacts.isPending}
      onClick={() => onFinish(builtInChat)}
    >
      {copy.talk}
    </Button>
  )
}
