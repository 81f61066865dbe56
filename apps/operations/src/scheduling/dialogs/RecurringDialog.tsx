import { Loaded } from '@platform/module-kit';
import { counted, Refusal } from '@platform/module-kit/screens';
import { Button, Dialog, EmptyState, Inline, Stack, toast, token } from '@platform/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ScheduleRows } from '../page/useScheduleRows';
import { useTemplates } from '../source/queries';
import type { Shift, Template } from '../source/schedulingSource';
import { useSchedulingChange, useSchedulingSource } from '../source/useSchedulingSource';
import { ItemList, ItemWords } from './ItemList';
import { SeriesList } from './SeriesList';
import { SaveTemplateDialog, UseTemplateDialog } from './TemplateForms';

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
  const templates = useTemplates();
  const [form, setForm] = useState<{ kind: 'save' } | { kind: 'use' | 'rename' | 'remove'; template: Template }>();
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
          <Loaded query={templates} label="templates" failure="Failed to fetch the templates" height="9rem">
            {(all) =>
              all.length === 0 ? (
                <EmptyState
                  title="No templates yet"
                  description="Save a week that works, and plan the next one from it."
                />
              ) : (
                <ItemList>
                  {all.map((template) => (
                    <li key={template.id}>
                      <ItemWords>
                        <strong>{template.name}</strong>
                        <span>{words(template)}</span>
                        {template.notes !== null && <small>{template.notes}</small>}
                      </ItemWords>
                      <Inline $gap="xs">
                        <Button
                          variant="quiet"
                          size="sm"
                          aria-label={`Rename ${template.name}`}
                          onClick={() => setForm({ kind: 'rename', template })}
                        >
                          Rename
                        </Button>
                        <Button
                          variant="quiet"
                          size="sm"
                          aria-label={`Remove ${template.name}`}
                          onClick={() => setForm({ kind: 'remove', template })}
                        >
                          Remove
                        </Button>
                        <Button
                          variant="secondary"
                          size="sm"
                          aria-label={`Use ${template.name}`}
                          onClick={() => setForm({ kind: 'use', template })}
                        >
                          Use
                        </Button>
                      </Inline>
                    </li>
                  ))}
                </ItemList>
              )
            }
          </Loaded>
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
        <UseTemplateDialog template={form.template} week={rows.week} onClose={close} onWeek={onWeek} />
      )}
    </Dialog>
  );
}

const Title = styled.h3`
  font-size: ${token.size.sm};
  font-weight: ${token.weight.semibold};
`;

function words({ shifts }: Template): string {
  const count = shifts.reduce((sum, shift) => sum + shift.count, 0);
  const named = new Set(shifts.flatMap(({ staffId }) => staffId ?? [])).size;
  return `${counted(count, 'shift')} a week${named > 0 ? `, with ${counted(named, 'person', 'people')}` : ', open'}`;
}

function RemoveTemplate({ template, onClose }: { template: Template; onClose: () => void }) {
  const source = useSchedulingSource();
  const removing = useSchedulingChange(() => source.removeTemplate(template.id), {
    onDone() {
      toast({ title: `${template.name} removed`, tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog
      open
      size="sm"
      title={`Remove "${template.name}"?`}
      description="Weeks that were made from it stay as they are. The template does not come back."
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
