import { counted, Filters, useTypedSearch } from '@platform/module-kit/screens';
import { SearchField, SelectField } from '@platform/ui';
import { priorityWords, statusWords } from '../rules/tickets/tickets';
import { useOperationsAddress } from '../useOperationsAddress';

/** Which tickets the list shows, kept in the address. @param found how many it shows */
export function TicketFilters({ found }: { found: number }) {
  const { values, change } = useOperationsAddress();
  const { search, status, priority } = values;
  const [typed, setTyped] = useTypedSearch(search, (next) => change({ search: next }));
  return (
    <Filters>
      <SearchField label="Search tickets" value={typed} found={counted(found, 'ticket')} onChange={setTyped} />
      <SelectField
        label="Status"
        value={status}
        options={[
          { value: 'all', label: 'Any status' },
          { value: 'active', label: 'Not resolved' },
          ...(['open', 'in_progress', 'resolved'] as const).map((value) => ({ value, label: statusWords[value] })),
        ]}
        onChange={(event) => change({ status: event.target.value as typeof status })}
      />
      <SelectField
        label="Priority"
        value={priority}
        options={[
          { value: 'all', label: 'Any priority' },
          ...(['high', 'medium', 'low'] as const).map((value) => ({ value, label: priorityWords[value] })),
        ]}
        onChange={(event) => change({ priority: event.target.value as typeof priority })}
      />
    </Filters>
  );
}
