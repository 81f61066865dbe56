import { kindWords, severityWords } from '@platform/contract/reports';
import { incidents as refusals } from '@platform/database/refusals/incidents';
import type { DraftErrors } from '@platform/module-kit';
import { type Delivery, ENTER_DAY, newId, RowFormDialog, useDialogForm, rowOrGone } from '@platform/module-kit/screens';
import { DateField, Grid, RadioGroup, SelectField, TextArea, TextField, TimeField } from '@platform/ui';
import { clockAt, momentAt } from '@platform/ui/dates';
import { useRef, useState } from 'react';
import { ReportPhotos, type ChosenPhoto } from '../../parts/ReportPhotos';
import { toastSaved } from '../../../shared/deck/toastSaved';
import { momentError } from '../../rules/momentError';
import {
  type Incident,
  type IncidentFields,
  incidentKinds,
  severities,
  type Signature,
} from '../../source/rows/incident';
import { useOperationsChange, useOperationsSource } from '../../source/useOperationsSource';
import { SignatureFields } from './SignatureFields';
import { CONFIDENTIAL } from './confidential';

const { rules: said } = refusals;

const labels = {
  severity: 'Severity',
  kind: 'Kind',
  date: 'Day',
  time: 'Time',
  location: 'Location',
  description: 'What happened',
  people: 'People involved',
  witnesses: 'Witnesses',
  firstAid: 'First aid',
  action: 'Action taken',
};

/** The form's fields: the moment is a day and a time on the club's clock. */
interface Fields extends Record<string, unknown> {
  severity: Incident['severity'];
  kind: Incident['kind'];
  date: string;
  time: string;
  location: string;
  description: string;
  people: string;
  witnesses: string;
  firstAid: string;
  action: string;
}

type Row = IncidentFields & { version: number };

/** Reports an incident, or completes one. */
export function IncidentDialog({ incident, onClose }: { incident?: Incident; onClose: () => void }) {
  const source = useOperationsSource();
  const { timeZone } = source;
  const [key] = useState(newId);
  const [signature, setSignature] = useState<Signature>();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const delivered = useRef<Delivery>('sent');
  const [blank] = useState<Row>(() => ({
    severity: 'minor',
    kind: 'injury',
    occurredAt: source.now().toISOString(),
    location: '',
    description: '',
    people: '',
    witnesses: '',
    firstAid: '',
    action: '',
    version: 0,
  }));
  const saving = useOperationsChange(
    async ({ draft, version }: { draft: IncidentFields; version: number }): Promise<Row> => {
      if (incident) return source.saveIncident(incident.id, draft, version);
      delivered.current = await source.reportIncident({
        ...draft,
        key,
        signatures: signature ? [signature] : [],
        photos: photos.map(({ photo }) => photo),
      });
      return { ...draft, version: 1 };
    },
  );
  const check = (fields: Fields) => checkIncident(fields, timeZone, source.now());
  const form = useDialogForm<Row, Fields>({
    what: 'the incident',
    row: incident ?? blank,
    toDraft: (row) => fieldsOf(row, timeZone),
    check,
    save: (fields, version) => saving.mutateAsync({ draft: draftOf(fields, timeZone), version }),
    read: async () => rowOrGone(await source.listIncidents(), incident?.id, 'incident'),
    onSaved: () => {
      toastSaved(
        delivered.current,
        incident ? 'Incident saved' : 'Incident reported',
        source.canManage ? undefined : 'Managers and administrators of your club read it.',
      );
      onClose();
    },
  });
  const { draft, errors, change } = form;
  return (
    <RowFormDialog
      form={form}
      labels={labels}
      size="lg"
      onClose={onClose}
      title={incident ? 'Complete incident' : 'Report an incident'}
      description={CONFIDENTIAL}
      submit={incident ? 'Save incident' : 'Report incident'}
      isChanged={form.isChanged || photos.length > 0 || signature !== undefined}
      isNew={!incident}
    >
      <RadioGroup
        label={labels.severity}
        appearance="cards"
        options={severities.map((value) => ({ value, label: severityWords[value] }))}
        value={draft.severity}
        onChange={(severity) => change({ severity })}
      />
      <Grid $min="11rem" $gap="md" $stretch>
        <SelectField
          label={labels.kind}
          value={draft.kind}
          options={incidentKinds.map((value) => ({ value, label: kindWords[value] }))}
          onChange={(event) => change({ kind: event.target.value as Incident['kind'] })}
        />
        <DateField
          label={labels.date}
          value={draft.date}
          max={source.today()}
          error={errors.date}
          onChange={(date) => change({ date })}
        />
        <TimeField label={labels.time} value={draft.time} error={errors.time} onChange={(time) => change({ time })} />
      </Grid>
      <TextField
        label={labels.location}
        optional
        value={draft.location}
        error={errors.location}
        onChange={(event) => change({ location: event.target.value })}
      />
      <TextArea
        label={labels.description}
        rows={4}
        value={draft.description}
        error={errors.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <TextArea
        label={labels.people}
        optional
        hint="Who was hurt or helped."
        rows={2}
        value={draft.people}
        error={errors.people}
        onChange={(event) => change({ people: event.target.value })}
      />
      <TextArea
        label={labels.witnesses}
        optional
        hint="Who saw it, and how to reach them."
        rows={2}
        value={draft.witnesses}
        error={errors.witnesses}
        onChange={(event) => change({ witnesses: event.target.value })}
      />
      <TextArea
        label={labels.firstAid}
        optional
        hint="What was done for the person, who did it, and whether they were taken to a doctor."
        rows={2}
        value={draft.firstAid}
        error={errors.firstAid}
        onChange={(event) => change({ firstAid: event.target.value })}
      />
      <TextArea
        label={labels.action}
        optional
        rows={2}
        value={draft.action}
        error={errors.action}
        onChange={(event) => change({ action: event.target.value })}
      />
      {!incident && (
        <ReportPhotos
          photos={photos}
          onChange={setPhotos}
          hint={source.canManage ? undefined : 'Once the report is sent, only managers see them.'}
        />
      )}
      {!incident && <SignatureFields role="reporter" today={source.today()} onChange={setSignature} optional />}
    </RowFormDialog>
  );
}

function fieldsOf({ occurredAt, version: _, ...said }: Row, zone: string): Fields {
  const shown = clockAt(occurredAt, zone);
  const [date, time] = [shown.slice(0, 10), shown.slice(11, 16)];
  const { severity, kind, location, description, people, witnesses, firstAid, action } = said;
  return { severity, kind, date, time, location, description, people, witnesses, firstAid, action };
}

function draftOf({ date, time, ...fields }: Fields, zone: string): IncidentFields {
  return { ...fields, occurredAt: momentAt(`${date}T${time}`, zone)?.toISOString() ?? '' };
}

function descriptionError(description: string): string | undefined {
  if (description.trim() === '') return 'Say what happened.';
  return description.length <= 8000 ? undefined : said.incidents_description_length;
}

/** The database checks the same. */
function checkIncident(fields: Fields, zone: string, now: Date): DraftErrors<Fields> {
  const { date, time, location, description, people, witnesses, firstAid, action } = fields;
  const moment = momentAt(`${date}T${time}`, zone);
  return {
    date: date === '' ? ENTER_DAY : undefined,
    time: momentError(time, moment, now),
    location: location.length <= 120 ? undefined : said.incidents_location_length,
    description: descriptionError(description),
    people: people.length <= 2000 ? undefined : said.incidents_people_length,
    witnesses: witnesses.length <= 2000 ? undefined : said.incidents_witnesses_length,
    firstAid: firstAid.length <= 4000 ? undefined : said.incidents_first_aid_length,
    action: action.length <= 4000 ? undefined : said.incidents_action_length,
  };
}
