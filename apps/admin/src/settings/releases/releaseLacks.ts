import { useQuery } from '@platform/module-kit';
import { asking } from '@platform/module-kit/screens';

/** What a release lacks before production takes more of it, in a sentence; null when it lacks nothing. Throws a DataError. */
async function readReleaseLacks(moduleId: string, version: string): Promise<string | null> {
  // The answer of a function is typed as never null.
  return asking('It could not be read whether the release lacks a check')((db) =>
    db.rpc('release_lacks', {
      module_id_param: moduleId,
      version_param: version,
      shell_param: shellOfPage(),
    }),
  );
}

/** What a release that is being rolled out lacks. */
export function useReleaseLacks(moduleId: string, version: string | undefined) {
  return useQuery({
    queryKey: ['admin', 'lacks', moduleId, version],
    queryFn: () => readReleaseLacks(moduleId, version ?? ''),
    enabled: version !== undefined,
  });
}

/** Build of the shell that this page runs, as its scripts name it: `/shell/3f24052215bafc6b/main.js`. */
function shellOfPage(): string {
  const addresses = [...document.querySelectorAll<HTMLScriptElement>('script[src*="/shell/"]')].map(({ src }) => src);
  return /\/shell\/([^/]+)\//.exec(addresses[0] ?? '')?.[1] ?? '';
}
