import { isEmailAddress } from '@platform/contract';
import { vendors as refusals } from '@platform/database/refusals/vendors';
import type { DraftErrors } from '@platform/module-kit';
import {
  AttachmentField,
  attachmentOf,
  type ChosenAttachment,
  chosenWords,
  RowFormDialog,
  useDialogForm,
  rowOrGone,
} from '@platform/module-kit/screens';
import { DateField, Grid, TextArea, TextField, toast } from '@platform/ui';
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
type Fields = VendorDraft & { attachment: string } & Record<string, unknown>;
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
  const saving = useOperationsChange(async ({ draft, version }: { draft: VendorDraft; version: number }) => {
    if (vendor) await source.saveVendor(vendor, draft, version, attachmentOf(certificate));
    else await source.addVendor(draft, attachmentOf(certificate));
    return { ...draft, version: version + 1 };
  });
  const form = useDialogForm<Row, Fields>({
    what: 'the vendor',
    row: vendor ?? blank,
    toDraft: draftOf,
    check,
    save: (draft, version) => saving.mutateAsync({ draft, version }),
    read: async () => rowOrGone(await source.listVendors(), vendor?.id, 'vendor'),
    onSaved: ({ name }) => {
      toast({ title: vendor ? 'Vendor saved' : 'Vendor added', description: name.trim(), tone: 'success' });
      onClose();
    },
  });
  const { draft, errors, change } = form;
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
      form={form}
      labels={labels}
      show={(field, value) => (field === 'attachment' ? chosenWords(String(value)) : String(value))}
      size="lg"
      onClose={onClose}
      title={vendor ? 'Edit vendor' : 'Add vendor'}
      submit={vendor ? 'Save vendor' : 'Add vendor'}
      isNew={!vendor}
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

const draftOf = ({ name, type, contact, phone, email, notes, insuranceExpiresOn }: VendorDraft): Fields => ({
  name,
  type,
  contact,
  phone,
  email,
  notes,
  insuranceExpiresOn,
  attachment: '',
});

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
