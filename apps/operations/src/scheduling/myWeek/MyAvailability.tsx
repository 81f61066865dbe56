import { Loaded } from '@platform/module-kit';
import { counted, Muted, Refusal } from '@platform/module-kit/screens';
import { Badge, Button, Card, CardTitle, Inline, onDemand, toast } from '@platform/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ItemList, ItemWords } from '../dialogs/ItemList';
import { availabilityOpenFrom, availabilityRefusal, entriesOf, entryWords } from '../rules/ownWeek/wishes';
import { dayWords } from '../../shared/calendar/dayWords';
import { useAvailability, useRules } from '../source/queries';
import type { LaborRules } from '../source/rows/rules';
import type { Availability } from '../source/rows/timeOff';
import { useSchedulingChange, useSchedulingSource } from '../source/useSchedulingSource';

const AvailabilityDialog = onDemand(() => import('./dialogs/myDialogs'))('AvailabilityDialog');

/** When a person can and cannot work, weekly and on single days, for the managers who plan. */
export function MyAvailability({ staffId }: { staffId: string }) {
  const { today } = useSchedulingSource();
  const availability = useAvailability();
  const rules = useRules();
  const [adds, setAdds] = useState(false);
  return (
    <Card>
      <Inline $justify="between">
        <CardTitle>Availability</CardTitle>
        {rules.data && (
          <Button
            variant="secondary"
            size="sm"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => setAdds(true)}
          >
            Add availability
          </Button>
        )}
      </Inline>
      <Loaded query={rules} label="the rules" failure="Failed to fetch the rules of your club" height="4rem">
        {(found) => (
          <>
            <Muted as="p">{dueWords(found, today())}</Muted>
            <Loaded
              query={availability}
              label="your availability"
              failure="Failed to fetch your availability"
              height="4rem"
            >
              {(all) => <Entries entries={entriesOf(all, staffId, today())} rules={found} />}
            </Loaded>
            {adds && <AvailabilityDialog staffId={staffId} rules={found} onClose={() => setAdds(false)} />}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function dueWords(rules: LaborRules, today: string): string {
  const { availabilityDueDays: days } = rules;
  const ahead = days === 0 ? 'when its week begins' : `${counted(days, 'day')} before its week begins`;
  return `Due ${ahead}, so you can change days from ${dayWords(availabilityOpenFrom(today, rules), today)} on.`;
}

function Entries({ entries, rules }: { entries: readonly Availability[]; rules: LaborRules }) {
  if (entries.length === 0) return <p>You can work at any time, as far as your manager knows.</p>;
  return (
    <ItemList>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} rules={rules} />
      ))}
    </ItemList>
  );
}

function Entry({ entry, rules }: { entry: Availability; rules: LaborRules }) {
  const source = useSchedulingSource();
  const today = source.today();
  const words = entryWords(entry, today);
  const isDue = entry.day !== null && availabilityRefusal(entry.day, today, rules) !== undefined;
  const removing = useSchedulingChange(() => source.removeAvailability(entry.id), {
    onDone: () => toast({ title: 'Availability removed', description: words, tone: 'success' }),
  });
  return (
    <li>
      <ItemWords>
        <strong>{words}</strong>
        {entry.note !== null && <small>{entry.note}</small>}
        {entry.appliesFrom !== null && entry.appliesFrom > today && (
          <small>Counts from {dayWords(entry.appliesFrom, today)} on</small>
        )}
        {isDue && <small>Due already: talk to your manager to change it.</small>}
      </ItemWords>
      <Badge tone={entry.kind === 'available' ? 'success' : 'neutral'}>
        {entry.kind === 'available' ? 'Only then' : 'Not then'}
      </Badge>
      {!isDue && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Remove: ${words}`}
          loading={removing.isPending}
          onClick={() => removing.mutate()}
        >
          Remove
        </Button>
      )}
      <Refusal error={removing.error} />
    </li>
  );
}
