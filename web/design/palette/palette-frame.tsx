import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLayer } from '#design/layers/use-layer.ts'
import classes from './palette.module.css'

type Props = { opened: boolean; title: string; onClose: () => void; children: ReactNode }

/** The sheet of a palette; each opening begins with nothing typed. */
export function PaletteFrame({ opened, title, onClose, children }: Props) {
  useLayer(opened, onClose, { isTypedInto: true })
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={false}
      returnFocus={false}
      size={560}
      yOffset="12vh"
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={title}>{children}</Modal.Content>
    </Modal.Root>
  )
}
