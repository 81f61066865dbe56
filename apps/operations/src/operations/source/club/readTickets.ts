import { asking, everyPage, PAGE, toCents } from '@platform/module-kit/screens';
import type { Priority, Ticket, TicketEvent, TicketStatus } from '../rows/ticket';
import { failures } from './requests';

const read = asking(failures.tickets);

/** Columns of the table and of the overview. */
const COLUMNS =
  'id, title, description, location, priority, status, assignee_id, vendor_id, due_on, photos, opened_at, resolved_at, version, cost, reporter_id, reporter_name, plan_id';

/** What is read of the table, which people read who read the costs. */
export const TICKET_COLUMNS = `${COLUMNS}, capital_projects(id)` as const;

interface OverviewRow {
  id: string;
  title: string;
  description: string | null;
  location: string | null;
  priority: string;
  status: string;
  assignee_id: string | null;
  vendor_id: string | null;
  due_on: string | null;
  photos: string[];
  opened_at: string;
  resolved_at: string | null;
  version: number;
  cost: number | null;
  reporter_id: string | null;
  reporter_name: string | null;
  plan_id: string | null;
  project_id: string | null;
}

interface TicketRow extends Omit<OverviewRow, 'project_id'> {
  capital_projects: { id: string }[] | { id: string } | null;
}

/** @param userId the account of the reader */
export const ticketOf = (row: TicketRow, userId: string): Ticket =>
  ticketInOverview({ ...row, project_id: [row.capital_projects].flat()[0]?.id ?? null }, userId);

function ticketInOverview(row: OverviewRow, userId: string): Ticket {
  return {
    id: row.id,
    title: row.title,
    description: row.description ?? '',
    location: row.location ?? '',
    // Table constraints allow only these values.
    priority: row.priority as Priority,
    status: row.status as TicketStatus,
    assigneeId: row.assignee_id ?? '',
    vendorId: row.vendor_id ?? '',
    dueOn: row.due_on ?? '',
    photos: row.photos,
    openedAt: row.opened_at,
    resolvedAt: row.resolved_at,
    version: row.version,
    cost: row.cost === null ? null : toCents(row.cost),
    reporterName: row.reporter_name ?? '',
    isOwnReport: row.reporter_id === userId,
    planId: row.plan_id ?? '',
    projectId: row.project_id ?? '',
  };
}

/** All tickets of the club, the newest first; without costs for people who do not read reports. @param userId the account of the reader @throws DataError */
export async function readTickets(clubId: string, userId: string): Promise<Ticket[]> {
  const rows = await everyPage<OverviewRow>((after) =>
    read((db) => {
      const tickets = db.from('ticket_overview').select(`${COLUMNS}, project_id`).eq('club_id', clubId);
      const rest = after ? tickets.gt('id', after.id) : tickets;
      // The generated types make every view column nullable, even those that cannot be null.
      return rest.order('id').limit(PAGE).overrideTypes<OverviewRow[], { merge: false }>();
    }),
  );
  return rows
    .sort((one, other) => Date.parse(other.opened_at) - Date.parse(one.opened_at) || one.id.localeCompare(other.id))
    .map((row) => ticketInOverview(row, userId));
}

/** The history of a ticket, the earliest first. @throws DataError */
export async function readTicketEvents(ticketId: string): Promise<TicketEvent[]> {
  const rows = await read((db) =>
    db
      .from('ticket_events')
      .select('kind, from_value, to_value, note, happened_at, author_name')
      .eq('ticket_id', ticketId)
      .order('happened_at')
      .order('created_at')
      // One save can change several fields at the same moment.
      .order('kind'),
  );
  return rows.map((row) => ({
    kind: row.kind,
    from: row.from_value,
    to: row.to_value,
    note: row.note,
    happenedAt: row.happened_at,
    authorName: row.author_name,
  }));
}
