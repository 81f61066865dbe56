import { useMutation, useQuery, useQueryClient } from '@platform/module-kit';
import { showAtOnce, withShownChanges } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import { grant, GRANT_FAILED, listGrants, revoke } from './feature';

interface Change {
  featureId: string;
  granted: boolean;
}

/** The features of a person, and what grants and revokes them: shown at once, and put back when it is refused. */
export function useGrants(userId: string) {
  const cache = useQueryClient();
  const queryKey = ['admin', 'grants', userId];
  const grants = useQuery({ queryKey, queryFn: withShownChanges(() => listGrants(userId)) });
  const change = useMutation({
    // One after the other: the answer to an earlier press must not undo a later one.
    scope: { id: `grants of ${userId}` },
    mutationFn: ({ featureId, granted }: Change) => (granted ? grant : revoke)(userId, featureId),
    onMutate: ({ featureId, granted }) =>
      showAtOnce<string[]>(cache, queryKey, (now) => {
        const others = now.filter((id) => id !== featureId);
        return granted ? [...others, featureId] : others;
      }),
    onSuccess: (_done, _change, shown) => shown.confirm(),
    onError: (error, _change, shown) => {
      shown?.takeBack();
      toast({ title: GRANT_FAILED, description: error.message, tone: 'destructive' });
    },
    onSettled: () => {
      if (cache.isMutating() === 1) return cache.invalidateQueries({ queryKey });
      return undefined;
    },
  });
  return { grants, change };
}
