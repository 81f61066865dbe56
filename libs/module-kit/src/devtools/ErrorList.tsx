import { errorAddress, errorNumbers, type ErrorName } from '@platform/contract';
import { Link } from '@platform/module-kit';
import { token } from '@platform/ui';
import { dateInWords } from '@platform/ui/dates';
import { styled } from 'styled-components';

/** A failure of the platform on this page. */
export interface PageError {
  code: ErrorName;
  /** What happened, in words for a person. */
  message: string;
  /** More for the module team. */
  detail?: string | undefined;
  at: Date;
}

/** Failures on this page since it was loaded, the newest first, each with the page that explains its number. */
export function ErrorList({ errors }: { errors: readonly PageError[] }) {
  if (errors.length === 0) return <Nothing>Nothing has failed on this page.</Nothing>;
  return (
    <List>
      {errors.map(({ code, message, detail, at }, index) => (
        <li key={index}>
          <Link to={errorAddress(code)}>
            {errorNumbers[code]} {code}
          </Link>{' '}
          <time dateTime={at.toISOString()}>{dateInWords(at, 'exactTime')}</time>
          <p>{message}</p>
          {detail && <p>{detail}</p>}
        </li>
      ))}
    </List>
  );
}

const Nothing = styled.p`
  padding-block: ${token.space.md};
  color: ${token.color.inkMuted};
`;

const List = styled.ul`
  display: grid;
  gap: ${token.space.sm};
  padding: ${token.space.sm} 0;
  list-style: none;
  font-size: ${token.size.sm};
  overflow-wrap: anywhere;

  time {
    color: ${token.color.inkMuted};
  }
`;
