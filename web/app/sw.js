// The service worker, filled by tools/build-web: the product's pages open without a network.
// Answers of /api and the content pages are never kept.
const version = __VERSION__
const cacheName = `lya-${version}`
const files = __FILES__
const patterns = __PATTERNS__.map((pathname) => new RegExp(toExpression(pathname)))
const shellKey = '/__shell'

addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => skipWaiting()))
})

addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches())
})

addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (patterns.some((pattern) => pattern.test(url.pathname))) event.respondWith(openPage(event))
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(readAsset(request))
  }
})

addEventListener('push', (event) => {
  event.waitUntil(showNotice(event.data))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openFrom(event.notification))
})

// A browser that was promised to see every message takes the permission away for a silent one.
async function showNotice(data) {
  const { title, body, tag, path } = readNotice(data)
  await registration.showNotification(title, {
    ...{ body, tag, data: { path }, lang: 'pt-BR' },
    ...{ icon: '/icon-192.png', badge: '/favicon-32.png' },
  })
}

function readNotice(data) {
  const unread = { title: 'Lya', body: 'Abra a Lya para ver o aviso.', tag: 'lya', path: '/' }
  try {
    return { ...unread, ...data?.json() }
  } catch {
    return unread
  }
}

// Into a tab that is open already, where there is one. Only a path of ours is opened.
async function openFrom({ data }) {
  const path = String(data?.path ?? '/')
  const url = new URL(path, location.origin)
  if (url.origin !== location.origin) return
  const [open] = await clients.matchAll({ type: 'window' })
  const moved = await open?.navigate(url.href).catch(() => null)
  if (moved) await moved.focus()
  else await clients.openWindow(url.href)
}

async function keepShell() {
  const cache = await caches.open(cacheName)
  await cache.addAll(files)
  // The page and the policy in its header belong together: one answer holds one nonce.
  const shell = await fetch('/login', { cache: 'reload' })
  if (!shell.ok) throw new Error(`the shell answered ${shell.status}`)
  await cache.put(shellKey, shell)
}

async function dropOldCaches() {
  for (const name of await caches.keys()) {
    if (name.startsWith('lya-') && name !== cacheName) await caches.delete(name)
  }
  await registration.navigationPreload?.enable()
  await clients.claim()
}

async function openPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await caches.match(shellKey)) ?? Response.error()
  }
}

async function readAsset(request) {
  const kept = await caches.match(request, { ignoreVary: true })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(cacheName)
    await cache.put(request, answer.clone())
  }
  return answer
}

// Only the shapes that our routes have: `/a/b`, `/a/:id`, and an optional last part.
function toExpression(pathname) {
  return `^${pathname.replace(/\{\/:\w+\}\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`
}
