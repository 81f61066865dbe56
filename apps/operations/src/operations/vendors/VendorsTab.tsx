import { Loaded } from '@platform/module-kit';
import {
  ListOutline,
  counted,
  ExportRows,
  FilterBar,
  Filters,
  heightFor,
  useIsNarrow,
  useIsPhone,
  useTypedSearch,
} from '@platform/module-kit/screens';
import {
  Button,
  Card,
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
import { filterVendors, vendorFilters } from '../rules/vendors/vendorFilter';
import { useContracts, useVendors } from '../source/queries';
import type { Vendor } from '../source/rows/vendor';
import { useOperationsSource } from '../source/useOperationsSource';
import { useOperationsAddress } from '../useOperationsAddress';
import { VENDORS_FAILED } from '../source/failures';
import { vendorColumns } from './vendorColumns';
import { vendorCsv } from './vendorCsv';

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
  const columns = vendorColumns({
    today,
    hrefOf: ({ id }) => linkTo({ open: id }),
    contracts: source.canManage ? (contracts ?? []) : undefined,
  });
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
