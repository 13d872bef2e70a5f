/** Says to a screen reader how many fields are wrong, each time the button was pressed in vain. */
export function WrongFields({ tries, count }: { tries: number; count: number }) {
  return (
    <p className="lya-hidden" role="alert">
      {tries > 0 && count > 0 ? <span key={tries}>{wrongFields(count)}</span> : null}
    </p>
  )
}

function wrongFields(count: number): string {
  return count === 1
    ? 'Confira 1 campo antes de seguir.'
    : `Confira ${count} campos antes de seguir.`
}
