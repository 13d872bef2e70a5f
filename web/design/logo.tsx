import classes from './logo.module.css'

/** The mark: `lya` and the ipê dot of a chat bubble after it. As large as the text around it. */
export function Logo({ size = 28 }: { size?: number }) {
  return (
    <svg
      className={classes.logo}
      role="img"
      aria-label="Lya"
      viewBox="0 0 78 44"
      height={size * 1.35}
      width={(size * 1.35 * 78) / 44}
    >
      <g fill="none" stroke="currentColor" strokeWidth="6.4" strokeLinecap="round">
        <path d="M5.2 4v22.2c0 4 2 5.8 5 5.8" />
        <path d="M18.2 13.2v9.6c0 5.600 3 8.800 8 8.800s8-3.200 8-8.800v-9.600" />
        <path d="M34.200 13.200v19.300c0 5.300-3.100 8.300-8.200 8.300-2.600 0-4.700-.7-6.300-2" />
        <circle cx="51.200" cy="22.600" r="9.400" />
        <path d="M60.600 13.200v18.800" />
      </g>
      <path
        className={classes.dot}
        d="M71.300 22.400a6.300 6.300 0 1 1 0 12.600h-5.600a.7.700 0 0 1-.7-.7v-5.600a6.300 6.300 0 0 1 6.300-6.300Z"
      />
    </svg>
  )
}
