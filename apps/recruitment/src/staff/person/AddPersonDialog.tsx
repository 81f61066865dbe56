import { DataError, useMutation } from '@platform/module-kit';
import { FormDialog } from '@platform/module-kit/screens';
import { Alert, toast } from '@platform/ui';
import { useState } from 'react';
import { Concerns } from '../Concerns';
import { useStaffSource } from '../source/StaffSourceContext';
import { failures } from '../source/words';
import { useStaff, useStaffChanges } from '../staffQueries';
import { checkPerson, newPerson } from './personDraft';
import { PersonFields } from './PersonFields';
import { usePersonConcerns } from './usePersonConcerns';

interface AddPersonDialogProps {
  onClose: () => void;
  /** Told who was added. */
  onAdded: (id: string) => void;
}

const GO_ON = 'Add anyway';

/** Adds somebody to the staff by hand. What is missing is said beside its field. */
export function AddPersonDialog({ onClose, onAdded }: AddPersonDialogProps) {
  const source = useStaffSource();
  const changes = useStaffChanges();
  const [draft, setDraft] = useState(newPerson);
  const [wasTried, setTried] = useState(false);
  const staff = useStaff();
  const errors = checkPerson(draft, staff.data?.today ?? '');
  const concerns = usePersonConcerns(draft, null);
  const isComplete = Object.keys(errors).length === 0;

  const adding = useMutation({
    mutationFn: () => source.addMember(draft),
    onSuccess: async (id) => {
      toast({ title: `${draft.name.trim()} is on the staff`, tone: 'success' });
      await changes.all();
      onAdded(id);
    },
  });
  const submit = () => {
    setTried(true);
    if (isComplete && concerns.mayGoOn()) adding.mutate();
  };
  return (
    <FormDialog
      onClose={onClose}
      title="Add staff"
      description="For people you have already hired. If they applied online, hire them from the pipeline instead."
      submit={concerns.asked.length > 0 ? GO_ON : 'Add staff'}
      unsaved="the new staff member"
      canSubmit={concerns.isKnown}
      isPending={adding.isPending}
      onSubmit={submit}
    >
      <PersonFields
        draft={draft}
        errors={wasTried ? errors : {}}
        onChange={(change) => {
          adding.reset();
          setDraft((now) => ({ ...now, ...change }));
        }}
      />
      {wasTried && !isComplete && (
        <Alert tone="danger" title={failures.add}>
          Fill in what is marked and try again.
        </Alert>
      )}
      {(isComplete || !concerns.isKnown) && <Concerns concerns={concerns} goOn={GO_ON} />}
      {adding.error && (
        <Alert tone="danger" title={failures.add}>
          {reasonOf(adding.error)}
        </Alert>
      )}
    </FormDialog>
  );
}

function reasonOf(error: Error): string {
  const reason = error.message === failures.add ? 'Check your connection and try again.' : error.message;
  return [reason, error instanceof DataError ? error.hint : ''].filter(Boolean).join(' ');
}
