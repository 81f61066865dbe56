import { Loaded } from '@platform/module-kit';
import { counted, Muted, Refusal } from '@platform/module-kit/screens';
import { Button, toast } from '@platform/ui';
import { useState } from 'react';
import { usePlanning } from '../../planning/usePlanning';
import { schoolDaysInARow, type SchoolDays } from '../../rules/schoolCalendar';
import { daysWords } from '../../rules/words';
import { useSchoolDays } from '../../source/queries';
import { useSchedulingChange, useSchedulingSource } from '../../source/useSchedulingSource';
import { ItemList, ItemWords } from '../ItemList';
import { ListHead } from '../ListHead';
import { SchoolDaysDialog } from './SchoolDaysDialog';
import { useRuleActions } from './useRuleActions';

/** The coming days on which school differs from the usual, with a button that adds some. */
export function SchoolCalendar() {
  const { today } = useSchedulingSource();
  const calendar = useSchoolDays();
  const [adds, setAdds] = useState(false);
  return (
    <section aria-label="School calendar">
      <ListHead title="School calendar" add="Add school days" disabled={!calendar.data} onAdd={() => setAdds(true)} />
      <Muted as="p">
        The working hours of minors depend on it. Weekdays are school days, except from June 1 to Labor Day. Add the
        days that differ, such as holidays and breaks.
      </Muted>
      <Loaded query={calendar} label="the school calendar" failure="Failed to fetch the school calendar" height="6rem">
        {(all) => {
          const coming = schoolDaysInARow(all).filter(({ last }) => last >= today());
          if (coming.length === 0) return <p>No coming days differ.</p>;
          return (
            <ItemList>
              {coming.map((entry) => (
                <Entry key={entry.first} entry={entry} />
              ))}
            </ItemList>
          );
        }}
      </Loaded>
      {adds && calendar.data && <SchoolDaysDialog known={calendar.data} onClose={() => setAdds(false)} />}
    </section>
  );
}

function Entry({ entry }: { entry: SchoolDays }) {
  const { today } = useSchedulingSource();
  const { removeSchoolDays } = useRuleActions();
  const { undoOfLast } = usePlanning();
  const words = daysWords(entry.first, entry.last, today());
  const kind = entry.isSchoolDay ? 'School' : 'No school';
  const removing = useSchedulingChange(() => removeSchoolDays(entry), {
    onDone: () =>
      toast({
        title: 'School days removed',
        description: words,
        tone: 'success',
        action: { label: 'Undo', onSelect: undoOfLast() },
      }),
  });
  return (
    <li>
      <ItemWords>
        <strong>{entry.name ?? kind}</strong>
        <span>{words}</span>
        <small>
          {kind}
          {entry.days.length > 1 && `, ${counted(entry.days.length, 'day')}`}
        </small>
      </ItemWords>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Remove: ${entry.name ?? kind}, ${words}`}
        loading={removing.isPending}
        onClick={() => removing.mutate()}
      >
        Remove
      </Button>
      <Refusal error={removing.error} />
    </li>
  );
}
