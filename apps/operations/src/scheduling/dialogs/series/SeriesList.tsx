import { Loaded } from '@platform/module-kit';
import { counted } from '@platform/module-kit/screens';
import { Button, EmptyState, Inline } from '@platform/ui';
import { useState } from 'react';
import type { ScheduleRows } from '../../manager/useScheduleRows';
import { seriesInWords } from '../../planning/series/seriesList';
import { useComingSeries } from '../../source/queries';
import type { Shift } from '../../source/rows/shift';
import { useSchedulingSource } from '../../source/useSchedulingSource';
import { ItemList, ItemWords } from '../ItemList';
import { RemoveSeriesDialog } from './RemoveSeriesDialog';

interface SeriesListProps {
  rows: ScheduleRows;
  /** Closes the dialog and opens a shift in its week. */
  onShift: (shift: Shift) => void;
}

/** The active series, each with its pattern and its last day, and with buttons that open its next shift or end it. */
export function SeriesList({ rows, onShift }: SeriesListProps) {
  const { timeZone, today } = useSchedulingSource();
  const series = useComingSeries();
  const [ended, setEnded] = useState<Shift>();
  const nameOf = (id: string) => rows.facts.people.get(id)?.name;
  return (
    <>
      <Loaded query={series} label="series" failure="Failed to fetch the series" height="9rem">
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              title="No series yet"
              description="Choose Repeat… in the menu of a shift: it then repeats on weekdays until a day."
            />
          ) : (
            <ItemList>
              {all.map((one) => {
                const [next] = one.coming;
                const {
                  title,
                  pattern,
                  span,
                  next: nextDay,
                } = seriesInWords(one, { timeZone, today: today(), nameOf });
                return (
                  <li key={one.id}>
                    <ItemWords>
                      <strong>{title}</strong>
                      <span>{pattern}</span>
                      <small>
                        {span} · {counted(one.coming.length, 'shift')} to come, next {nextDay}
                      </small>
                    </ItemWords>
                    {next && (
                      <Inline $gap="xs">
                        <Button
                          variant="quiet"
                          size="sm"
                          aria-label={`End the series: ${title}, ${pattern}`}
                          onClick={() => setEnded(next)}
                        >
                          End
                        </Button>
                        <Button
                          variant="secondary"
                          size="sm"
                          aria-label={`Open the next shift: ${title}, ${nextDay}`}
                          onClick={() => onShift(next)}
                        >
                          Open
                        </Button>
                      </Inline>
                    )}
                  </li>
                );
              })}
            </ItemList>
          )
        }
      </Loaded>
      {ended && (
        <RemoveSeriesDialog
          rows={rows}
          shift={ended}
          ends
          onRemoved={() => setEnded(undefined)}
          onClose={() => setEnded(undefined)}
        />
      )}
    </>
  );
}
