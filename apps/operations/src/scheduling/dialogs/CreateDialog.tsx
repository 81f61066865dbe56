import { counted, FormDialog, Refusal, isTypedDay } from '@platform/module-kit/screens';
import { Alert, Checkbox, toast } from '@platform/ui';
import { useState } from 'react';
import { dayName } from '../words/formats';
import { usePlanning } from '../planning/usePlanning';
import { sundayOf } from '../../shared/calendar/week';
import { newWeekOf } from '../rules/newWeek';
import type { ScheduleRows } from '../manager/useScheduleRows';
import type { MadeShift, WeekOrigin } from '../source/changes/weeks';
import { useShifts, useTemplates } from '../source/queries';
import { useSchedulingChange, useSchedulingSource } from '../source/useSchedulingSource';
import { OriginFields, type OriginDraft } from './OriginFields';
import { LeftOpen } from './publishing/LeftOpen';
import { ENTER_WEEK, WeekField } from './WeekField';

interface CreateDialogProps {
  rows: Pick<ScheduleRows, 'week' | 'around'>;
  onClose: () => void;
  /** Closes it and shows the week. @param fills whether to open auto-fill there */
  onWeek: (sunday: string, fills: boolean) => void;
}

/** Makes the drafts of a week: blank, a copy of another week, or from a template. A week with shifts is just opened. */
export function CreateDialog({ rows, onClose, onWeek }: CreateDialogProps) {
  const source = useSchedulingSource();
  const { recordWeek } = usePlanning();
  const templates = useTemplates();
  const [proposed] = useState(() => newWeekOf(rows.week, rows.around, source.today(), source.timeZone));
  const [day, setDay] = useState(proposed.week);
  const [typed, setOrigin] = useState<OriginDraft>({ kind: 'week', from: proposed.from, templateId: '' });
  const [fills, setFills] = useState(false);
  const [isTried, setTried] = useState(false);
  const [made, setMade] = useState<readonly MadeShift[]>();
  /** The Sunday of a week that had nothing to copy. */
  const [emptyWeek, setEmptyWeek] = useState('');
  const sunday = isTypedDay(day) ? sundayOf(day) : '';
  const origin = { ...typed, templateId: typed.templateId || (templates.data?.[0]?.id ?? '') };
  const { kind, from, templateId } = origin;
  const existing = useShifts(sunday || proposed.week).data?.filter(({ status }) => status !== 'cancelled') ?? [];
  const exists = sunday !== '' && existing.length > 0;
  const errors = {
    day: sunday ? undefined : ENTER_WEEK,
    from: kind !== 'week' || isTypedDay(from) ? undefined : 'Enter a day of the week to copy.',
    same:
      kind === 'week' && isTypedDay(from) && sundayOf(from) === sunday
        ? 'Choose another week than the new one.'
        : undefined,
    template: kind === 'template' && !templateId ? 'Choose a template.' : undefined,
  };
  const empty =
    isTypedDay(from) && sundayOf(from) === emptyWeek
      ? `The week of ${dayName(emptyWeek)} has no shifts to copy. Choose another week.`
      : undefined;
  const isRight = Object.values(errors).every((error) => !error);
  const creating = useSchedulingChange((origin: WeekOrigin) => source.createWeek(sunday, origin), {
    onDone(shifts) {
      if (shifts.length === 0 && kind === 'week') {
        setEmptyWeek(sundayOf(from));
        return;
      }
      void recordWeek(sunday, shifts);
      const open = shifts.filter(({ result }) => result === 'left open');
      const created = shifts.filter(({ result }) => result !== 'existing').length;
      toast({ title: created === 0 ? 'Week opened' : `${counted(created, 'draft')} created`, tone: 'success' });
      if (open.length > 0) setMade(open);
      else onWeek(sunday, fills);
    },
  });
  if (made) return <LeftOpen week={sunday} made={made} onClose={() => onWeek(sunday, fills)} />;
  const send = () => {
    setTried(true);
    if (exists) onWeek(sunday, false);
    else if (isRight) {
      if (kind === 'week') creating.mutate({ kind, week: sundayOf(from) });
      else if (kind === 'template') creating.mutate({ kind, templateId });
      else creating.mutate({ kind });
    }
  };
  return (
    <FormDialog
      title="Create Schedule"
      description="The shifts are drafts until you publish the week. A shift that its person may not work is left open."
      submit={exists ? 'Open week' : 'Create Schedule'}
      isPending={creating.isPending}
      onClose={onClose}
      onSubmit={send}
    >
      <WeekField value={day} error={isTried ? errors.day : undefined} onChange={setDay} />
      {exists ? (
        <Alert title={`This week has ${counted(existing.length, 'shift')} already.`}>
          It opens unchanged. Nothing is overwritten.
        </Alert>
      ) : (
        <OriginFields
          origin={origin}
          templates={templates.data}
          errors={isTried ? { from: errors.from ?? errors.same ?? empty, template: errors.template } : {}}
          onChange={(values) => setOrigin({ ...origin, ...values })}
        />
      )}
      {!exists && kind !== 'blank' && (
        <Checkbox
          label="Find people for its open shifts next"
          hint="Auto-fill opens above the new week and proposes them."
          checked={fills}
          onChange={(event) => setFills(event.target.checked)}
        />
      )}
      <Refusal error={creating.error} />
    </FormDialog>
  );
}
