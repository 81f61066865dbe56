import { useMutation, useQueryClient } from '@platform/module-kit';
import { showAtOnce, toastFailure } from '@platform/module-kit/screens';
import type { Checklist } from '../../source/checklist';
import { preSeasonKey, usePreSeasonSource, useRereadPreSeason } from '../../source/usePreSeasonSource';
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
  const source = usePreSeasonSource();
  const reread = useRereadPreSeason();
  const { season } = useSeason();
  const cache = useQueryClient();
  const queryKey = preSeasonKey(source, 'lists', season.id);
  return useMutation({
    mutationFn: run,
    onMutate: (input: Input) => showAtOnce<Checklist[]>(cache, queryKey, (lists) => expect(lists, input)),
    onSuccess: (_done, _input, shown) => shown.confirm(),
    onError(error, _input, shown) {
      shown?.takeBack();
      toastFailure(failed, error);
    },
    onSettled: reread,
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
