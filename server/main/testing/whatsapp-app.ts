import {
  type FakeGraph,
  fakeAccess,
  fakeGraph,
} from '#adapters/whatsapp-cloud/testing/fake-graph.ts'
import { type TestApp, testApp } from '#main/testing/app.ts'

/** The application, with Meta's side beside it. */
export interface WhatsAppApp {
  app: TestApp
  graph: FakeGraph
  close(): Promise<void>
}

export async function whatsAppApp(
  options: NonNullable<Parameters<typeof testApp>[0]>,
): Promise<WhatsAppApp> {
  const graph = await fakeGraph()
  const environment = { ...fakeAccess, WHATSAPP_API_URL: graph.url, ...options.environment }
  const app = await testApp({ ...options, environment })
  return {
    app,
    graph,
    close: async () => {
      await app.close()
      await graph.close()
    },
  }
}
