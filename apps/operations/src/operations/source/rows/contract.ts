export type Billing = 'once' | 'monthly' | 'yearly';

/** A contract with a vendor. Days are ISO 8601. */
export interface Contract {
  id: string;
  vendorId: string;
  title: string;
  startsOn: string;
  endsOn: string;
  /** The last day on which the club can end it; empty without one. */
  noticeOn: string;
  /** Cents for each billing; null until it is agreed on. */
  amount: number | null;
  billing: Billing;
  /** A path in the storage of the club's files; empty without a file. */
  path: string;
  /** Renewed or let go. Either way, no decision is due. */
  isSettled: boolean;
  version: number;
}

/** The fields a person enters for a contract. */
export type ContractDraft = Omit<Contract, 'id' | 'vendorId' | 'path' | 'isSettled' | 'version'>;
