import type { Column } from '@platform/ui';

/**
 * The last column of a table: what a person can do with a row. It is left out on paper.
 * @param cell the buttons or the menu of a row
 * @param onPhone where they are on a card; on a line with their heading by default
 */
export const actionsColumn = <Row>(cell: Column<Row>['cell'], onPhone?: Column<Row>['onPhone']): Column<Row> => ({
  key: 'actions',
  header: 'Actions',
  align: 'end',
  cell,
  onPhone,
  screenOnly: true,
});
