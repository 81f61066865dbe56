/** What a person enters of a bid. Empty texts: not known. */
export interface BidDraft {
  /** The vendor on the club's list; empty for one that is not on it. */
  vendorId: string;
  vendorName: string;
  /** Cents. */
  amount: number | null;
  scope: string;
  /** The last day (ISO 8601) on which the vendor keeps to it. */
  validUntil: string;
  /** A document of the project; empty without one. */
  documentId: string;
}

/** What a vendor asks for a project. */
export interface Bid extends BidDraft {
  id: string;
  amount: number;
  /** Why it was chosen; null if it was not. */
  chosenReason: string | null;
  version: number;
}

/** A vendor on the club's list. */
export interface Vendor {
  id: string;
  name: string;
}
