import { DataError } from '@platform/module-kit';
import { counted, Refusal } from '@platform/module-kit/screens';
import { Button, Checkbox, Dialog, EmptyState, toast } from '@platform/ui';
import { useMemo, useState } from 'react';
import { dayName } from '../../words/formats';
import { PublishNews } from './PublishNews';
import type { ScheduleRows } from '../../manager/useScheduleRows';
import { usePlanning } from '../../planning/usePlanning';
import { draftsIn, newsOf } from '../../rules/publishing/publishing';
import type { Shift } from '../../source/rows/shift';
import { useSchedulingChange, useSchedulingSource } from '../../source/useSchedulingSource';

/** Shows person by person what publishing the shown weeks changes, and publishes the chosen ones. */
export function PublishDialog({ rows, onClose }: { rows: ScheduleRows; onClose: () => void }) {
  const source = useSchedulingSource();
  const { recordPublishing, undoOfLast } = usePlanning();
  const { weeks, facts } = rows;
  const [left, setLeft] = useState<readonly string[]>([]);
  const drafts = useMemo(
    () =>
      weeks
        .map(({ week, shifts }) => ({
          week,
          seen: shifts.filter(({ status }) => status === 'draft'),
          news: newsOf(shifts, facts.people),
        }))
        .filter(({ news }) => news.length > 0),
    [weeks, facts.people],
  );
  const chosen = drafts.filter(({ week }) => !left.includes(week));
  const news = chosen.flatMap((one) => one.news);
  const count = draftsIn(news);
  const publishing = useSchedulingChange(
    async () => {
      const published: Shift[] = [];
      try {
        for (const { week, seen } of chosen) published.push(...(await source.publishWeek(week, seen)));
      } finally {
        // Also the first of two weeks, if the second is refused.
        recordPublishing(published);
      }
      if (published.length === 0) {
        throw new DataError(
          'Someone else published or deleted these drafts meanwhile, so nothing was published.',
          'PT409',
          409,
          'Look at the week again.',
        );
      }
      // With the people who lose a draft.
      const told = new Set([...published, ...news].flatMap(({ staffId }) => staffId ?? [])).size;
      return { published, told };
    },
    {
      onDone({ published, told }) {
        toast({
          title: `${counted(published.length, 'shift')} published`,
          description: told > 0 ? `${counted(told, 'person', 'people')} told.` : undefined,
          tone: 'success',
          action: { label: 'Undo', onSelect: undoOfLast() },
        });
        onClose();
      },
    },
  );
  const when = weeks.length > 1 ? `Two weeks from ${dayName(rows.week)}` : `Week of ${dayName(rows.week)}`;
  return (
    <Dialog
      open
      title="Publish schedule"
      description={
        count > 0
          ? `${when}. Only the people below are told. Changes of published shifts were announced when you made them.`
          : `${when}.`
      }
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {drafts.length === 0 ? 'Close' : 'Cancel'}
          </Button>
          {count > 0 && (
            <Button autoFocus loading={publishing.isPending} onClick={() => publishing.mutate()}>
              Publish {counted(count, 'shift')}
            </Button>
          )}
        </>
      }
    >
      {drafts.length === 0 && (
        <EmptyState
          title="Nothing to publish"
          description={`${weeks.length > 1 ? 'These weeks have' : 'This week has'} no drafts. Everyone knows what ${weeks.length > 1 ? 'they hold' : 'it holds'}.`}
        />
      )}
      {drafts.map(({ week, news }) => (
        <section key={week} aria-label={`Week of ${dayName(week)}`}>
          {weeks.length > 1 && (
            <Checkbox
              label={`Week of ${dayName(week)}`}
              hint={counted(draftsIn(news), 'draft')}
              checked={!left.includes(week)}
              onChange={(event) =>
                setLeft((now) => (event.target.checked ? now.filter((one) => one !== week) : [...now, week]))
              }
            />
          )}
          {!left.includes(week) && <PublishNews news={news} people={facts.people} />}
        </section>
      ))}
      <Refusal error={publishing.error} />
    </Dialog>
  );
}
