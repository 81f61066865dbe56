import { brand, HOME_OF_MEMBERS } from '@platform/contract';
import { Link } from '@platform/module-kit';
import { Badge, media, token, Wordmark } from '@platform/ui';
import { styled } from 'styled-components';
import { CommandPalette } from '../../palette/CommandPalette';
import { PersonControls } from './PersonControls';
import { SidebarToggle } from '../sidebar/SidebarToggle';

/** The fixed header of the signed-in platform and of the demo. */
export function AppHeader({ demo }: { demo: boolean }) {
  return (
    <Bar>
      <SidebarToggle />
      <HomeLink to={demo ? '/' : HOME_OF_MEMBERS} aria-label={`${brand.name} home`}>
        <Wordmark name={brand.name} size={28} />
      </HomeLink>
      {demo && <Badge tone="court">Demo</Badge>}
      <Space />
      {!demo && <CommandPalette />}
      <PersonControls />
    </Bar>
  );
}

const Bar = styled.header`
  grid-area: header;
  position: sticky;
  top: 0;
  /* Its menus hang over the page's notices, which stick below it. */
  z-index: calc(${token.layer.sticky} + 1);
  display: flex;
  align-items: center;
  gap: ${token.space.sm};
  height: var(--header-height);
  padding-inline: 0.125rem ${token.space.md};
  border-bottom: 1px solid ${token.color.line};
  background: ${token.color.surface};

  @media ${media.mobile} {
    gap: ${token.space.xxs};
    padding-inline-end: ${token.space.xs};
  }
`;

const HomeLink = styled(Link)`
  display: inline-flex;
  border-radius: ${token.radius.sm};
  text-decoration: none;

  /* The mark alone, where there is no room for the name. */
  @media (max-width: 22.5rem) {
    width: 1.75rem;
    overflow: hidden;
  }
`;

const Space = styled.span`
  flex: 1;
`;
