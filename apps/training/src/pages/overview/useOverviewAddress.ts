import { oneOf, useAddress } from '@platform/module-kit/screens';

const fields = {
  tab: oneOf(['modules', 'people', 'in-service', 'renewals']),
  /** The dialog over the page; the command palette links to it. */
  dialog: oneOf(['', 'assign', 'log', 'new'], { name: 'do', replaces: true }),
  /** Which people the list shows. */
  who: oneOf(['all', 'open', 'overdue'], { replaces: true }),
};

/** The state of the overview in its address. */
export const useOverviewAddress = () => useAddress(fields);

type OverviewAddress = ReturnType<typeof useOverviewAddress>['values'];
export type TabId = OverviewAddress['tab'];
export type DialogId = Exclude<OverviewAddress['dialog'], ''>;
export type Who = OverviewAddress['who'];
