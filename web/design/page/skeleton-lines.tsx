import classes from './skeleton-lines.module.css'

/** Stands where text will be. @param props.loading What is said of it meanwhile. */
export function SkeletonLines({ loading }: { loading: string }) {
  return (
    <>
      <p className="lya-hidden" role="status">
        {loading}
      </p>
      <span className={classes.line} />
      <span className={classes.line} />
    </>
  )
}
