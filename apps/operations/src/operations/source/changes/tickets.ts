import { promote_ticket_to_project } from '@platform/database/said';
import {
  type ClubReader,
  dropFile,
  newId,
  type Photo,
  toDollars,
  uploadFile,
  withChanged,
  without,
} from '@platform/module-kit/screens';
import { TICKET_COLUMNS, ticketOf } from '../club/readTickets';
import { ask, orNull, save } from '../club/requests';
import type { Ticket, TicketDraft, TicketEvent, TicketStatus } from '../rows/ticket';
import { operationsChange, ownName, type Known } from './operationsChange';

const columnsOf = (draft: TicketDraft) => ({
  title: draft.title.trim(),
  description: orNull(draft.description),
  location: orNull(draft.location),
  priority: draft.priority,
  assignee_id: draft.assigneeId || null,
  vendor_id: draft.vendorId || null,
  due_on: draft.dueOn || null,
  cost: draft.cost === null ? null : toDollars(draft.cost),
});

const trimmed = (draft: TicketDraft): TicketDraft => ({
  ...draft,
  title: draft.title.trim(),
  description: draft.description.trim(),
  location: draft.location.trim(),
});

/**
 * Adds a ticket that is opened now.
 * @param report the fields of a problem report
 * @param id the id, if it is known before the ticket is saved
 */
export function addKnownTicket(
  known: Known,
  draft: TicketDraft,
  report?: Pick<Ticket, 'isOwnReport' | 'photos'>,
  id = newId(),
): Ticket {
  const added: Ticket = {
    ...trimmed(draft),
    id,
    status: 'open',
    projectId: '',
    photos: [],
    openedAt: known.source.now().toISOString(),
    resolvedAt: null,
    reporterName: report ? (ownName(known) ?? '') : '',
    isOwnReport: false,
    planId: '',
    version: 1,
    ...report,
  };
  known.change('listTickets', (tickets) => [added, ...tickets]);
  known.set('listTicketEvents', [added.id], [eventOf(known, { kind: 'opened', to: added.title })]);
  return added;
}

function eventOf(known: Known, event: Partial<TicketEvent> & { kind: string }): TicketEvent {
  const happenedAt = known.source.now().toISOString();
  return { from: null, to: null, note: null, ...event, happenedAt, authorName: ownName(known) };
}

/** Changes a ticket and adds each change to its history as the database does: names instead of ids, in order. */
function changeTicket(known: Known, id: string, become: Partial<Ticket>): void {
  const before = findTicket(known, id);
  if (!before) return;
  const after: Ticket = { ...before, ...become, version: before.version + 1 };
  known.change('listTickets', (tickets) => withChanged(tickets, [id], () => after));
  const told = [
    ['assignee', personNamed(known, before.assigneeId), personNamed(known, after.assigneeId)],
    ['cost', dollarsOf(before.cost), dollarsOf(after.cost)],
    ['due_on', before.dueOn || null, after.dueOn || null],
    ['photos', String(before.photos.length), String(after.photos.length)],
    ['priority', before.priority, after.priority],
    ['status', before.status, after.status],
    ['title', before.title, after.title],
    ['vendor', vendorNamed(known, before.vendorId), vendorNamed(known, after.vendorId)],
  ] as const;
  const events = told.flatMap(([kind, from, to]) => (from === to ? [] : eventOf(known, { kind, from, to })));
  known.change('listTicketEvents', (all, ticketId) => (ticketId === id ? [...all, ...events] : all));
}

/** An amount in the format of the database: `1500.00`. */
const dollarsOf = (cents: number | null) => (cents === null ? null : toDollars(cents).toFixed(2));

export const findTicket = (known: Known, id: string): Ticket | undefined =>
  known.get('listTickets')?.find((ticket) => ticket.id === id);
const personNamed = (known: Known, id: string): string | null =>
  known.get('listPeople')?.find(({ owner }) => owner === `staff:${id}`)?.name ?? null;
const vendorNamed = (known: Known, id: string): string | null =>
  known.get('listVendors')?.find((vendor) => vendor.id === id)?.name ?? null;

/** Returns the id of the new ticket. */
export const addTicket = operationsChange({
  waits: 'new-row',
  async send({ club }: ClubReader, draft: TicketDraft): Promise<string> {
    // The types require `opened_at`, which a trigger sets.
    const row = { club_id: club.id, ...columnsOf(draft) } as never;
    return (await ask((db) => db.from('maintenance_tickets').insert(row).select('id').single())).id;
  },
  expect: (known, draft) => addKnownTicket(known, draft).id,
});

/** Saves over one version; a newer one refuses it. */
export const saveTicket = operationsChange({
  // The form itself shows that it is saving and what another person changed.
  waits: 'own-form',
  async send({ userId }: ClubReader, id: string, draft: TicketDraft, version: number): Promise<Ticket> {
    const row = { ...columnsOf(draft), version };
    return ticketOf(
      await ask((db) => db.from('maintenance_tickets').update(row).eq('id', id).select(TICKET_COLUMNS).single()),
      userId,
    );
  },
  expect(known, id, draft) {
    changeTicket(known, id, trimmed(draft));
    return findTicket(known, id) as Ticket;
  },
});

/** Reopens, starts or resolves the ticket. */
export const moveTicket = operationsChange({
  send: (_reader: ClubReader, id: string, status: TicketStatus) =>
    save((db) => db.from('maintenance_tickets').update({ status }).eq('id', id).select('id').single()),
  expect(known, id, status) {
    const before = findTicket(known, id);
    const resolvedAt = status !== 'resolved' ? null : (before?.resolvedAt ?? known.source.now().toISOString());
    changeTicket(known, id, { status, resolvedAt });
  },
});

export const commentTicket = operationsChange({
  waits: 'new-row',
  send: ({ club }: ClubReader, ticketId: string, note: string) =>
    save((db) =>
      // The types require `happened_at`, which a trigger sets.
      db.from('ticket_events').insert({ club_id: club.id, ticket_id: ticketId, note: note.trim() } as never),
    ),
  expect(known, ticketId, note) {
    const comment = eventOf(known, { kind: 'comment', note: note.trim() });
    known.change('listTicketEvents', (events, id) => (id === ticketId ? [...events, comment] : events));
  },
});

/** Turns the ticket into a proposed capital project, once, and returns the project's id. */
export const promoteTicket = operationsChange({
  waits: 'computed',
  send: (_reader: ClubReader, id: string): Promise<string> =>
    ask((db) => db.rpc('promote_ticket_to_project', { ticket_id_param: id })),
  expect(known, id) {
    const before = findTicket(known, id);
    if (before?.projectId) return before.projectId;
    const projectId = newId();
    const comment = {
      ...eventOf(known, { kind: 'comment', note: promote_ticket_to_project.becameCapitalProject }),
      authorName: ownName(known),
    };
    known.change('listTickets', (tickets) => withChanged(tickets, [id], () => ({ projectId })));
    known.change('listTicketEvents', (events, ticketId) => (ticketId === id ? [...events, comment] : events));
    return projectId;
  },
});

/** Adds a photo to the ticket. If the row is refused, the photo is removed again. */
export const addTicketPhoto = operationsChange({
  waits: 'new-row',
  async send({ club }: ClubReader, ticket: Ticket, photo: Photo): Promise<void> {
    const path = await uploadFile(club.id, photo.blob, photo.extension);
    try {
      await setPhotos(ticket, [...ticket.photos, path]);
    } catch (error) {
      await dropFile(path);
      throw error;
    }
  },
  expect(known, ticket, photo) {
    changeTicket(known, ticket.id, { photos: [...ticket.photos, URL.createObjectURL(photo.blob)] });
  },
});

export const removeTicketPhoto = operationsChange({
  waits: 'row-goes',
  async send(_reader: ClubReader, ticket: Ticket, path: string): Promise<void> {
    await setPhotos(
      ticket,
      ticket.photos.filter((other) => other !== path),
    );
    await dropFile(path);
  },
  expect(known, ticket, path) {
    changeTicket(known, ticket.id, { photos: ticket.photos.filter((other) => other !== path) });
  },
});

const setPhotos = ({ id, version }: Ticket, photos: string[]) =>
  save((db) => db.from('maintenance_tickets').update({ photos, version }).eq('id', id).select('id').single());

export const deleteTicket = operationsChange({
  waits: 'row-goes',
  send: (_reader: ClubReader, id: string) =>
    save((db) => db.from('maintenance_tickets').delete().eq('id', id).select('id').single()),
  expect(known, id) {
    known.change('listTickets', (tickets) => without(tickets, [id]));
    known.change('listTicketEvents', (events, ticketId) => (ticketId === id ? [] : events));
    known.change('listDayLists', (lists) =>
      lists.map((list) => ({
        ...list,
        items: list.items.map((item) => (item.ticketId === id ? { ...item, ticketId: null } : item)),
      })),
    );
  },
});
