import { styled } from 'styled-components';
import { token } from '@platform/ui';
import { allExamples } from '@platform/ui/examples';
import { useLocation } from 'react-router-dom';
import { slugOfWords } from '../slug';

/**
 * Only the examples of one primitive, under the product's own page policy: `/Button?bare` shows all of them,
 * `/Button/sizes?bare` one. The frames of the catalog and the pictures of the tests use this page.
 */
export function BarePage() {
  const [, file, only] = useLocation().pathname.split('/');
  const entry = allExamples.find((candidate) => candidate.file === file);
  const examples = entry?.examples.filter(({ name }) => !only || slugOfWords(name) === only) ?? [];
  if (!entry || examples.length === 0) return <Missing>There is no such example.</Missing>;
  return (
    <Examples id="examples">
      {!only && <h1>{entry.title}</h1>}
      {examples.map(({ name, opens, render }) => (
        <section key={name} aria-label={name} data-example={slugOfWords(name)} data-opens={opens}>
          {!only && <Caption>{name}</Caption>}
          {render()}
        </section>
      ))}
    </Examples>
  );
}

const Examples = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.xl};
  padding: ${token.space.lg};
`;

const Caption = styled.h2`
  margin-bottom: ${token.space.sm};
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.medium};
`;

const Missing = styled.p`
  padding: ${token.space.lg};
`;
