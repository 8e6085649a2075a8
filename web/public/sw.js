// Where no server answers: the page as it was loaded last, with the tutorial and the rules.
// Where one does, the page is always the server's own; only files whose names change with their
// content are taken from here.
const KEPT = "impera";
const TOLD_AGAIN = "/api/tutorial";

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

/** Who is called to the table comes back to it. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const table = pages.find(({ url }) => url.includes(event.notification.tag));
      return table ? table.focus() : self.clients.openWindow(`/t/${event.notification.tag}`);
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
