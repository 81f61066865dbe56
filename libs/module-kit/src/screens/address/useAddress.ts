import { pageHistory, useLocation, useSearchParams } from '@platform/module-kit';
import { useCallback, useMemo } from 'react';
import { addressIn, entriesOf, queryWith, type AddressFields } from './addressFields';

export interface Address<Values> {
  /** The same object as long as the address is the same. */
  values: Values;
  /** Changes some of it. `replace` says whether Back skips the previous values; by default the fields decide. */
  change(change: Partial<Values>, options?: { replace?: boolean }): void;
  /** The address of a link that changes some of it. The same function as long as the address is the same. */
  linkTo(change: Partial<Values>): string;
}

/**
 * What is open on a page, kept in its address, so that a link, a reload and Back show the same.
 * @param fields the same object each time
 */
export function useAddress<Values extends object>(fields: AddressFields<Values>): Address<Values> {
  const [, setQuery] = useSearchParams();
  const { pathname, search } = useLocation();
  const values = useMemo(() => addressIn(fields, new URLSearchParams(search)), [fields, search]);
  const change = useCallback<Address<Values>['change']>(
    (some, { replace = replaces(fields, some) } = {}) => {
      // The page's own address: a change before this one may not have rendered yet.
      const now = new URLSearchParams(pageHistory.location.search);
      setQuery(queryWith(fields, now, some), { replace });
    },
    [fields, setQuery],
  );
  const linkTo = useCallback<Address<Values>['linkTo']>(
    (some) => `${pathname}?${queryWith(fields, new URLSearchParams(search), some)}`,
    [fields, pathname, search],
  );
  return { values, change, linkTo };
}

const replaces = <Values extends object>(fields: AddressFields<Values>, change: Partial<Values>): boolean =>
  entriesOf(fields).some(([key, field]) => key in change && field.replaces === true);
