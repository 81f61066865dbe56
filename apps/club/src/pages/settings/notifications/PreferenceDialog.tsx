import { useRowForm } from '@platform/module-kit';
import { RowFormDialog } from '@platform/module-kit/screens';
import { NumberField, RadioGroup, toast } from '@platform/ui';
import { preferenceKinds, type PreferenceRow } from '../../../source/rows/preference';
import { useClubReread, useClubSource } from '../../../source/useClubSource';
import { channels, digests, labelOf, leadInWords } from './preferenceWords';

/** The longest lead time in days, as in the database. */
const LONGEST_LEAD = 120;

const labels = { channel: 'Where', digest: 'How often', leadDays: 'How early' };

type PreferenceDraft = {
  channel: string;
  digest: string;
  /** Null while the field contains no number. */
  leadDays: number | null;
};

interface PreferenceDialogProps {
  row: PreferenceRow;
  onClose(): void;
}

/** The question asked before changes are discarded. */
const WHAT = 'the notifications';

/** Channel, digest and lead time of one kind of notification. */
export function PreferenceDialog({ row, onClose }: PreferenceDialogProps) {
  const { readPreference, savePreference } = useClubSource();
  const reread = useClubReread();
  const { kind } = row;
  const { label, about } = preferenceKinds.find((known) => known.kind === kind) ?? preferenceKinds[0];
  const form = useRowForm({
    what: WHAT,
    row,
    toDraft: ({ channel, digest, lead_days: leadDays }): PreferenceDraft => ({ channel, digest, leadDays }),
    check: ({ channel, leadDays }) => ({ leadDays: channel === 'none' ? undefined : problemOfLead(leadDays) }),
    save: ({ channel, digest, leadDays }, version) =>
      savePreference({ kind, channel, digest, lead_days: leadDays ?? row.lead_days, version }),
    read: () => readPreference(kind),
    onRow: () => void reread(),
    onSaved: () => {
      toast({ title: `${label} saved`, tone: 'success' });
      onClose();
    },
  });
  const { draft, errors, change } = form;
  const isTold = draft.channel !== 'none';
  return (
    <RowFormDialog
      form={form}
      labels={labels}
      show={showValue}
      onClose={onClose}
      title={label}
      description={about}
      submit="Save"
      unsaved={WHAT}
      gap="lg"
    >
      <RadioGroup
        label={labels.channel}
        options={channels}
        value={draft.channel as (typeof channels)[number]['value']}
        onChange={(channel) => change({ channel })}
      />
      {isTold && (
        <>
          <RadioGroup
            label={labels.digest}
            options={digests}
            value={draft.digest as (typeof digests)[number]['value']}
            onChange={(digest) => change({ digest })}
          />
          <NumberField
            label={labels.leadDays}
            hint="Before something expires or is due."
            unit="days ahead"
            min={0}
            max={LONGEST_LEAD}
            value={draft.leadDays}
            error={errors.leadDays}
            onChange={(leadDays) => change({ leadDays })}
          />
        </>
      )}
    </RowFormDialog>
  );
}

function problemOfLead(days: number | null): string | undefined {
  const isFine = days !== null && Number.isInteger(days) && days >= 0 && days <= LONGEST_LEAD;
  return isFine ? undefined : `Enter a whole number of days, from 0 to ${LONGEST_LEAD}.`;
}

function showValue(field: keyof typeof labels, value: unknown): string {
  if (field === 'leadDays') return leadInWords(Number(value));
  return labelOf(field === 'channel' ? channels : digests, String(value));
}
