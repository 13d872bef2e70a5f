import { AssistantStep } from './assistant-step.tsx'
import { CategoriesStep } from './categories-step.tsx'
import { useSuggestions } from './use-suggestions.ts'
import { useWizard } from './use-wizard.ts'
import { WelcomeStep } from './welcome-step.tsx'
import { WizardFrame } from './wizard-frame.tsx'

export function meta() {
  return [{ title: 'Primeiros passos · Lya' }]
}

/** The set-up of a new account; whoever has finished it may open it again. */
export default function OnboardingPage() {
  const { step, isSaving, next, afterCategories, skip, finish } = useWizard()
  const suggestions = useSuggestions()
  return (
    <WizardFrame step={step}>
      {step === 1 ? (
        <WelcomeStep isSaving={isSaving} onStart={() => void next()} onSkip={() => void skip()} />
      ) : null}
      {step === 2 ? (
        <CategoriesStep suggestions={suggestions} isSaving={isSaving} onDone={afterCategories} />
      ) : null}
      {step === 3 ? (
        <AssistantStep isSaving={isSaving} onFinish={(goTo) => void finish(goTo)} />
      ) : null}
    </WizardFrame>
  )
}
