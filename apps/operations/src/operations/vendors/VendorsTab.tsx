import { Loaded } from '@platform/module-kit';
import {
  ListOutline,
  counted,
  dayInWords,
  ExportRows,
  FilterBar,
  Filters,
  heightFor,
  Muted,
  RowName,
  useIsNarrow,
  useIsPhone,
  useTypedSearch,
} from '@platform/module-kit/screens';
import {
  Badge,
  Button,
  Card,
  type Column,
  DataTable,
  EmptyState,
  Icon,
  Inline,
  onDemand,
  SearchField,
  SelectField,
  Stack,
} from '@platform/ui';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { NameCell } from '../parts/pageParts';
import { filterVendors, vendorFilters } from '../rules/vendors/vendorFilter';
import { insuranceStanding, visitStatus, visitStatuses, visitTones } from '../rules/vendors/vendorStatus';
import { useContracts, useVendors } from '../source/queries';
import { standingOfVendor } from '../rules/contractStanding';
import type { Contract } from '../source/rows/contract';
import type { Vendor } from '../source/rows/vendor';
import { useOperationsSource } from '../source/useOperationsSource';
import { useOperationsAddress } from '../useOperationsAddress';
import { VENDORS_FAILED } from '../source/failures';

const VendorDrawer = onDemand(() => import('./VendorDrawer'))('VendorDrawer');

/** The vendors, with the last and the next visit of each. */
export function VendorsTab() {
  const vendors = useVendors();
  return (
    <Loaded query={vendors} label="vendors" failure={VENDORS_FAILED} shape={<ListOutline rows={4} columns={6} />}>
      {(found) => <Vendors vendors={found} />}
    </Loaded>
  );
}

function Vendors({ vendors }: { vendors: readonly Vendor[] }) {
  const source = useOperationsSource();
  const today = source.today();
  const { values, change, linkTo } = useOperationsAddress();
  const { search, visits, open } = values;
  const [typed, setTyped] = useTypedSearch(search, (next) => change({ search: next }));
  // Members read no contracts: prices are for managers.
  const contracts = useContracts({ enabled: source.canManage }).data;
  const shown = useMemo(
    () => filterVendors(vendors, { search, visits }, today, contracts),
    [vendors, search, visits, today, contracts],
  );
  // The drawer shows what a narrow table omits; the cards on a phone have room.
  const isPhone = useIsPhone();
  const isNarrow = useIsNarrow() && !isPhone;
  const columns: Column<Vendor>[] = [
    {
      key: 'name',
      header: 'Vendor',
      cell: ({ id, name, type }) => (
        <NameCell>
          <RowName to={linkTo({ open: id })}>{name}</RowName>
          <Muted>{type}</Muted>
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
              {phone}
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
    ...(source.canManage ? [contractColumn(contracts ?? [], today)] : []),
  ];
  return (
    <Stack>
      <FilterBar>
        <Filters>
          <SearchField
            label="Search vendors"
            value={typed}
            found={counted(shown.length, 'vendor')}
            onChange={setTyped}
          />
          <SelectField
            label="Show"
            value={visits}
            options={vendorFilters.filter(({ value }) => source.canManage || value !== 'contracts')}
            onChange={(event) => change({ visits: event.target.value as typeof visits })}
          />
        </Filters>
        <Inline $gap="xs">
          <ExportRows fileName="vendors" columns={vendorCsv(today)} rows={shown} />
          {source.canManage && (
            <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => change({ entering: 'vendor' })}>
              Add vendor
            </Button>
          )}
        </Inline>
      </FilterBar>
      <Card $padding="none">
        <DataTable
          label="Vendors"
          columns={isNarrow ? columns.filter(({ key }) => key !== 'contact' && key !== 'last') : columns}
          rows={shown}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          cards
          maxHeight={heightFor(shown.length)}
          empty={
            vendors.length === 0 ? (
              <EmptyState
                title="No vendors yet"
                description="Companies that service your club appear here, with their last and next visit."
                icon={<Icon name="users" size={24} />}
                action={
                  source.canManage ? (
                    <Button onClick={() => change({ entering: 'vendor' })}>Add vendor</Button>
                  ) : undefined
                }
              />
            ) : (
              <EmptyState
                title="No vendor fits"
                description="Try fewer words, or show all of them."
                action={
                  <Button variant="secondary" onClick={() => change({ search: '', visits: 'all' })}>
                    Show all vendors
                  </Button>
                }
              />
            )
          }
        />
      </Card>
      {open && <VendorDrawer vendor={vendors.find(({ id }) => id === open)} onClose={() => change({ open: '' })} />}
    </Stack>
  );
}

const vendorCsv = (today: string) => [
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
