import { Stack } from '@platform/ui';
import { usePostSeasonSource } from '../../source/usePostSeasonSource';
import { CloseStatus } from './CloseStatus';
import { NextSeason } from './NextSeason';
import { OpenWorkCard } from './OpenWorkCard';
import { PeopleCard } from './PeopleCard';

/** The end of a season in one place: what is open, its people, the close, and the next season. */
export function CloseTab() {
  const { canManage } = usePostSeasonSource();
  return (
    <Stack $gap="md">
      <CloseStatus />
      {canManage && (
        <>
          <OpenWorkCard />
          <PeopleCard />
          <NextSeason />
        </>
      )}
    </Stack>
  );
}
