import { Loaded } from '@platform/module-kit';
import { counted, differs, FormDialog, Refusal, TRAINING_MODULES_FAILED } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import { useState } from 'react';
import { dueDateProblem } from '../../rules/dueChoice';
import { useModules, usePeople } from '../../source/queries';
import { useTrainingChange, useTrainingSource } from '../../source/useTrainingSource';
import { AssignFields, isWhoChosen, type Assignment } from './AssignFields';

interface AssignDialogProps {
  /** The initial module, which the person can change. */
  moduleId?: string;
  /** The people who are initially chosen. */
  staffIds?: readonly string[];
  onClose: () => void;
}

/** Assigns a module to a role or to certain people, with a due date. */
export function AssignDialog({ moduleId = '', staffIds = [], onClose }: AssignDialogProps) {
  const source = useTrainingSource();
  const modules = useModules();
  const people = usePeople();
  const today = source.today();
  const needed = [modules, people];
  const failed = needed.find(({ isError }) => isError);
  const ready = modules.data &&
    people.data && { modules: modules.data.filter(({ isArchived }) => !isArchived), people: people.data };
  const [first] = useState<Assignment>(() => ({
    moduleId,
    who: staffIds.length > 0 ? 'people' : 'role',
    role: '',
    staffIds: new Set(staffIds),
    dueOn: '',
  }));
  const [draft, setDraft] = useState(first);
  const [isTried, setTried] = useState(false);
  const title = ready?.modules.find(({ id }) => id === draft.moduleId)?.title;
  const assigning = useTrainingChange(() =>
    draft.who === 'role'
      ? source.assignRole(draft.moduleId, draft.role, draft.dueOn || null)
      : source.assignPeople(
          draft.moduleId,
          (ready?.people ?? []).filter(({ staffId }) => draft.staffIds.has(staffId)),
          draft.dueOn || null,
        ),
  );

  const submit = () => {
    setTried(true);
    if (!title || !isWhoChosen(draft) || dueDateProblem(draft.dueOn, today)) return;
    assigning.mutate(undefined, {
      onSuccess: (added) => {
        toast({ title: `${title}: ${addedInWords(added)}`, tone: 'success' });
        onClose();
      },
    });
  };
  return (
    <FormDialog
      size="lg"
      onClose={onClose}
      title="Assign training"
      description="People already assigned keep their due date and their record."
      submit="Assign"
      unsaved="the training to assign"
      isChanged={differs(draft, first)}
      canSubmit={ready !== undefined}
      isPending={assigning.isPending}
      onSubmit={submit}
    >
      <Loaded
        query={{
          data: ready,
          error: failed?.error ?? null,
          isFetching: failed?.isFetching ?? false,
          refetch: () => Promise.all(needed.map((query) => query.refetch())),
        }}
        label="the staff"
        failure={TRAINING_MODULES_FAILED}
        height="16rem"
      >
        {(found) => (
          <AssignFields
            {...found}
            today={today}
            draft={draft}
            isTried={isTried}
            onChange={(change) => setDraft((now) => ({ ...now, ...change }))}
          />
        )}
      </Loaded>
      <Refusal error={assigning.error} />
    </FormDialog>
  );
}

function addedInWords(added: number): string {
  if (added === 0) return 'everyone takes part already';
  return `${counted(added, 'person', 'people')} assigned`;
}
