import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  // Content pages become real HTML; every other route is served by the shell.
  prerender: ['/', '/404'],
} satisfies Config
