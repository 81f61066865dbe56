import { matchesWords } from '@platform/module-kit/screens';
import type { Vendor } from '../../source/rows/vendor';
import type { Contract } from '../../source/rows/contract';
import { standingOfVendor } from '../contractStanding';
import { insuranceStanding, visitStatus, type VisitStatus } from './vendorStatus';

export type VisitFilter = 'all' | 'overdue' | 'scheduled' | 'unscheduled' | 'invoices' | 'insurance' | 'contracts';

export const vendorFilters: readonly { value: VisitFilter; label: string }[] = [
  { value: 'all', label: 'All vendors' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'unscheduled', label: 'Not scheduled' },
  { value: 'invoices', label: 'Invoices not paid' },
  { value: 'insurance', label: 'Insurance to renew' },
  { value: 'contracts', label: 'Contracts to renew or end' },
];

const statuses: Partial<Record<VisitFilter, VisitStatus>> = {
  overdue: 'Overdue',
  scheduled: 'Scheduled',
  unscheduled: 'Not scheduled',
};

/**
 * The vendors that match a filter. Each word of the search must be in the vendor.
 * @param contracts the contracts that the reader may read
 */
export function filterVendors(
  vendors: readonly Vendor[],
  { search, visits }: { search: string; visits: VisitFilter },
  today: string,
  contracts: readonly Contract[] = [],
): Vendor[] {
  const status = statuses[visits];
  return vendors.filter((vendor) => {
    if (status && visitStatus(vendor.nextVisit, today) !== status) return false;
    if (visits === 'invoices' && vendor.openInvoices === 0) return false;
    if (visits === 'insurance' && !insuranceStanding(vendor.insuranceExpiresOn, today).isPressing) return false;
    if (visits === 'contracts' && !standingOfVendor(contracts, vendor.id, today)?.isPressing) return false;
    return matchesWords(search, vendor.name, vendor.type, vendor.contact, vendor.email, vendor.phone);
  });
}
