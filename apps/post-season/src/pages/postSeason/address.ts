import { oneOf, text, useAddress } from '@platform/module-kit/screens';

export const tabIds = ['feedback', 'exit', 'documents', 'lessons', 'surveys', 'close'] as const;
export type TabId = (typeof tabIds)[number];

const fields = {
  tab: oneOf(tabIds),
  /** Year of the season that is shown; empty for the one that the club looks back on. */
  season: text(),
  /** The lesson that is open. */
  open: text(),
  /** The person of the staff whose review is open. */
  person: text(),
  /** The dialog that is open: the palette's actions lead here. */
  dialog: oneOf(['', 'feedback', 'photos', 'document', 'lesson', 'survey'], { name: 'new' }),
};

/** The part of the page that is open, in its address. */
export const usePostSeasonAddress = () => useAddress(fields);
