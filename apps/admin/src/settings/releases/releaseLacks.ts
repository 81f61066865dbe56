import { useQuery } from '@platform/module-kit';
import { asking } from '@platform/module-kit/screens';

/** What a release lacks before a larger share of production, in a sentence; null if nothing. @throws DataError */
async function readReleaseLacks(moduleId: string, version: string): Promise<string | null> {
  // The generated types of a function's answer do not include null.
  return asking('It could not be read whether the release lacks a check')((db) =>
    db.rpc('release_lacks', {
      module_id_param: moduleId,
      version_param: version,
      shell_param: shellOfPage(),
    }),
  );
}

/** What a release in rollout lacks. */
export function useReleaseLacks(moduleId: string, version: string | undefined) {
  return useQuery({
    queryKey: ['admin', 'lacks', moduleId, version],
    queryFn: () => readReleaseLacks(moduleId, version ?? ''),
    enabled: version !== undefined,
  });
}

/** The build of the shell on this page, from its scripts' address: `/shell/3f24052215bafc6b/main.js`. */
function shellOfPage(): string {
  const addresses = [...document.querySelectorAll<HTMLScriptElement>('script[src*="/shell/"]')].map(({ src }) => src);
  return /\/shell\/([^/]+)\//.exec(addresses[0] ?? '')?.[1] ?? '';
}
