import { found, type ChangeSteps } from '@platform/module-kit/testing';
import type { OperationsSource } from '../../source/operationsSource';
import type { VisitDraft } from '../../source/rows/vendor';
import { photo, photosIn, place, ticket, TODAY, vendor } from './rowsOf.testkit';

const visit = async (source: OperationsSource, purpose: string) => {
  const { id: vendorId } = await vendor(source, 'Blue Ridge Pool Service');
  return { vendorId, ...found((await source.listVisits(vendorId)).find((each) => each.purpose === purpose)) };
};

const plan = {
  title: ' Drain the sump ',
  description: '',
  placeId: '',
  every: 2,
  unit: 'week' as const,
  startsOn: '2025-04-10',
  assigneeId: '',
  vendorId: '',
  priority: 'low' as const,
  isPaused: false,
};

const planOf = async (source: OperationsSource) =>
  found((await source.listPlans()).find(({ title }) => title === 'Drain the sump'));

const contract = {
  title: ' Chemicals ',
  startsOn: '2025-05-01',
  endsOn: '2026-04-30',
  noticeOn: '2026-01-31',
  amount: 480_000,
  billing: 'yearly' as const,
};

const contracted = async (source: OperationsSource) =>
  found((await source.listContracts()).find(({ title }) => title === 'Chemicals'));

const newVendor = {
  name: ' Triad Plumbing ',
  type: 'Plumbing',
  contact: '',
  phone: '',
  email: 'desk@triadplumbing.test',
  notes: ' Ask for Ana. ',
  insuranceExpiresOn: '2025-06-01',
};

const planned: VisitDraft = {
  scheduledOn: '2025-05-12',
  visitedOn: '',
  purpose: 'Burst pipe',
  notes: '',
  invoice: 'none',
};

/** Vendors, plans, contracts and visits; then the ticket that the steps before added goes. */
export const upkeepSteps: ChangeSteps<OperationsSource> = {
  'adding a vendor': (source) => {
    photosIn('confidential/');
    return source.addVendor(newVendor, photo());
  },
  'adding a vendor of the same name': (source) => source.addVendor(newVendor, null),
  'saving a vendor': async (source) =>
    source.saveVendor(await vendor(source, 'Triad Plumbing'), { ...newVendor, insuranceExpiresOn: '' }, 1, null),
  'giving a vendor another certificate': async (source) =>
    source.saveVendor(await vendor(source, 'Triad Plumbing'), newVendor, 2, photo()),
  'saving a vendor over a newer version': async (source) =>
    source.saveVendor(await vendor(source, 'Triad Plumbing'), newVendor, 1, null),
  'adding a plan': async (source) => source.addPlan({ ...plan, placeId: (await place(source, 'Pump room')).id }),
  'pausing a plan': async (source) => source.savePlan((await planOf(source)).id, { ...plan, isPaused: true }, 1),
  'saving a plan over a newer version': async (source) => source.savePlan((await planOf(source)).id, plan, 1),
  'ending its pause with other days': async (source) =>
    source.savePlan((await planOf(source)).id, { ...plan, every: 3, unit: 'day' }, 2),
  'ending a plan': async (source) => source.deletePlan((await planOf(source)).id),
  'adding a contract': async (source) =>
    source.addContract((await vendor(source, 'Blue Ridge Pool Service')).id, contract, null),
  'adding one that ends before it starts': async (source) =>
    source.addContract(
      (await vendor(source, 'Blue Ridge Pool Service')).id,
      { ...contract, endsOn: '2025-01-01' },
      null,
    ),
  'adding one with a notice after its end': async (source) =>
    source.addContract(
      (await vendor(source, 'Blue Ridge Pool Service')).id,
      { ...contract, noticeOn: '2027-01-01' },
      null,
    ),
  'saving a contract': async (source) =>
    source.saveContract(
      await contracted(source),
      { ...contract, noticeOn: '', amount: null, billing: 'once' },
      1,
      null,
    ),
  'saving a contract over a newer version': async (source) =>
    source.saveContract(await contracted(source), contract, 1, null),
  'settling a contract': async (source) => source.settleContract((await contracted(source)).id, true),
  'deleting a contract': async (source) => source.deleteContract(await contracted(source)),
  'scheduling a visit': async (source) =>
    source.addVisit((await vendor(source, 'Blue Ridge Pool Service')).id, planned),
  'recording a visit that was due': async (source) => {
    const { vendorId, id, version, ...due } = await visit(source, 'Second filter service');
    return source.saveVisit(vendorId, id, { ...due, visitedOn: TODAY, invoice: 'open' }, version);
  },
  'recording a visit of tomorrow': async (source) =>
    source.addVisit((await vendor(source, 'Blue Ridge Pool Service')).id, { ...planned, visitedOn: '2025-05-02' }),
  'removing a visit': async (source) => {
    const { vendorId, id } = await visit(source, 'Burst pipe');
    return source.deleteVisit(vendorId, id);
  },
  'removing a vendor': async (source) => source.deleteVendor(await vendor(source, 'Blue Ridge Pool Service')),
  'deleting a ticket': async (source) => source.deleteTicket((await ticket(source)).id),
};
