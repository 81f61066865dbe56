import { maintenance_tickets } from '@platform/database/refusals/maintenance_tickets';
import type { DraftErrors } from '@platform/module-kit';
import { type Kept, moneyInWords, RowFormDialog, useRowDialog } from '@platform/module-kit/screens';
import { DateField, Grid, MoneyField, TextArea, TextField } from '@platform/ui';
import { useNames } from '../parts/useNames';
import { WorkFields, workLabels } from '../parts/WorkFields';
import { priorityWords } from '../rules/tickets/tickets';
import type { Priority, Ticket, TicketDraft } from '../source/rows/ticket';
import { useOperationsChange, useOperationsSource } from '../source/useOperationsSource';
import { MOST_CENTS } from '../rules/mostCents';

const { rules: said } = maintenance_tickets;

const labels: Record<keyof TicketDraft, string> = {
  ...workLabels,
  title: 'What is broken',
  description: 'Description',
  location: 'Location',
  dueOn: 'Due',
  cost: 'Cost',
};

interface TicketDialogProps {
  /** The ticket to change; a new one is added without it. */
  ticket?: Ticket;
  onClose: () => void;
  /** Called with the id of a new ticket. */
  onAdded?: (id: string) => void;
}

const blank: TicketDraft & { version: number } = {
  title: '',
  description: '',
  location: '',
  priority: 'medium',
  assigneeId: '',
  vendorId: '',
  dueOn: '',
  cost: null,
  version: 0,
};

/** Adds a ticket, or changes one. */
export function TicketDialog({ ticket, onClose, onAdded }: TicketDialogProps) {
  const source = useOperationsSource();
  const names = useNames();
  const saving = useOperationsChange(async ({ draft, version }: Kept<TicketDraft>) => {
    if (ticket) return source.saveTicket(ticket.id, draft, version);
    const id = await source.addTicket(draft);
    onAdded?.(id);
    return id;
  });
  const dialog = useRowDialog<TicketDraft>({
    noun: 'ticket',
    row: ticket,
    blank,
    labels,
    check,
    keep: (kept) => saving.mutateAsync(kept),
    list: () => source.listTickets(),
    nameOf: ({ title }) => title,
    onClose,
  });
  const { draft, errors, change } = dialog.form;
  return (
    <RowFormDialog
      {...dialog}
      show={(field, value) => {
        if (field === 'assigneeId') return names.person(String(value));
        if (field === 'cost') return moneyInWords(value as number | null);
        if (field === 'vendorId') return names.vendor(String(value));
        return field === 'priority' ? priorityWords[value as Priority] : String(value);
      }}
      size="lg"
    >
      <TextField
        label={labels.title}
        value={draft.title}
        error={errors.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextArea
        label={labels.description}
        optional
        rows={3}
        value={draft.description}
        error={errors.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <Grid $min="16rem" $gap="md" $stretch>
        <TextField
          label={labels.location}
          optional
          value={draft.location}
          error={errors.location}
          onChange={(event) => change({ location: event.target.value })}
        />
        <WorkFields work={draft} onChange={change} />
        <DateField label={labels.dueOn} optional value={draft.dueOn} onChange={(dueOn) => change({ dueOn })} />
        <MoneyField
          label={labels.cost}
          optional
          hint="The cost of the repair, if it is known."
          value={draft.cost}
          max={MOST_CENTS}
          error={errors.cost}
          onChange={(cost) => change({ cost })}
        />
      </Grid>
    </RowFormDialog>
  );
}

/** The database checks the same. */
function check({ title, description, location }: TicketDraft): DraftErrors<TicketDraft> {
  return {
    title: title.trim() && title.length <= 160 ? undefined : said.maintenance_tickets_title_length,
    description: description.length <= 8000 ? undefined : said.maintenance_tickets_description_length,
    location: location.length <= 120 ? undefined : said.maintenance_tickets_location_length,
  };
}
