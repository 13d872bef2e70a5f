import type { PersonView } from '@lya/contract/backoffice/person/view.ts'
import { Button } from '@mantine/core'
import { ActionButton } from '#backoffice/person/actions/action-button.tsx'
import { copyWords } from '#backoffice/person/parts/copy-words.ts'
import { affiliateCopy as copy } from '#backoffice/person/tabs.copy.ts'
import { adminClient } from '#connection/admin/admin-client.ts'
import { useMay } from '#connection/admin/operator.ts'
import { copyText } from '#design/toast/copy-text.ts'
import classes from '../person.module.css'

/** 'Copiar' and 'Gerar Novo Código'. */
export function CodeButtons({ person: { userId, isYou, affiliate } }: { person: PersonView }) {
  const maySupport = useMay('support')
  const { code } = affiliate
  return (
    <div className={classes.buttons}>
      <Button variant="default" onClick={() => void copyText(code, copyWords(copy.code))}>
        {copy.copy}
      </Button>
      <ActionButton
        label={copy.newCode}
        lead={copy.newCodeLead}
        isDisabled={isYou || !maySupport}
        run={(reason) => adminClient.person.newCode({ userId, code, reason })}
        done={() => copy.newCodeDone}
        failed={copy.newCodeFailed}
      />
    </div>
  )
}
