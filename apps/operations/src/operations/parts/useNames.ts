import { usePeople, useVendors } from '../source/queries';

/** The names behind the ids of a ticket; empty while they are not known, and where there is none. */
export function useNames(): { person: (staffId: string) => string; vendor: (vendorId: string) => string } {
  const people = usePeople().data;
  const vendors = useVendors().data;
  return {
    person: (staffId) => people?.find(({ owner }) => owner === `staff:${staffId}`)?.name ?? '',
    vendor: (vendorId) => vendors?.find(({ id }) => id === vendorId)?.name ?? '',
  };
}
