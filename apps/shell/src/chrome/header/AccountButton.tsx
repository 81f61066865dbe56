import { Avatar, initials, token, type MenuTriggerProps } from '@platform/ui';
import { styled } from 'styled-components';

/** The person, as the button that opens their menu. */
export function AccountButton({ name, ...trigger }: MenuTriggerProps & { name: string }) {
  return (
    // People who use their voice say the visible text, so the name contains the initials (WCAG 2.5.3).
    <Person {...trigger} type="button" aria-label={`Account of ${name} (${initials(name)})`}>
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
