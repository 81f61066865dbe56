import { SampleClubNote, SeasonOver } from '@platform/module-kit/screens';
import { useAuth } from '@platform/session';
import { Alert } from '@platform/ui';
import { usePreSeasonSource } from '../../source/PreSeasonSourceContext';
import { useSeason } from './SeasonContext';

/** What holds for all of the page: that nothing is saved, or that the season is over. */
export function SeasonNotice() {
  const { forgetsChanges, currentYear } = usePreSeasonSource();
  const { season, setting } = useSeason();
  const { membership } = useAuth();
  const isCurrentOver = season.year === currentYear && setting.today > season.endsOn && !forgetsChanges;
  const canStart = membership.status === 'ready' && membership.value.role === 'admin';
  return (
    <>
      {forgetsChanges && <SampleClubNote />}
      {isCurrentOver && <SeasonOver year={season.year} canStart={canStart} />}
      {season.isClosed && <Alert>Season {season.year} is closed. It is here to look back on, and to copy from.</Alert>}
    </>
  );
}
