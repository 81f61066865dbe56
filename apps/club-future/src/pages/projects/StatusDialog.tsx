import { change_project_status } from '@platform/database/raised';
import { failureReason } from '@platform/module-kit';
import { FormDialog, useErrorsOnceTried } from '@platform/module-kit/screens';
import { SelectField, TextArea, toast } from '@platform/ui';
import { useState } from 'react';
import { statuses, statusWords } from '../../rules/projects/projectStatus';
import type { Project, ProjectStatus } from '../../source/rows/project';
import { useClubFutureChange, useClubFutureSource } from '../../source/useClubFutureSource';

/** Most characters of a reason (project_updates_note_length). */
const LONGEST = 1000;

/** Changes how far a project is. Its history keeps the reason. */
export function StatusDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const source = useClubFutureSource();
  const others = statuses.filter((status) => status !== project.status);
  const [status, setStatus] = useState<ProjectStatus>(project.status === 'proposed' ? 'approved' : 'proposed');
  const [reason, setReason] = useState('');
  const changing = useClubFutureChange(() => source.changeStatus(project, status, reason));
  const [errors, whenRight] = useErrorsOnceTried({
    reason: reason.trim() ? undefined : change_project_status['22023'].message,
  });
  const send = () =>
    changing.mutate(undefined, {
      onSuccess: () => {
        toast({ title: `Now ${statusWords[status].toLowerCase()}`, description: project.title, tone: 'success' });
        onClose();
      },
    });
  return (
    <FormDialog
      size="sm"
      title="Change status"
      description={`${project.title} is ${statusWords[project.status].toLowerCase()}.`}
      submit="Change status"
      isPending={changing.isPending}
      refusal={changing.error && failureReason(changing.error)}
      onSubmit={() => whenRight(send)}
      onClose={onClose}
    >
      <SelectField
        label="New status"
        options={others.map((value) => ({ value, label: statusWords[value] }))}
        value={status}
        onChange={(event) => setStatus(event.target.value as ProjectStatus)}
      />
      <TextArea
        label="Reason"
        hint={change_project_status['22023'].hint}
        rows={3}
        limit={LONGEST}
        value={reason}
        error={errors.reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}
