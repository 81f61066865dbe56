import {
  dropFile,
  newId,
  toDollars,
  uploadFile,
  withChanged,
  without,
  type ClubReader,
} from '@platform/module-kit/screens';
import { inContractOrder } from '../../rules/contractStanding';
import { save } from '../club/requests';
import type { Contract, ContractDraft, ContractFile } from '../rows/contract';
import { operationsChange } from './operationsChange';

const columnsOf = (draft: ContractDraft) => ({
  title: draft.title.trim(),
  starts_on: draft.startsOn,
  ends_on: draft.endsOn,
  notice_on: draft.noticeOn || null,
  amount: draft.amount === null ? null : toDollars(draft.amount),
  billing: draft.billing,
});

/** Saves a row with its file. If the row is refused, the file is removed again. */
async function withFile(
  { club }: ClubReader,
  file: ContractFile | null,
  saveRow: (path: { storage_path?: string }) => Promise<void>,
): Promise<void> {
  const path = file && (await uploadFile(`${club.id}/confidential`, file.blob, file.extension));
  try {
    await saveRow(path ? { storage_path: path } : {});
  } catch (error) {
    if (path) await dropFile(path);
    throw error;
  }
}

export const addContract = operationsChange({
  waits: true,
  send: (reader: ClubReader, vendorId: string, draft: ContractDraft, file: ContractFile | null) =>
    withFile(reader, file, (path) =>
      save((db) =>
        db
          .from('vendor_contracts')
          .insert({ club_id: reader.club.id, vendor_id: vendorId, ...columnsOf(draft), ...path }),
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
  waits: true,
  async send(
    reader: ClubReader,
    { id, path: before }: Contract,
    draft: ContractDraft,
    version: number,
    file: ContractFile | null,
  ): Promise<void> {
    await withFile(reader, file, (path) =>
      save((db) =>
        db
          .from('vendor_contracts')
          .update({ ...columnsOf(draft), ...path, version })
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
  waits: true,
  async send(_reader: ClubReader, { id, path }: Contract): Promise<void> {
    await save((db) => db.from('vendor_contracts').delete().eq('id', id).select('id').single());
    if (path) await dropFile(path);
  },
  expect(known, { id }) {
    known.change('listContracts', (contracts) => without(contracts, [id]));
  },
});
