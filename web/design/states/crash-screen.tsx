import classes from './state.module.css'

/** The last resort, when a page of ours breaks: plain HTML, since anything else may be broken. */
export function CrashScreen() {
  return (
    <main className={classes.state}>
      <span className={classes.bubble} aria-hidden="true" />
      <h1 className={classes.title}>Algo quebrou por aqui</h1>
      <p className={classes.message}>
        Seus dados estão a salvo. Recarregue a página; se continuar assim, volte daqui a pouco.
      </p>
      <a href="/">Voltar ao início</a>
    </main>
  )
}
