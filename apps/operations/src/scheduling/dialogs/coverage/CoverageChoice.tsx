import { counted } from '@platform/module-kit/screens';
import { Alert, Badge, Button, Dialog, EmptyState, SearchField } from '@platform/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { MANY } from '../../grid/rowHeight';
import { WindowedList } from '../../longLists/WindowedList';
import type { ScheduleRows } from '../../manager/useScheduleRows';
import { periodWords } from '../../rules/words';
import { fitsSearch, shiftsToCover } from '../../rules/coverage/toCover';
import type { Shift } from '../../source/rows/shift';
import { useSchedulingSource } from '../../source/useSchedulingSource';
import { GroupTitle } from '../GroupTitle';
import { ItemList, itemRem, ItemWords } from '../ItemList';
import { StandsShort } from './StandsShort';

interface CoverageChoiceProps {
  rows: ScheduleRows;
  /** The shift that was chosen, if someone else has removed it meanwhile. */
  removed: Shift | null;
  words: (shift: Shift) => string;
  onShift: (shift: Shift) => void;
  onClose: () => void;
}

/** The future shifts that need a person, to choose one of them. */
export function CoverageChoice({ rows, removed, words, onShift, onClose }: CoverageChoiceProps) {
  const { now, timeZone, today } = useSchedulingSource();
  const periodOf = (of: Shift) => periodWords(of, timeZone, today());
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed);
  const wanted = useMemo(() => shiftsToCover(rows.around, now().getTime()), [rows.around, now]);
  const noteOf = (shift: Shift) => {
    const holder = shift.staffId === null ? undefined : (rows.facts.people.get(shift.staffId)?.name ?? '');
    const state = holder === undefined ? 'Open' : `${holder} needs coverage`;
    return [shift.location, state, shift.status === 'draft' && 'Draft'].filter(Boolean).join(' · ');
  };
  const found = wanted.filter((shift) => fitsSearch(`${words(shift)} ${noteOf(shift)}`, search));
  return (
    <Dialog
      open
      size="lg"
      title="Find Coverage"
      description="Choose a shift. You see who can take it, the best first."
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {removed && (
        <Alert
          tone="warning"
          title={`Someone else has removed the ${removed.role} shift on ${periodOf(removed)}, or moved it to another week.`}
        >
          Choose another shift.
        </Alert>
      )}
      <StandsShort rows={rows} />
      {wanted.length >= MANY && (
        <SearchField
          label="Search by role, day, or location"
          value={typed}
          found={counted(found.length, 'shift')}
          onChange={setTyped}
        />
      )}
      {wanted.length > 0 && (
        <GroupTitle>
          Shifts to cover <Badge>{found.length}</Badge>
        </GroupTitle>
      )}
      {wanted.length === 0 ? (
        <EmptyState
          title="Every shift is covered"
          description="No shift of this week or the next is open, and none is marked as needing coverage."
        />
      ) : found.length === 0 ? (
        <EmptyState title="No shift found" description="Try another role, day, or location." />
      ) : (
        <WindowedList as={ItemList} rows={found} keyOf={idOf} remOf={remOf}>
          {(shift) => (
            <>
              <ItemWords>
                <strong>{words(shift)}</strong>
                <small>{noteOf(shift)}</small>
              </ItemWords>
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Find people: ${words(shift)}`}
                onClick={() => onShift(shift)}
              >
                Find people
              </Button>
            </>
          )}
        </WindowedList>
      )}
    </Dialog>
  );
}

const idOf = ({ id }: Shift): string => id;
const remOf = (): number => itemRem(1);
