import { visitStatus } from '../rules/vendors/vendorStatus';
import type { Vendor } from '../source/rows/vendor';

/** The columns of the exported list of vendors. @param today the club's day */
export const vendorCsv = (today: string) => [
  { header: 'Vendor', value: ({ name }: Vendor) => name },
  { header: 'Type', value: ({ type }: Vendor) => type },
  { header: 'Contact', value: ({ contact }: Vendor) => contact },
  { header: 'Phone', value: ({ phone }: Vendor) => phone },
  { header: 'Email', value: ({ email }: Vendor) => email },
  { header: 'Last visit', value: ({ lastVisit }: Vendor) => lastVisit ?? '' },
  { header: 'Next visit', value: ({ nextVisit }: Vendor) => nextVisit ?? '' },
  { header: 'Status', value: ({ nextVisit }: Vendor) => visitStatus(nextVisit, today) },
  { header: 'Insurance expires', value: ({ insuranceExpiresOn }: Vendor) => insuranceExpiresOn },
  { header: 'Notes', value: ({ notes }: Vendor) => notes },
];
