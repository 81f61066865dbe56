import { useMutation, useQuery, useQueryClient } from '@platform/module-kit';
import { showAtOnce, toastFailure, withShownChanges } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import type { Person } from '../people/person';
import { grant, GRANT_FAILED, listGrants, revoke, type Feature } from './feature';

interface Change {
  feature: Feature;
  granted: boolean;
}

/**
 * A person's features, with functions that grant and revoke them. A change shows at once, and is undone if it is
 * refused.
 */
export function useGrants({ userId, name }: Person) {
  const cache = useQueryClient();
  const queryKey = ['admin', 'grants', userId];
  const grants = useQuery({ queryKey, queryFn: withShownChanges(() => listGrants(userId)) });
  const change = useMutation({
    // One after the other: the answer to an earlier click must not undo a later one.
    scope: { id: `grants of ${userId}` },
    mutationFn: ({ feature, granted }: Change) => (granted ? grant : revoke)(userId, feature.id),
    onMutate: ({ feature, granted }) =>
      showAtOnce<string[]>(cache, queryKey, (now) => {
        const others = now.filter((id) => id !== feature.id);
        return granted ? [...others, feature.id] : others;
      }),
    onSuccess: async (_done, { feature, granted }, shown) => {
      await shown.confirm();
      toast({
        title: 'User permission updated successfully',
        description: `${name} ${granted ? 'has' : 'no longer has'} ${feature.name}.`,
        tone: 'success',
      });
    },
    onError: (error, _change, shown) => {
      shown?.takeBack();
      toastFailure(GRANT_FAILED, error);
    },
    onSettled: () => {
      if (cache.isMutating() === 1) return cache.invalidateQueries({ queryKey });
      return undefined;
    },
  });
  return { grants, change };
}
