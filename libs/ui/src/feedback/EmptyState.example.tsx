import type { Examples } from '../catalogue/examples';
import { Button } from '../forms/buttons/Button';
import { Icon } from '../icon/Icon';
import { EmptyState } from './EmptyState';

export const emptyStateExamples: Examples = {
  title: 'Empty state',
  group: 'Feedback',
  about:
    'Nothing here yet: what will be here, and the one thing to do next. A list that failed to load is never empty; use an error state.',
  examples: [
    {
      name: 'With an action',
      render: () => (
        <EmptyState
          icon={<Icon name="users" size={26} />}
          title="No staff members found"
          description="People who work at the club are listed here with role, hours and certifications."
          action={<Button>Add a staff member</Button>}
        />
      ),
    },
    { name: 'Words alone', render: () => <EmptyState title="No job roles defined yet" /> },
  ],
};
