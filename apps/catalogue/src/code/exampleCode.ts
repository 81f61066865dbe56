import type { Example } from '@platform/ui/examples';
import { useEffect, useState } from 'react';

type Sources = Record<string, Record<string, string>>;

let sources: Promise<Sources> | undefined;

/** Asked for once: the sources change only with a build, after which the page loads again. */
function loadSources(): Promise<Sources> {
  sources ??= fetch('/sources.json').then((response) => {
    if (!response.ok) throw new Error(`/sources.json answers ${response.status}`);
    return response.json() as Promise<Sources>;
  });
  return sources;
}

/** Code of an example; loading and failed until it is known. An empty text says that there is none to show. */
export type CodeState = { is: 'loading' } | { is: 'failed' } | { is: 'known'; code: string };

/** The code of an example: what its file says that it is written as, else what the command reads from the file. */
export function useExampleCode(file: string, { name, code }: Example): CodeState {
  const [state, setState] = useState<CodeState>({ is: 'loading' });
  useEffect(() => {
    let wanted = true;
    const set = (next: CodeState) => wanted && setState(next);
    loadSources().then(
      (all) => set({ is: 'known', code: all[file]?.[name] ?? '' }),
      () => set({ is: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [file, name]);
  return code === undefined ? state : { is: 'known', code };
}
