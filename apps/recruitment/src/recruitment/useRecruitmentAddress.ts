import { oneOf, text, useAddress } from '@platform/module-kit/screens';
import { applicationStatuses } from './rules/status';

const replaces = { replaces: true };

const fields = {
  tab: text(replaces),
  view: oneOf(['board', 'list'], replaces),
  status: oneOf(['', ...applicationStatuses], replaces),
  search: text(replaces),
  /** Title of a job role; empty for all. */
  position: text(replaces),
  /** A year, `all`, or empty for the season that the club is in. */
  season: text(replaces),
  /** The application or job role that is open. */
  open: text(replaces),
  /** The dialog that is open: the palette's actions lead here. */
  dialog: oneOf(['', 'application', 'role'], { name: 'new', ...replaces }),
};

/** The part of the page that is open, in its address. */
export const useRecruitmentAddress = () => useAddress(fields);
