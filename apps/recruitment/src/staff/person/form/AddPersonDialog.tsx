import { FormDialog, Refusal, useErrorsOnceTried } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';
import { useState } from 'react';
import { FailedReads } from '../../../shared/parts/FailedReads';
import { Concerns } from '../../Concerns';
import { useStaffChange, useStaffSource } from '../../source/useStaffSource';
import { failures } from '../../source/failures';
import { employmentErrors, employmentOf } from './employment';
import { checkPerson, newPerson } from './personDraft';
import { PersonFields } from './PersonFields';
import { useEmploymentClub } from './useEmployment';
import { usePersonConcerns } from './usePersonConcerns';

interface AddPersonDialogProps {
  onClose: () => void;
  /** Called with the new person's id. */
  onAdded: (id: string) => void;
}

const GO_ON = 'Add anyway';

/** Adds a person to the staff by hand. Each field says what is missing. */
export function AddPersonDialog({ onClose, onAdded }: AddPersonDialogProps) {
  const source = useStaffSource();
  const [draft, setDraft] = useState(newPerson);
  const { club, reads } = useEmploymentClub();
  const employment = club ? employmentOf(draft, null, club) : { refused: [], warned: [] };
  const errors = { ...checkPerson(draft), ...employmentErrors(employment, draft) };
  const concerns = usePersonConcerns(draft, null);
  const isComplete = Object.keys(errors).length === 0;
  const [shown, whenRight] = useErrorsOnceTried(errors);

  const adding = useStaffChange(() => source.addMember(draft), {
    onDone: () => toast({ title: `${draft.name.trim()} is on the staff`, tone: 'success' }),
  });
  // Opens the new person once the roster has them.
  const add = () => concerns.mayGoOn() && adding.mutate(undefined, { onSuccess: onAdded });
  return (
    <FormDialog
      onClose={onClose}
      title="Add staff"
      description="For people you have already hired. If they applied online, hire them from the pipeline instead."
      submit={concerns.asked.length > 0 ? GO_ON : 'Add staff'}
      unsaved="the new staff member"
      canSubmit={concerns.isKnown && club !== undefined}
      isPending={adding.isPending}
      onSubmit={() => whenRight(add)}
    >
      <PersonFields
        draft={draft}
        errors={shown}
        warned={employment.warned}
        changesPay={false}
        onChange={(change) => {
          adding.reset();
          setDraft((now) => ({ ...now, ...change }));
        }}
      />
      {!club && concerns.isKnown && <FailedReads title={failures.checks} reads={reads} />}
      {(isComplete || !concerns.isKnown) && <Concerns concerns={concerns} goOn={GO_ON} />}
      <Refusal error={adding.error} title={failures.add} />
    </FormDialog>
  );
}
