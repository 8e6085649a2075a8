// The page without a connection: all its files, kept in a cache of this version. A version is
// kept whole or not at all, and goes when the next one takes over.
/* global ALONE, FILES, TUTORIAL, VERSION -- written above these lines when the page is built */
const KEPT = `impera-${VERSION}`;
const TOLD = "impera-told"; // outlives versions
const SCOPE = self.registration.scope;
const PAGE = new URL("./", SCOPE).href;
const LAST_TOLD = new URL("last-told", SCOPE).href; // not an address of the server's
const OWN = new Set(FILES.map((file) => new URL(file, SCOPE).href));
const TAUGHT = new URL(TUTORIAL, SCOPE).href;

self.addEventListener("install", (event) => {
  event.waitUntil(keep());
  // Where the browser can, assets come straight from the cache: nobody has to be woken for them.
  const pathname = `${new URL(SCOPE).pathname}assets/*`;
  event.addRoutes?.({ condition: { urlPattern: { pathname } }, source: { cacheName: KEPT } });
});

/** The first version serves the page that brought it; a later one waits until it's asked. */
self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forget(), self.clients.claim(), preload()]));
});

self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});

async function keep() {
  const kept = await caches.open(KEPT);
  await Promise.all([PAGE, TAUGHT, ...OWN].map((url) => add(kept, url)));
}

/** What has its content in its name is taken from an older version, if it's there. */
async function add(kept, url) {
  const known = url.includes("/assets/") && (await caches.match(url));
  if (known) await kept.put(url, known);
  else await kept.add(new Request(url, { cache: "no-cache" }));
}

async function forget() {
  const old = (await caches.keys()).filter(
    (name) => name.startsWith("impera") && name !== KEPT && name !== TOLD,
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Where a server answers, it's asked for the page while this worker is still waking up. */
async function preload() {
  if (!ALONE) await self.registration.navigationPreload?.enable();
}

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  if (method !== "GET" || !url.startsWith(SCOPE)) return;
  const bare = url.split(/[?#]/, 1)[0];
  const isApi = bare.startsWith(new URL("api/", SCOPE).href);
  if (mode === "navigate" && OWN.has(bare) && bare !== new URL("index.html", SCOPE).href) return;
  if (mode === "navigate" && !isApi) event.respondWith(ALONE ? cached(PAGE) : fresh(event, PAGE));
  else if (bare === TAUGHT) event.respondWith(ALONE ? cached(TAUGHT) : fresh(event, TAUGHT));
  else if (OWN.has(bare)) event.respondWith(cached(bare));
});

/** A file of this version. */
async function cached(url) {
  return (await (await caches.open(KEPT)).match(url)) ?? fetch(url);
}

/** Where a server answers, the page is its own; otherwise, it's the one that was kept. */
async function fresh(event, url) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await (await caches.open(KEPT)).match(url)) ?? Response.error();
  }
}

/**
 * Your turn, from the server: one notification, which a newer one replaces. The same message may
 * come twice, if the server was cut off when it sent it; then it stays silent.
 */
self.addEventListener("push", (event) => {
  const { id, tag, title, text, path } = event.data.json();
  event.waitUntil(
    told(id).then((silent) =>
      self.registration.showNotification(title, {
        body: text,
        tag,
        silent,
        renotify: !silent,
        icon: new URL("icon-192.png", SCOPE).href,
        data: { path },
      }),
    ),
  );
});

/** Whether a message was shown before; the last one is remembered. */
async function told(id) {
  const kept = await caches.open(TOLD);
  const last = await (await kept.match(LAST_TOLD))?.text();
  if (last !== id) await kept.put(LAST_TOLD, new Response(id)).catch(() => undefined);
  return last === id;
}

/** Who is called to the table comes back to it. */
self.addEventListener("notificationclick", (event) => {
  const { data, tag } = event.notification;
  const path = data?.path ?? `/t/${tag}`;
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const there = pages.find(({ url }) => new URL(url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});
