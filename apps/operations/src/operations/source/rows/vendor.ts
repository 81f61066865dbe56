/** Who services what. Days are ISO 8601; texts are empty where there are none. */
export interface Vendor {
  id: string;
  name: string;
  type: string;
  contact: string;
  phone: string;
  email: string;
  notes: string;
  lastVisit: string | null;
  /** The first visit that was scheduled and has not taken place; null when there is none. */
  nextVisit: string | null;
  /** The last day of its certificate of insurance; empty when the club has none on file. */
  insuranceExpiresOn: string;
  /** The certificate: a path in the storage of the club's files, for managers; empty without a file. */
  insurancePath: string;
  version: number;
}

/** What people enter about a vendor. */
export type VendorDraft = Pick<
  Vendor,
  'name' | 'type' | 'contact' | 'phone' | 'email' | 'notes' | 'insuranceExpiresOn'
>;

/** A visit that is planned, took place, or both. Days are ISO 8601, and empty where there are none. */
export interface Visit {
  id: string;
  scheduledOn: string;
  visitedOn: string;
  purpose: string;
  notes: string;
  version: number;
}

/** What people enter about a visit. */
export type VisitDraft = Omit<Visit, 'id' | 'version'>;
