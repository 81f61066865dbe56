/** A row with a version, which the database increments with each change. */
export interface Versioned {
  id: string;
  version: number;
}
