import { Button } from '@mantine/core'
import { IconMessageCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { LearnedSection } from '#assistant/memory/learned/learned-section.tsx'
import { memoryCopy as copy } from '#assistant/memory/memory.copy.ts'
import { MessagesSection } from '#assistant/memory/messages/messages-section.tsx'
import { PageFrame } from '#design/page/page-frame.tsx'
import { ChannelsSection } from '#people/channels/channels-section.tsx'

export function meta() {
  return [{ title: 'Memória da Lya · Lya' }]
}

/** What Lya keeps of a person: habits, channels and the conversation. */
export default function MemoryPage() {
  const back = (
    <Button
      component={Link}
      to={paths.lya}
      variant="default"
      leftSection={<IconMessageCircle size={18} aria-hidden="true" />}
    >
      {copy.back}
    </Button>
  )
  return (
    <PageFrame title={copy.title} lead={copy.lead} action={back}>
      <LearnedSection />
      <ChannelsSection />
      <MessagesSection />
    </PageFrame>
  )
}
