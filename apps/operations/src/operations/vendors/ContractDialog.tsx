import { vendor_contracts } from '@platform/database/refusals/vendor_contracts';
import type { DraftErrors } from '@platform/module-kit';
import {
  AttachmentField,
  attachmentOf,
  type ChosenAttachment,
  chosenWords,
  dayInWords,
  type Kept,
  moneyInWords,
  RowFormDialog,
  useRowDialog,
} from '@platform/module-kit/screens';
import { DateField, Grid, MoneyField, SelectField, TextField } from '@platform/ui';
import { useState } from 'react';
import { billingChoices } from '../rules/contractWords';
import type { Billing, Contract, ContractDraft } from '../source/rows/contract';
import type { Vendor } from '../source/rows/vendor';
import { useOperationsChange, useOperationsSource } from '../source/useOperationsSource';
import { MOST_CENTS } from '../rules/mostCents';

const { rules: said } = vendor_contracts;

const labels: Record<keyof ContractDraft | 'attachment', string> = {
  title: 'Contract',
  startsOn: 'Starts on',
  endsOn: 'Ends on',
  noticeOn: 'Last day for notice',
  amount: 'Amount',
  billing: 'Paid',
  attachment: 'File',
};

/** The id of the chosen file is a field, so that a new file alone counts as a change. */
type Fields = ContractDraft & { attachment: string };
type Row = ContractDraft & { version: number };

interface ContractDialogProps {
  vendor: Vendor;
  contract?: Contract;
  onClose: () => void;
}

/** Adds a contract with a vendor, or changes one. */
export function ContractDialog({ vendor, contract, onClose }: ContractDialogProps) {
  const source = useOperationsSource();
  const [file, setFile] = useState<ChosenAttachment>();
  const saving = useOperationsChange(async ({ draft, version }: Kept<ContractDraft>) => {
    const sent = await attachmentOf(file);
    if (contract) await source.saveContract(contract, draft, version, sent);
    else await source.addContract(vendor.id, draft, sent);
  });
  const dialog = useRowDialog<Fields, Row>({
    noun: 'contract',
    row: contract,
    blank,
    labels,
    check,
    keep: ({ draft: { attachment: _, ...draft }, version }) => saving.mutateAsync({ draft, version }),
    list: () => source.listContracts(),
    nameOf: ({ title }) => title,
    onClose,
  });
  const { draft, errors, change } = dialog.form;
  return (
    <RowFormDialog
      {...dialog}
      show={(field, value) => {
        if (field === 'amount') return moneyInWords(value as number | null);
        if (field === 'billing') return billingChoices[value as Billing];
        if (field === 'attachment') return chosenWords(String(value));
        return field === 'title' ? String(value) : dayInWords(String(value) || null);
      }}
      description={vendor.name}
    >
      <TextField
        label={labels.title}
        limit={160}
        value={draft.title}
        error={errors.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <Grid $min="12rem" $gap="md" $stretch>
        <DateField
          label={labels.startsOn}
          value={draft.startsOn}
          error={errors.startsOn}
          onChange={(startsOn) => change({ startsOn })}
        />
        <DateField
          label={labels.endsOn}
          value={draft.endsOn}
          error={errors.endsOn}
          onChange={(endsOn) => change({ endsOn })}
        />
        <DateField
          label={labels.noticeOn}
          optional
          hint="You are reminded 30 days before."
          value={draft.noticeOn}
          error={errors.noticeOn}
          onChange={(noticeOn) => change({ noticeOn })}
        />
      </Grid>
      <Grid $min="12rem" $gap="md" $stretch>
        <MoneyField
          label={labels.amount}
          optional
          value={draft.amount}
          max={MOST_CENTS}
          error={errors.amount}
          onChange={(amount) => change({ amount })}
        />
        <SelectField
          label={labels.billing}
          value={draft.billing}
          options={(['once', 'monthly', 'yearly'] as const).map((value) => ({ value, label: billingChoices[value] }))}
          onChange={(event) => change({ billing: event.target.value as Billing })}
        />
      </Grid>
      <AttachmentField
        label={labels.attachment}
        hasOne={Boolean(contract?.path)}
        attachment={file}
        onChange={(chosen) => {
          setFile(chosen);
          change({ attachment: chosen?.id ?? '' });
        }}
      />
    </RowFormDialog>
  );
}

const blank: Row = {
  title: '',
  startsOn: '',
  endsOn: '',
  noticeOn: '',
  amount: null,
  billing: 'yearly',
  version: 0,
};

/** The database checks the same. */
function check({ title, startsOn, endsOn, noticeOn }: ContractDraft): DraftErrors<Fields> {
  const isOver = startsOn !== '' && endsOn !== '' && endsOn < startsOn;
  const isOutside = noticeOn !== '' && (noticeOn < startsOn || (endsOn !== '' && noticeOn > endsOn));
  return {
    title: title.trim() && title.length <= 160 ? undefined : said.vendor_contracts_title_length,
    startsOn: startsOn === '' ? 'Enter the day on which it starts.' : undefined,
    endsOn: endsOn === '' ? 'Enter the day on which it ends.' : isOver ? said.vendor_contracts_dates_order : undefined,
    noticeOn: isOutside ? said.vendor_contracts_notice_within : undefined,
  };
}
