import {
  type Attachment,
  type ClubReader,
  compareNames,
  confidentialFolder,
  dropFile,
  newId,
  withAttachment,
  withChanged,
  without,
} from '@platform/module-kit/screens';
import { inVisitOrder } from '../club/readVendors';
import { ask, orNull, save } from '../club/requests';
import type { Vendor, VendorDraft, Visit, VisitDraft } from '../rows/vendor';
import { operationsChange, type Known } from './operationsChange';

const columnsOf = (draft: VendorDraft) => ({
  name: draft.name.trim(),
  type: draft.type.trim(),
  contact: orNull(draft.contact),
  phone: orNull(draft.phone),
  email: orNull(draft.email),
  notes: orNull(draft.notes),
  insurance_expires_on: draft.insuranceExpiresOn || null,
});

const trimmed = (draft: VendorDraft): VendorDraft => ({
  name: draft.name.trim(),
  type: draft.type.trim(),
  contact: draft.contact.trim(),
  phone: draft.phone.trim(),
  email: draft.email.trim(),
  notes: draft.notes.trim(),
  insuranceExpiresOn: draft.insuranceExpiresOn,
});

/** Returns the id of the new vendor. @param certificate its certificate of insurance; null without a file */
export const addVendor = operationsChange({
  waits: 'new-row',
  send: (reader: ClubReader, draft: VendorDraft, certificate: Attachment | null): Promise<string> =>
    withAttachment(confidentialFolder(reader), certificate, async (path) => {
      const row = { club_id: reader.club.id, ...columnsOf(draft), insurance_path: path };
      return (await ask((db) => db.from('vendors').insert(row).select('id').single())).id;
    }),
  expect(known, draft, certificate) {
    const added: Vendor = {
      ...trimmed(draft),
      insurancePath: certificate ? URL.createObjectURL(certificate.blob) : '',
      id: newId(),
      lastVisit: null,
      nextVisit: null,
      openInvoices: 0,
      version: 1,
    };
    known.change('listVendors', (vendors) =>
      [...vendors, added].sort((one, other) => compareNames(one.name, other.name)),
    );
    known.set('listVisits', [added.id], []);
    return added.id;
  },
});

/** Saves over one version; a newer one refuses it. Without a new certificate, the existing one stays. */
export const saveVendor = operationsChange({
  // The form itself shows that it is saving and what another person changed.
  waits: 'own-form',
  async send(
    reader: ClubReader,
    { id, insurancePath: before }: Pick<Vendor, 'id' | 'insurancePath'>,
    draft: VendorDraft,
    version: number,
    certificate: Attachment | null,
  ): Promise<void> {
    await withAttachment(confidentialFolder(reader), certificate, (path) =>
      save((db) =>
        db
          .from('vendors')
          .update({ ...columnsOf(draft), insurance_path: path, version })
          .eq('id', id)
          .select('id')
          .single(),
      ),
    );
    if (certificate && before) await dropFile(before);
  },
  expect(known, { id }, draft, version, certificate) {
    known.change('listVendors', (vendors) =>
      withChanged(vendors, [id], ({ insurancePath }) => ({
        ...trimmed(draft),
        insurancePath: certificate ? URL.createObjectURL(certificate.blob) : insurancePath,
        version: version + 1,
      })).sort((one, other) => compareNames(one.name, other.name)),
    );
  },
});

export const deleteVendor = operationsChange({
  waits: 'row-goes',
  async send(_reader: ClubReader, { id, insurancePath }: Pick<Vendor, 'id' | 'insurancePath'>): Promise<void> {
    await save((db) => db.from('vendors').delete().eq('id', id).select('id').single());
    if (insurancePath) await dropFile(insurancePath);
  },
  expect(known, { id }) {
    known.change('listVendors', (vendors) => without(vendors, [id]));
    known.change('listContracts', (contracts) => contracts.filter(({ vendorId }) => vendorId !== id));
    known.change('listPlans', (plans) =>
      plans.map((plan) => (plan.vendorId === id ? { ...plan, vendorId: '', version: plan.version + 1 } : plan)),
    );
    known.change('listTickets', (tickets) =>
      tickets.map((ticket) =>
        ticket.vendorId === id ? { ...ticket, vendorId: '', version: ticket.version + 1 } : ticket,
      ),
    );
  },
});

const visitColumns = (draft: VisitDraft) => ({
  scheduled_on: draft.scheduledOn || null,
  visited_on: draft.visitedOn || null,
  purpose: orNull(draft.purpose),
  notes: orNull(draft.notes),
  invoice: draft.invoice,
});

/** Changes the visits of a vendor, and what follows from them: the last and the next visit, and the open invoices. */
function changeVisits(known: Known, vendorId: string, become: (visits: readonly Visit[]) => Visit[]): void {
  known.change('listVisits', (visits, id) => (id === vendorId ? inVisitOrder(become(visits)) : visits));
  const visits = known.get('listVisits', vendorId);
  if (!visits) return;
  const visited = visits.flatMap(({ visitedOn }) => visitedOn || []).sort();
  const planned = visits.flatMap(({ scheduledOn, visitedOn }) => (visitedOn ? [] : scheduledOn)).sort();
  known.change('listVendors', (vendors) =>
    withChanged(vendors, [vendorId], () => ({
      lastVisit: visited.at(-1) ?? null,
      nextVisit: planned[0] ?? null,
      openInvoices: visits.filter(({ visitedOn, invoice }) => visitedOn && invoice === 'open').length,
    })),
  );
}

/** Records a visit that took place, or schedules one. */
export const addVisit = operationsChange({
  waits: 'new-row',
  send: ({ club }: ClubReader, vendorId: string, draft: VisitDraft) =>
    save((db) => db.from('vendor_visits').insert({ club_id: club.id, vendor_id: vendorId, ...visitColumns(draft) })),
  expect(known, vendorId, draft) {
    const added = { ...draft, purpose: draft.purpose.trim(), notes: draft.notes.trim(), id: newId(), version: 1 };
    changeVisits(known, vendorId, (visits) => [...visits, added]);
  },
});

/** Saves over one version; a newer one refuses it. */
export const saveVisit = operationsChange({
  waits: 'own-form',
  send: (_reader: ClubReader, _vendorId: string, id: string, draft: VisitDraft, version: number) =>
    save((db) =>
      db
        .from('vendor_visits')
        .update({ ...visitColumns(draft), version })
        .eq('id', id)
        .select('id')
        .single(),
    ),
  expect(known, vendorId, id, draft, version) {
    const saved = { ...draft, purpose: draft.purpose.trim(), notes: draft.notes.trim(), version: version + 1 };
    changeVisits(known, vendorId, (visits) => withChanged(visits, [id], () => saved));
  },
});

export const deleteVisit = operationsChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, _vendorId: string, id: string) =>
    save((db) => db.from('vendor_visits').delete().eq('id', id).select('id').single()),
  expect: (known, vendorId, id) => changeVisits(known, vendorId, (visits) => without(visits, [id])),
});
