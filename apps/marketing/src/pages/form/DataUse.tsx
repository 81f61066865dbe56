import { token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** What becomes of the words in a form. `reader` is the club that gets them; otherwise it is the firm. */
export function DataUse({ reader }: { reader?: string }) {
  return (
    <Line>
      {reader
        ? `What you send goes to ${reader}, which uses it to decide about your application.`
        : 'We use what you send to answer you, and for nothing else.'}{' '}
      <Link to="/privacy">Privacy Policy</Link>
    </Line>
  );
}

const Line = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  text-wrap: pretty;
`;
