// Where no server answers: the page as it was loaded last, with the tutorial and the rules.
// Where one does, the page is always the server's own; only files whose names change with their
// content are taken from here.
const KEPT = "impera";
const TOLD_AGAIN = "/api/tutorial";
const LAST_TOLD = "/last-told"; // not an address of the server's

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(asset(event.request));
  else if (pathname === TOLD_AGAIN) event.respondWith(fresh(event.request));
  else if (mode === "navigate" && !pathname.startsWith("/api/"))
    event.respondWith(page(event.request));
});

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
        icon: "/icon-192.png",
        data: { path },
      }),
    ),
  );
});

/** Whether a message was shown before; the last one is remembered. */
async function told(id) {
  const kept = await open();
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

/** The page says what it has loaded before anybody listened here. */
self.addEventListener("message", (event) => {
  event.waitUntil(
    open().then((kept) => Promise.allSettled(event.data.map((url) => add(kept, url)))),
  );
});

function open() {
  return caches.open(KEPT);
}

async function add(kept, url) {
  if (!(await kept.match(url))) await kept.add(url);
}

/** Keeping may fail, for want of room; the answer is good all the same. */
async function put(kept, request, response) {
  if (response.ok) await kept.put(request, response.clone()).catch(() => undefined);
  return response;
}

async function asset(request) {
  const kept = await open();
  return (await kept.match(request)) ?? put(kept, request, await fetch(request));
}

async function fresh(request) {
  const kept = await open();
  try {
    return await put(kept, request, await fetch(request));
  } catch {
    return (await kept.match(request)) ?? Response.error();
  }
}

async function page(request) {
  const kept = await open();
  try {
    const response = await fetch(request);
    const isPage = response.ok && response.headers.get("content-type")?.startsWith("text/html");
    if (isPage) await renew(kept, response.clone());
    return response;
  } catch {
    return (await kept.match("/")) ?? Response.error();
  }
}

/** With another page come other files: those of the old one go. */
async function renew(kept, response) {
  const before = await (await kept.match("/"))?.text();
  if (before === (await response.clone().text())) return;
  for (const request of await kept.keys())
    if (new URL(request.url).pathname.startsWith("/assets/")) await kept.delete(request);
  await put(kept, "/", response);
}
