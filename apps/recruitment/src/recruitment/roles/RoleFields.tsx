import { Loaded } from '@platform/module-kit';
import { CheckboxGroup, Grid, MoneyField, NumberField, Switch, TextArea, TextField } from '@platform/ui';
import { CERTIFICATIONS_FAILED } from '../../shared/failures';
import { ReasonField } from '../../shared/parts/ReasonField';
import type { useCertificationTypes } from '../source/queries';
import type { checkRole, RoleDraft } from './roleDraft';

interface RoleFieldsProps {
  draft: RoleDraft;
  errors: ReturnType<typeof checkRole>;
  /** Why the pay is below the minimum wage; null if it is not. */
  warning: string | null;
  certifications: ReturnType<typeof useCertificationTypes>;
  onChange: (some: Partial<RoleDraft>) => void;
}

/** What a job role pays, asks for and offers. */
export function RoleFields({ draft, errors, warning, certifications, onChange }: RoleFieldsProps) {
  return (
    <>
      <TextField
        label="Title"
        required
        autoFocus
        limit={80}
        value={draft.title}
        error={errors.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <Grid $min="12rem" $gap="md">
        <TextField
          label="Department"
          optional
          limit={80}
          value={draft.department}
          onChange={(event) => onChange({ department: event.target.value })}
        />
        <NumberField
          label="Positions"
          min={0}
          max={1000}
          value={draft.positionsTotal}
          error={errors.positionsTotal}
          onChange={(positionsTotal) => onChange({ positionsTotal })}
        />
        <MoneyField
          label="Lowest pay an hour"
          optional
          value={draft.payMin}
          onChange={(payMin) => onChange({ payMin })}
        />
        <MoneyField
          label="Highest pay an hour"
          optional
          value={draft.payMax}
          error={errors.payMax}
          onChange={(payMax) => onChange({ payMax })}
        />
        <NumberField
          label="Minimum age"
          optional
          hint="On the first day. The law asks for 14, and 15 for lifeguards."
          min={14}
          max={99}
          value={draft.minimumAge}
          onChange={(minimumAge) => onChange({ minimumAge })}
        />
      </Grid>
      {warning !== null && (
        <ReasonField
          warned={[warning]}
          value={draft.payReason}
          error={errors.payReason}
          hint="Name the exemption that applies. It is kept with the role."
          onChange={(payReason) => onChange({ payReason })}
        />
      )}
      <TextArea
        label="Description"
        optional
        rows={2}
        limit={4000}
        value={draft.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <Loaded query={certifications} label="certifications" failure={CERTIFICATIONS_FAILED} height="8rem">
        {(all) => (
          <CheckboxGroup
            label="Certifications that it requires"
            options={all.map(({ id, name }) => ({ value: id, label: name }))}
            value={draft.certificationTypeIds}
            onChange={(certificationTypeIds) => onChange({ certificationTypeIds })}
          />
        )}
      </Loaded>
      <TextArea
        label="Other requirements"
        optional
        hint="One a line, such as: Swims 200 yards."
        rows={2}
        value={draft.inWords}
        error={errors.inWords}
        onChange={(event) => onChange({ inWords: event.target.value })}
      />
      <Switch
        label="Take applications"
        hint="While positions are free, the public page offers the role."
        checked={draft.isOpen}
        onChange={(event) => onChange({ isOpen: event.target.checked })}
      />
    </>
  );
}
