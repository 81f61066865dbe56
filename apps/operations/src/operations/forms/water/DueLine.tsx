import { Badge, Inline, type Tone } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { dueState, type DueState } from '../../rules/water/dueReadings';
import type { DueReading } from '../../source/rows/water';
import { useOperationsSource } from '../../source/useOperationsSource';

const tones: Record<DueState, Tone> = { taken: 'success', missed: 'danger', due: 'warning', later: 'outline' };
const words: Record<DueState, string> = { taken: 'taken', missed: 'missed', due: 'due now', later: 'due' };

/** Today's readings of one body of water: which were taken, and which were missed. */
export function DueLine({ due }: { due: readonly DueReading[] }) {
  const { timeZone, now } = useOperationsSource();
  if (due.length === 0) return null;
  return (
    <Inline as="ul" role="list" aria-label="Readings of today" $gap="xxs">
      {due.map((each) => {
        const state = dueState(each, now());
        return (
          <li key={each.dueAt}>
            <Badge tone={tones[state]}>{`${dateInWords(each.dueAt, 'time', timeZone)} ${words[state]}`}</Badge>
          </li>
        );
      })}
    </Inline>
  );
}
