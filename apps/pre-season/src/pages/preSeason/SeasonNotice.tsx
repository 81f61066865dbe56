import { SampleClubNote } from '@platform/module-kit/screens';
import { Alert } from '@platform/ui';
import { usePreSeasonSource } from '../../source/PreSeasonSourceContext';
import { useSeason } from './SeasonContext';

/** What holds for all of the page: that nothing is saved, or that the season is over. */
export function SeasonNotice() {
  const { forgetsChanges } = usePreSeasonSource();
  const { season } = useSeason();
  return (
    <>
      {forgetsChanges && <SampleClubNote />}
      {season.isClosed && <Alert>Season {season.year} is closed. It is here to look back on, and to copy from.</Alert>}
    </>
  );
}
