import { sampleId } from '../sampleIds';

export interface SampleVendorVisit {
  id: string;
  /** Days (ISO 8601). A visit that did not take place, or is to come, has no second one. */
  scheduledOn: string | null;
  visitedOn: string | null;
  purpose: string;
  /** Whether the invoice of the visit is paid. `none`: no invoice is expected, as for a visit that has not taken place. */
  invoice: 'none' | 'open' | 'paid';
}

export interface SampleVendor {
  id: string;
  name: string;
  type: string;
  contact: string;
  phone: string;
  email: string;
  /** The last day (ISO 8601) of the certificate of insurance; null where the club has none on file. */
  insuranceExpiresOn: string | null;
  visits: readonly SampleVendorVisit[];
}

/**
 * Who services what at the demo club: one is overdue, two are scheduled, one is not; one insurance has expired, and one invoice is
 * not paid.
 */
export const sampleVendors: readonly SampleVendor[] = [
  {
    id: sampleId('vendor', 1),
    name: 'Blue Ridge Pool Service',
    type: 'Pool service',
    contact: 'Wade Compton',
    phone: '(336) 555-0142',
    email: 'service@blueridgepools.test',
    insuranceExpiresOn: '2025-12-31',
    visits: [
      visit(1, '2025-04-14', '2025-04-14', 'Pumps serviced, filters backwashed', 'paid'),
      visit(2, '2025-04-28', null, 'Second filter service'),
    ],
  },
  {
    id: sampleId('vendor', 2),
    name: 'Carolina Court Surfaces',
    type: 'Tennis courts',
    contact: 'Jill Abernathy',
    phone: '(336) 555-0177',
    email: 'jill@carolinacourts.test',
    insuranceExpiresOn: '2025-05-20',
    visits: [
      visit(3, '2024-09-20', '2024-09-20', 'Cracks on court 2 filled', 'paid'),
      visit(4, '2025-05-08', null, 'Lines of courts 1 to 4'),
    ],
  },
  {
    id: sampleId('vendor', 3),
    name: 'Piedmont Grounds',
    type: 'Landscaping',
    contact: 'Luis Herrera',
    phone: '(336) 555-0119',
    email: 'office@piedmontgrounds.test',
    insuranceExpiresOn: '2025-04-15',
    visits: [
      visit(5, '2025-04-24', '2025-04-24', 'Mowing and mulch', 'open'),
      visit(6, '2025-05-01', null, 'Mowing'),
      visit(7, '2025-05-15', null, 'Mowing, hedges at the gate'),
    ],
  },
  {
    id: sampleId('vendor', 4),
    name: 'Guilford Fire & Safety',
    type: 'Fire and safety',
    contact: 'Renee Maddox',
    phone: '(336) 555-0163',
    email: 'inspections@guilfordfire.test',
    insuranceExpiresOn: null,
    visits: [visit(8, null, '2025-03-18', 'Extinguishers inspected', 'paid')],
  },
];

function visit(
  number: number,
  scheduledOn: string | null,
  visitedOn: string | null,
  purpose: string,
  invoice: SampleVendorVisit['invoice'] = 'none',
): SampleVendorVisit {
  return { id: sampleId('vendorVisit', number), scheduledOn, visitedOn, purpose, invoice };
}
