import classes from './logo.module.css'

/** The mark: `lya` in lower case and, after it, the ipê dot of a chat bubble. Height in pixels. */
export function Logo({ height = 36 }: { height?: number }) {
  return (
    <svg
      className={classes.logo}
      role="img"
      aria-label="Lya"
      viewBox="0 0 88 46"
      height={height}
      width={(height * 88) / 46}
    >
      <g fill="none" stroke="currentColor" strokeWidth="6.5" strokeLinecap="round">
        <path d="M5 4v22.5c0 4.5 2 6.5 5.5 6.5" strokeLinejoin="round" />
        <path d="M20 14v9.5c0 6 3.4 9.5 8.750 9.5s8.750-3.5 8.750-9.5v-9.5" />
        <path d="M37.5 14v19c0 6-3.3 9.5-9 9.5-2.7 0-5-.8-6.8-2.3" />
        <circle cx="56" cy="23.5" r="9.5" />
        <path d="M65.5 14v19" />
      </g>
      <path
        className={classes.dot}
        d="M79.5 22.5a7 7 0 0 1 0 14h-6.2a.8.8 0 0 1-.8-.8v-6.2a7 7 0 0 1 7-7Z"
      />
    </svg>
  )
}
