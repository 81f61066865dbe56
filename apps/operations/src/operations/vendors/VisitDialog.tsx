import { vendor_visits } from '@platform/database/refusals/vendor_visits';
import { failureReason } from '@platform/module-kit';
import { dayInWords, FormDialog, useErrorsOnceTried } from '@platform/module-kit/screens';
import { DateField, SelectField, TextArea, TextField, toast } from '@platform/ui';
import { useState } from 'react';
import { useVisits } from '../source/queries';
import type { Invoice, Vendor, Visit, VisitDraft } from '../source/rows/vendor';
import { useOperationsChange, useOperationsSource } from '../source/useOperationsSource';

const words = {
  record: { title: 'Record a visit', submit: 'Record visit', done: 'Visit recorded' },
  schedule: { title: 'Schedule a visit', submit: 'Schedule visit', done: 'Visit scheduled' },
  edit: { title: 'Edit visit', submit: 'Save visit', done: 'Visit saved' },
} as const;

interface VisitDialogProps {
  vendor: Vendor;
  /** Whether to record or correct a past visit, or schedule one. */
  kind: keyof typeof words;
  /** The visit to change. Without it, recording uses the visit that is due, or adds one. */
  visit?: Visit;
  onClose: () => void;
}

/** Records a vendor's visit, or schedules one. */
export function VisitDialog({ vendor, kind, visit, onClose }: VisitDialogProps) {
  const source = useOperationsSource();
  const today = source.today();
  const visits = useVisits(vendor.id).data;
  const due = visits?.findLast(({ scheduledOn, visitedOn }) => visitedOn === '' && scheduledOn <= today);
  const over = visit ?? (kind === 'record' ? due : undefined);
  const isVisit = kind !== 'schedule';
  const [typed, setTyped] = useState<Partial<VisitDraft>>({});
  const draft: VisitDraft = {
    scheduledOn: over?.scheduledOn ?? '',
    visitedOn: over?.visitedOn || (isVisit ? today : ''),
    purpose: over?.purpose ?? '',
    notes: over?.notes ?? '',
    invoice: over?.invoice ?? 'none',
    ...typed,
  };
  const change = (some: Partial<VisitDraft>) => setTyped((now) => ({ ...now, ...some }));
  const saving = useOperationsChange(() =>
    over ? source.saveVisit(vendor.id, over.id, draft, over.version) : source.addVisit(vendor.id, draft),
  );
  const [errors, whenRight] = useErrorsOnceTried({
    day: dayError(draft, isVisit),
    purpose: draft.purpose.length <= 200 ? undefined : vendor_visits.rules.vendor_visits_purpose_length,
  });
  const { title, submit, done } = words[kind];
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      description={
        kind === 'record' && over?.scheduledOn && !over.visitedOn
          ? `${vendor.name}. This is the visit that was planned for ${dayInWords(over.scheduledOn)}.`
          : vendor.name
      }
      submit={submit}
      isPending={saving.isPending}
      refusal={saving.error && failureReason(saving.error, 'The visit was not saved.')}
      onSubmit={() =>
        whenRight(() =>
          saving.mutate(undefined, {
            onSuccess: () => {
              toast({ title: done, description: vendor.name, tone: 'success' });
              onClose();
            },
          }),
        )
      }
    >
      {isVisit ? (
        <DateField
          label="Day of the visit"
          value={draft.visitedOn}
          max={today}
          error={errors.day}
          onChange={(visitedOn) => change({ visitedOn })}
        />
      ) : (
        <DateField
          label="Day"
          value={draft.scheduledOn}
          error={errors.day}
          onChange={(scheduledOn) => change({ scheduledOn })}
        />
      )}
      <TextField
        label="Purpose"
        optional
        value={draft.purpose}
        error={errors.purpose}
        onChange={(event) => change({ purpose: event.target.value })}
      />
      {isVisit && (
        <SelectField
          label="Invoice"
          value={draft.invoice}
          options={invoices}
          onChange={(event) => change({ invoice: event.target.value as Invoice })}
        />
      )}
      <TextArea
        label="Notes"
        optional
        rows={3}
        limit={4000}
        value={draft.notes}
        onChange={(event) => change({ notes: event.target.value })}
      />
    </FormDialog>
  );
}

const invoices: readonly { value: Invoice; label: string }[] = [
  { value: 'none', label: 'None expected' },
  { value: 'open', label: 'Not paid yet' },
  { value: 'paid', label: 'Paid' },
];

function dayError({ scheduledOn, visitedOn }: VisitDraft, isVisit: boolean): string | undefined {
  if (isVisit) return visitedOn === '' ? 'Enter the day on which they were there.' : undefined;
  return scheduledOn === '' ? 'Enter the day on which they come.' : undefined;
}
