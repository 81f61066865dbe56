import { token } from '@platform/ui';
import { styled } from 'styled-components';
import type { SeasonModule } from './seasonModules';

/** What a module does for a club, on a page that stands in for it. */
export function ModuleIntroduction({ module }: { module: SeasonModule }) {
  return (
    <>
      <p>{module.does}</p>
      <Brings role="list">
        {module.brings.map((brought) => (
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
