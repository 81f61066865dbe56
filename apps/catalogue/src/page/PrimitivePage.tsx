import { Button, Inline, MessagePage, Stack, token } from '@platform/ui';
import { allExamples } from '@platform/ui/examples';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { FrameWidth } from '../frame/WidthSwitch';
import { pagesInOrder } from '../groups';
import { slugOfWords } from '../slug';
import { Prose } from '../Prose';
import { ExampleSection } from './ExampleSection';
import { KeyboardTable } from './KeyboardTable';

/** One primitive: its purpose, its examples with their code, its keys. `/Button/sizes` scrolls to that example. */
export function PrimitivePage({ width }: { width: FrameWidth }) {
  const { file = '', example } = useParams();
  useEffect(() => {
    const section = example && document.getElementById(example);
    if (section) section.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [file, example]);
  const entry = allExamples.find((candidate) => candidate.file === file);
  if (!entry) {
    return (
      <MessagePage>
        <h1>There is no “{file}”</h1>
        <p>The list names every part of the design system; the search looks into their descriptions, too.</p>
        <Button as={Link} to="/">
          See all parts
        </Button>
      </MessagePage>
    );
  }
  return (
    <Column>
      <Stack $gap="xs">
        <Group>{entry.group}</Group>
        <Title>{entry.title}</Title>
        <About>
          <Prose text={entry.about} />
        </About>
      </Stack>
      {entry.examples.map((shown) => (
        <ExampleSection key={shown.name} entry={entry} example={shown} id={slugOfWords(shown.name)} width={width} />
      ))}
      {entry.keyboard && <KeyboardTable title={entry.title} keys={entry.keyboard} />}
      <Neighbours file={file} />
    </Column>
  );
}

function Neighbours({ file }: { file: string }) {
  const index = pagesInOrder.findIndex((entry) => entry.file === file);
  const [previous, next] = [pagesInOrder[index - 1], pagesInOrder[index + 1]];
  return (
    <Ending as="nav" aria-label="Next and previous" $justify="between">
      {previous ? <Link to={`/${previous.file}`}>← {previous.title}</Link> : <span />}
      {next && <Link to={`/${next.file}`}>{next.title} →</Link>}
    </Ending>
  );
}

const Column = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space.xxl};
  max-width: 60rem;
  margin-inline: auto;
`;

const Group = styled.p`
  color: ${token.color.inkMuted};
  font-size: ${token.size.sm};
  font-weight: ${token.weight.medium};
`;

const Title = styled.h1`
  font-family: ${token.font.display};
  font-size: ${token.size.title};
  font-weight: ${token.weight.display};
  letter-spacing: -0.02em;
`;

const About = styled.p`
  max-width: ${token.width.text};
  color: ${token.color.inkMuted};
  font-size: ${token.size.lg};
`;

const Ending = styled(Inline)`
  padding-top: ${token.space.lg};
  border-top: 1px solid ${token.color.line};
  font-weight: ${token.weight.semibold};
`;
