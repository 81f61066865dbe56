import {
  type Attachment,
  type ClubReader,
  confidentialFolder,
  dropFile,
  newId,
  toDollars,
  withAttachment,
  withChanged,
  without,
} from '@platform/module-kit/screens';
import { inContractOrder } from '../../rules/contractStanding';
import { save } from '../club/requests';
import type { Contract, ContractDraft } from '../rows/contract';
import { operationsChange } from './operationsChange';

const columnsOf = (draft: ContractDraft) => ({
  title: draft.title.trim(),
  starts_on: draft.startsOn,
  ends_on: draft.endsOn,
  notice_on: draft.noticeOn || null,
  amount: draft.amount === null ? null : toDollars(draft.amount),
  billing: draft.billing,
});

export const addContract = operationsChange({
  waits: 'new-row',
  send: (reader: ClubReader, vendorId: string, draft: ContractDraft, file: Attachment | null) =>
    withAttachment(confidentialFolder(reader), file, (path) =>
      save((db) =>
        db
          .from('vendor_contracts')
          .insert({ club_id: reader.club.id, vendor_id: vendorId, ...columnsOf(draft), storage_path: path }),
      ),
    ),
  expect(known, vendorId, draft, file) {
    const added: Contract = {
      ...draft,
      title: draft.title.trim(),
      id: newId(),
      vendorId,
      path: file ? URL.createObjectURL(file.blob) : '',
      isSettled: false,
      version: 1,
    };
    known.change('listContracts', (contracts) => inContractOrder([...contracts, added]));
  },
});

/** Saves over one version; a newer one refuses it. Without a new file, the existing one stays. */
export const saveContract = operationsChange({
  // The form itself shows that it is saving and what another person changed.
  waits: 'own-form',
  async send(
    reader: ClubReader,
    { id, path: before }: Contract,
    draft: ContractDraft,
    version: number,
    file: Attachment | null,
  ): Promise<void> {
    await withAttachment(confidentialFolder(reader), file, (path) =>
      save((db) =>
        db
          .from('vendor_contracts')
          .update({ ...columnsOf(draft), storage_path: path, version })
          .eq('id', id)
          .select('id')
          .single(),
      ),
    );
    if (file && before) await dropFile(before);
  },
  expect(known, { id }, draft, version, file) {
    known.change('listContracts', (contracts) =>
      inContractOrder(
        withChanged(contracts, [id], (contract) => ({
          ...draft,
          title: draft.title.trim(),
          path: file ? URL.createObjectURL(file.blob) : contract.path,
          version: version + 1,
        })),
      ),
    );
  },
});

/** Records that a contract was renewed or let go, or that it waits again. */
export const settleContract = operationsChange({
  send: (_reader: ClubReader, id: string, isSettled: boolean) =>
    save((db) => db.from('vendor_contracts').update({ is_settled: isSettled }).eq('id', id).select('id').single()),
  expect(known, id, isSettled) {
    known.change('listContracts', (contracts) =>
      inContractOrder(withChanged(contracts, [id], ({ version }) => ({ isSettled, version: version + 1 }))),
    );
  },
});

export const deleteContract = operationsChange({
  waits: 'row-goes',
  async send(_reader: ClubReader, { id, path }: Contract): Promise<void> {
    await save((db) => db.from('vendor_contracts').delete().eq('id', id).select('id').single());
    if (path) await dropFile(path);
  },
  expect(known, { id }) {
    known.change('listContracts', (contracts) => without(contracts, [id]));
  },
});
