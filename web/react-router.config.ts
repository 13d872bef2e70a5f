import type { Config } from '@react-router/dev/config'

const legalPages = ['/privacidade', '/termos', '/disclaimer', '/cookies']

export default {
  appDirectory: 'app',
  // tools/build-web moves a finished build up into build/.
  buildDirectory: 'build/next',
  ssr: false,
  // Content pages become real HTML; every other route is served by the shell.
  prerender: ['/', '/planos', '/testegratis', ...legalPages, '/404'],
} satisfies Config
