import type { Page } from '@playwright/test';
import type * as React from 'react';

/** What a form needs of module-kit, as a module finds it on the page. */
interface Kit {
  useUnsavedChanges(dirty: boolean, what: string): void;
  defineModule(definition: { descriptor: { id: string; routes: { path: string }[] }; App: React.ComponentType }): {
    mount(props: { domElement: HTMLElement; onCrash(error: Error): void }): Promise<void>;
  };
}

/** Puts a form of a module beside the page's own, made with the platform's kit as every module's. */
export async function addForm(page: Page): Promise<void> {
  await page.evaluate(async () => {
    type Shared = Record<string, Record<string, { get(): Promise<() => unknown> }>>;
    const { __FEDERATION__: federation } = window as unknown as {
      __FEDERATION__: { __INSTANCES__: { shareScopeMap: { default: Shared } }[] };
    };
    const scope = federation.__INSTANCES__[0]?.shareScopeMap.default ?? {};
    const load = async <T>(name: string): Promise<T> => {
      const [copy] = Object.values(scope[name] ?? {});
      if (!copy) throw new Error(`${name} is not shared`);
      return (await copy.get())() as T;
    };
    const react = await load<typeof React>('react');
    const kit = await load<Kit>('@platform/module-kit');
    const App = () => {
      const [season, setSeason] = react.useState('2026');
      kit.useUnsavedChanges(season !== '2026', 'the season');
      return react.createElement('input', {
        'aria-label': 'Season',
        value: season,
        onChange: (event: { target: HTMLInputElement }) => setSeason(event.target.value),
      });
    };
    const form = kit.defineModule({ descriptor: { id: 'form', routes: [{ path: '/' }] }, App });
    const place = document.createElement('div');
    document.getElementById('module-outlet')?.append(place);
    await form.mount({ domElement: place, onCrash: (error) => console.error(error) });
  });
}
