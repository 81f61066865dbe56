import { oneOf, rowId, text, useAddress } from '@platform/module-kit/screens';
import { applicationStatuses } from './rules/status';

const replaces = { replaces: true };

const fields = {
  tab: text(replaces),
  view: oneOf(['board', 'list'], replaces),
  status: oneOf(['', ...applicationStatuses], replaces),
  search: text(replaces),
  /** Title of a job role; empty for all. */
  position: text(replaces),
  /** A year, `all`, or empty for the club's current season. */
  season: text(replaces),
  /** The open application or job role. */
  open: rowId(replaces),
  /** The open dialog; the palette's actions link here. */
  dialog: oneOf(['', 'application', 'role'], { name: 'new', ...replaces }),
};

/** The state of the recruitment page in its address. */
export const useRecruitmentAddress = () => useAddress(fields);
