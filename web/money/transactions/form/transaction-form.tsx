import { limits } from '@lya/core/limits.ts'
import { Button, TextInput } from '@mantine/core'
import { DayField } from '#design/days/day-field.tsx'
import { AmountField } from '#money/fields/amount-field.tsx'
import { CategoryField } from '#money/fields/category-field.tsx'
import { CategoryTrouble } from '#money/fields/category-trouble.tsx'
import { TypeSwitch } from '#money/fields/type-switch.tsx'
import type { useCategories } from '#money/fields/use-categories.ts'
import type {
  FormValues,
  TransactionDraft,
} from '#money/transactions/form/transaction-form.model.ts'
import { useTransactionForm } from '#money/transactions/form/use-transaction-form.ts'
import { transactionsCopy as copy } from '#money/transactions/transactions.copy.ts'
import classes from './transaction-form.module.css'

type Props = {
  /** Of this form, and of what it edits. */
  name: string
  initial: FormValues
  query: ReturnType<typeof useCategories>
  isSaving: boolean
  /** Begins at the description: the amount comes after what it was for. */
  isFurther?: boolean
  onCancel: () => void
  onSubmit: (draft: TransactionDraft) => void
  /** Saves and goes on with a form like this one; absent where there is one thing to save. */
  onSubmitForMore?: ((draft: TransactionDraft) => void) | undefined
}

export function TransactionForm(props: Props) {
  const { values, problems, suggestion, form, formProps, ...on } = useTransactionForm(props)
  const { set, setType, chooseCategory, submit } = on
  const fitting = props.query.categories.filter(({ type }) => type === values.type)
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      {...formProps}
      onSubmit={(event) => {
        event.preventDefault()
        submit(props.onSubmit)
      }}
    >
      <TypeSwitch value={values.type} onChange={setType} />
      <AmountField
        value={values.amount}
        problem={problems.amount}
        onChange={(amount) => set({ amount })}
      />
      <TextInput
        name="description"
        label={copy.description}
        required
        autoComplete="off"
        maxLength={limits.descriptionLengthMax}
        placeholder={copy.descriptionHint}
        value={values.description}
        error={problems.description}
        onChange={(event) => set({ description: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        <CategoryField
          categories={fitting}
          value={values.categoryId}
          problem={problems.categoryId}
          onChange={chooseCategory}
        />
        <DayField
          label={copy.date}
          value={values.date}
          error={problems.date}
          onChange={(date) => set({ date })}
        />
      </div>
      <p className={classes.suggestion} role="status">
        {suggestion ? copy.suggestion(suggestion.name) : ''}
      </p>
      <CategoryTrouble query={props.query} fitting={fitting} onLeave={props.onCancel} />
      <Actions {...props} submit={submit} />
    </form>
  )
}

type ActionsProps = Pick<Props, 'isSaving' | 'onCancel' | 'onSubmitForMore'> & {
  submit: (save: (draft: TransactionDraft) => void) => void
}

function Actions({ isSaving, onCancel, onSubmitForMore, submit }: ActionsProps) {
  return (
    <div className={classes.actions}>
      {onSubmitForMore ? (
        <Button
          variant="subtle"
          size="md"
          className={classes.more}
          aria-disabled={isSaving}
          onClick={() => submit(onSubmitForMore)}
        >
          {copy.saveForMore}
        </Button>
      ) : null}
      <Button variant="default" size="md" onClick={onCancel}>
        {copy.cancel}
      </Button>
      <Button type="submit" size="md" loading={isSaving}>
        {copy.save}
      </Button>
    </div>
  )
}
