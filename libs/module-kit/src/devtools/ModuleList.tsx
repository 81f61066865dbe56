import { Badge, token, type Tone } from '@platform/ui';
import { styled } from 'styled-components';
import { readFetchedFiles } from './fetchedFiles';
import { moduleRows, type ModuleState, type PageModule } from './moduleRows';

const tones: Record<ModuleState, Tone> = {
  mounted: 'success',
  loading: 'warning',
  failed: 'danger',
  loaded: 'water',
  'not loaded': 'outline',
};

/** The modules that the person gets: which release, why, whether it is on this page, and which slots it fills. */
export function ModuleList({ modules }: { modules: readonly PageModule[] }) {
  const fetched = new Set(readFetchedFiles().map(({ release }) => release));
  return (
    <List>
      {moduleRows(modules, fetched).map(({ id, title, version, why, state, slots }) => (
        <li key={id}>
          <Name>
            <strong>{title}</strong> {version}
          </Name>
          <Badge tone={tones[state]}>{state}</Badge>
          <p>
            {why} {slots.length > 0 && `It fills ${slots.join(', ')}.`}
          </p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  font-size: ${token.size.sm};

  li {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: ${token.space.xxs} ${token.space.sm};
    padding-block: ${token.space.sm};
  }

  li + li {
    border-top: 1px solid ${token.color.line};
  }

  p {
    grid-column: 1 / -1;
    color: ${token.color.inkMuted};
  }
`;

const Name = styled.span`
  overflow-wrap: anywhere;
`;
