import type { Example } from '@platform/ui/examples';
import { useEffect, useState } from 'react';

type Sources = Record<string, Record<string, string>>;

let sources: Promise<Sources> | undefined;

/** Fetched once: the sources change only with a build, which reloads the page. */
function loadSources(): Promise<Sources> {
  sources ??= fetch('/sources.json').then((response) => {
    if (!response.ok) throw new Error(`/sources.json answers ${response.status}`);
    return response.json() as Promise<Sources>;
  });
  return sources;
}

/** The code of an example, loading or failed until known. An empty text means that there is none to show. */
type CodeState = { is: 'loading' } | { is: 'failed' } | { is: 'known'; code: string };

/** The code of an example: the one its file declares, else the one that the command reads from the file. */
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
