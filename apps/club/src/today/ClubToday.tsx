import { isSettled, SeasonOver } from '@platform/module-kit/screens';
import { administersClub, useMember, type Club } from '@platform/session';
import { Held, SkeletonCards, Stack } from '@platform/ui';
import { Fragment, type ReactNode } from 'react';
import { useSeasonEnd } from './source/queries';
import { isOver } from './isOver';
import { useModuleNeeds } from './moduleNeeds';
import { NeedsOutline, NeedsToday } from './NeedsToday';
import { TodayOf } from './TodayOf';

interface ClubTodayProps {
  club: Club;
  /** The person's own part, such as their week: before or after what needs attention. */
  own?: ReactNode;
  ownFirst?: boolean;
  children: ReactNode;
}

/**
 * The first part of every dashboard: what needs the person's attention, and the next season if the current one is over.
 * Its height depends on its data, so nothing below it shows until the data has loaded.
 */
export function ClubToday(props: ClubTodayProps) {
  return (
    <TodayOf club={props.club}>
      <Today {...props} />
    </TodayOf>
  );
}

function Today({ club, own, ownFirst = false, children }: ClubTodayProps) {
  const modules = useModuleNeeds(club);
  const seasonEnd = useSeasonEnd(club.season);
  const member = useMember();
  // Their keys keep loaded parts mounted when a newly known role changes their order.
  const mine = <Fragment key="own">{own}</Fragment>;
  const needed = <NeedsToday key="needs" modules={modules} />;
  return (
    <Held until={!modules.isPending && isSettled(seasonEnd)} placeholder={<Outline />}>
      <Stack $gap="xl">
        {isOver(seasonEnd.data ?? null, club) && (
          <SeasonOver year={club.season} canStart={member !== undefined && administersClub(member.role)} />
        )}
        {ownFirst ? [mine, needed] : [needed, mine]}
        {children}
      </Stack>
    </Held>
  );
}

function Outline() {
  return (
    <Stack $gap="xl">
      <NeedsOutline />
      <SkeletonCards min="19rem" />
    </Stack>
  );
}
