import { ActionsMenu } from '@platform/module-kit/screens';
import { MenuItem, toast } from '@platform/ui';
import type { SeasonPerson } from '../../source/rows/person';
import { usePostSeasonChange, usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useSeason } from '../postSeason/SeasonContext';

/** What can be noted about one person: equipment, whether they may return, and what they answered. */
export function PersonMenu({ person }: { person: SeasonPerson }) {
  const source = usePostSeasonSource();
  const { season } = useSeason();
  const { id, name, hasReturnedEquipment, mayReturn, askedAt, wantsToReturn, isBack } = person;
  const one = { seasonId: season.id, id };
  const changing = usePostSeasonChange((change: () => Promise<unknown>) => change(), {
    failed: `${name} was not changed`,
  });
  const asking = usePostSeasonChange(() => source.askToReturn(season.id, [id]), {
    failed: `${name} was not asked`,
    onDone: () => toast({ title: `${name} was asked to return`, tone: 'success' }),
  });
  const item = (words: string, change: () => Promise<unknown>) => (
    <MenuItem key={words} onSelect={() => changing.mutate(change)}>
      {words}
    </MenuItem>
  );
  return (
    <ActionsMenu of={name}>
      {item(hasReturnedEquipment ? 'Equipment is not back' : 'Equipment is back', () =>
        source.markEquipment(season.id, [id], !hasReturnedEquipment, source.today()),
      )}
      {!isBack && item(mayReturn ? 'May not return' : 'May return', () => source.setMayReturn(one, !mayReturn))}
      {!isBack && mayReturn && askedAt === null && <MenuItem onSelect={() => asking.mutate()}>Ask to return</MenuItem>}
      {!isBack &&
        mayReturn &&
        askedAt !== null && [
          wantsToReturn !== true && item('Wants to return', () => source.noteAnswer(one, true)),
          wantsToReturn !== false && item('Does not want to return', () => source.noteAnswer(one, false)),
          wantsToReturn !== null && item('No answer yet', () => source.noteAnswer(one, null)),
        ]}
    </ActionsMenu>
  );
}
