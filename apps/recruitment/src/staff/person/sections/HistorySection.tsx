import { Loaded } from '@platform/module-kit';
import { dayInWords, SectionTitle, Quiet } from '@platform/module-kit/screens';
import { Stack } from '@platform/ui';
import { useId } from 'react';
import type { StaffMember } from '../../source/rows/staffMember';
import { useStaffSource } from '../../source/useStaffSource';
import { failures } from '../../source/failures';
import { Line, Lines } from './Lines';
import { dayOf, historyOf } from './personHistory';
import { useHistoryOf } from '../../source/queries';

/** Everything since the person applied, the latest first. */
export function HistorySection({ person }: { person: StaffMember }) {
  const id = useId();
  const source = useStaffSource();
  const history = useHistoryOf(person.id);
  return (
    <Stack as="section" $gap="xs" aria-labelledby={id}>
      <SectionTitle id={id}>History</SectionTitle>
      <Loaded query={history} label="the history" failure={failures.history} height="6rem">
        {([events, items]) => {
          const listed = historyOf(person, events, items, source.timeZone);
          if (listed.length === 0) return <Quiet>Nothing yet.</Quiet>;
          return (
            <Lines role="list">
              {listed.map((event) => (
                <Line key={event.id}>
                  <span>{event.what}</span>
                  <Quiet>
                    {dayInWords(dayOf(event.at, source.timeZone))}
                    {event.by !== null && `, by ${event.by}`}
                  </Quiet>
                </Line>
              ))}
            </Lines>
          );
        }}
      </Loaded>
    </Stack>
  );
}
