import { useSearchParams } from '@platform/module-kit';

export type TabId = 'modules' | 'people' | 'in-service' | 'renewals';

/** What the address opens over the page; the command palette leads here. */
export type Deed = 'assign' | 'log' | 'new';

const tabs: readonly TabId[] = ['modules', 'people', 'in-service', 'renewals'];
const deeds: readonly Deed[] = ['assign', 'log', 'new'];

/** The tab and the dialog that the address names, and how to change them. The first tab needs no name. */
export function useOverviewAddress() {
  const [parameters, setParameters] = useSearchParams();
  const change = (name: string, value: string | null, replace: boolean) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    tab: tabs.find((id) => id === parameters.get('tab')) ?? 'modules',
    deed: deeds.find((id) => id === parameters.get('do')) ?? null,
    openTab: (id: TabId) => change('tab', id === 'modules' ? null : id, false),
    begin: (deed: Deed) => change('do', deed, true),
    end: () => change('do', null, true),
  };
}
