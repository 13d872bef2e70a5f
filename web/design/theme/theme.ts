import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'

const petrol: MantineColorsTuple = [
  '#e9f4f3',
  '#d2e8e6',
  '#a8d6d1',
  '#7fd1c1',
  '#4ea79f',
  '#2f8583',
  '#1d6a70',
  '#155a67',
  '#0f4c5c',
  '#0b3a47',
]

const ipe: MantineColorsTuple = [
  '#fff8e4',
  '#fff0c9',
  '#ffe294',
  '#ffd45c',
  '#ffc72c',
  '#ffb703',
  '#dc9c00',
  '#b07d00',
  '#8a5a00',
  '#5e3d00',
]

/** Mantine's dark greys, replaced by ours: text first, ground last. */
const dark: MantineColorsTuple = [
  '#f2eee6',
  '#c9d2d6',
  '#a9b6bc',
  '#74858e',
  '#2a3942',
  '#22313a',
  '#17232a',
  '#10191d',
  '#0d1519',
  '#0b1215',
]

// White on #7fd1c1 fails, so the colour of a filled control's text changes with the scheme.
const variantColorResolver: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input)
  if (input.color !== undefined && input.color !== 'petrol') return resolved
  if (input.variant === 'filled') {
    return {
      background: 'var(--lya-action)',
      hover: 'var(--lya-action-hover)',
      color: 'var(--lya-on-action)',
      border: '1px solid transparent',
    }
  }
  if (input.variant === 'light') {
    return {
      ...resolved,
      background: 'var(--lya-action-soft)',
      hover: 'var(--lya-action-soft)',
      color: 'var(--lya-action)',
    }
  }
  if (input.variant === 'subtle' || input.variant === 'transparent') {
    return { ...resolved, hover: 'var(--lya-action-soft)', color: 'var(--lya-action)' }
  }
  return resolved
}

export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: { light: 8, dark: 3 },
  colors: { petrol, ipe, dark },
  variantColorResolver,
  black: '#0f2a33',
  fontFamily: 'var(--lya-text-font)',
  headings: { fontFamily: 'var(--lya-heading-font)', fontWeight: '650' },
  defaultRadius: 'md',
  radius: { xs: '6px', sm: '8px', md: '12px', lg: '14px', xl: '999px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { radius: 'xl' } },
    ActionIcon: { defaultProps: { variant: 'subtle', radius: 'xl' } },
    Paper: { defaultProps: { radius: 'lg', withBorder: true } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Notification: { defaultProps: { radius: 'lg' } },
  },
})

/** Mantine's own variables, pointed at the brand's tokens. */
export const cssVariables: CSSVariablesResolver = () => {
  const byRole = {
    '--mantine-color-body': 'var(--lya-ground)',
    '--mantine-color-text': 'var(--lya-text)',
    '--mantine-color-bright': 'var(--lya-text)',
    '--mantine-color-dimmed': 'var(--lya-quiet)',
    '--mantine-color-placeholder': 'var(--lya-quiet)',
    '--mantine-color-anchor': 'var(--lya-action)',
    '--mantine-color-error': 'var(--lya-expense)',
    '--mantine-color-default': 'var(--lya-surface)',
    '--mantine-color-default-hover': 'var(--lya-sunken)',
    '--mantine-color-default-color': 'var(--lya-text)',
    '--mantine-color-default-border': 'var(--lya-line)',
    '--mantine-primary-color-filled': 'var(--lya-action)',
    '--mantine-primary-color-filled-hover': 'var(--lya-action-hover)',
    '--mantine-primary-color-contrast': 'var(--lya-on-action)',
  }
  return { variables: {}, light: byRole, dark: byRole }
}
