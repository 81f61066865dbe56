import { JOB_ROLES_FAILED } from '@platform/module-kit/screens';
import { DateField, Grid, MoneyField, SelectField, TextField } from '@platform/ui';
import { useRoles } from '../../source/queries';
import { ReasonField } from '../../../shared/parts/ReasonField';
import { personLabels, statuses, type PersonDraft } from './personDraft';

interface PersonFieldsProps {
  draft: PersonDraft;
  errors: Partial<Record<keyof PersonDraft, string>>;
  /** The warnings that need a reason. */
  warned: readonly string[];
  /** Whether the pay has changed, which may be explained. */
  changesPay: boolean;
  onChange: (change: Partial<PersonDraft>) => void;
}

/** The fields of a staff member. */
export function PersonFields({ draft, errors, warned, changesPay, onChange }: PersonFieldsProps) {
  const roles = useRoles();
  const titles = roles.data?.map(({ title }) => title) ?? [];
  // A person may have a role that the club has removed since.
  const known = draft.role === '' || titles.includes(draft.role) ? titles : [draft.role, ...titles];
  return (
    <>
      <TextField
        label={personLabels.name}
        value={draft.name}
        error={errors.name}
        limit={120}
        autoComplete="off"
        autoFocus
        required
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <Grid $min="11rem" $gap="md">
        <SelectField
          label={personLabels.role}
          placeholder="Choose a role"
          value={draft.role}
          error={errors.role ?? (roles.isError ? JOB_ROLES_FAILED : undefined)}
          required
          options={known.map((title) => ({ value: title, label: title }))}
          onChange={(event) => onChange({ role: event.target.value })}
        />
        <SelectField
          label={personLabels.status}
          value={draft.status}
          options={statuses.map((status) => ({ value: status, label: status }))}
          onChange={(event) => onChange({ status: event.target.value })}
        />
        <TextField
          label={personLabels.email}
          type="email"
          optional
          value={draft.email}
          error={errors.email}
          limit={254}
          autoComplete="off"
          onChange={(event) => onChange({ email: event.target.value })}
        />
        <TextField
          label={personLabels.phone}
          type="tel"
          optional
          value={draft.phone}
          error={errors.phone}
          limit={40}
          autoComplete="off"
          onChange={(event) => onChange({ phone: event.target.value })}
        />
        <DateField
          label={personLabels.startDate}
          optional
          value={draft.startDate}
          onChange={(startDate) => onChange({ startDate })}
        />
        <DateField
          label={personLabels.endDate}
          optional
          value={draft.endDate}
          error={errors.endDate}
          onChange={(endDate) => onChange({ endDate })}
        />
        <DateField
          label={personLabels.birthDate}
          optional
          value={draft.birthDate}
          error={errors.birthDate}
          onChange={(birthDate) => onChange({ birthDate })}
        />
        <MoneyField
          label={personLabels.pay}
          optional
          value={draft.pay}
          max={100_000}
          onChange={(pay) => onChange({ pay })}
        />
      </Grid>
      {(warned.length > 0 || changesPay) && (
        <ReasonField
          warned={warned}
          value={draft.reason}
          error={errors.reason}
          onChange={(reason) => onChange({ reason })}
        />
      )}
    </>
  );
}
