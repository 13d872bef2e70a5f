import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { siteScript } from './vite/site-script.ts'
import { wireContract } from './vite/wire-contract.ts'

export default defineConfig({
  plugins: [wireContract(), siteScript(), reactRouter()],
  build: { target: 'es2022', modulePreload: { polyfill: false } },
})
