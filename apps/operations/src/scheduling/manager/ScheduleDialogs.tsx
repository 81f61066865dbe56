import { onDemand, toast } from '@platform/ui';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { dayName, shortPeriod } from '../words/formats';
import { ScheduleActionsProvider, type NewPlace, type NewTimes, type ScheduleActions } from '../shift/ScheduleActions';
import { planOfShift } from '../rules/shift/samePlan';
import { blankShift } from '../planning/blankShift';
import { copyOf, movedTo, type Place } from '../planning/moves';
import { usePlanning } from '../planning/usePlanning';
import { localOf } from '../../shared/calendar/clock';
import { sundayOf } from '../../shared/calendar/week';
import type { Shift } from '../source/rows/shift';
import { useSchedulingSource } from '../source/useSchedulingSource';
import { useScheduleAddress } from './useScheduleAddress';
import type { ScheduleRows } from './useScheduleRows';

const part = onDemand(() => import('../dialogs/dialogParts'));
const AnswersDialog = part('AnswersDialog');
const CoverageDialog = part('CoverageDialog');
const CreateDialog = part('CreateDialog');
const EmergencyDialog = part('EmergencyDialog');
const MoveDialog = part('MoveDialog');
const PublishDialog = part('PublishDialog');
const RecurringDialog = part('RecurringDialog');
const RemoveSeriesDialog = part('RemoveSeriesDialog');
const RepeatDialog = part('RepeatDialog');
const RulesDialog = part('RulesDialog');
const ShiftDialog = part('ShiftDialog');
const TimeOffDialog = part('TimeOffDialog');

/** The dialogs over the schedule, and the actions of each part on a shift. */
export function ScheduleDialogs({ rows, children }: { rows: ScheduleRows; children: ReactNode }) {
  const { today, timeZone } = useSchedulingSource();
  const { values, change } = useScheduleAddress();
  const [added, setAdded] = useState<Shift>();
  const [moved, setMoved] = useState<{ shift: Shift; copies: boolean }>();
  const [inSeries, setInSeries] = useState<{ shift: Shift; does: 'repeat' | 'remove' }>();
  const actions = useActions(rows, { onAdded: setAdded, onMoved: setMoved, onSeries: setInSeries });
  const { dialog, shift: shiftId } = values;
  const found = rows.around.find(({ id }) => id === shiftId) ?? null;
  // A form stays open when someone else removes its shift: what is typed is not lost.
  const [opened, setOpened] = useState(found);
  if (found && found !== opened) setOpened(found);
  const shift = found ?? (opened?.id === shiftId ? opened : null);
  const newestOf = (opened: Shift) => rows.around.find(({ id }) => id === opened.id) ?? opened;
  const close = () => change({ dialog: '', shift: '' });
  const goTo = (sunday: string, fills = false) =>
    change({
      week: sunday === sundayOf(today()) ? '' : sunday,
      day: '',
      dialog: '',
      shift: '',
      fill: fills ? 'open' : '',
    });
  const show = ({ id, startsAt }: Shift) =>
    change({ week: '', day: localOf(startsAt, timeZone).slice(0, 10), dialog: '', shift: id, fill: '' });
  return (
    <ScheduleActionsProvider value={actions}>
      {children}
      {added && <ShiftDialog rows={rows} shift={added} onClose={() => setAdded(undefined)} />}
      {moved && (
        <MoveDialog
          rows={rows}
          {...moved}
          onClose={() => setMoved(undefined)}
          onPut={(place) => {
            setMoved(undefined);
            actions.onPut(moved.shift, place, moved.copies);
          }}
        />
      )}
      {inSeries?.does === 'repeat' && (
        <RepeatDialog rows={rows} shift={newestOf(inSeries.shift)} onClose={() => setInSeries(undefined)} />
      )}
      {inSeries?.does === 'remove' && (
        <RemoveSeriesDialog
          rows={rows}
          shift={inSeries.shift}
          onRemoved={() => {
            setInSeries(undefined);
            if (shiftId) close();
          }}
          onClose={() => setInSeries(undefined)}
        />
      )}
      {dialog === '' && shift && !moved && !inSeries && (
        <ShiftDialog key={shift.id} rows={rows} shift={shift} isGone={found === null} onClose={close} />
      )}
      {dialog === 'create' && <CreateDialog rows={rows} onClose={close} onWeek={goTo} />}
      {dialog === 'publish' && <PublishDialog rows={rows} onClose={close} />}
      {dialog === 'coverage' && (
        <CoverageDialog
          rows={rows}
          shift={found}
          removed={found ? null : shift}
          onShift={(chosen) => change({ shift: chosen?.id ?? '' })}
          onClose={close}
        />
      )}
      {dialog === 'time-off' && <TimeOffDialog rows={rows} onClose={close} />}
      {dialog === 'recurring' && <RecurringDialog rows={rows} onClose={close} onWeek={goTo} onShift={show} />}
      {dialog === 'answers' && <AnswersDialog rows={rows} onClose={close} />}
      {dialog === 'rules' && <RulesDialog onClose={close} />}
      {dialog === 'emergency' && <EmergencyDialog rows={rows} onClose={close} />}
    </ScheduleActionsProvider>
  );
}

/** Called when an action opens a dialog over the schedule. */
interface Opening {
  onAdded: (shift: Shift) => void;
  onMoved: (moved: { shift: Shift; copies: boolean }) => void;
  onSeries: (series: { shift: Shift; does: 'repeat' | 'remove' }) => void;
}

/**
 * The same object while rows change, so that the cards of the grid render again only where something of them changes.
 */
function useActions(rows: ScheduleRows, { onAdded, onMoved, onSeries }: Opening): ScheduleActions {
  const { timeZone } = useSchedulingSource();
  const { values, change: changeAddress } = useScheduleAddress();
  const shiftId = values.shift;
  const planning = usePlanning();
  const newest = useRef({ planning, rows, shiftId });
  useEffect(() => {
    newest.current = { planning, rows, shiftId };
  });
  return useMemo(() => {
    const plan = () => newest.current.planning;
    const nameOf = (id: string | null) =>
      id === null ? 'no one' : (newest.current.rows.facts.people.get(id)?.name ?? 'a person');
    const tell = (isDone: boolean, title: string) => {
      if (isDone) toast({ title, action: { label: 'Undo', onSelect: () => plan().undo() } });
    };
    const change = async (shift: Shift, some: Partial<Shift>, words: string) =>
      tell(await plan().change(shift, { ...planOfShift(shift), ...some }, words), words);
    const add = (place: NewPlace) => {
      const { shifts, facts } = newest.current.rows;
      const { people, roles } = facts;
      const staffId = place.staffId ?? null;
      const role = place.role ?? people.get(staffId ?? '')?.role ?? [...roles.keys()][0] ?? '';
      const like = shifts.findLast((shift) => shift.role === role && shift.status !== 'cancelled');
      const blank = blankShift({ day: place.day, staffId, role, at: place.at }, like, timeZone);
      onAdded({ ...blank, id: '', wasPublished: false, version: 0 });
    };
    return {
      onAdd: add,
      onAddBeside: ({ startsAt, staffId, role }) =>
        add({ day: localOf(startsAt, timeZone).slice(0, 10), staffId, role }),
      onEdit: (shift) => changeAddress({ shift: shift.id, dialog: '' }),
      onMove: (shift) => onMoved({ shift, copies: false }),
      onCopy: (shift) => onMoved({ shift, copies: true }),
      onFindCoverage: (shift) => changeAddress({ shift: shift.id, dialog: 'coverage' }),
      async onPut(shift: Shift, place: Place, copies: boolean) {
        const to = movedTo(planOfShift(shift), place, timeZone);
        const who =
          place.staffId !== undefined && place.staffId !== shift.staffId ? ` to ${nameOf(place.staffId)}` : '';
        const words = `${shift.role} shift ${copies ? 'copied' : 'moved'}${who}, ${dayName(place.day)}`;
        if (copies) tell(await plan().add(copyOf(to), words), words);
        else if (JSON.stringify(to) !== JSON.stringify(planOfShift(shift))) {
          tell(await plan().change(shift, to, words), words);
        }
      },
      async onRetime(shift: Shift, to: NewTimes, copies: boolean) {
        const isOther = to.staffId !== shift.staffId;
        const plan = { ...planOfShift(shift), ...to, needsCover: isOther ? false : shift.needsCover };
        if (!copies && JSON.stringify(plan) === JSON.stringify(planOfShift(shift))) return;
        const what = copies ? 'copied' : isOther ? 'moved' : 'changed';
        const words = `${shift.role} shift ${what}${isOther ? ` to ${nameOf(to.staffId)}` : ''}, ${shortPeriod(to, timeZone)}`;
        if (copies) tell(await newest.current.planning.add(copyOf(plan), words), words);
        else tell(await newest.current.planning.change(shift, plan, words), words);
      },
      onOpenUp: (shift) => void change(shift, { staffId: null, needsCover: false }, `${shift.role} shift opened`),
      onFlag: (shift, needsCover) =>
        void change(
          shift,
          { needsCover },
          needsCover ? `${shift.role} shift needs coverage` : `${shift.role} shift no longer needs coverage`,
        ),
      onCancel: (shift) => void change(shift, { status: 'cancelled' }, `${shift.role} shift canceled`),
      onRestore: (shift) => void change(shift, { status: 'published' }, `${shift.role} shift restored`),
      onRepeat: (shift) => onSeries({ shift, does: 'repeat' }),
      onRemoveSeries: (shift) => onSeries({ shift, does: 'remove' }),
      onDelete: async (shift) => {
        // Its own form goes first: without the shift, it would say that someone else removed it.
        if (newest.current.shiftId === shift.id) changeAddress({ shift: '' });
        const words = `${shift.role} draft deleted`;
        tell(await plan().remove(shift, words), words);
      },
    };
  }, [timeZone, changeAddress, onAdded, onMoved, onSeries]);
}
