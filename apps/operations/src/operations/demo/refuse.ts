import {
  check_daily_log,
  check_incident_time,
  check_vendor_visit,
  close_reviewed_incident,
  check_water_reading,
  report_failed_item,
} from '@platform/database/raised';
import { checklist_templates } from '@platform/database/refusals/checklist_templates';
import { form_templates } from '@platform/database/refusals/form_templates';
import { labor_budgets } from '@platform/database/refusals/labor_budgets';
import { places } from '@platform/database/refusals/places';
import { pools } from '@platform/database/refusals/pools';
import { vendor_contracts } from '@platform/database/refusals/vendor_contracts';
import { vendors } from '@platform/database/refusals/vendors';
import { broken, outdated, raised, type DemoRefusals } from '@platform/module-kit/screens';
import type { changes } from '../source/changes';
import type { Known } from '../source/changes/operationsChange';
import { findTicket } from '../source/changes/tickets';
import type { OperationsReads } from '../source/operationsSource';
import type { ContractDraft } from '../source/rows/contract';
import type { VisitDraft } from '../source/rows/vendor';

/** Phone clocks run at most five minutes fast. */
const FAST_MS = 5 * 60_000;

const isToCome = (known: Known, moment: string) => Date.parse(moment) > known.source.now().getTime() + FAST_MS;

const find = <Row extends { id: string }>(rows: readonly Row[] | undefined, id: string) =>
  rows?.find((row) => row.id === id);

function taken<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  nameOf: (row: Row) => string,
  name: string,
  sentence: string,
  id?: string,
) {
  const isTaken = rows?.some((row) => row.id !== id && nameOf(row) === name.trim());
  return isTaken ? broken(sentence, '23505') : undefined;
}

const takenVendor = (known: Known, name: string, id?: string) =>
  taken(known.get('listVendors'), (vendor) => vendor.name, name, vendors.rules.vendors_name_unique, id);
const takenPlace = (known: Known, name: string, id?: string) =>
  taken(known.get('listPlaces'), (place) => place.name, name, places.rules.places_name_unique, id);
const takenForm = (known: Known, title: string, id?: string) =>
  taken(known.get('listForms'), (form) => form.title, title, form_templates.rules.form_templates_title_unique, id);
const takenPool = (known: Known, name: string, id?: string) =>
  taken(known.get('listPools'), (pool) => pool.name, name, pools.rules.pools_name_unique, id);
const takenTemplate = (known: Known, title: string, id?: string) =>
  taken(
    known.get('listDayTemplates'),
    (template) => template.title,
    title,
    checklist_templates.rules.checklist_templates_title_unique,
    id,
  );

const visitToCome = (known: Known, { visitedOn }: VisitDraft) =>
  visitedOn > known.source.today() ? raised(check_vendor_visit['22023'], visitedOn) : undefined;

const closed = (known: Known, id: string) =>
  find(known.get('listIncidents'), id)?.closedAt ? raised(close_reviewed_incident['22023']) : undefined;

function impossibleContract({ startsOn, endsOn, noticeOn }: ContractDraft) {
  const { rules } = vendor_contracts;
  if (endsOn < startsOn) return broken(rules.vendor_contracts_dates_order, '23514');
  const isOutside = noticeOn !== '' && (noticeOn < startsOn || noticeOn > endsOn);
  return isOutside ? broken(rules.vendor_contracts_notice_within, '23514') : undefined;
}

/** What the demo refuses, with the same messages as the database. */
export const refuse: DemoRefusals<OperationsReads, typeof changes> = {
  addPlace: (known, name) => takenPlace(known, name),
  savePlace: (known, id, { name }, version) =>
    outdated(find(known.get('listPlaces'), id), version) ?? takenPlace(known, name, id),
  savePlan: (known, id, _draft, version) => outdated(find(known.get('listPlans'), id), version),
  addContract: (_known, _vendorId, draft) => impossibleContract(draft),
  saveContract: (known, { id }, draft, version) =>
    outdated(find(known.get('listContracts'), id), version) ?? impossibleContract(draft),
  saveTicket: (known, id, _draft, version) => outdated(findTicket(known, id), version),
  addTicketPhoto: (known, { id, version }) => outdated(findTicket(known, id), version),
  removeTicketPhoto: (known, { id, version }) => outdated(findTicket(known, id), version),
  addVendor: (known, { name }) => takenVendor(known, name),
  saveVendor: (known, { id }, { name }, version) =>
    outdated(find(known.get('listVendors'), id), version) ?? takenVendor(known, name, id),
  addVisit: (known, _vendorId, draft) => visitToCome(known, draft),
  saveVisit: (known, vendorId, id, draft, version) =>
    outdated(find(known.get('listVisits', vendorId), id), version) ?? visitToCome(known, draft),
  reportItem(known, id) {
    const items = known.get('listDayLists', known.source.today())?.flatMap((list) => list.items);
    const item = find(items, id);
    const ticket = item?.ticketId ? findTicket(known, item.ticketId) : undefined;
    return item && ticket && ticket.status !== 'resolved' ? raised(report_failed_item.PT409, item.item) : undefined;
  },
  saveDayTemplate: (known, title, _items, saved) =>
    (saved && outdated(find(known.get('listDayTemplates'), saved.id), saved.version)) ??
    takenTemplate(known, title, saved?.id),
  addLog: (known, { date }) => (date > known.source.today() ? raised(check_daily_log.logOfDayHas, date) : undefined),
  addForm: (known, { title }) => takenForm(known, title),
  saveForm: (known, id, { title }, version) =>
    outdated(find(known.get('listForms'), id), version) ?? takenForm(known, title, id),
  reportIncident: (known, { occurredAt }) =>
    isToCome(known, occurredAt) ? raised(check_incident_time['22023']) : undefined,
  saveIncident: (known, id, { occurredAt }, version) =>
    outdated(find(known.get('listIncidents'), id), version) ??
    closed(known, id) ??
    (isToCome(known, occurredAt) ? raised(check_incident_time['22023']) : undefined),
  signIncident: (known, { id, version }) =>
    outdated(find(known.get('listIncidents'), id), version) ?? closed(known, id),
  addIncidentPhoto: (known, { id, version }) =>
    outdated(find(known.get('listIncidents'), id), version) ?? closed(known, id),
  removeIncidentPhoto: (known, { id, version }) =>
    outdated(find(known.get('listIncidents'), id), version) ?? closed(known, id),
  reviewIncident: (known, { id, version }) => outdated(find(known.get('listIncidents'), id), version),
  addReading(known, { takenAt }) {
    if (isToCome(known, takenAt)) return raised(check_water_reading.readingWrittenDown);
    const now = known.source.now().toISOString();
    const yearAgo = `${Number(now.slice(0, 4)) - 1}${now.slice(4)}`;
    return takenAt < yearAgo ? raised(check_water_reading.readingWrittenDownWithin) : undefined;
  },
  addPool: (known, { name }) => takenPool(known, name),
  saveRotation(known, _draft, version) {
    const rules = known.get('readRotation');
    return rules && outdated({ version: rules.version ?? 0 }, version ?? 0);
  },
  setLaborBudget(known, { weekStart, department, budget }, cents) {
    const present = known
      .get('listLabor')
      ?.find((week) => week.weekStart === weekStart && week.department === department)?.budget;
    if (!present || cents === null) return undefined;
    return budget === null
      ? broken(labor_budgets.rules.labor_budgets_once, '23505')
      : outdated(present, budget.version);
  },
  savePool: (known, id, { name }, version) =>
    outdated(find(known.get('listPools'), id), version) ?? takenPool(known, name, id),
};
