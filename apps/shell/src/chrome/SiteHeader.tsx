import { brand } from '@platform/contract';
import { Link, NavLink, useLocation } from '@platform/module-kit';
import { useAuth } from '@platform/session';
import { Button, IconButton, media, token, Wordmark } from '@platform/ui';
import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useHasRoute, useNavEntries } from './storeHooks';
import { useSignOut } from './useSignOut';

/** Header of the public pages. Below 768 px its links collapse behind a toggle. */
export function SiteHeader() {
  const entries = useNavEntries('site-header');
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // Following a link closes the menu by itself: it is open only on the page where it was opened.
  const open = openedAt === pathname;
  return (
    <Bar>
      <Line>
        <HomeLink to="/" aria-label={`${brand.name} home`}>
          <Wordmark name={brand.name} />
        </HomeLink>
        <Toggle>
          <IconButton
            label={open ? 'Close menu' : 'Open menu'}
            icon={open ? <X size={22} /> : <Menu size={22} />}
            aria-expanded={open}
            aria-controls="site-menu"
            onClick={() => setOpenedAt(open ? null : pathname)}
          />
        </Toggle>
        <Links id="site-menu" $open={open}>
          <nav aria-label="Main">
            {entries.map(({ to, label }) => (
              <NavLink key={to} to={to} end>
                {label}
              </NavLink>
            ))}
          </nav>
          <SignedInLinks />
        </Links>
      </Line>
    </Bar>
  );
}

/** What a signed-in person finds in the public header besides; visitors see no sign-in control. */
function SignedInLinks() {
  const { status, user, club, isAdmin } = useAuth();
  const hasAdmin = useHasRoute('/admin');
  const signOut = useSignOut();
  if (status !== 'signed-in' || !user) return null;
  return (
    <Account>
      <Email title={user.email}>{user.email}</Email>
      {club && (
        <Button as={Link} to="/dashboard" size="sm">
          Dashboard
        </Button>
      )}
      {isAdmin && hasAdmin && (
        <Button as={Link} to="/admin" size="sm" variant="secondary">
          Admin
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={() => void signOut()}>
        Sign Out
      </Button>
    </Account>
  );
}

const Bar = styled.header`
  grid-area: header;
  position: sticky;
  top: 0;
  z-index: ${token.layer.sticky};
  border-bottom: 1px solid ${token.color.line};
  background: color-mix(in srgb, ${token.color.page} 88%, transparent);
  backdrop-filter: saturate(1.6) blur(14px);
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 0 ${token.space.lg};
  max-width: calc(${token.width.page} + 2 * ${token.space.gutter});
  min-height: 4.5rem;
  margin-inline: auto;
  padding: ${token.space.sm} ${token.space.gutter};
`;

const HomeLink = styled(Link)`
  display: inline-flex;
  padding-block: ${token.space.xs};
  border-radius: ${token.radius.sm};
  text-decoration: none;
`;

const Toggle = styled.div`
  @media ${media.desktop} {
    display: none;
  }
`;

const Links = styled.div<{ $open: boolean }>`
  display: flex;
  align-items: center;
  gap: ${token.space.lg};

  nav {
    display: flex;
    gap: ${token.space.xxs};
  }

  nav a {
    padding: ${token.space.xs} ${token.space.sm};
    border-radius: ${token.radius.md};
    color: ${token.color.inkMuted};
    font-size: ${token.size.sm};
    font-weight: ${token.weight.medium};
    text-decoration: none;
  }

  nav a:hover,
  nav a[aria-current='page'] {
    color: ${token.color.ink};
    background: ${token.color.surfaceHover};
  }

  @media ${media.mobile} {
    display: ${({ $open }) => ($open ? 'block' : 'none')};
    flex-basis: 100%;
    padding-top: ${token.space.sm};

    nav {
      flex-direction: column;
    }

    nav a {
      display: flex;
      align-items: center;
      min-height: ${token.control.target};
      font-size: ${token.size.md};
    }
  }
`;

const Account = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${token.space.xs};

  @media ${media.mobile} {
    margin-top: ${token.space.sm};
    padding-top: ${token.space.md};
    border-top: 1px solid ${token.color.line};
  }
`;

const Email = styled.span`
  max-width: 16rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};

  @media ${media.mobile} {
    flex-basis: 100%;
    max-width: none;
  }
`;
