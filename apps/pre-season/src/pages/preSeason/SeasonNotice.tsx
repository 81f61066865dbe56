import { worded } from '@platform/database';
import { start_checklist_from_template } from '@platform/database/raised';
import { SampleClubNote, SeasonOver } from '@platform/module-kit/screens';
import { administersClub, useAuth } from '@platform/session';
import { Alert } from '@platform/ui';
import { usePreSeasonSource } from '../../source/usePreSeasonSource';
import { useSeason } from './SeasonContext';

/** What holds for all of the page: that nothing is saved, or that the season is over. */
export function SeasonNotice() {
  const { isDemo, season: currentYear } = usePreSeasonSource();
  const { season, today } = useSeason();
  const { membership } = useAuth();
  const isCurrentOver = season.year === currentYear && today > season.endsOn && !isDemo;
  const canStart = membership.status === 'ready' && administersClub(membership.value.role);
  return (
    <>
      {isDemo && <SampleClubNote />}
      {isCurrentOver && <SeasonOver year={season.year} canStart={canStart} />}
      {season.isClosed && (
        <Alert>
          {worded(start_checklist_from_template.PT409.message, String(season.year))} It is here to look back on, and to
          copy from.
        </Alert>
      )}
    </>
  );
}
