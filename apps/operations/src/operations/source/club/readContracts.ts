import { asking, toCents } from '@platform/module-kit/screens';
import { inContractOrder } from '../../rules/contractStanding';
import type { Billing, Contract } from '../rows/contract';
import { failures } from './requests';

const read = asking(failures.contracts);

/** The contracts with the club's vendors; none for people who do not manage the club. @throws DataError */
export async function readContracts(clubId: string): Promise<Contract[]> {
  const rows = await read((db) =>
    db
      .from('vendor_contracts')
      .select('id, vendor_id, title, starts_on, ends_on, notice_on, amount, billing, storage_path, is_settled, version')
      .eq('club_id', clubId),
  );
  return inContractOrder(
    rows.map((row) => ({
      id: row.id,
      vendorId: row.vendor_id,
      title: row.title,
      startsOn: row.starts_on,
      endsOn: row.ends_on,
      noticeOn: row.notice_on ?? '',
      amount: row.amount === null ? null : toCents(row.amount),
      // A table constraint allows only these values.
      billing: row.billing as Billing,
      path: row.storage_path ?? '',
      isSettled: row.is_settled,
      version: row.version,
    })),
  );
}
