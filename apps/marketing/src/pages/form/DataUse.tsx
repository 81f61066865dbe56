import { token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** How the data in a form is used. `reader` is the club that receives it; otherwise it is the firm. */
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
