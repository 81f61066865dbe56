import { Loaded } from '@platform/module-kit';
import { MaybeOld, Quiet } from '@platform/module-kit/screens';
import type { Role } from '@platform/session';
import { Card, EmptyState, Inline, SelectField, Skeleton, Stack } from '@platform/ui';
import { useState } from 'react';
import { useActivity, useTeam } from '../../../source/queries';
import { ACTIVITY_FAILED, type ActivityFilter } from '../../../source/rows/activity';
import { useClubSource } from '../../../source/useClubSource';
import { activityKinds } from './activityKinds';
import { ActivityLines } from './ActivityLines';
import { ShowOlder } from '../ShowOlder';

/** How many entries show at first, and how many more each time. */
const PAGE = 25;

const everything: ActivityFilter = { personId: '', type: '' };

/** Everything that happened in the club, as far as the person may read it, by person and by kind. */
export function ActivityTab() {
  const { role, canManage } = useClubSource();
  const [filter, setFilter] = useState(everything);
  const [shown, setShown] = useState(PAGE);
  const narrow = (change: Partial<ActivityFilter>) => {
    setFilter({ ...filter, ...change });
    setShown(PAGE);
  };
  // Fetches one more than it shows, to know whether there are more.
  const activity = useActivity(shown + 1, filter);
  return (
    <Stack>
      <Quiet>{whatIsShown[role]}</Quiet>
      <Inline>
        {canManage && <PersonFilter value={filter.personId} onChange={narrow} />}
        <SelectField
          label="Kind"
          value={filter.type}
          onChange={(event) => narrow({ type: event.target.value })}
          options={[
            { value: '', label: 'Every kind' },
            ...Object.entries(activityKinds).map(([value, label]) => ({ value, label })),
          ]}
        />
      </Inline>
      <Card aria-busy={activity.isPending || activity.isPlaceholderData}>
        <Loaded query={activity} failure={ACTIVITY_FAILED} shape={<Skeleton $height="16rem" />}>
          {(entries) => (
            <Stack>
              <MaybeOld title={ACTIVITY_FAILED} query={activity} />
              {entries.length === 0 && <NothingFound isNarrowed={filter.personId !== '' || filter.type !== ''} />}
              <ActivityLines entries={entries.slice(0, shown)} showKinds />
              {entries.length > shown && (
                <ShowOlder
                  what="activity"
                  loading={activity.isPlaceholderData}
                  onMore={() => setShown((now) => now + PAGE)}
                />
              )}
            </Stack>
          )}
        </Loaded>
      </Card>
    </Stack>
  );
}

/** What the database's policies let each role read. */
const whatIsShown: Record<Role, string> = {
  user: 'What you did in your club. Managers see what the staff did, administrators see everything.',
  manager: 'What the staff did, and what was done about them. Administrators see everything.',
  admin: 'Everything that happened in your club. The text of messages stays with the people who wrote them.',
  super_admin: 'Everything that happened in the club.',
};

interface PersonFilterProps {
  value: string;
  onChange: (change: Partial<ActivityFilter>) => void;
}

function PersonFilter({ value, onChange }: PersonFilterProps) {
  const team = useTeam();
  return (
    <SelectField
      label="Person"
      value={value}
      onChange={(event) => onChange({ personId: event.target.value })}
      options={[
        { value: '', label: 'Everyone' },
        ...(team.data ?? []).map(({ userId, name }) => ({ value: userId, label: name })),
      ]}
    />
  );
}

function NothingFound({ isNarrowed }: { isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyState title="Nothing found" description="Choose another person or another kind." />
  ) : (
    <EmptyState title="No activity yet" description="Changes of people, settings and seasons appear here." />
  );
}
