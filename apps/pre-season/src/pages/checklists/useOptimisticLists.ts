import { useMutation, useQueryClient } from '@platform/module-kit';
import { showAtOnce } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import type { Checklist } from '../../source/checklist';
import { listsKey } from '../../source/preSeasonQueries';
import { usePreSeasonSource } from '../../source/PreSeasonSourceContext';
import { rereadRows } from '../../source/rereadRows';
import { reasonOf } from '../../source/useChange';
import { useSeason } from '../preSeason/SeasonContext';

interface OptimisticOptions<Input> {
  run(input: Input): Promise<void>;
  /** What the lists look like once it is done. */
  expect(lists: readonly Checklist[], input: Input): Checklist[];
  /** Says in the corner that it was refused. */
  failed: string;
}

/** A change of the lists that shows at once. Refused, the lists are as they were, and the reason is told. */
export function useOptimisticLists<Input>({ run, expect, failed }: OptimisticOptions<Input>) {
  const { key } = usePreSeasonSource();
  const { season } = useSeason();
  const cache = useQueryClient();
  const queryKey = listsKey(key, season.id);
  return useMutation({
    mutationFn: run,
    onMutate: (input: Input) => showAtOnce<Checklist[]>(cache, queryKey, (lists) => expect(lists, input)),
    onSuccess: (_done, _input, shown) => shown.confirm(),
    onError(error, _input, shown) {
      shown?.takeBack();
      toast({ title: failed, description: reasonOf(error), tone: 'destructive' });
    },
    onSettled: () => rereadRows(cache, key),
  });
}

/** The lists with one item changed. */
export function withItem(
  lists: readonly Checklist[],
  itemId: string,
  change: (item: Checklist['items'][number]) => Checklist['items'][number],
): Checklist[] {
  return lists.map((list) => ({
    ...list,
    items: list.items.map((item) => (item.id === itemId ? change(item) : item)),
  }));
}
