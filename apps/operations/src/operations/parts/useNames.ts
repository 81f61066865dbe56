import { useMemo } from 'react';
import { usePeople, useVendors } from '../source/queries';

/** The names for the ids of a ticket; empty while they load, and where there is none. */
export interface Names {
  person: (staffId: string) => string;
  vendor: (vendorId: string) => string;
}

/** The same object until people or vendors change. */
export function useNames(): Names {
  const people = usePeople().data;
  const vendors = useVendors().data;
  return useMemo(() => {
    const personOf = new Map(people?.map(({ owner, name }) => [owner, name]));
    const vendorOf = new Map(vendors?.map(({ id, name }) => [id, name]));
    return {
      person: (staffId) => personOf.get(`staff:${staffId}`) ?? '',
      vendor: (vendorId) => vendorOf.get(vendorId) ?? '',
    };
  }, [people, vendors]);
}
