import { SeasonOver } from '@platform/module-kit/screens';
import { administersClub, useAuth } from '@platform/session';

/** Says what to do next when the club's current season is over. */
export function ClubSeasonOver({ isOver }: { isOver: boolean }) {
  const { membership } = useAuth();
  const member = membership.status === 'ready' ? membership.value : undefined;
  if (!isOver || !member?.club) return null;
  return <SeasonOver year={member.club.season} canStart={administersClub(member.role)} />;
}
