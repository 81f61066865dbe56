import { minimumWageProblem } from '@platform/database/employment';
import { DataError, Loaded } from '@platform/module-kit';
import { counted, FormDialog, Refusal } from '@platform/module-kit/screens';
import { Alert, CheckboxGroup, Grid, MoneyField, NumberField, Switch, TextArea, TextField, toast } from '@platform/ui';
import { useState } from 'react';
import { ReasonField } from '../../shared/parts/ReasonField';
import type { JobRole } from '../source/rows/jobRole';
import { useCertificationTypes, useMinimumWage } from '../source/queries';
import { useRecruitmentChange, useRecruitmentSource } from '../source/useRecruitmentSource';
import { DeleteRole } from './DeleteRole';
import { checkRole, emptyRole, roleValues, toRoleDraft, type RoleDraft } from './roleDraft';
import { CERTIFICATIONS_FAILED } from '../../shared/failures';

interface RoleDialogProps {
  /** Undefined for a new one. */
  role: JobRole | undefined;
  onClose: () => void;
}

/** Adds a job role or edits one. Refused input stays, even if another person saved first. */
export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const source = useRecruitmentSource();
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
  const send = () => {
    const values = roleValues(draft, nameOf, over);
    return over ? source.saveJobRole(over, values) : source.addJobRole(values);
  };
  const saving = useRecruitmentChange(send, {
    onDone() {
      toast({ title: role ? `${draft.title.trim()} updated` : `${draft.title.trim()} added`, tone: 'success' });
      onClose();
    },
  });
  /** After a conflict, the next try is based on the role's new version. */
  const readTheirs = async (error: Error) => {
    if (!isConflict(error) || !role) return;
    const theirs = (await source.listJobRoles()).find(({ id }) => id === role.id);
    if (theirs) setOver(theirs);
  };
  const save = () => saving.mutate(undefined, { onError: (error) => void readTheirs(error).catch(() => undefined) });
  const hired = over?.positionsFilled ?? 0;
  const positions = draft.positionsTotal ?? 0;
  const isCut = over !== undefined && positions < hired && positions < over.positionsTotal;
  const change = (some: Partial<RoleDraft>) => setDraft((now) => ({ ...now, ...some }));
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
      <TextField
        label="Title"
        required
        autoFocus
        limit={80}
        value={draft.title}
        error={shown.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <Grid $min="12rem" $gap="md">
        <TextField
          label="Department"
          optional
          limit={80}
          value={draft.department}
          onChange={(event) => change({ department: event.target.value })}
        />
        <NumberField
          label="Positions"
          min={0}
          max={1000}
          value={draft.positionsTotal}
          error={shown.positionsTotal}
          onChange={(positionsTotal) => change({ positionsTotal })}
        />
        <MoneyField
          label="Lowest pay an hour"
          optional
          value={draft.payMin}
          onChange={(payMin) => change({ payMin })}
        />
        <MoneyField
          label="Highest pay an hour"
          optional
          value={draft.payMax}
          error={shown.payMax}
          onChange={(payMax) => change({ payMax })}
        />
        <NumberField
          label="Minimum age"
          optional
          hint="On the first day. The law asks for 14, and 15 for lifeguards."
          min={14}
          max={99}
          value={draft.minimumAge}
          onChange={(minimumAge) => change({ minimumAge })}
        />
      </Grid>
      {warning !== null && (
        <ReasonField
          warned={[warning]}
          value={draft.payReason}
          error={shown.payReason}
          hint="Name the exemption that applies. It is kept with the role."
          onChange={(payReason) => change({ payReason })}
        />
      )}
      <TextArea
        label="Description"
        optional
        rows={2}
        limit={4000}
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <Loaded query={certifications} label="certifications" failure={CERTIFICATIONS_FAILED} height="8rem">
        {(all) => (
          <CheckboxGroup
            label="Certifications that it requires"
            options={all.map(({ id, name }) => ({ value: id, label: name }))}
            value={draft.certificationTypeIds}
            onChange={(certificationTypeIds) => change({ certificationTypeIds })}
          />
        )}
      </Loaded>
      <TextArea
        label="Other requirements"
        optional
        hint="One a line, such as: Swims 200 yards."
        rows={2}
        value={draft.inWords}
        error={shown.inWords}
        onChange={(event) => change({ inWords: event.target.value })}
      />
      <Switch
        label="Take applications"
        hint="While positions are free, the public page offers the role."
        checked={draft.isOpen}
        onChange={(event) => change({ isOpen: event.target.checked })}
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

const isConflict = (error: Error | null): boolean => error instanceof DataError && error.code === 'PT409';
