import { NO_PERSON_FOUND } from '@platform/module-kit/screens';
import { ComboboxField, SelectField } from '@platform/ui';
import { useMemo } from 'react';
import { priorityWords } from '../rules/tickets/tickets';
import { usePeople, useVendors } from '../source/queries';
import type { Priority } from '../source/rows/ticket';

/** How urgent the work is, and who does it. An id is empty if no one is chosen. */
export interface Work {
  priority: Priority;
  assigneeId: string;
  vendorId: string;
}

/** The names of the fields, in a form and in a comparison with another person's version. */
export const workLabels: Record<keyof Work, string> = {
  priority: 'Priority',
  assigneeId: 'Assignee',
  vendorId: 'Vendor',
};

/** The fields of a ticket or an upkeep plan for urgency and for who does the work. */
export function WorkFields({ work, onChange }: { work: Work; onChange: (changed: Partial<Work>) => void }) {
  const people = usePeople().data;
  const vendors = useVendors().data ?? [];
  const staff = useMemo(
    () =>
      (people ?? []).flatMap(({ owner, name, role }) =>
        owner.startsWith('staff:') ? { value: owner.slice('staff:'.length), label: name, detail: role } : [],
      ),
    [people],
  );
  return (
    <>
      <SelectField
        label={workLabels.priority}
        value={work.priority}
        options={(['high', 'medium', 'low'] as const).map((value) => ({ value, label: priorityWords[value] }))}
        onChange={(event) => onChange({ priority: event.target.value as Priority })}
      />
      <ComboboxField
        label={workLabels.assigneeId}
        optional
        placeholder="No one yet"
        noneFound={NO_PERSON_FOUND}
        options={staff}
        value={work.assigneeId}
        onChange={(assigneeId) => onChange({ assigneeId })}
      />
      <SelectField
        label={workLabels.vendorId}
        optional
        placeholder="No vendor"
        options={vendors.map(({ id, name }) => ({ value: id, label: name }))}
        value={work.vendorId}
        onChange={(event) => onChange({ vendorId: event.target.value })}
      />
    </>
  );
}
