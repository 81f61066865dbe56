import { Refusal } from '@platform/module-kit/screens';
import { Button, Dialog, Stack, toast, token } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ScheduleRows } from '../../manager/useScheduleRows';
import { usePlanning } from '../../planning/usePlanning';
import type { Shift } from '../../source/rows/shift';
import type { Template } from '../../source/rows/week';
import { useSchedulingChange } from '../../source/useSchedulingSource';
import { SeriesList } from './SeriesList';
import { TemplateList, type TemplateAction } from '../templates/TemplateList';
import { useTemplateActions } from '../templates/useTemplateActions';
import { SaveTemplateDialog, UseTemplateDialog } from '../templates/TemplateForms';

interface RecurringDialogProps {
  rows: ScheduleRows;
  onClose: () => void;
  /** Closes it and shows the week. */
  onWeek: (sunday: string) => void;
  /** Closes it and opens a shift in its week. */
  onShift: (shift: Shift) => void;
}

/**
 * The series, and the templates of weeks: a manager uses a template for a week, renames it, removes it, or saves the week
 * shown as a new one.
 */
export function RecurringDialog({ rows, onClose, onWeek, onShift }: RecurringDialogProps) {
  const [form, setForm] = useState<{ kind: 'save' } | { kind: TemplateAction; template: Template }>();
  const close = () => setForm(undefined);
  return (
    <Dialog
      open
      size="lg"
      title="Recurring Schedules"
      description="A template is a week that you plan again and again. A series is a shift that repeats on weekdays."
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button onClick={() => setForm({ kind: 'save' })}>Save this week as a template</Button>
        </>
      }
    >
      <Stack>
        <section aria-labelledby="recurring-templates">
          <Title id="recurring-templates">Templates</Title>
          <TemplateList onAct={(kind, template) => setForm({ kind, template })} />
        </section>
        <section aria-labelledby="recurring-series">
          <Title id="recurring-series">Series</Title>
          <SeriesList rows={rows} onShift={onShift} />
        </section>
      </Stack>
      {form?.kind === 'save' && <SaveTemplateDialog rows={rows} onClose={close} />}
      {form?.kind === 'rename' && <SaveTemplateDialog rows={rows} template={form.template} onClose={close} />}
      {form?.kind === 'remove' && <RemoveTemplate template={form.template} onClose={close} />}
      {form?.kind === 'use' && (
        <UseTemplateDialog template={form.template} rows={rows} onClose={close} onWeek={onWeek} />
      )}
    </Dialog>
  );
}

const Title = styled.h3`
  font-size: ${token.size.sm};
  font-weight: ${token.weight.semibold};
`;

function RemoveTemplate({ template, onClose }: { template: Template; onClose: () => void }) {
  const { undoOfLast } = usePlanning();
  const templates = useTemplateActions();
  const removing = useSchedulingChange(() => templates.remove(template), {
    onDone(title) {
      toast({ title, tone: 'success', action: { label: 'Undo', onSelect: undoOfLast() } });
      onClose();
    },
  });
  return (
    <Dialog
      open
      size="sm"
      title={`Remove "${template.name}"?`}
      description="Weeks that were made from it stay as they are."
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={onClose}>
            Cancel
          </Button>
          <Button variant="destructive" loading={removing.isPending} onClick={() => removing.mutate()}>
            Remove template
          </Button>
        </>
      }
    >
      <Refusal error={removing.error} />
    </Dialog>
  );
}
