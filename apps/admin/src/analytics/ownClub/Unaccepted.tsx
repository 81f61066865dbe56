import { counted, Quiet } from '@platform/module-kit/screens';
import { Link, Loaded } from '@platform/module-kit';
import { Button, Card, CardTitle, type Column, DataTable, Inline, Stack } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { roleWords } from '../../roles/roleWords';
import { useInvitations } from '../../source/queries';
import { INVITATIONS_FAILED, type Invitation } from '../../source/rows/invitation';

export const useUnaccepted = () => useInvitations({ state: 'open', search: '', page: 1 });

/** The newest invitations that are not accepted yet, with a link to all. */
export function Unaccepted() {
  const open = useUnaccepted();
  return (
    <Card>
      <Stack>
        <Inline $justify="between">
          <CardTitle>Who has not accepted</CardTitle>
          <Button as={Link} to="/admin?view=invitations" variant="secondary" size="sm">
            All invitations
          </Button>
        </Inline>
        <Loaded query={open} label="the invitations" failure={INVITATIONS_FAILED} height="10rem">
          {({ invitations, count }) =>
            count === 0 ? (
              <Quiet>No invitation is open.</Quiet>
            ) : (
              <Stack $gap="sm">
                <Quiet>{`${counted(count, 'invitation is', 'invitations are')} open.`}</Quiet>
                <DataTable
                  label="Who has not accepted"
                  columns={columns}
                  rows={invitations}
                  rowKey={({ id }) => id}
                  rowName={({ email }) => email}
                  cards
                  maxHeight="24rem"
                />
              </Stack>
            )
          }
        </Loaded>
      </Stack>
    </Card>
  );
}

const columns: Column<Invitation>[] = [
  { key: 'email', header: 'Email', cell: ({ email }) => email, sortBy: ({ email }) => email },
  { key: 'role', header: 'Role', cell: ({ role }) => roleWords[role].title, onPhone: 'line' },
  {
    key: 'invited',
    header: 'Invited',
    cell: ({ createdAt }) => dateInWords(createdAt, 'day'),
    sortBy: ({ createdAt }) => createdAt,
  },
  {
    key: 'expires',
    header: 'Expires',
    cell: ({ expiresAt }) => (expiresAt === null ? '–' : dateInWords(expiresAt, 'day')),
    sortBy: ({ expiresAt }) => expiresAt ?? '',
  },
];
