/** Says to a screen reader that what was pressed is under way; the button itself only turns. */
export function Working({ said }: { said: string | null }) {
  return (
    <span className="lya-hidden" role="status">
      {said}
    </span>
  )
}
