import { seasonModules, type SeasonModule } from '@platform/contract/season';
import { token } from '@platform/ui';
import { styled } from 'styled-components';
import { SeasonPicture } from './SeasonPicture';

/**
 * What a season module does for a club, on the page that replaces it: a picture, why the page is not here, and what the
 * module brings. Of any other module it shows only the reason.
 */
export function ModuleIntroduction({ id, reason }: { id: string; reason: string }) {
  const module = (seasonModules as Readonly<Record<string, SeasonModule | undefined>>)[id];
  if (!module) return <h1>{reason}</h1>;
  const { does, brings } = module;
  return (
    <>
      <SeasonPicture id={id} />
      <h1>{reason}</h1>
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
