import { kindWords, severityWords } from '@platform/contract/reports';
import type { DraftErrors } from '@platform/module-kit';
import { DateField, Grid, RadioGroup, SelectField, TextArea, TextField, TimeField } from '@platform/ui';
import { type Incident, incidentKinds, severities } from '../../source/rows/incident';
import { labels, type IncidentForm } from './incidentForm';

interface IncidentFieldsProps {
  draft: IncidentForm;
  errors: DraftErrors<IncidentForm>;
  /** The club's day (ISO 8601), the last that can be entered. */
  today: string;
  onChange: (some: Partial<IncidentForm>) => void;
}

/** What happened, when and where, and who was there. */
export function IncidentFields({ draft, errors, today, onChange }: IncidentFieldsProps) {
  return (
    <>
      <RadioGroup
        label={labels.severity}
        appearance="cards"
        options={severities.map((value) => ({ value, label: severityWords[value] }))}
        value={draft.severity}
        onChange={(severity) => onChange({ severity })}
      />
      <Grid $min="11rem" $gap="md" $stretch>
        <SelectField
          label={labels.kind}
          value={draft.kind}
          options={incidentKinds.map((value) => ({ value, label: kindWords[value] }))}
          onChange={(event) => onChange({ kind: event.target.value as Incident['kind'] })}
        />
        <DateField
          label={labels.date}
          value={draft.date}
          max={today}
          error={errors.date}
          onChange={(date) => onChange({ date })}
        />
        <TimeField label={labels.time} value={draft.time} error={errors.time} onChange={(time) => onChange({ time })} />
      </Grid>
      <TextField
        label={labels.location}
        optional
        value={draft.location}
        error={errors.location}
        onChange={(event) => onChange({ location: event.target.value })}
      />
      <TextArea
        label={labels.description}
        rows={4}
        value={draft.description}
        error={errors.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <TextArea
        label={labels.people}
        optional
        hint="Who was hurt or helped."
        rows={2}
        value={draft.people}
        error={errors.people}
        onChange={(event) => onChange({ people: event.target.value })}
      />
      <TextArea
        label={labels.witnesses}
        optional
        hint="Who saw it, and how to reach them."
        rows={2}
        value={draft.witnesses}
        error={errors.witnesses}
        onChange={(event) => onChange({ witnesses: event.target.value })}
      />
      <TextArea
        label={labels.firstAid}
        optional
        hint="What was done for the person, who did it, and whether they were taken to a doctor."
        rows={2}
        value={draft.firstAid}
        error={errors.firstAid}
        onChange={(event) => onChange({ firstAid: event.target.value })}
      />
      <TextArea
        label={labels.action}
        optional
        rows={2}
        value={draft.action}
        error={errors.action}
        onChange={(event) => onChange({ action: event.target.value })}
      />
    </>
  );
}
