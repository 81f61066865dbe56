import { asking, compareNames } from '@platform/module-kit/screens';
import type { Invoice, Vendor, Visit } from '../rows/vendor';
import { failures } from './requests';

const read = asking(failures.vendors);

/** The generated types make every view column nullable, even those that cannot be null. */
interface VendorRow {
  id: string;
  name: string;
  type: string;
  contact: string | null;
  phone: string | null;
  email: string | null;
  notes: string | null;
  last_visit: string | null;
  next_visit: string | null;
  insurance_expires_on: string | null;
  insurance_path: string | null;
  open_invoices: number;
  version: number;
}

/** The club's vendors by name, each with its last and its next visit. @throws DataError */
export async function readVendors(clubId: string): Promise<Vendor[]> {
  const rows = await read((db) =>
    db
      .from('vendor_overview')
      .select(
        'id, name, type, contact, phone, email, notes, last_visit, next_visit, insurance_expires_on, insurance_path, open_invoices, version',
      )
      .eq('club_id', clubId)
      .overrideTypes<VendorRow[], { merge: false }>(),
  );
  return rows
    .map((row) => ({
      id: row.id,
      name: row.name,
      type: row.type,
      contact: row.contact ?? '',
      phone: row.phone ?? '',
      email: row.email ?? '',
      notes: row.notes ?? '',
      lastVisit: row.last_visit,
      nextVisit: row.next_visit,
      insuranceExpiresOn: row.insurance_expires_on ?? '',
      insurancePath: row.insurance_path ?? '',
      openInvoices: row.open_invoices,
      version: row.version,
    }))
    .sort((one, other) => compareNames(one.name, other.name));
}

/** The visits of a vendor, the latest day first. @throws DataError */
export async function readVisits(vendorId: string): Promise<Visit[]> {
  const rows = await read((db) =>
    db
      .from('vendor_visits')
      .select('id, scheduled_on, visited_on, purpose, notes, invoice, version')
      .eq('vendor_id', vendorId),
  );
  return inVisitOrder(
    rows.map((row) => ({
      id: row.id,
      scheduledOn: row.scheduled_on ?? '',
      visitedOn: row.visited_on ?? '',
      purpose: row.purpose ?? '',
      notes: row.notes ?? '',
      invoice: row.invoice as Invoice,
      version: row.version,
    })),
  );
}

/** Sorts by the day of the visit, or the day it is planned for; the latest first. */
export function inVisitOrder(visits: readonly Visit[]): Visit[] {
  const dayOf = ({ visitedOn, scheduledOn }: Visit) => visitedOn || scheduledOn;
  return [...visits].sort(
    (one, other) => dayOf(other).localeCompare(dayOf(one)) || one.purpose.localeCompare(other.purpose),
  );
}
