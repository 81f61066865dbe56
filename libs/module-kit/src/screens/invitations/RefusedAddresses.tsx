import { Alert } from '@platform/ui';
import { styled } from 'styled-components';

interface RefusedAddressesProps {
  /** The words after their number, such as "were not invited". */
  what: { one: string; many: string };
  addresses: readonly { email: string; problem: string | null }[];
}

/** The addresses with a problem, each with its reason; renders nothing without any. */
export function RefusedAddresses({ what, addresses }: RefusedAddressesProps) {
  const refused = addresses.filter(({ problem }) => problem !== null);
  if (refused.length === 0) return null;
  return (
    <Alert
      tone="danger"
      title={refused.length === 1 ? `One address ${what.one}` : `${refused.length} addresses ${what.many}`}
    >
      <List>
        {refused.map(({ email, problem }) => (
          <li key={email}>
            {email}: {problem}
          </li>
        ))}
      </List>
    </Alert>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
