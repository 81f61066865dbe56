import { useQuery } from '@platform/module-kit';
import type { Club } from '@platform/session';
import { Card, EmptyState, SkeletonLines, token } from '@platform/ui';
import { styled } from 'styled-components';
import { formatMoment } from '../formatMoment';
import { LoadFailed } from '../LoadFailed';
import { ACTIVITY_FAILED, listActivity } from './activityLog';

/** What happened last in the club. */
export function RecentActivity({ club }: { club: Club }) {
  const activity = useQuery({ queryKey: ['activity', club.id], queryFn: () => listActivity(club.id) });
  return (
    <Card aria-busy={activity.isPending}>
      {activity.isPending && <SkeletonLines $height="8rem" />}
      {activity.isError && <LoadFailed title={ACTIVITY_FAILED} query={activity} />}
      {activity.isSuccess &&
        (activity.data.length > 0 ? (
          <Lines role="list">
            {activity.data.map(({ id, message, user_name, created_at }) => (
              <li key={id}>
                <p>{message}</p>
                <When>
                  {user_name && `${user_name}, `}
                  <time dateTime={created_at}>{formatMoment(created_at, club)}</time>
                </When>
              </li>
            ))}
          </Lines>
        ) : (
          <EmptyState title="No activity yet" description="What you do in your club is kept here." />
        ))}
    </Card>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: ${token.space.sm};
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

const When = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
`;
