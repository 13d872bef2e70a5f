import classes from './chat.module.css'

/** Lya herself: the ipê bubble of the mark, with a small smile. */
export function LyaFace({ size }: { size: number }) {
  return (
    <svg className={classes.face} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path d="M24 2a22 22 0 0 1 0 44H5.500A3.500 3.500 0 0 1 2 42.500V24A22 22 0 0 1 24 2Z" />
      <g fill="none" stroke="var(--lya-on-ipe)" strokeWidth="3.400" strokeLinecap="round">
        <path d="M17 19v2.500M31 19v2.500M16 29c4.500 5 11.500 5 16 0" />
      </g>
    </svg>
  )
}
