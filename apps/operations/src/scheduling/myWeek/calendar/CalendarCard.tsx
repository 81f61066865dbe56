import { create_calendar_feed } from '@platform/database/raised';
import { Loaded } from '@platform/module-kit';
import { copyText, Muted, Refusal } from '@platform/module-kit/screens';
import { usePermissions } from '@platform/session';
import { Alert, Button, Card, CardTitle, Inline, Stack, TextField, toast } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { useSchedulingSource } from '../../source/useSchedulingSource';
import { useCalendarFeed } from './useCalendarFeed';

/** The calendar address of a person's shifts: made, replaced and ended here. */
export function CalendarCard({ staffId }: { staffId: string }) {
  const { answer, can } = usePermissions();
  if (answer.status !== 'ready') return null;
  const { message, hint } = create_calendar_feed.calendarFeedNeedsFeature;
  return (
    <Card as="section" aria-label="Your calendar">
      <CardTitle>Your calendar</CardTitle>
      {can('api_access') ? (
        <Feed staffId={staffId} />
      ) : (
        <Muted>
          Your shifts can appear in your phone's calendar. {message} {hint}
        </Muted>
      )}
    </Card>
  );
}

function Feed({ staffId }: { staffId: string }) {
  const { timeZone } = useSchedulingSource();
  const { since, making, ending } = useCalendarFeed(staffId);
  const address = making.data;
  const make = () => making.mutate();
  const end = () =>
    ending.mutate(undefined, {
      onSuccess: () =>
        toast({ title: 'Calendar stopped', description: 'Its address no longer works.', tone: 'success' }),
    });
  return (
    <Loaded query={since} label="your calendar" failure="Failed to fetch your calendar" height="5rem">
      {(begun) => (
        <Stack $gap="sm">
          <p>
            {begun === null
              ? 'See your shifts in the calendar of your phone. Changes follow by themselves, as often as your calendar looks.'
              : `Your calendar can read your shifts. Its address was made ${dateInWords(begun, 'shortDay', timeZone)}.`}
          </p>
          {address !== undefined && (
            <>
              <Alert tone="info" title="Copy the address now">
                It is shown only this once. A person who knows it can read your shifts.
              </Alert>
              <TextField
                label="Address of your calendar"
                readOnly
                value={address}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
            </>
          )}
          <Inline $gap="xs">
            {address !== undefined && (
              <>
                <Button size="sm" onClick={() => void copyText(address, 'Address')}>
                  Copy
                </Button>
                <Button as="a" size="sm" variant="secondary" href={address.replace(/^https?:/, 'webcal:')}>
                  Open in your calendar
                </Button>
              </>
            )}
            {address === undefined && (
              <Button size="sm" variant="secondary" loading={making.isPending} onClick={make}>
                {begun === null ? 'Make an address' : 'Make a new address'}
              </Button>
            )}
            {begun !== null && (
              <Button size="sm" variant="quiet" loading={ending.isPending} onClick={end}>
                Stop
              </Button>
            )}
          </Inline>
          <Refusal error={making.error ?? ending.error} />
        </Stack>
      )}
    </Loaded>
  );
}
