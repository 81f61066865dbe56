/** One thing that a database says about itself. */
export interface Fact {
  /** What it is about: `column public.clubs.name`. Names no oid, so that it is the same in every database. */
  object: string;
  /** What holds for it: `text, not null`. */
  says: string;
}
