import { matching, oneOf, rowId, text, useAddress } from '@platform/module-kit/screens';

const fields = {
  tab: oneOf(['projects', 'workforce', 'reports', 'wishlist']),
  /** The project in the drawer. */
  open: rowId(),
  /** The form for a new row. The command palette links here. */
  entering: oneOf(['', 'project', 'board-wish', 'staff-wish'], { name: 'new', replaces: true }),
  /** The report that is built or shown: its id, or `new`. */
  report: matching(/^(new|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/),
  /** Which projects are listed. */
  show: oneOf(['open', 'ended', 'all'], { replaces: true }),
  /** The words that narrow the projects, or the wishes. */
  search: text({ replaces: true }),
};

/** What is open on the page, in its address. */
export const useClubFutureAddress = () => useAddress(fields);

export type ClubFutureAddress = ReturnType<typeof useClubFutureAddress>['values'];
export type TabId = ClubFutureAddress['tab'];
