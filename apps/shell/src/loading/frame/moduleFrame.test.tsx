import type { ManifestModule } from '@platform/contract';
import { defineModule, type PlatformModule } from '@platform/module-kit';
import { connectSupabase, sessionStore } from '@platform/session';
import { waitFor } from '@testing-library/dom';
import { useEffect } from 'react';
import { createModuleFrame } from './moduleFrame';
import { outletStore } from './outletStore';

/** The code of each release. */
const code = new Map<string, PlatformModule>();
async function load({ version }: ManifestModule): Promise<PlatformModule> {
  const module = code.get(version);
  if (!module) throw new Error(`There is no release ${version}`);
  return module;
}

const release = (version: string) => ({ version, entry: { file: 'entry.js', integrity: '' }, global: '', preload: [] });
const drills = {
  id: 'drills',
  descriptor: { title: 'Drills', contract: '^1.0.0', routes: [] },
  ...release('1.1.0'),
} as unknown as ManifestModule;
const pages = (App: () => React.ReactNode) => defineModule({ descriptor: { id: 'drills', routes: [] }, App });

let outlet: HTMLElement;
let reported: Record<string, unknown>[];
let errors: jest.SpyInstance;

beforeEach(() => {
  code.clear();
  reported = [];
  outlet = document.body.appendChild(document.createElement('div'));
  sessionStore.set({ status: 'signed-out' });
  connectSupabase({ url: 'https://data.test', publishableKey: 'publishable' });
  globalThis.fetch = (async (_address: string, init: RequestInit) => {
    reported.push(...(JSON.parse(init.body as string) as { reports_param: Record<string, unknown>[] }).reports_param);
    return new Response('1');
  }) as typeof fetch;
  errors = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  errors.mockRestore();
  document.body.replaceChildren();
});

test('treats a release that renders nothing as failed, and shows the fallback', async () => {
  code.set(
    '1.1.0',
    pages(() => null),
  );
  code.set(
    '1.0.0',
    pages(() => 'six lanes'),
  );
  const frame = createModuleFrame(
    () => ({ ...drills, fallback: { ...release('1.0.0'), contract: '^1.0.0' } }),
    outlet,
    load,
  );
  await frame.mount();
  await waitFor(() => expect(outlet.textContent).toBe('six lanes'), { timeout: 12_000 });
  await waitFor(() => expect(outletStore.get().kind).toBe('mounted'));
  await waitFor(() =>
    expect(reported).toMatchObject([{ moduleId: 'drills', version: '1.1.0', outcome: 'failed', phase: 'mount' }]),
  );
  await frame.unmount();
}, 20_000);

test('counts a release that crashes and then rejects its mount as one failure', async () => {
  const boom = new Error('boom');
  code.set('1.1.0', {
    ...pages(() => 'six lanes'),
    async mount({ onCrash }) {
      onCrash(boom);
      throw boom;
    },
  });
  const frame = createModuleFrame(() => ({ ...drills, id: 'slides' }), outlet, load);
  await frame.mount();
  await waitFor(() => expect(outletStore.get().kind).toBe('failed'));
  await waitFor(() => expect(reported).toMatchObject([{ moduleId: 'slides', outcome: 'failed', phase: 'render' }]));
  expect(errors).toHaveBeenCalledTimes(1);
  await frame.unmount();
});

test('reports an error during unmount and still removes the element', async () => {
  let cleanups = 0;
  code.set(
    '1.1.0',
    pages(() => {
      useEffect(
        () => () => {
          // Strict mode runs every cleanup once, right after the first render.
          if (cleanups++ > 0) throw new Error('still busy');
        },
        [],
      );
      return 'six lanes';
    }),
  );
  const frame = createModuleFrame(() => ({ ...drills, id: 'lanes' }), outlet, load);
  await frame.mount();
  await waitFor(() => expect(outletStore.get().kind).toBe('mounted'));
  await frame.unmount();
  await waitFor(() => expect(outlet.childElementCount).toBe(0));
  await waitFor(() => expect(reported).toMatchObject([{ moduleId: 'lanes', outcome: 'failed', phase: 'unmount' }]));
});

test('unmounts the release on the page when the code of an earlier visit arrives late', async () => {
  let finishLate!: (module: PlatformModule) => void;
  const late = new Promise<PlatformModule>((resolve) => (finishLate = resolve));
  let ends = 0;
  const lanes = pages(function Lanes() {
    useEffect(() => () => void (ends += 1), []);
    return 'six lanes';
  });
  let current: ManifestModule = { ...drills, ...release('1.0.0') };
  const frame = createModuleFrame(
    () => current,
    outlet,
    async ({ version }) => (version === '1.0.0' ? late : lanes),
  );
  await frame.mount();
  await frame.unmount();
  current = drills;
  await frame.mount();
  await waitFor(() => expect(outletStore.get().kind).toBe('mounted'));
  // StrictMode has already run each effect's cleanup once.
  const endsBefore = ends;
  finishLate(pages(() => 'four lanes'));
  // Lets the late load continue: its promise callbacks run before the next task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(outlet.textContent).toBe('six lanes');
  await frame.unmount();
  await waitFor(() => expect(ends).toBe(endsBefore + 1));
});
