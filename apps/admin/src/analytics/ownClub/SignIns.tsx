import { counted, Quiet } from '@platform/module-kit/screens';
import { Link, Loaded } from '@platform/module-kit';
import { Card, CardTitle, type Column, DataTable, Stack } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { roleWords } from '../../roles/roleWords';
import { useSignIns } from '../../source/queries';
import { PEOPLE_FAILED, type Person } from '../../source/rows/person';

/** Who has an account in the club, and when they last signed in. */
export function SignIns({ clubId }: { clubId: string }) {
  const people = useSignIns(clubId);
  return (
    <Card>
      <Stack>
        <CardTitle>Who signs in</CardTitle>
        <Loaded query={people} label="the sign-ins" failure={PEOPLE_FAILED} height="14rem">
          {(found) => (
            <Stack $gap="sm">
              <Quiet>{summaryOf(found)}</Quiet>
              <DataTable
                label="Who signs in"
                columns={columns}
                rows={found}
                rowKey={({ userId }) => userId}
                rowName={({ name }) => name}
                cards
                sort={{ column: 'last', direction: 'descending' }}
                maxHeight="32rem"
              />
            </Stack>
          )}
        </Loaded>
      </Stack>
    </Card>
  );
}

function summaryOf(people: readonly Person[]): string {
  const never = people.filter(({ lastSignInAt }) => lastSignInAt === null).length;
  const all = `${counted(people.length, 'person has', 'people have')} an account.`;
  if (never === 0) return `${all} Everyone has signed in at least once.`;
  return `${all} ${counted(never, 'has', 'have')} never signed in.`;
}

const columns: Column<Person>[] = [
  {
    key: 'name',
    header: 'Name',
    cell: ({ userId, name }) => <Link to={`/admin?person=${userId}`}>{name}</Link>,
    sortBy: ({ name }) => name,
  },
  {
    key: 'role',
    header: 'Role',
    cell: ({ role }) => roleWords[role].title,
    sortBy: ({ role }) => roleWords[role].title,
    onPhone: 'line',
  },
  {
    key: 'last',
    header: 'Last sign-in',
    cell: ({ lastSignInAt }) => (lastSignInAt === null ? 'Never' : dateInWords(lastSignInAt, 'moment')),
    sortBy: ({ lastSignInAt }) => lastSignInAt ?? '',
  },
];
