import { Badge, EmptyState, IconButton, Menu, MenuItem, onDemand } from '@platform/ui';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { ItemList, ItemWords } from '../dialogs/ItemList';
import { hours } from '../grid/formats';
import { besideMe } from '../rules/myShifts';
import { paidMinutes } from '../rules/shiftPlan';
import { periodWords } from '../rules/words';
import type { Shift } from '../source/schedulingSource';
import { useSchedulingSource } from '../source/useSchedulingSource';
import type { MyRows } from './useMyRows';

const AskShiftDialog = onDemand(() => import('./myDialogs'))('AskShiftDialog');

interface MyShiftsProps {
  rows: MyRows;
  shifts: readonly Shift[];
  staffId: string;
}

/** The shifts that a person has in the week, with their colleagues, and what they can ask about each. */
export function MyShifts({ rows, shifts, staffId }: MyShiftsProps) {
  const { timeZone, today, now } = useSchedulingSource();
  const [asked, setAsked] = useState<{ shift: Shift; kind: 'drop' | 'swap' }>();
  if (shifts.length === 0) {
    return <EmptyState title="No shifts this week" description="What your manager publishes for you appears here." />;
  }
  return (
    <>
      <ItemList>
        {shifts.map((shift) => {
          const words = periodWords(shift, timeZone, today());
          const others = besideMe(shift, rows.shifts).map(rows.nameOf);
          const request = rows.requests.find(
            ({ status, shiftId, staffId: asker }) => status === 'open' && shiftId === shift.id && asker === staffId,
          );
          const isComing = Date.parse(shift.startsAt) > now().getTime();
          return (
            <li key={shift.id}>
              <ItemWords>
                <strong>{words}</strong>
                <span>
                  {[shift.role, shift.location, `${hours(paidMinutes(shift))} h`].filter(Boolean).join(' · ')}
                </span>
                {others.length > 0 && <small>With {others.join(', ')}</small>}
                {shift.notes !== null && <small>{shift.notes}</small>}
              </ItemWords>
              {request && <Badge tone="warning">{request.kind === 'drop' ? 'Drop asked' : 'Swap asked'}</Badge>}
              {isComing && !request && (
                <Menu
                  trigger={(menu) => (
                    <IconButton
                      {...menu}
                      label={`Actions: ${words}`}
                      icon={<EllipsisVertical size={18} aria-hidden="true" />}
                    />
                  )}
                >
                  <MenuItem onSelect={() => setAsked({ shift, kind: 'swap' })}>Ask to swap…</MenuItem>
                  <MenuItem onSelect={() => setAsked({ shift, kind: 'drop' })}>Ask to drop…</MenuItem>
                </Menu>
              )}
            </li>
          );
        })}
      </ItemList>
      {asked && <AskShiftDialog rows={rows} {...asked} staffId={staffId} onClose={() => setAsked(undefined)} />}
    </>
  );
}
