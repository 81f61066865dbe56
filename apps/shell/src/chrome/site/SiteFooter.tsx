import { brand } from '@platform/contract';
import { Link, useLocation, useNavEntries } from '@platform/module-kit';
import { media, token, Wordmark } from '@platform/ui';
import { styled } from 'styled-components';
import { useLayout } from '../../routing/useScreen';

/** Footer of the public pages. */
export function SiteFooter() {
  const layout = useLayout();
  const entries = useNavEntries('site-footer');
  const { pathname } = useLocation();
  if (layout !== 'site') return null;
  return (
    <Ground>
      <Columns>
        <About>
          <Wordmark name={brand.name} />
          <p>
            {brand.name} is {brand.promise}. We serve all U.S. clients.
          </p>
        </About>
        <nav aria-label="Footer">
          {entries.map(({ to, label }) => (
            <Link key={`${to} ${label}`} to={to} onClick={to.split('?')[0] === pathname ? toTop : undefined}>
              {label}
            </Link>
          ))}
        </nav>
      </Columns>
      <Closing>
        <span>{brand.signature}</span>
        <span>
          © {brand.copyrightYear} {brand.name}, {brand.tagline}
        </span>
      </Closing>
    </Ground>
  );
}

/** A link to the current page scrolls to its top: the route does not change, so nothing else would scroll. */
const toTop = () => window.scrollTo(0, 0);

const Ground = styled.footer`
  padding: ${token.space.xxl} ${token.space.gutter} ${token.space.xl};
  border-top: 1px solid ${token.color.line};
  background: ${token.color.surfaceSunken};
  font-size: ${token.size.sm};
`;

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${token.space.xl};
  max-width: ${token.width.page};
  margin: 0 auto ${token.space.xl};

  /* Fill one column, then the next, so that related links stay together. */
  nav {
    flex: 1 1 100%;
    columns: 9rem 2;
    column-gap: ${token.space.md};
  }

  @media ${media.desktop} {
    nav {
      display: grid;
      flex: none;
      grid-template: repeat(4, auto) / auto;
      grid-auto-flow: column;
      gap: ${token.space.xxs} ${token.space.xxl};
    }
  }

  nav a {
    display: block;
    padding-block: ${token.space.xxs};
    color: ${token.color.ink};
    text-decoration: none;
  }

  nav a:hover {
    text-decoration: underline;
  }
`;

const About = styled.div`
  display: grid;
  gap: ${token.space.md};
  max-width: 26rem;
  color: ${token.color.inkMuted};
`;

const Closing = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token.space.xs} ${token.space.xl};
  max-width: ${token.width.page};
  margin-inline: auto;
  padding-top: ${token.space.lg};
  border-top: 1px solid ${token.color.line};
  color: ${token.color.inkMuted};
`;
