/** The address of the rows behind a figure. */
export interface RowPaths {
  schedule: string;
  staff: string;
  training: string;
  budget: string;
  operations: string;
  postSeason: string;
}
