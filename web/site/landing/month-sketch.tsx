import classes from './month-sketch.module.css'

const bars = [
  { name: 'Moradia', percent: 78, color: 'var(--lya-chart-1)' },
  { name: 'Alimentação', percent: 46, color: 'var(--lya-chart-2)' },
  { name: 'Transporte', percent: 24, color: 'var(--lya-chart-3)' },
]

/** A drawing of the dashboard: a balance and three categories. Nothing to read out. */
export function MonthSketch() {
  return (
    <div className={classes.card} aria-hidden="true">
      <p className={classes.label}>Saldo Total</p>
      <p className={classes.balance}>R$ 5.318,40</p>
      {bars.map(({ name, percent, color }) => (
        <div key={name} className={classes.row}>
          <span>{name}</span>
          <span className={classes.track}>
            <span className={classes.bar} style={{ width: `${percent}%`, background: color }} />
          </span>
        </div>
      ))}
    </div>
  )
}
