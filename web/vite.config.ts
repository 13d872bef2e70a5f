import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { backOfficeFiles } from './vite/back-office-files.ts'
import { backOfficeWhole } from './vite/back-office-whole.ts'
import { siteScript } from './vite/site-script.ts'
import { wireContract } from './vite/wire-contract.ts'

export default defineConfig({
  plugins: [wireContract(), siteScript(), backOfficeWhole(), backOfficeFiles(), reactRouter()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What so many parts share is one file: a hundred of a kilobyte each come with as much of
        // headers again, 50 kB on the dashboard. With fewer sharers the sign-in page loads more.
        // Of the eleven the back-office's frame, three parts and charts are five.
        codeSplitting: { groups: [{ name: 'common', minShareCount: 11 }] },
      },
    },
  },
})
