import { failureReason, Loaded } from '@platform/module-kit';
import { FormDialog, JOB_ROLES_FAILED } from '@platform/module-kit/screens';
import { CheckboxGroup, DateField, SelectField, TextField, toast } from '@platform/ui';
import { useState } from 'react';
import { ageLabels, originLabels } from '../rules/labels';
import type { AgeBand, ApplicationOrigin, Availability, NewApplication } from '../source/rows/application';
import { useJobRoles } from '../source/queries';
import { useRecruitmentChange, useRecruitmentSource } from '../source/useRecruitmentSource';

const origins: ApplicationOrigin[] = ['entered', 'referral', 'job_board'];
const ageBands = Object.keys(ageLabels) as AgeBand[];
const nothing: NewApplication = {
  name: '',
  email: '',
  phone: '',
  source: 'entered',
  appliedDate: '',
  jobRoleIds: [],
  availability: { firstDay: null, lastDay: null, daysPerWeek: null, ageBand: null },
};

/** Enters an application that came on paper or by word of mouth. A refused one keeps what was typed. */
export function NewApplicationDialog({ onClose }: { onClose: () => void }) {
  const source = useRecruitmentSource();
  const roles = useJobRoles();
  const [draft, setDraft] = useState(nothing);
  const [isChecked, setChecked] = useState(false);
  const change = (some: Partial<NewApplication>) => setDraft((now) => ({ ...now, ...some }));
  const appliedDate = draft.appliedDate || source.today();
  const { availability } = draft;
  const tell = (some: Partial<Availability>) => change({ availability: { ...availability, ...some } });
  const { firstDay, lastDay } = availability;
  const isReversed = firstDay !== null && lastDay !== null && lastDay < firstDay;
  const missesName = draft.name.trim() === '';
  const missesRole = draft.jobRoleIds.length === 0;
  const enter = () => source.enterApplication({ ...draft, name: draft.name.trim(), appliedDate });
  const entering = useRecruitmentChange(enter, {
    onDone() {
      toast({ title: `${draft.name.trim()} is pending review`, tone: 'success' });
      onClose();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Add an applicant"
      description="For people who applied on paper or were referred by a friend. They get no email."
      submit="Add"
      unsaved="the application"
      isPending={entering.isPending}
      onSubmit={() => {
        setChecked(true);
        if (!missesName && !missesRole && !isReversed) entering.mutate();
      }}
      refusal={entering.error && failureReason(entering.error)}
    >
      <TextField
        label="Name"
        autoFocus
        required
        limit={120}
        value={draft.name}
        error={isChecked && missesName ? 'Write who applied.' : undefined}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label="Email"
        optional
        type="email"
        limit={254}
        value={draft.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <TextField
        label="Phone"
        optional
        type="tel"
        limit={40}
        value={draft.phone}
        onChange={(event) => change({ phone: event.target.value })}
      />
      <Loaded query={roles} label="job roles" failure={JOB_ROLES_FAILED} height="8rem">
        {(all) => (
          <CheckboxGroup
            label="Positions"
            options={all.map(({ id, title }) => ({ value: id, label: title }))}
            value={draft.jobRoleIds}
            error={isChecked && missesRole ? 'Choose what they applied for.' : undefined}
            onChange={(jobRoleIds) => change({ jobRoleIds })}
          />
        )}
      </Loaded>
      <DateField
        label="First day they can work"
        optional
        value={firstDay ?? ''}
        onChange={(day) => tell({ firstDay: day || null })}
      />
      <DateField
        label="Last day they can work"
        optional
        value={lastDay ?? ''}
        error={isChecked && isReversed ? 'The last day comes before the first. Change one of them.' : undefined}
        onChange={(day) => tell({ lastDay: day || null })}
      />
      <SelectField
        label="Age"
        optional
        placeholder="Not said"
        options={ageBands.map((value) => ({ value, label: ageLabels[value] }))}
        value={availability.ageBand ?? ''}
        onChange={(event) => tell({ ageBand: (event.target.value || null) as AgeBand | null })}
      />
      <SelectField
        label="How it came"
        options={origins.map((value) => ({ value, label: originLabels[value] }))}
        value={draft.source}
        onChange={(event) => change({ source: event.target.value as ApplicationOrigin })}
      />
      <DateField
        label="Applied on"
        value={appliedDate}
        max={source.today()}
        onChange={(day) => change({ appliedDate: day })}
      />
    </FormDialog>
  );
}
