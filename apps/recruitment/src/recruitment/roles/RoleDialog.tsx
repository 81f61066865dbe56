import { minimumWageProblem } from '@platform/database/employment';
import { counted, FormDialog, Refusal } from '@platform/module-kit/screens';
import { Alert, toast } from '@platform/ui';
import { useState } from 'react';
import { useCertificationTypes, useMinimumWage } from '../source/queries';
import type { JobRole } from '../source/rows/jobRole';
import { DeleteRole } from './DeleteRole';
import { checkRole, emptyRole, roleValues, toRoleDraft } from './roleDraft';
import { RoleFields } from './RoleFields';
import { isConflict, useRoleSaving } from './useRoleSaving';

interface RoleDialogProps {
  /** Undefined for a new one. */
  role: JobRole | undefined;
  onClose: () => void;
}

/** Adds a job role or edits one. Refused input stays, even if another person saved first. */
export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const [draft, setDraft] = useState(() => (role ? toRoleDraft(role) : emptyRole));
  // The version on the screen when typing started. After a conflict, the next save replaces the other person's version.
  const [over, setOver] = useState(role);
  const [isChecked, setChecked] = useState(false);
  // The number of positions the person was asked about because it is below the number of people hired.
  const [asked, setAsked] = useState<number | null>(null);
  const certifications = useCertificationTypes();
  const nameOf = (id: string) => certifications.data?.find((kind) => kind.id === id)?.name ?? 'Required';
  const minimumWage = useMinimumWage();
  const warning = minimumWage.data ? minimumWageProblem(draft.payMin ?? draft.payMax, null, minimumWage.data) : null;
  const errors = checkRole(draft, warning !== null);
  const isValid = Object.values(errors).every((error) => !error);
  const shown: typeof errors = isChecked
    ? errors
    : { ...errors, title: undefined, positionsTotal: undefined, payReason: undefined };
  const { saving, save } = useRoleSaving({
    values: () => roleValues(draft, nameOf, over),
    over,
    onTheirs: setOver,
    onDone() {
      toast({ title: role ? `${draft.title.trim()} updated` : `${draft.title.trim()} added`, tone: 'success' });
      onClose();
    },
  });
  const hired = over?.positionsFilled ?? 0;
  const positions = draft.positionsTotal ?? 0;
  const isCut = over !== undefined && positions < hired && positions < over.positionsTotal;
  return (
    <FormDialog
      onClose={onClose}
      title={role ? `Edit ${role.title}` : 'Add a job role'}
      submit={role ? 'Save' : 'Add'}
      unsaved={role ? `the job role ${role.title}` : 'the new job role'}
      isPending={saving.isPending}
      otherActions={role && <DeleteRole role={role} onDeleted={onClose} />}
      onSubmit={() => {
        setChecked(true);
        if (isValid && isCut && asked !== positions) setAsked(positions);
        else if (isValid) save();
      }}
    >
      <RoleFields
        draft={draft}
        errors={shown}
        warning={warning}
        certifications={certifications}
        onChange={(some) => setDraft((now) => ({ ...now, ...some }))}
      />
      {isCut && asked === positions && (
        <Alert
          tone="warning"
          title={`${counted(hired, 'person', 'people')} hired for ${counted(positions, 'position')}`}
        >
          Everyone keeps their place, and the role is over plan. Press Save again to confirm.
        </Alert>
      )}
      <Refusal error={saving.error}>{isConflict(saving.error) ? KEPT : undefined}</Refusal>
    </FormDialog>
  );
}

const KEPT = 'Nothing of yours is lost. Press Save again to save your version over theirs.';
