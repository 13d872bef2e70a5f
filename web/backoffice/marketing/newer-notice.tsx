import { Button } from '@mantine/core'
import { NoticeBox } from '#design/states/notice-box.tsx'

/** Another screen saved what is being edited here: saving would be refused. */
export function NewerNotice({ onReload }: { onReload: () => void }) {
  return (
    <NoticeBox kind="info" title="Isto mudou em outra tela">
      <p>O que você escreveu ainda está aqui, mas não dá para salvar por cima.</p>
      <Button variant="default" size="xs" onClick={onReload}>
        Ver a versão nova
      </Button>
    </NoticeBox>
  )
}
