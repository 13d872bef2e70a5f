import { defaultIcon, readEmoji } from '@lya/core/money/categories/icon.ts'
import { TextInput } from '@mantine/core'
import { categoriesCopy as copy } from '#money/categories/categories.copy.ts'
import { typedIcon } from '#money/categories/form/category-form.model.ts'
import { emojiChoices } from '#money/categories/form/emoji-choices.copy.ts'
import classes from './category-form.module.css'

type Props = { value: string; onChange: (icon: string) => void }

/** One emoji, typed or picked; nothing is the clipboard. */
export function IconField({ value, onChange }: Props) {
  const chosen = readEmoji(value)
  return (
    <>
      <TextInput
        name="icon"
        size="md"
        label={copy.icon}
        description={copy.iconHint}
        autoComplete="off"
        placeholder={defaultIcon}
        classNames={{ input: classes.icon ?? '' }}
        value={value}
        error={chosen === null ? copy.iconInvalid : undefined}
        onChange={(event) => onChange(typedIcon(event.currentTarget.value))}
      />
      <fieldset className={classes.choices}>
        <legend className="lya-hidden">{copy.iconChoices}</legend>
        {emojiChoices.map(([emoji, name]) => (
          <label key={emoji} className={classes.emoji} title={name}>
            <input
              type="radio"
              name="emoji"
              className={classes.input}
              aria-label={name}
              checked={emoji === chosen}
              onChange={() => onChange(emoji)}
            />
            <span aria-hidden="true">{emoji}</span>
          </label>
        ))}
      </fieldset>
    </>
  )
}
