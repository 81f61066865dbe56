import { Loaded } from '@platform/module-kit';
import { addDays, counted, DrawerTitle, Muted, Refusal, TitledDrawer } from '@platform/module-kit/screens';
import { Badge, Button, Inline, SkeletonTable, Stack, toast } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { useState } from 'react';
import { AdjustDialog } from '../dialogs/AdjustDialog';
import { ApproveDialog } from '../dialogs/ApproveDialog';
import { EntryDialog } from '../dialogs/EntryDialog';
import { AS_ONLY_MANAGER, weekInWords } from '../rules/clockWords';
import { missedShifts } from '../rules/overShifts';
import { useWeekOfPerson } from '../source/queries';
import type { ClockRules } from '../source/rows/rules';
import type { OverShift, Timesheet } from '../source/rows/timesheet';
import type { TimeEntry } from '../source/rows/week';
import { useTimeClockChange, useTimeClockSource } from '../source/useTimeClockSource';
import { EntryList } from './EntryList';
import { WeekLines } from './WeekLines';
import { WeekSums } from './WeekSums';
import { HOURS_FAILED } from '../source/failures';

interface PersonWeekProps {
  staffId: string;
  name: string;
  /** The first day of the workweek. */
  week: string;
  /** Undefined for a person without hours in the week. */
  sheet: Timesheet | undefined;
  /** Everyone's past shifts; undefined while loading. */
  over: readonly OverShift[] | undefined;
  rules: ClockRules;
  onClose: () => void;
}

/** A person's workweek beside the list: its entries, their corrections, and its approval. */
export function PersonWeek({ staffId, name, week, sheet, over, rules, onClose }: PersonWeekProps) {
  const source = useTimeClockSource();
  const lines = useWeekOfPerson(staffId, week);
  const [asks, setAsks] = useState<'new' | 'adjust' | 'approve' | { entry: TimeEntry } | { shift: OverShift }>();
  const missed = missedShifts(over ?? []).filter((shift) => shift.staffId === staffId);
  const approving = useTimeClockChange(() => source.approve([staffId], week));
  const isApproved = sheet?.approvedAt != null;
  const isForOthers = sheet?.isForOthers === true;
  const isOver = addDays(week, 7) <= source.today();
  const approve = () =>
    approving.mutate(undefined, {
      onSuccess: () => {
        // The page shows the approval before the answer comes, so the reader may have opened the next form already.
        setAsks((now) => (now === 'approve' ? undefined : now));
        toast({ title: `The week of ${name} is approved`, tone: 'success' });
      },
    });
  return (
    <TitledDrawer title="Timesheet" label={name} onClose={onClose}>
      <Stack $gap="lg">
        <WeekHead name={name} week={week} sheet={sheet} missed={missed.length} />
        <WeekSums sheet={sheet} />
        <Inline $gap="xs">
          {isApproved ? (
            !isForOthers && (
              <Button variant="secondary" size="sm" onClick={() => setAsks('adjust')}>
                Adjust hours
              </Button>
            )
          ) : (
            <>
              <Button variant="secondary" size="sm" onClick={() => setAsks('new')}>
                Enter hours
              </Button>
              {isOver && !isForOthers && sheet !== undefined && over !== undefined && (
                <Button
                  size="sm"
                  loading={approving.isPending}
                  onClick={() => (missed.length > 0 ? setAsks('approve') : approve())}
                >
                  Approve week
                </Button>
              )}
            </>
          )}
        </Inline>
        {asks !== 'approve' && <Refusal error={approving.error} />}
        <Loaded query={lines} label="the hours" failure={HOURS_FAILED} shape={<SkeletonTable columns={4} />}>
          {(found) => (
            <Stack $gap="lg">
              <EntryList
                entries={found.entries}
                missed={missed}
                paidBreakMinutes={rules.paidBreakMinutes}
                onEdit={isApproved ? undefined : (entry) => setAsks({ entry })}
                onEnter={isApproved ? undefined : (shift) => setAsks({ shift })}
              />
              <WeekLines week={found} />
            </Stack>
          )}
        </Loaded>
      </Stack>
      {asks === 'adjust' && <AdjustDialog staffId={staffId} week={week} onClose={() => setAsks(undefined)} />}
      {asks === 'approve' && (
        <ApproveDialog
          what={`the week of ${name}`}
          missed={missed}
          nameOf={() => name}
          isPending={approving.isPending}
          error={approving.error}
          onApprove={approve}
          onClose={() => setAsks(undefined)}
        />
      )}
      {asks !== undefined && asks !== 'adjust' && asks !== 'approve' && (
        <EntryDialog
          staffId={staffId}
          role={sheet?.role ?? ''}
          week={week}
          entry={typeof asks === 'object' && 'entry' in asks ? asks.entry : undefined}
          shift={typeof asks === 'object' && 'shift' in asks ? asks.shift : undefined}
          onClose={() => setAsks(undefined)}
        />
      )}
    </TitledDrawer>
  );
}

interface WeekHeadProps {
  name: string;
  week: string;
  sheet: Timesheet | undefined;
  /** How many shifts no one clocked in for. */
  missed: number;
}

/** Whose week it is, who approved it, and who may. */
function WeekHead({ name, week, sheet, missed }: WeekHeadProps) {
  const { timeZone } = useTimeClockSource();
  const approvedAt = sheet?.approvedAt ?? null;
  return (
    <Stack $gap="xs" $align="start">
      <DrawerTitle>{name}</DrawerTitle>
      <Inline $gap="xs">
        <span>{weekInWords(week, addDays(week, 6))}</span>
        {approvedAt !== null && <Badge tone="success">Approved</Badge>}
        {missed > 0 && <Badge tone="danger">{counted(missed, 'missed shift')}</Badge>}
      </Inline>
      {sheet && approvedAt !== null && (
        <Muted>
          By {sheet.approverName ?? 'a former manager'} on {dateInWords(approvedAt, 'longDayOfYear', timeZone)}
          {sheet.isOwnApproval && AS_ONLY_MANAGER}. Its hours are closed.
        </Muted>
      )}
      {sheet?.isForOthers === true && (
        <Muted>
          {approvedAt !== null
            ? 'Another manager or an administrator adjusts your hours.'
            : 'Another manager or an administrator approves your hours.'}
        </Muted>
      )}
    </Stack>
  );
}
