import { CloseSeasonDialog, type SeasonCounts } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import { useOpenWork } from '../../source/queries';
import type { Season } from '../../source/rows/season';
import { usePostSeasonChange, usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useOpenModules } from './useOpenModules';

/** Asks before a season closes: what stays open, what is kept, and how it can be undone. */
export function CloseQuestion({ season, onClose }: { season: Season; onClose: () => void }) {
  const source = usePostSeasonSource();
  const figures = useOpenWork(season.id);
  const modulesOf = useOpenModules();
  const closing = usePostSeasonChange(() => source.closeSeason(season), {
    onDone: () => {
      toast({ title: `Season ${season.year} is closed`, description: 'Start the next one below.', tone: 'success' });
      onClose();
    },
  });
  const openWork = (counts: SeasonCounts) =>
    modulesOf(counts).flatMap(({ title, items }) => {
      const open = items.flatMap(({ count, words }) => (count > 0 ? `${count.toLocaleString('en-US')} ${words}` : []));
      return open.length > 0 ? `${title}: ${open.join(', ')}` : [];
    });
  return (
    <CloseSeasonDialog year={season.year} counts={figures} openWork={openWork} closing={closing} onClose={onClose} />
  );
}
