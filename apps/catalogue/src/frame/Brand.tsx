import { brand } from '@platform/contract';
import { token, Wordmark } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** The name of the design system, with a link to the overview. */
export function Brand() {
  return (
    <Home to="/">
      <Wordmark name={brand.name} size={28} />
      <span>Design system</span>
    </Home>
  );
}

const Home = styled(Link)`
  display: grid;
  gap: ${token.space.xxs};
  padding: 0 ${token.space.xs} ${token.space.md};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  text-decoration: none;
`;
