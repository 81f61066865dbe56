export type Billing = 'once' | 'monthly' | 'yearly';

/** A contract with a vendor. Days are ISO 8601. */
export interface Contract {
  id: string;
  vendorId: string;
  title: string;
  startsOn: string;
  endsOn: string;
  /** The last day on which the club can end it; empty for none. */
  noticeOn: string;
  /** Cents for each billing; null while it is not agreed on. */
  amount: number | null;
  billing: Billing;
  /** A path in the storage of the club's files; empty without a file. */
  path: string;
  /** Renewed or let go: it waits for no one. */
  isSettled: boolean;
  version: number;
}

/** What people enter about a contract. */
export type ContractDraft = Omit<Contract, 'id' | 'vendorId' | 'path' | 'isSettled' | 'version'>;
