import '@mantine/core/styles/Modal.layer.css'
import type { PlanBlock } from '@lya/core/people/plan/plan-block.ts'
import { Button, Modal } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#app/paths.ts'
import { blockCopy, wayOutCopy as copy } from '#commerce/trial/trial.copy.ts'
import classes from './block-dialog.module.css'

type Props = { block: PlanBlock; onSignOut: () => void }

/** Stands in place of what has to be paid for. Nothing closes it but to leave, or to pay. */
export function BlockDialog({ block, onSignOut }: Props) {
  const words = blockCopy[block]
  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      centered
      size={460}
      title={words.title}
      classNames={{ content: classes.content, title: classes.title, header: classes.header }}
    >
      <p className={classes.text}>{words.text}</p>
      {block === 'suspended' ? (
        <Button component={Link} to={paths.subscription} size="md" fullWidth data-autofocus>
          {words.action}
        </Button>
      ) : (
        // A content page, which is a document of its own.
        <Button component="a" href={paths.plans} size="md" fullWidth data-autofocus>
          {words.action}
        </Button>
      )}
      <nav aria-label={copy.label}>
        <p className={classes.label}>{copy.label}</p>
        <ul className={classes.ways}>
          {block === 'suspended' ? null : <Way to={paths.subscription}>{copy.subscription}</Way>}
          <Way to={paths.ownData}>{copy.data}</Way>
          <Way to={paths.referral}>{copy.referral}</Way>
          <Way to={paths.help}>{copy.help}</Way>
          <li>
            <button type="button" className={classes.way} onClick={onSignOut}>
              {copy.signOut}
            </button>
          </li>
        </ul>
      </nav>
    </Modal>
  )
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link className={classes.way} to={to}>
        {children}
      </Link>
    </li>
  )
}
