const ROLES = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  columnHead: 'columnheader',
  rowHead: 'rowheader',
  cell: 'cell',
} as const;

/** Roles of the parts of a table. */
export type CardRoles = Partial<typeof ROLES>;

const NONE: CardRoles = {};

/** What to write out where rows may be cards: for a part that is not displayed as one of a table, WebKit drops the role. */
export const cardRoles = (hasCards: boolean): CardRoles => (hasCards ? ROLES : NONE);
