import { PasswordInput } from '@mantine/core'
import { useState } from 'react'

/** A password with an eye that the keyboard reaches too, and that says what it does. */
export function PasswordField(props: {
  label: string
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  error?: string | null
  description?: string
  onBlur?: () => void
}) {
  const { onChange, ...rest } = props
  const [isVisible, setVisible] = useState(false)
  return (
    <PasswordInput
      {...rest}
      // Mantine tells of it by the border alone here.
      aria-invalid={Boolean(rest.error)}
      onChange={(event) => onChange(event.currentTarget.value)}
      visible={isVisible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': isVisible ? 'Ocultar senha' : 'Mostrar senha',
        tabIndex: 0,
      }}
    />
  )
}
