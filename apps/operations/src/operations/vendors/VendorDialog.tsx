import { isEmailAddress } from '@platform/contract';
import { vendors as refusals } from '@platform/database/refusals/vendors';
import type { DraftErrors } from '@platform/module-kit';
import {
  AttachmentField,
  attachmentOf,
  type ChosenAttachment,
  chosenWords,
  type Kept,
  RowFormDialog,
  useRowDialog,
} from '@platform/module-kit/screens';
import { DateField, Grid, TextArea, TextField } from '@platform/ui';
import { useState } from 'react';
import type { Vendor, VendorDraft } from '../source/rows/vendor';
import { useOperationsChange, useOperationsSource } from '../source/useOperationsSource';

const { rules: said } = refusals;

const labels: Record<keyof VendorDraft | 'attachment', string> = {
  name: 'Name',
  type: 'Type',
  contact: 'Contact',
  phone: 'Phone',
  email: 'Email',
  notes: 'Notes',
  insuranceExpiresOn: 'Insurance expires on',
  attachment: 'Certificate of insurance',
};

/** The id of the chosen certificate is a field, so that a new certificate alone counts as a change. */
type Fields = VendorDraft & { attachment: string };
type Row = VendorDraft & { version: number };

const blank: Row = {
  name: '',
  type: '',
  contact: '',
  phone: '',
  email: '',
  notes: '',
  insuranceExpiresOn: '',
  version: 0,
};

/** Adds a vendor, or changes one. */
export function VendorDialog({ vendor, onClose }: { vendor?: Vendor; onClose: () => void }) {
  const source = useOperationsSource();
  const [certificate, setCertificate] = useState<ChosenAttachment>();
  const saving = useOperationsChange(async ({ draft, version }: Kept<VendorDraft>) => {
    const sent = await attachmentOf(certificate);
    if (vendor) await source.saveVendor(vendor, draft, version, sent);
    else await source.addVendor(draft, sent);
  });
  const dialog = useRowDialog<Fields, Row>({
    noun: 'vendor',
    row: vendor,
    blank,
    labels,
    check,
    keep: (kept) => saving.mutateAsync(kept),
    list: () => source.listVendors(),
    nameOf: ({ name }) => name,
    onClose,
  });
  const { draft, errors, change } = dialog.form;
  const textField = (field: Exclude<keyof VendorDraft, 'notes' | 'insuranceExpiresOn'>, type?: string) => (
    <TextField
      label={labels[field]}
      type={type}
      optional={field !== 'name' && field !== 'type'}
      value={draft[field]}
      error={errors[field]}
      onChange={(event) => change({ [field]: event.target.value })}
    />
  );
  return (
    <RowFormDialog
      {...dialog}
      show={(field, value) => (field === 'attachment' ? chosenWords(String(value)) : String(value))}
      size="lg"
    >
      <Grid $min="16rem" $gap="md" $stretch>
        {textField('name')}
        {textField('type')}
        {textField('contact')}
        {textField('phone', 'tel')}
        {textField('email', 'email')}
        <DateField
          label={labels.insuranceExpiresOn}
          optional
          hint="The last day of the certificate of insurance that you have on file."
          value={draft.insuranceExpiresOn}
          onChange={(insuranceExpiresOn) => change({ insuranceExpiresOn })}
        />
      </Grid>
      <AttachmentField
        label={labels.attachment}
        hasOne={Boolean(vendor?.insurancePath)}
        attachment={certificate}
        onChange={(chosen) => {
          setCertificate(chosen);
          change({ attachment: chosen?.id ?? '' });
        }}
      />
      <TextArea
        label={labels.notes}
        optional
        rows={3}
        value={draft.notes}
        error={errors.notes}
        onChange={(event) => change({ notes: event.target.value })}
      />
    </RowFormDialog>
  );
}

/** The database checks the same. */
function check({ name, type, contact, phone, email, notes }: VendorDraft): DraftErrors<Fields> {
  return {
    name: name.trim() && name.length <= 120 ? undefined : said.vendors_name_length,
    type: type.trim() && type.length <= 80 ? undefined : said.vendors_type_length,
    contact: contact.length <= 120 ? undefined : said.vendors_contact_length,
    phone: phone.length <= 40 ? undefined : said.vendors_phone_length,
    email: email.trim() === '' || isEmailAddress(email.trim()) ? undefined : said.vendors_email_form,
    notes: notes.length <= 4000 ? undefined : said.vendors_notes_length,
  };
}
