import { Avatar, token, type MenuTriggerProps } from '@platform/ui';
import { styled } from 'styled-components';

/** The person, as the button that opens their menu. */
export function AccountButton({ name, ...trigger }: MenuTriggerProps & { name: string }) {
  return (
    <Person {...trigger} type="button" aria-label={`Account of ${name}`}>
      <Avatar name={name} />
    </Person>
  );
}

const Person = styled.button`
  display: grid;
  place-items: center;
  width: ${token.control.target};
  height: ${token.control.target};
  padding: 0;
  border: 0;
  border-radius: ${token.radius.full};
  background: none;
`;
