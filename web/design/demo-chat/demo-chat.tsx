import { demoChat } from '#design/demo-chat/demo-chat.copy.ts'
import classes from './demo-chat.module.css'

/** @param props.count How many messages of the talk to show, from its start. */
export function DemoChat({ count = demoChat.length }: { count?: number }) {
  return (
    <ol className={classes.chat} aria-label="Exemplo de conversa com a Lya">
      {demoChat.slice(0, count).map(({ from, text }) => (
        <li key={text} className={classes.bubble} data-from={from}>
          <span className="lya-hidden">{from === 'lya' ? 'Lya: ' : 'Você: '}</span>
          {text}
        </li>
      ))}
    </ol>
  )
}
