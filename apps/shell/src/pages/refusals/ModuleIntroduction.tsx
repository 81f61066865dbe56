import { token } from '@platform/ui';
import { styled } from 'styled-components';
import type { SeasonModuleId } from '../../routing/seasonPaths';
import { seasonModules } from './seasonModules';

/** What a module does for a club, on the page that replaces it. */
export function ModuleIntroduction({ id }: { id: SeasonModuleId }) {
  const { does, brings } = seasonModules[id];
  return (
    <>
      <p>{does}</p>
      <Brings role="list">
        {brings.map((brought) => (
          <li key={brought}>{brought}</li>
        ))}
      </Brings>
    </>
  );
}

const Brings = styled.ul`
  display: grid;
  gap: ${token.space.xs};
  width: 100%;
  max-width: 24rem;
  margin: 0 0 ${token.space.md};
  padding: 0;
  list-style: none;
  text-align: start;
  li {
    padding: ${token.space.xs} ${token.space.md};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.md};
    background: ${token.color.surface};
    font-size: ${token.size.sm};
  }
`;
