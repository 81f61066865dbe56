import { oneOf, pageNumber, text, useAddress } from '@platform/module-kit/screens';
import { roles } from '../../roles/roleWords';
import type { PeopleFilter } from '../../source/rows/person';

const narrows = { replaces: true };

/** The filter in the address, so that a page can be shared and Back returns to it. */
export const filterFields = {
  search: text(narrows),
  clubId: text({ name: 'club', ...narrows }),
  role: oneOf(['', ...roles], narrows),
  page: pageNumber(),
};

/** A changed filter starts with the first page. */
export const narrowed = (change: Partial<PeopleFilter>): Partial<PeopleFilter> => ({ page: 1, ...change });

/** The filter in the address of the page, with functions that change it. */
export function usePeopleFilter(): [PeopleFilter, (change: Partial<PeopleFilter>) => void] {
  const { values, change } = useAddress(filterFields);
  return [values, (some) => change(narrowed(some))];
}
