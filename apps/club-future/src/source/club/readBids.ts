import { asking, byName, toCents } from '@platform/module-kit/screens';
import { BIDS_FAILED, VENDORS_FAILED } from '../failures';
import type { Bid, Vendor } from '../rows/bid';

export const BID_COLUMNS =
  'id, vendor_id, vendor_name, amount, scope, valid_until, document_id, chosen_reason, version';

interface BidRow {
  id: string;
  vendor_id: string | null;
  vendor_name: string;
  /** US dollars. */
  amount: number;
  scope: string | null;
  valid_until: string | null;
  document_id: string | null;
  chosen_reason: string | null;
  version: number;
}

/** A bid as stored in the database. */
export const bidOf = (row: BidRow): Bid => ({
  id: row.id,
  vendorId: row.vendor_id ?? '',
  vendorName: row.vendor_name,
  amount: toCents(row.amount),
  scope: row.scope ?? '',
  validUntil: row.valid_until ?? '',
  documentId: row.document_id ?? '',
  chosenReason: row.chosen_reason,
  version: row.version,
});

/** The bids for a project, the lowest first. @throws DataError */
export async function readProjectBids(projectId: string): Promise<Bid[]> {
  const rows = await asking(BIDS_FAILED)((db) =>
    db.from('project_bids').select(BID_COLUMNS).eq('project_id', projectId).order('amount').order('id'),
  );
  return rows.map(bidOf);
}

/** The vendors of a club by name. @throws DataError */
export async function readVendors(clubId: string): Promise<Vendor[]> {
  const rows = await asking(VENDORS_FAILED)((db) => db.from('vendors').select('id, name').eq('club_id', clubId));
  return rows.sort(byName);
}
