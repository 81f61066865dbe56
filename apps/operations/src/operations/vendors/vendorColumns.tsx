import { dayInWords, Muted, OneLine, RowName } from '@platform/module-kit/screens';
import { Badge, type Column, Stack } from '@platform/ui';
import { NameCell } from '../parts/pageParts';
import { standingOfVendor } from '../rules/contractStanding';
import { insuranceStanding, visitStatus, visitStatuses, visitTones } from '../rules/vendors/vendorStatus';
import type { Contract } from '../source/rows/contract';
import type { Vendor } from '../source/rows/vendor';

interface VendorColumns {
  /** The club's day. */
  today: string;
  /** The address at which a vendor is open. */
  hrefOf: (vendor: Vendor) => string;
  /** Undefined for people who may not read them. */
  contracts: readonly Contract[] | undefined;
}

/** The columns of the list of vendors. */
export const vendorColumns = ({ today, hrefOf, contracts }: VendorColumns): Column<Vendor>[] => [
  {
    key: 'name',
    header: 'Vendor',
    cell: (vendor) => (
      <NameCell>
        <RowName to={hrefOf(vendor)}>{vendor.name}</RowName>
        <Muted>{vendor.type}</Muted>
      </NameCell>
    ),
    sortBy: ({ name }) => name,
  },
  {
    key: 'contact',
    header: 'Contact',
    cell: ({ contact, phone }) => (
      <Stack $gap="hair">
        <span>{contact || '–'}</span>
        {phone && (
          <Muted as="a" href={`tel:${phone}`}>
            <OneLine>{phone}</OneLine>
          </Muted>
        )}
      </Stack>
    ),
    sortBy: ({ contact }) => contact,
  },
  {
    key: 'last',
    header: 'Last visit',
    cell: ({ lastVisit }) => dayInWords(lastVisit, today),
    sortBy: ({ lastVisit }) => lastVisit,
  },
  {
    key: 'next',
    header: 'Next visit',
    cell: ({ nextVisit }) => dayInWords(nextVisit, today),
    sortBy: ({ nextVisit }) => nextVisit,
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ nextVisit }) => {
      const status = visitStatus(nextVisit, today);
      return <Badge tone={visitTones[status]}>{status}</Badge>;
    },
    sortBy: ({ nextVisit }) => visitStatuses.indexOf(visitStatus(nextVisit, today)),
  },
  {
    key: 'insurance',
    header: 'Insurance',
    cell: ({ insuranceExpiresOn }) => {
      const { words, tone, isPressing } = insuranceStanding(insuranceExpiresOn, today);
      return isPressing ? <Badge tone={tone}>{words}</Badge> : <Muted>{words}</Muted>;
    },
    sortBy: ({ insuranceExpiresOn }) => insuranceExpiresOn || '9999',
  },
  ...(contracts ? [contractColumn(contracts, today)] : []),
];

const contractColumn = (contracts: readonly Contract[], today: string): Column<Vendor> => ({
  key: 'contract',
  header: 'Contract',
  cell: ({ id }) => {
    const standing = standingOfVendor(contracts, id, today);
    if (!standing) return <Muted>None on file</Muted>;
    return standing.isPressing ? <Badge tone={standing.tone}>{standing.words}</Badge> : <Muted>{standing.words}</Muted>;
  },
  sortBy: ({ id }) => standingOfVendor(contracts, id, today)?.words ?? '',
});
