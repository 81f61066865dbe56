import { Button, Card, EmptyState, Inline, SkeletonLines, Stack } from '@platform/ui';
import { Link } from 'react-router-dom';
import { useActivity } from '../../../source/queries';
import { ACTIVITY_FAILED } from '../../../source/rows/activity';
import { ActivityLines } from '../activity/ActivityLines';
import { LoadFailed } from '../LoadFailed';

/** Most lines in the widget. */
const LATEST = 5;

/** The club's latest activity. */
export function RecentActivity() {
  const activity = useActivity(LATEST);
  return (
    <Card aria-busy={activity.isPending}>
      {activity.isPending && <SkeletonLines $height="8rem" />}
      {activity.isError && <LoadFailed title={ACTIVITY_FAILED} query={activity} />}
      {activity.isSuccess &&
        (activity.data.length > 0 ? (
          <Stack>
            <ActivityLines entries={activity.data} />
            <Inline>
              <Button as={Link} to="/user-dashboard?tab=activity" variant="secondary" size="sm">
                See all activity
              </Button>
            </Inline>
          </Stack>
        ) : (
          <EmptyState title="No activity yet" description="What you do in your club is kept here." />
        ))}
    </Card>
  );
}
