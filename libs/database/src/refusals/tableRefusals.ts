/** What a person reads when the database refuses a row of one table: the comments on its rules. */
export interface TableRefusals {
  /** The table's name in the database. */
  table: string;
  /** Says who may add a row, when a policy refuses one. Absent where no policy lets anyone add rows. */
  newRow?: string;
  /** The sentence of each rule, by the name of its constraint or unique index. */
  rules: Readonly<Record<string, string>>;
}
