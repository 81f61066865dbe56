import { canBeReopened } from '@platform/module-kit/screens';
import { Stack } from '@platform/ui';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { useSeason } from '../postSeason/SeasonContext';
import { CloseStatus } from './CloseStatus';
import { NextSeason } from './NextSeason';
import { OpenWorkCard } from './OpenWorkCard';
import { PeopleCard } from './PeopleCard';

/** The end of a season in one place: what is open, its people, the close, and the next season. */
export function CloseTab() {
  const { season } = useSeason();
  const { canManage, now } = usePostSeasonSource();
  const canBeMended = season.closedAt === null || canBeReopened(season.closedAt, now());
  return (
    <Stack $gap="md">
      <CloseStatus />
      {canManage && (
        <>
          {canBeMended && <OpenWorkCard />}
          <PeopleCard />
          <NextSeason />
        </>
      )}
    </Stack>
  );
}
