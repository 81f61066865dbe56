import { Loaded } from '@platform/module-kit';
import { MaybeOld } from '@platform/module-kit/screens';
import { Button, Card, EmptyState, Inline, Stack } from '@platform/ui';
import { Link } from 'react-router-dom';
import { useActivity } from '../../../source/queries';
import { ACTIVITY_FAILED } from '../../../source/rows/activity';
import { ActivityLines } from '../activity/ActivityLines';

/** Most lines in the widget. */
const LATEST = 5;

/** The club's latest activity. */
export function RecentActivity() {
  const activity = useActivity(LATEST);
  return (
    <Card>
      <Loaded query={activity} failure={ACTIVITY_FAILED} height="8rem">
        {(entries) =>
          entries.length > 0 ? (
            <Stack>
              <MaybeOld title={ACTIVITY_FAILED} query={activity} />
              <ActivityLines entries={entries} />
              <Inline>
                <Button as={Link} to="/user-dashboard?tab=activity" variant="secondary" size="sm">
                  See all activity
                </Button>
              </Inline>
            </Stack>
          ) : (
            <EmptyState title="No activity yet" description="What you do in your club is kept here." />
          )
        }
      </Loaded>
    </Card>
  );
}
