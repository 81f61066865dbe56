import { schedule_templates } from '@platform/database/refusals/schedule_templates';
import { counted, FormDialog, Refusal, useErrorsOnceTried, isTypedDay } from '@platform/module-kit/screens';
import { Checkbox, TextField, toast } from '@platform/ui';
import { useState } from 'react';
import { dayName } from '../../words/formats';
import type { ScheduleRows } from '../../manager/useScheduleRows';
import { usePlanning } from '../../planning/usePlanning';
import { newWeekOf } from '../../rules/newWeek';
import { templateOf } from '../../rules/templateOf';
import { sundayOf } from '../../../shared/calendar/week';
import type { MadeShift } from '../../source/changes/weeks';
import type { Template } from '../../source/rows/week';
import { useSchedulingChange, useSchedulingSource } from '../../source/useSchedulingSource';
import { useTemplateActions } from './useTemplateActions';
import { LeftOpen } from '../publishing/LeftOpen';
import { ENTER_WEEK, WeekField } from '../WeekField';

interface SaveTemplateProps {
  rows: ScheduleRows;
  /** The template to rename. Without it, the week shown becomes a new one. */
  template?: Template;
  onClose: () => void;
}

/** Names a template: a new one from the week shown, or an existing one. */
export function SaveTemplateDialog({ rows, template, onClose }: SaveTemplateProps) {
  const source = useSchedulingSource();
  const { undoOfLast } = usePlanning();
  const templates = useTemplateActions();
  const [name, setName] = useState(template?.name ?? '');
  const [keepsPeople, setKeepsPeople] = useState(false);
  const shifts = templateOf(rows.shifts, source.timeZone, keepsPeople);
  const trimmed = name.trim();
  const [missing, whenRight] = useErrorsOnceTried({
    name: trimmed && trimmed.length <= 80 ? undefined : schedule_templates.rules.schedule_templates_name_length,
  });
  const saving = useSchedulingChange(
    () => (template ? templates.rename(template, trimmed) : templates.add(trimmed, shifts)),
    {
      onDone(title) {
        toast({ title, tone: 'success', action: { label: 'Undo', onSelect: undoOfLast() } });
        onClose();
      },
    },
  );
  const count = shifts.reduce((sum, shift) => sum + shift.count, 0);
  return (
    <FormDialog
      size="sm"
      title={template ? `Rename ${template.name}` : 'Save this week as a template'}
      description={template ? undefined : `Week of ${dayName(rows.week)}, ${counted(count, 'shift')}.`}
      submit={template ? 'Rename' : 'Save template'}
      canSubmit={template !== undefined || count > 0}
      refusal={!template && count === 0 ? 'This week has no shifts to save.' : undefined}
      isPending={saving.isPending}
      onClose={onClose}
      onSubmit={() => whenRight(() => saving.mutate())}
    >
      <TextField label="Name" value={name} error={missing.name} onChange={(event) => setName(event.target.value)} />
      {!template && (
        <Checkbox
          label="Keep the people"
          hint="Otherwise the shifts of the template are open."
          checked={keepsPeople}
          onChange={(event) => setKeepsPeople(event.target.checked)}
        />
      )}
      <Refusal error={saving.error} />
    </FormDialog>
  );
}

interface UseTemplateProps {
  template: Template;
  rows: ScheduleRows;
  onClose: () => void;
  onWeek: (sunday: string) => void;
}

/** Makes the drafts of a week from a template. A week with shifts is just opened. */
export function UseTemplateDialog({ template, rows, onClose, onWeek }: UseTemplateProps) {
  const source = useSchedulingSource();
  const { recordWeek } = usePlanning();
  const [day, setDay] = useState(() => newWeekOf(rows.week, rows.around, source.today(), source.timeZone).week);
  const [made, setMade] = useState<readonly MadeShift[]>();
  const sunday = isTypedDay(day) ? sundayOf(day) : '';
  const [missing, whenRight] = useErrorsOnceTried({ day: sunday ? undefined : ENTER_WEEK });
  const creating = useSchedulingChange(() => source.createWeek(sunday, { kind: 'template', templateId: template.id }), {
    onDone(shifts) {
      void recordWeek(sunday, shifts);
      const open = shifts.filter(({ result }) => result === 'left open');
      const existing = shifts.some(({ result }) => result === 'existing');
      toast({
        title: existing ? 'This week has shifts already' : `${counted(shifts.length, 'draft')} created`,
        description: existing ? 'It opens unchanged.' : undefined,
        tone: existing ? 'neutral' : 'success',
      });
      if (open.length > 0) setMade(open);
      else onWeek(sunday);
    },
  });
  if (made) return <LeftOpen week={sunday} made={made} onClose={() => onWeek(sunday)} />;
  return (
    <FormDialog
      size="sm"
      title={`Use ${template.name}`}
      submit="Create drafts"
      isPending={creating.isPending}
      onClose={onClose}
      onSubmit={() => whenRight(() => creating.mutate())}
    >
      <WeekField value={day} error={missing.day} onChange={setDay} />
      <Refusal error={creating.error} />
    </FormDialog>
  );
}
