import { time_off_blackouts } from '@platform/database/refusals/time_off_blackouts';
import { ENTER_FIRST_DAY, FormDialog, Muted, Refusal, useErrorsOnceTried } from '@platform/module-kit/screens';
import { Button, toast } from '@platform/ui';
import { useState } from 'react';
import { usePlanning } from '../../planning/usePlanning';
import { daysWords } from '../../rules/words';
import type { Blackout } from '../../source/rows/timeOff';
import { useSchedulingChange, useSchedulingSource } from '../../source/useSchedulingSource';
import { DaysFields, NO_DAYS } from '../series/DaysFields';
import { ItemList, ItemWords } from '../ItemList';
import { ListHead } from '../ListHead';
import { useBlackoutActions } from './useBlackoutActions';

const said = time_off_blackouts.rules;

/** The blackout days, on which no one can have time off, with a button that adds some. */
export function Blackouts({ all }: { all: readonly Blackout[] }) {
  const { today } = useSchedulingSource();
  const [adds, setAdds] = useState(false);
  const coming = all.filter(({ endsOn }) => endsOn >= today());
  return (
    <section aria-label="Blackout days">
      <ListHead title="Blackout days" add="Add days" onAdd={() => setAdds(true)} />
      <Muted as="p">No one can ask for time off on these days. You still decide requests that were made before.</Muted>
      {coming.length === 0 ? (
        <p>No upcoming blackout days.</p>
      ) : (
        <ItemList>
          {coming.map((days) => (
            <Days key={days.id} days={days} />
          ))}
        </ItemList>
      )}
      {adds && <BlackoutDialog onClose={() => setAdds(false)} />}
    </section>
  );
}

function Days({ days }: { days: Blackout }) {
  const { today } = useSchedulingSource();
  const actions = useBlackoutActions();
  const { undoOfLast } = usePlanning();
  const words = daysWords(days.startsOn, days.endsOn, today());
  const removing = useSchedulingChange(() => actions.remove(days), {
    onDone: () =>
      toast({
        title: 'Blackout days removed',
        description: words,
        tone: 'success',
        action: { label: 'Undo', onSelect: undoOfLast() },
      }),
  });
  return (
    <li>
      <ItemWords>
        <strong>{days.name}</strong>
        <span>{words}</span>
      </ItemWords>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Remove: ${days.name}`}
        loading={removing.isPending}
        onClick={() => removing.mutate()}
      >
        Remove
      </Button>
      <Refusal error={removing.error} />
    </li>
  );
}

function BlackoutDialog({ onClose }: { onClose: () => void }) {
  const { today } = useSchedulingSource();
  const actions = useBlackoutActions();
  const [days, setDays] = useState(NO_DAYS);
  const { name, from, until } = days;
  const last = until || from;
  const length = name.trim().length;
  const [missing, whenRight] = useErrorsOnceTried({
    name: length >= 1 && name.length <= 80 ? undefined : said.time_off_blackouts_name_length,
    from: from ? undefined : ENTER_FIRST_DAY,
    until: last < from ? said.time_off_blackouts_end_after_start : undefined,
  });
  const adding = useSchedulingChange(() => actions.add({ startsOn: from, endsOn: last, name: name.trim() }), {
    onDone() {
      toast({ title: 'Blackout days added', tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      size="sm"
      title="Add blackout days"
      submit="Add days"
      isPending={adding.isPending}
      onClose={onClose}
      onSubmit={() => whenRight(() => adding.mutate())}
    >
      <DaysFields
        days={days}
        errors={missing}
        hint="People read it when they ask, such as Opening weekend."
        min={today()}
        onChange={setDays}
      />
      <Refusal error={adding.error} />
    </FormDialog>
  );
}
