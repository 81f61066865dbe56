// Run by Deno with a folder of functions and their names: serves each by its unmodified index.ts, as the edge runtime of a
// hosted project does, which passes the path below `/functions/v1` on and gives work in the background its time.

type Handler = (request: Request) => Response | Promise<Response>;

declare const Deno: {
  args: string[];
  serve(options: { hostname: string; port: number; onListen(address: { port: number }): void }, handler: Handler): void;
};

const [folder = '', ...names] = Deno.args;
const background = new Set<Promise<unknown>>();
Object.assign(globalThis, {
  EdgeRuntime: {
    waitUntil: (work: Promise<unknown>) => {
      background.add(work);
      void work.finally(() => background.delete(work));
    },
  },
});

const { serve } = Deno;
const handlers = new Map<string, Handler>();
for (const name of names) {
  // What a function gives to Deno.serve gets no port of its own: it is called for its path.
  Object.assign(Deno, { serve: (handler: Handler) => handlers.set(name, handler) });
  await import(`file://${folder}/${name}/index.ts`);
}

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  // For tests: answers once no work in the background is left.
  if (pathname === '/settled') {
    while (background.size > 0) await Promise.allSettled(background);
    return new Response(null, { status: 204 });
  }
  const handler = handlers.get(pathname.split('/')[1] ?? '');
  return handler ? handler(request) : new Response('There is no such function.', { status: 404 });
}

serve(
  {
    hostname: '127.0.0.1',
    port: 0,
    onListen: ({ port }) => console.log(`Functions are served at http://127.0.0.1:${port}`),
  },
  answer,
);

export {};
