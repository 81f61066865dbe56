import type { useQueryClient } from '@platform/module-kit';

/** What no change on the page touches: the club's people and its seasons. */
const UNTOUCHED = ['people', 'setting'];

/** After a change: everything that is shown of the rows of Pre-Season is read again. */
export function rereadRows(cache: ReturnType<typeof useQueryClient>, sourceKey: string): Promise<void> {
  return cache.invalidateQueries({
    queryKey: ['pre-season', sourceKey],
    predicate: ({ queryKey: [, , what] }) => !UNTOUCHED.includes(String(what)),
  });
}
