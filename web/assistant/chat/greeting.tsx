import { firstNameOf } from '@lya/core/people/identity/first-name.copy.ts'
import { assistantCopy as copy, exampleMessages, greeting } from '#assistant/assistant.copy.ts'
import { LyaFace } from '#assistant/chat/lya-face.tsx'
import { useSignedIn } from '#connection/session/signed-in.ts'
import classes from './chat.module.css'

/** The first words of Lya, and what one may write to her. */
export function Greeting({ onExample }: { onExample: (text: string) => void }) {
  const firstName = firstNameOf(useSignedIn().name)
  return (
    <div className={classes.greeting}>
      <LyaFace size={72} />
      {greeting(firstName).map((text) => (
        <div key={text} className={classes.reply}>
          <div className={classes.bubble}>
            <span className={classes.text}>{text}</span>
          </div>
        </div>
      ))}
      <ul className={classes.examples} aria-label={copy.examples}>
        {exampleMessages.map((text) => (
          <li key={text}>
            <button type="button" className={classes.example} onClick={() => onExample(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
