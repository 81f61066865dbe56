import { failureReason } from '@platform/module-kit';
import { FormDialog, useErrorsOnceTried } from '@platform/module-kit/screens';
import { TextArea, TextField, toast } from '@platform/ui';
import { useState } from 'react';
import { itemsOfLines, linesOfItems, linesProblem } from '../../rules/itemLines';
import type { DayTemplate } from '../../source/rows/dayList';
import { useOperationsChange, useOperationsSource } from '../../source/useOperationsSource';

interface DayTemplateDialogProps {
  /** The checklist to change; a new one is added without it. */
  template?: DayTemplate;
  onClose: () => void;
}

/** Says what is checked each day, one item a line. */
export function DayTemplateDialog({ template, onClose }: DayTemplateDialogProps) {
  const source = useOperationsSource();
  const [title, setTitle] = useState(template?.title ?? '');
  const [lines, setLines] = useState(linesOfItems(template?.items ?? []));
  const saving = useOperationsChange(() =>
    source.saveDayTemplate(
      title,
      itemsOfLines(lines, template?.items ?? []),
      template ? { id: template.id, version: template.version } : null,
    ),
  );
  const [errors, whenRight] = useErrorsOnceTried({
    title: title.trim() && title.length <= 120 ? undefined : 'A title has 1 to 120 characters.',
    lines: linesProblem(lines),
  });
  return (
    <FormDialog
      onClose={onClose}
      title={template ? 'Edit daily checklist' : 'Add daily checklist'}
      submit="Save checklist"
      isPending={saving.isPending}
      refusal={saving.error && failureReason(saving.error, 'The checklist was not saved.')}
      onSubmit={() =>
        whenRight(() =>
          saving.mutate(undefined, {
            onSuccess: () => {
              toast({ title: 'Checklist saved', description: title.trim(), tone: 'success' });
              onClose();
            },
          }),
        )
      }
    >
      <TextField label="Title" value={title} error={errors.title} onChange={(event) => setTitle(event.target.value)} />
      <TextArea
        label="Items"
        hint="One to a line. Begin a line with ! for what is urgent, and write a note after two dashes: ! Check the AED -- the light is green"
        rows={9}
        value={lines}
        error={errors.lines}
        onChange={(event) => setLines(event.target.value)}
      />
    </FormDialog>
  );
}
