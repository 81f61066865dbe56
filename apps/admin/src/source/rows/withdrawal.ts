/** A release that the platform withdrew, and that no member of the firm has handled yet. */
export interface Withdrawal {
  id: number;
  moduleId: string;
  version: string;
  channel: string;
  /** The release that clubs have instead; null if there was none to return to. */
  backTo: string | null;
  failures: number;
  /** The number of browsers in which it froze the page; 0 if that was not the reason. */
  freezes: number;
  at: Date;
}
