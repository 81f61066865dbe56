/** A service vendor. Days are ISO 8601. Empty texts mean none. */
export interface Vendor {
  id: string;
  name: string;
  type: string;
  contact: string;
  phone: string;
  email: string;
  notes: string;
  lastVisit: string | null;
  /** The first scheduled visit that has not taken place; null without one. */
  nextVisit: string | null;
  /** The last day of its certificate of insurance; empty when the club has none on file. */
  insuranceExpiresOn: string;
  /** The certificate's path in the club's storage, for managers; empty without a file. */
  insurancePath: string;
  /** How many of its visits have an invoice that is not paid. */
  openInvoices: number;
  version: number;
}

/** The fields a person enters for a vendor. */
export type VendorDraft = Pick<
  Vendor,
  'name' | 'type' | 'contact' | 'phone' | 'email' | 'notes' | 'insuranceExpiresOn'
>;

/** A visit that is planned, took place, or both. Days are ISO 8601, or empty. */
export interface Visit {
  id: string;
  scheduledOn: string;
  visitedOn: string;
  purpose: string;
  notes: string;
  invoice: Invoice;
  version: number;
}

/** The invoice of a visit: none is expected, it is not paid yet, or it is paid. */
export type Invoice = 'none' | 'open' | 'paid';

/** The fields a person enters for a visit. */
export type VisitDraft = Omit<Visit, 'id' | 'version'>;
