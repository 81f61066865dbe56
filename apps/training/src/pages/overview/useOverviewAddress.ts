import { oneOf, useAddress } from '@platform/module-kit/screens';

const fields = {
  tab: oneOf(['modules', 'people', 'in-service', 'renewals']),
  /** What is open over the page; the command palette leads here. */
  dialog: oneOf(['', 'assign', 'log', 'new'], { name: 'do', replaces: true }),
  /** Which people are listed. */
  who: oneOf(['all', 'open', 'overdue'], { replaces: true }),
};

/** The part of the overview that is open, in its address. */
export const useOverviewAddress = () => useAddress(fields);

type OverviewAddress = ReturnType<typeof useOverviewAddress>['values'];
export type TabId = OverviewAddress['tab'];
export type DialogId = Exclude<OverviewAddress['dialog'], ''>;
export type Who = OverviewAddress['who'];
