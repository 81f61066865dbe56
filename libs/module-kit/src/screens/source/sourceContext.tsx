import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { PageSource } from './clubSource';
import { Shown, type ShownSource } from './shownSource';

export interface SourceProviderProps<Source> {
  value: Source;
  children: ReactNode;
}

/** The context of a module's source. @param unchanged names of the reads that no change of the module makes old */
export function sourceContext<Source extends PageSource>(module: string, unchanged: readonly string[]) {
  const Context = createContext<Source | null>(null);

  /** Gives a source to the pages below it, for their own hooks and for the parts of the kit. */
  function SourceProvider({ value, children }: SourceProviderProps<Source>) {
    const shown = useMemo(() => ({ module, unchanged, source: value }), [value]);
    return (
      <Shown value={shown}>
        <Context value={value}>{children}</Context>
      </Shown>
    );
  }

  /** The source of the page that is shown. Throws outside the provider. */
  function useSource(): Source {
    const source = useContext(Context);
    if (!source) throw new Error(`Pages of ${module} need a source`);
    return source;
  }

  const useShown = (): ShownSource => ({ module, unchanged, source: useSource() });

  return { SourceProvider, useSource, useShown };
}
