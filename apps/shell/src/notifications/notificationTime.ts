/**
 * The current time that an age counts from. A demo club's clock does not run: its sample rows count from that clock, and
 * events of the visit count from the real one, so that both look recent.
 */
export const nowBeside = (iso: string, clubNow: string | null | undefined, now: number): number =>
  clubNow && Date.parse(iso) <= Date.parse(clubNow) ? Date.parse(clubNow) : now;
