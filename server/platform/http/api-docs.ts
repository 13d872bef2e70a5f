import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { contract } from '@lya/contract'
import type { OpenAPI } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { Hono } from 'hono'
import type { EdgeEnv } from '#platform/http/edge.ts'
import { type HeaderRecord, securityHeaders } from '#platform/http/security-headers.ts'

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Lya API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<script defer src="/api/docs/swagger-ui-bundle.js"></script>
<script defer src="/api/docs/start.js"></script>
</head>
<body><div id="docs"></div></body>
</html>
`

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true })\n`

/** The viewer sets style attributes and embeds its pictures; everything else comes from here. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'"

/** Serves the contract as OpenAPI 3.1 and a page to browse it, with nothing from elsewhere. */
export function mountApiDocs(app: Hono<EdgeEnv>, parts: { publicUrl: string | null }): void {
  const common = securityHeaders({ isHttps: parts.publicUrl?.startsWith('https:') ?? false })
  const headersOf = (type: string): HeaderRecord => ({
    ...common,
    'content-type': type,
    'cache-control': 'no-cache',
    'content-security-policy': policy,
  })
  let specification: Promise<string> | undefined
  const script = headersOf('text/javascript; charset=utf-8')
  const style = headersOf('text/css; charset=utf-8')

  app.get('/api/openapi.json', async () => {
    specification ??= describeApi()
    return new Response(await specification, { headers: headersOf('application/json') })
  })
  app.get('/api/docs', () => new Response(page, { headers: headersOf('text/html; charset=utf-8') }))
  app.get('/api/docs/start.js', () => new Response(start, { headers: script }))
  app.get('/api/docs/swagger-ui-bundle.js', async () => {
    return new Response(await viewerFile('swagger-ui-bundle.js'), { headers: script })
  })
  app.get('/api/docs/swagger-ui.css', async () => {
    return new Response(await viewerFile('swagger-ui.css'), { headers: style })
  })
}

const viewerFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

async function viewerFile(name: string): Promise<string> {
  const text = await readFile(join(viewerFolder, name), 'utf8')
  // Its source map is not served.
  return text.replace(/\n(\/\/|\/\*)# sourceMappingURL=.*$/, '\n')
}

/** What every refusal looks like, whatever the procedure. */
const refusal: OpenAPI.SchemaObject = {
  type: 'object',
  required: ['code', 'message', 'status'],
  properties: {
    code: { type: 'string', description: '`<slice>.<reason>`' },
    message: { type: 'string' },
    status: { type: 'integer' },
    data: { description: 'What is needed to act on the refusal.' },
  },
}

async function describeApi(): Promise<string> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(contract, {
    info: {
      title: 'Lya',
      version: '1',
      description:
        'Money is integer centavos, days are `YYYY-MM-DD`. Signed in by the session cookie; ' +
        'a call that changes something needs an `Origin` of ours.',
    },
    servers: [{ url: '/api' }],
    components: { schemas: { Refusal: refusal } },
  })
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path ?? {})) {
      if (typeof operation !== 'object' || !('responses' in operation)) continue
      const [slice = ''] = operation.operationId?.split('.') ?? []
      operation.tags = [slice]
      operation.responses = {
        ...operation.responses,
        default: { description: 'Refused', content },
      }
    }
  }
  return JSON.stringify(document)
}
