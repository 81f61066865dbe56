/** Something that waits for a person, as the slot `home.today` takes it (apps/club/offers.json). */
export interface NeedToday {
  /** Unique among those of the module. */
  id: string;
  count: number;
  /** What is counted, in the number that fits. */
  words: string;
  /** What to do with it. */
  detail: string;
  /** The page with the rows behind the figure. */
  to: string;
}

/** What a module has counted, before it is known whether anything waits. */
export interface CountedNeed extends Omit<NeedToday, 'count' | 'words'> {
  /** Null: not for the person to do. */
  count: number | null;
  one: string;
  many: string;
}

/** The needs with a count above zero, in the same order. */
export function needsToday(counted: readonly CountedNeed[]): NeedToday[] {
  return counted.flatMap(({ id, count, one, many, detail, to }) =>
    count !== null && count > 0 ? [{ id, count, words: count === 1 ? one : many, detail, to }] : [],
  );
}
