import { type Delivery, newId, RowFormDialog, useDialogForm, rowOrGone } from '@platform/module-kit/screens';
import { useRef, useState } from 'react';
import { ReportPhotos, type ChosenPhoto } from '../../parts/ReportPhotos';
import { toastSaved } from '../../../shared/deck/toastSaved';
import type { Incident, IncidentFields as EnteredIncident, Signature } from '../../source/rows/incident';
import { useOperationsChange, useOperationsSource } from '../../source/useOperationsSource';
import {
  blankIncident,
  checkIncident,
  draftOf,
  fieldsOf,
  labels,
  type IncidentForm,
  type IncidentRow,
} from './incidentForm';
import { IncidentFields } from './IncidentFields';
import { SignatureFields } from './SignatureFields';
import { CONFIDENTIAL } from './confidential';

/** Reports an incident, or completes one. */
export function IncidentDialog({ incident, onClose }: { incident?: Incident; onClose: () => void }) {
  const source = useOperationsSource();
  const { timeZone } = source;
  const [key] = useState(newId);
  const [signature, setSignature] = useState<Signature>();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const delivered = useRef<Delivery>('sent');
  const [blank] = useState(() => blankIncident(source.now()));
  const saving = useOperationsChange(
    async ({ draft, version }: { draft: EnteredIncident; version: number }): Promise<IncidentRow> => {
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
  const check = (fields: IncidentForm) => checkIncident(fields, timeZone, source.now());
  const form = useDialogForm<IncidentRow, IncidentForm>({
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
      <IncidentFields draft={draft} errors={errors} today={source.today()} onChange={change} />
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
