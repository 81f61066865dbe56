import { project_bids } from '@platform/database/refusals/project_bids';
import type { DraftErrors } from '@platform/module-kit';
import {
  AttachmentField,
  chosenWords,
  dayInWords,
  type Kept,
  moneyInWords,
  RowFormDialog,
  useRowDialog,
} from '@platform/module-kit/screens';
import { DateField, Grid, MoneyField, SelectField, TextArea, TextField } from '@platform/ui';
import { useProjectDocuments, useVendors } from '../../../source/queries';
import type { Bid, BidDraft } from '../../../source/rows/bid';
import type { Project } from '../../../source/rows/project';
import { useClubFutureChange, useClubFutureSource } from '../../../source/useClubFutureSource';
import { useBidFile } from './useBidFile';
import { MOST_CENTS } from '../../../rules/mostCents';

const { rules: said } = project_bids;

const labels: Record<keyof BidDraft | 'attachment', string> = {
  vendorId: 'Vendor',
  vendorName: 'Name of the vendor',
  amount: 'Amount',
  scope: 'Scope',
  validUntil: 'Valid until',
  documentId: 'Document',
  attachment: 'New file',
};

/** The id of the chosen file is a field, so that a new file alone counts as a change. */
type Fields = BidDraft & { attachment: string };
type Row = BidDraft & { version: number };

interface BidDialogProps {
  project: Project;
  /** The bid to change; a new one is added without it. */
  bid?: Bid;
  onClose: () => void;
}

/** Adds a bid for a project, or changes one. */
export function BidDialog({ project, bid, onClose }: BidDialogProps) {
  const source = useClubFutureSource();
  const vendors = useVendors();
  const documents = useProjectDocuments(project.id);
  const { file, choose, keep } = useBidFile(project);
  const saving = useClubFutureChange(async ({ draft: entered, version }: Kept<BidDraft>) => {
    const draft = { ...entered, documentId: (await keep(entered.vendorName)) ?? entered.documentId };
    if (bid) await source.saveBid(bid.id, draft, version);
    else await source.addBid(project.id, draft);
  });
  const dialog = useRowDialog<Fields, Row>({
    noun: 'bid',
    row: bid,
    blank,
    labels,
    check,
    keep: ({ draft: { attachment: _, ...entered }, version }) => saving.mutateAsync({ draft: entered, version }),
    list: () => source.listProjectBids(project.id),
    nameOf: ({ vendorName }) => vendorName,
    onClose,
  });
  const { draft, errors, change } = dialog.form;
  const listed = vendors.data ?? [];
  const nameOf = (id: string) => listed.find((vendor) => vendor.id === id)?.name ?? 'Not on the list';
  const titleOf = (id: string) => documents.data?.find((document) => document.id === id)?.title ?? 'None';
  return (
    <RowFormDialog
      {...dialog}
      show={(field, value) => {
        if (field === 'amount') return moneyInWords(value as number | null);
        if (field === 'vendorId') return nameOf(String(value));
        if (field === 'attachment') return chosenWords(String(value));
        if (field === 'documentId') return titleOf(String(value));
        return field === 'validUntil' ? dayInWords(String(value) || null) : String(value);
      }}
      description={project.title}
    >
      <Grid $min="12rem" $gap="md" $stretch>
        <SelectField
          label={labels.vendorId}
          options={[
            { value: '', label: 'Not on the list' },
            ...listed.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={draft.vendorId}
          onChange={(event) => {
            const vendorId = event.target.value;
            change({ vendorId, vendorName: vendorId === '' ? '' : nameOf(vendorId) });
          }}
        />
        <TextField
          label={labels.vendorName}
          limit={120}
          readOnly={draft.vendorId !== ''}
          value={draft.vendorName}
          error={errors.vendorName}
          onChange={(event) => change({ vendorName: event.target.value })}
        />
        <MoneyField
          label={labels.amount}
          value={draft.amount}
          max={MOST_CENTS}
          error={errors.amount}
          onChange={(amount) => change({ amount })}
        />
        <DateField
          label={labels.validUntil}
          optional
          value={draft.validUntil}
          error={errors.validUntil}
          onChange={(validUntil) => change({ validUntil })}
        />
      </Grid>
      <TextArea
        label={labels.scope}
        optional
        hint="What is in the price, and what is not."
        rows={3}
        limit={2000}
        value={draft.scope}
        error={errors.scope}
        onChange={(event) => change({ scope: event.target.value })}
      />
      {!file && (
        <SelectField
          label={labels.documentId}
          hint="One of the documents of the project, or a new file below."
          options={[
            { value: '', label: 'None' },
            ...(documents.data ?? []).map(({ id, title }) => ({ value: id, label: title })),
          ]}
          value={draft.documentId}
          onChange={(event) => change({ documentId: event.target.value })}
        />
      )}
      <AttachmentField
        label={labels.attachment}
        hint="It becomes a document of the project, for people who see its bids."
        hasOne={false}
        attachment={file}
        onChange={(chosen) => {
          choose(chosen);
          change({ attachment: chosen?.id ?? '' });
        }}
      />
    </RowFormDialog>
  );
}

const blank: Row = {
  vendorId: '',
  vendorName: '',
  amount: null,
  scope: '',
  validUntil: '',
  documentId: '',
  version: 0,
};

/** The database checks the same. */
const check = ({ vendorName, amount, scope }: BidDraft): DraftErrors<BidDraft> => ({
  vendorName: vendorName.trim() && vendorName.length <= 120 ? undefined : said.project_bids_vendor_name_length,
  amount: amount !== null && amount > 0 && amount <= MOST_CENTS ? undefined : said.project_bids_amount_range,
  scope: scope.length <= 2000 ? undefined : said.project_bids_scope_length,
});
